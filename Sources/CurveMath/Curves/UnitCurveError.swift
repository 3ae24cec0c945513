// SPDX-License-Identifier: Apache-2.0

/// Why a unit curve has no inverse.
public enum UnitCurveError: Error, Hashable, Sendable {
  /// The curve takes values outside 0…1, which are no progress: this is their range.
  case leavesUnitRange(ClosedRange<Double>)
  /// The curve stays in 0…1, but turns back on its way, so that one value belongs to several progresses.
  case turnsBack
  /// The curve rises from 0 to 1, but a control point lies above or below: with x and y exchanged it would be no
  /// timing curve any more, whose control points have their x in 0…1. This is the y coordinate.
  case controlPointOutside(Double)
  /// A coordinate of a control point is NaN.
  case notANumber

  init?(invertingBezier curve: CubicBezier) {
    guard !curve.hasNaN else {
      self = .notANumber
      return
    }
    let isInside = { (y: Double) in y >= 0 && y <= 1 }
    if isInside(curve.y1) && isInside(curve.y2) { return nil }
    if curve.rises {
      self = .controlPointOutside(isInside(curve.y1) ? curve.y2 : curve.y1)
      return
    }
    let range = curve.valueRange
    self = isInside(range.lowerBound) && isInside(range.upperBound) ? .turnsBack : .leavesUnitRange(range)
  }
}

#if !hasFeature(Embedded)
extension UnitCurveError: CustomStringConvertible {
  /// One sentence: what the curve does, and what an inverse needs.
  public var description: String {
    switch self {
    case .leavesUnitRange(let range):
      "the curve takes values from \(range.lowerBound) to \(range.upperBound), but only a curve within 0...1 "
        + "has an inverse"
    case .turnsBack: "the curve turns back, but only a curve that rises throughout has an inverse"
    case .controlPointOutside(let y):
      "the y coordinate of a control point is \(y), but an inverse needs both within 0...1"
    case .notANumber: "a coordinate of a control point is not a number"
    }
  }
}
#endif

extension CubicBezier {
  /// Whether y rises throughout.
  ///
  /// `Y′/3 = y₁(1−s)² + 2(y₂−y₁)s(1−s) + (1−y₂)s²` is nowhere below 0 exactly if its ends are not and
  /// `y₁ − y₂ ≤ √(y₁(1−y₂))`.
  fileprivate var rises: Bool {
    guard y1 >= 0, y2 <= 1 else { return false }
    let fall = DoubleDouble.sum(y1, -y2)
    if fall.high <= 0 { return true }
    return (fall * fall - DoubleDouble.sum(1, -y2) * y1).high <= 0
  }
}
