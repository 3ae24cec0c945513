// SPDX-License-Identifier: Apache-2.0

public import CurveMath

extension SwiftUIUnitCurve: Motion {
  /// The curve's value at a progress, which is clamped to 0…1. `[A]` `[Ot]`
  ///
  /// The y coordinates of the control points are taken as they are: whether the shipping code clamps them to
  /// 0…1 here is open (OpenSwiftUI does, and its tests cannot tell). A NaN progress gives NaN.
  public func value(at progress: Double) -> Double {
    guard !progress.isNaN else { return .nan }
    let progress = min(max(progress, 0), 1)
    switch function {
    case .linear:
      return progress
    case .circularEaseIn:
      return 1 - (1 - progress * progress).squareRoot()
    case .circularEaseOut:
      return (1 - (1 - progress) * (1 - progress)).squareRoot()
    case .circularEaseInOut:
      return progress < 0.5
        ? (1 - (1 - progress * 4 * progress).squareRoot()) * 0.5
        : (((8 - progress * 4) * progress - 3).squareRoot() + 1) * 0.5
    case .bezier(let start, let end):
      return BezierSolver(startControlPoint: start, endControlPoint: end).value(at: progress)
    }
  }

  /// The curve's slope at a progress, which is clamped to 0…1. `[A]` `[Ot]`
  ///
  /// Infinite where a circle is vertical. For a bezier see ``SwiftUIUnitCurve/easeOut``: at its start both
  /// derivatives are 0 and the result is 1, though the curve leaves with the slope 1/0.58; at the end of
  /// ``SwiftUIUnitCurve/easeIn`` rounding makes it 0.
  public func velocity(at progress: Double) -> Double {
    guard !progress.isNaN else { return .nan }
    let progress = min(max(progress, 0), 1)
    switch function {
    case .linear:
      return 1
    case .circularEaseIn:
      return (progress / (1 - progress * progress).squareRoot()).magnitude
    case .circularEaseOut:
      return ((progress - 1) / (-(progress - 2) * progress).squareRoot()).magnitude
    case .circularEaseInOut:
      return progress < 0.5
        ? (2 * progress / (1 - progress * 4 * progress).squareRoot()).magnitude
        : ((2 * progress - 2) / ((8 - progress * 4) * progress - 3).squareRoot()).magnitude
    case .bezier(let start, let end):
      return BezierSolver(startControlPoint: start, endControlPoint: end).velocity(at: progress)
    }
  }

  /// Value and slope at a progress, as SwiftUI returns them.
  public func state(at progress: Double) -> MotionState<Double> {
    MotionState(value: value(at: progress), velocity: velocity(at: progress))
  }

  /// The change of the *true* curve's slope per unit of progress: SwiftUI has no second derivative.
  public func acceleration(at progress: Double) -> Double {
    UnitCurve(self).acceleration(at: progress)
  }

  /// 1: a curve ends at progress 1.
  public func settlingDuration(epsilon: Double) -> Double { 1 }
}

extension SwiftUIUnitCurve {
  /// The curve that SwiftUI takes for the inverse. `[O]`
  ///
  /// A bezier's control points exchange their coordinates, with no regard for values outside 0…1; the quarter
  /// circles are each other's inverse, which is right `[Ot]`; and ``circularEaseInOut`` is taken for its own
  /// inverse, which it is not.
  public var inverse: SwiftUIUnitCurve {
    switch function {
    case .linear: .linear
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: .circularEaseInOut
    case .bezier(let start, let end):
      .bezier(
        startControlPoint: UnitPoint(x: start.y, y: start.x),
        endControlPoint: UnitPoint(x: end.y, y: end.x))
    }
  }
}

extension UnitCurve {
  /// The true curve of the same description as SwiftUI's.
  public init(_ curve: SwiftUIUnitCurve) {
    switch curve.function {
    case .linear: self = .linear
    case .circularEaseIn: self = .circularEaseIn
    case .circularEaseOut: self = .circularEaseOut
    case .circularEaseInOut: self = .circularEaseInOut
    case .bezier(let start, let end): self.init(startControlPoint: start, endControlPoint: end)
    }
  }
}
