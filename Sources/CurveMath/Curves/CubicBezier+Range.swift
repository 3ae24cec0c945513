// SPDX-License-Identifier: Apache-2.0

extension CubicBezier {
  /// The smallest and the largest y of the curve.
  ///
  /// 0…1 widened by the extrema of Y, which lie at the roots of `Y′(s) = c + 2b·s + 3a·s²`.
  public var valueRange: ClosedRange<Double> {
    guard !hasNaN else { return 0...1 }
    let tall = LocalPolynomial(DoubleDouble(y1), DoubleDouble(y2))
    var smallest = 0.0
    var largest = 1.0
    for s in CubicBezier.roots(3 * tall.cube.high, 2 * tall.square.high, tall.linear.high)
    where s > 0 && s < 1 {
      let value = tall.value(at: DoubleDouble(s)).rounded
      smallest = min(smallest, value)
      largest = max(largest, value)
    }
    return smallest...largest
  }

  /// The real roots of `a·s² + b·s + c`, neither formed as a difference.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    guard a != 0 else { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let larger = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return larger == 0 ? [0] : [larger / a, c / larger]
  }
}
