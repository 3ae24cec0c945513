// SPDX-License-Identifier: Apache-2.0

/// What a curve is at one x: y, dy/dx and d²y/dx².
struct CurvePoint {
  var value: DoubleDouble
  var slope: Double
  var curvature: Double
}

extension CubicBezier {
  /// The y at an x.
  ///
  /// The ends are exact: 0 at 0 and 1 at 1; x outside 0…1 is clamped to it. Within
  /// 2 units of `2⁻⁵³·max(1, |y|)`, whatever the slope, and monotone in x where both y coordinates lie in
  /// 0…1. Accuracy: budget key `bezier.value`.
  public func value(at x: Double) -> Double { point(at: x).value.rounded }

  /// The slope dy/dx at an x.
  ///
  /// At the ends it is the limit: towards the first control point that is not the end itself. A vertical
  /// tangent has the slope ±infinity; where a cusp turns back vertically, the one on its right side. x outside
  /// 0…1 is clamped to it. Accuracy: budget key `bezier.slope`.
  public func slope(at x: Double) -> Double { point(at: x).slope }

  /// Value, slope and curvature from one solution.
  func point(at x: Double) -> CurvePoint {
    guard !x.isNaN, !hasNaN else {
      return CurvePoint(value: DoubleDouble(.nan), slope: .nan, curvature: .nan)
    }
    if x <= 0 { return CurvePoint(value: DoubleDouble(0), slope: startSlope, curvature: startCurvature) }
    if x >= 1 { return CurvePoint(value: DoubleDouble(1), slope: endSlope, curvature: endCurvature) }
    return LocalCubic(self, nearestTo: x).point()
  }

  /// The slope at (0, 0).
  var startSlope: Double { CubicBezier.limitSlope(x1, y1, x2, y2) }

  /// The slope at (1, 1), which is the slope at the start of the curve turned round.
  var endSlope: Double { CubicBezier.limitSlope(1 - x2, 1 - y2, 1 - x1, 1 - y1) }

  private static func limitSlope(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    if x1 != 0 { return y1 / x1 }
    if y1 != 0 { return y1 < 0 ? -.infinity : .infinity }
    if x2 != 0 { return y2 / x2 }
    if y2 != 0 { return y2 < 0 ? -.infinity : .infinity }
    return 1
  }
}

extension LocalCubic {
  /// Value, slope and curvature at the offset.
  func point() -> CurvePoint {
    let s = solution()
    let across = x.slope(at: s)
    let up = y.slope(at: s)
    let rise = y.value(at: s)
    let bend = (y.curvature(at: s) * across - up * x.curvature(at: s)).high
    let cubed = across.high * across.high * across.high
    return CurvePoint(
      value: base + rise.scaled(by: direction),
      slope: across.high > 0 ? (up / across).rounded : cuspSlope,
      curvature: direction * bend / cubed)
  }

  /// The slope where X stands still, at the inflection of a curve from (1, ·) to (0, ·).
  private var cuspSlope: Double {
    if y.linear.high != 0 { return y.linear.high < 0 ? -.infinity : .infinity }
    if y.square.high != 0 { return y.square.high < 0 ? -.infinity : .infinity }
    return (y.cube / x.cube).rounded
  }
}
