// SPDX-License-Identifier: Apache-2.0

/// What a curve is at one x: y and dy/dx.
package struct CurvePoint {
  package var value: DoubleDouble
  package var slope: Double

  static var undefined: CurvePoint { CurvePoint(value: DoubleDouble(.nan), slope: .nan) }
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

  /// The curvature d²y/dx² at an x.
  ///
  /// At the ends it is the limit from inside. Where the tangent is vertical it is ±infinity; where it jumps from
  /// one infinity to the other, as in the middle of a curve from (1, 0) to (0, 1), the one on the right side.
  public func curvature(at x: Double) -> Double {
    guard !x.isNaN, !hasNaN, y1.isFinite, y2.isFinite else { return .nan }
    if x <= 0 { return startCurvature }
    if x >= 1 { return endCurvature }
    return place(nearestTo: x).curvature(at: x)
  }

  /// Value and slope from one solution.
  func point(at x: Double) -> CurvePoint {
    guard !x.isNaN, !hasNaN else { return .undefined }
    if x <= 0 { return CurvePoint(value: DoubleDouble(0), slope: startSlope) }
    if x >= 1 { return CurvePoint(value: DoubleDouble(1), slope: endSlope) }
    return place(nearestTo: x).point(at: x)
  }

  /// The curve about the delicate place that is nearest to an x strictly between 0 and 1.
  private func place(nearestTo x: Double) -> LocalCubic {
    let bend = LocalCubic.inflectionPosition(of: self)
    if (x - bend).magnitude < min(x, 1 - x), let place = LocalCubic(inflectionOf: self) { return place }
    return x <= 0.5 ? LocalCubic(startOf: self) : LocalCubic(endOf: self)
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
