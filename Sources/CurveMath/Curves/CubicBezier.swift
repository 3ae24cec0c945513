// SPDX-License-Identifier: Apache-2.0

/// A cubic bezier from (0, 0) to (1, 1), read as a function: which `y` belongs to an `x`?
///
///     X(s) = 3·x1·s(1−s)² + 3·x2·s²(1−s) + s³,   Y(s) likewise
///
/// The x coordinates of the control points are clamped to 0…1, so that X rises and the curve is a function;
/// the y coordinates are free. A NaN coordinate makes every result NaN, and so does an infinite one, but at the ends.
public struct CubicBezier: Hashable, Sendable {
  /// The x coordinate of the first control point, in 0…1.
  public let x1: Double
  /// The y coordinate of the first control point.
  public let y1: Double
  /// The x coordinate of the second control point, in 0…1.
  public let x2: Double
  /// The y coordinate of the second control point.
  public let y2: Double

  /// A curve from its two control points.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = CubicBezier.clamped(x1)
    self.y1 = y1
    self.x2 = CubicBezier.clamped(x2)
    self.y2 = y2
  }

  /// NaN stays NaN.
  private static func clamped(_ x: Double) -> Double { x < 0 ? 0 : (x > 1 ? 1 : x) }

  /// 1, or a power of two so small that Y, times it, can be multiplied.
  var heightUnit: Double { max(y1.magnitude, y2.magnitude) > 0x1p900 ? 0x1p-200 : 1 }

  /// Y about the start, times ``heightUnit``.
  var height: LocalPolynomial {
    let unit = heightUnit
    return LocalPolynomial(DoubleDouble(y1 * unit), DoubleDouble(y2 * unit), unit: unit)
  }

  var hasNaN: Bool { x1.isNaN || y1.isNaN || x2.isNaN || y2.isNaN }
}
