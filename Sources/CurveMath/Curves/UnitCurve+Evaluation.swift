// SPDX-License-Identifier: Apache-2.0

extension UnitCurve: Motion {
  /// The curve's value at a progress.
  ///
  /// Progress is clamped to 0…1; the ends are exactly 0 and 1. Accuracy: budget keys `bezier.value` and
  /// `circular.value`.
  public func value(at progress: Double) -> Double { point(at: progress).value.rounded }

  /// The curve's slope at a progress: the change of the value per unit of progress.
  ///
  /// At the ends it is the limit from inside; a vertical tangent has the slope ±infinity. Progress outside 0…1
  /// counts as the end, slope included, as in SwiftUI; ``extrapolatedVelocity(at:)`` goes on along the tangent.
  public func velocity(at progress: Double) -> Double { point(at: progress).slope }

  /// The change of the slope per unit of progress.
  ///
  /// At the ends it is the limit from inside, and where it jumps, as in the middle of ``circularEaseInOut``, the
  /// limit from the right; infinite where the slope is.
  public func acceleration(at progress: Double) -> Double {
    guard !progress.isNaN else { return .nan }
    let clamped = min(max(progress, 0), 1)
    switch kind {
    case .linear: return 0
    case .bezier(let curve): return curve.curvature(at: clamped)
    case .circularEaseIn: return CircularArc.curvature(at: clamped)
    case .circularEaseOut: return -CircularArc.curvature(at: 1 - clamped)
    case .circularEaseInOut:
      return clamped >= 0.5
        ? -2 * CircularArc.curvature(at: 2 - 2 * clamped) : 2 * CircularArc.curvature(at: 2 * clamped)
    case .circularEaseInOutInverse:
      return clamped >= 0.5
        ? 2 * CircularArc.curvature(at: 2 * clamped - 1) : -2 * CircularArc.curvature(at: 1 - 2 * clamped)
    }
  }

  /// Value and slope at a progress, from one solution.
  public func state(at progress: Double) -> MotionState<Double> {
    let point = point(at: progress)
    return MotionState(value: point.value.rounded, velocity: point.slope)
  }

  /// 1: a curve ends at progress 1.
  public func settlingDuration(epsilon: Double) -> Double { 1 }

  /// The smallest and the largest value of the curve.
  public var valueRange: ClosedRange<Double> {
    if case .bezier(let curve) = kind { return curve.valueRange }
    return 0...1
  }

  func point(at progress: Double) -> CurvePoint {
    guard !progress.isNaN else { return .undefined }
    let clamped = min(max(progress, 0), 1)
    switch kind {
    case .linear: return CurvePoint(value: DoubleDouble(clamped), slope: 1)
    case .bezier(let curve): return curve.point(at: clamped)
    case .circularEaseIn: return CircularArc.rising(at: clamped)
    case .circularEaseOut: return CircularArc.rising(at: DoubleDouble.sum(1, -clamped)).turned
    case .circularEaseInOut: return CircularArc.double(at: clamped)
    case .circularEaseInOutInverse: return CircularArc.inverseDouble(at: clamped)
    }
  }
}

extension UnitCurve {
  /// The curve with progress in and progress out exchanged.
  ///
  /// Exact for every preset and for every bezier whose y coordinates lie in 0…1. A bezier that leaves 0…1 is
  /// not invertible; its control points are exchanged and clamped all the same, as SwiftUI does.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: self
    case .bezier(let curve):
      UnitCurve(.bezier(CubicBezier(x1: curve.y1, y1: curve.x1, x2: curve.y2, y2: curve.x2)))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(.circularEaseInOutInverse)
    case .circularEaseInOutInverse: .circularEaseInOut
    }
  }
}
