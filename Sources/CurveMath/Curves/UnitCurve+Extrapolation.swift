// SPDX-License-Identifier: Apache-2.0

extension UnitCurve {
  /// The curve's value at a progress, continued beyond both ends along its end tangents.
  ///
  /// ``value(at:)`` clamps progress to 0…1, as SwiftUI does; this is what CSS does where one easing feeds
  /// another. Inside 0…1 the two agree. Outside, the straight line through the end and the nearest control
  /// point goes on:
  ///
  /// 1. `y₁/x₁·p` below 0, and `1 + (1−y₂)/(1−x₂)·(p−1)` above 1;
  /// 2. where that control point coincides with the end, the line through the next one takes its place, and the
  ///    diagonal where both do;
  /// 3. where the tangent is vertical, the value stays what it is at the end: 0 or 1.
  ///
  /// The circular curves follow the same rule: flat ends and vertical ends both go on at the end's value.
  /// Infinite progress gives the limit, NaN gives NaN. Accuracy: 2 units of `2⁻⁵³·max(1, |y|)`.
  ///
  /// Source: CSS Easing Functions Level 2, output of a cubic bezier beyond its range of input.
  public func extrapolatedValue(at progress: Double) -> Double { extrapolatedState(at: progress).value }

  /// The slope at a progress, continued beyond both ends: there it is the slope of the end tangent, and 0 where
  /// the tangent is vertical and the value stays.
  ///
  /// At the ends themselves it is ``velocity(at:)``.
  public func extrapolatedVelocity(at progress: Double) -> Double {
    extrapolatedState(at: progress).velocity
  }

  /// Value and slope at a progress, continued beyond both ends along the end tangents.
  public func extrapolatedState(at progress: Double) -> MotionState<Double> {
    guard progress < 0 || progress > 1 else { return state(at: progress) }
    if case .bezier(let curve) = kind, curve.hasNaN { return MotionState(value: .nan, velocity: .nan) }
    let tangent = progress < 0 ? startTangent : endTangent
    let base = progress < 0 ? 0.0 : 1.0
    let offset = progress < 0 ? DoubleDouble(progress) : DoubleDouble.sum(progress, -1)
    let rise = tangent.rise(over: offset)
    let value = rise.high.isInfinite ? rise.high : (rise + base).rounded
    return MotionState(value: value, velocity: tangent.slope)
  }

  private var startTangent: EndTangent {
    switch kind {
    case .linear: EndTangent(run: 1, rise: 1)
    case .bezier(let curve):
      EndTangent(
        nearRun: DoubleDouble(curve.x1), nearRise: DoubleDouble(curve.y1),
        farRun: DoubleDouble(curve.x2), farRise: DoubleDouble(curve.y2))
    case .circularEaseIn, .circularEaseInOut: EndTangent(run: 1, rise: 0)
    case .circularEaseOut, .circularEaseInOutInverse: EndTangent(run: 0, rise: 1)
    }
  }

  private var endTangent: EndTangent {
    switch kind {
    case .linear: EndTangent(run: 1, rise: 1)
    case .bezier(let curve):
      EndTangent(
        nearRun: DoubleDouble.sum(1, -curve.x2), nearRise: DoubleDouble.sum(1, -curve.y2),
        farRun: DoubleDouble.sum(1, -curve.x1), farRise: DoubleDouble.sum(1, -curve.y1))
    case .circularEaseOut, .circularEaseInOut: EndTangent(run: 1, rise: 0)
    case .circularEaseIn, .circularEaseInOutInverse: EndTangent(run: 0, rise: 1)
    }
  }
}

/// The straight line along which a curve leaves an end.
private struct EndTangent {
  var run: DoubleDouble
  var rise: DoubleDouble

  init(run: Double, rise: Double) {
    self.run = DoubleDouble(run)
    self.rise = DoubleDouble(rise)
  }

  /// Towards the nearest control point that is not the end itself, given relative to the end.
  init(nearRun: DoubleDouble, nearRise: DoubleDouble, farRun: DoubleDouble, farRise: DoubleDouble) {
    let isCoincident = nearRun.high == 0 && nearRise.high == 0
    let run = isCoincident ? farRun : nearRun
    let rise = isCoincident ? farRise : nearRise
    // Both control points on one end make the curve the diagonal.
    let isDiagonal = run.high == 0 && rise.high == 0
    self.run = isDiagonal ? DoubleDouble(1) : run
    self.rise = isDiagonal ? DoubleDouble(1) : rise
  }

  /// A vertical line has no slope to go on with.
  private var isVertical: Bool { run.high == 0 }

  var slope: Double {
    if isVertical { return 0 }
    let exact = (rise / run).rounded
    return exact.isNaN ? rise.high / run.high : exact
  }

  func rise(over offset: DoubleDouble) -> DoubleDouble {
    if isVertical || rise.high == 0 { return DoubleDouble(0) }
    let exact = offset * rise / run
    // Beyond the range of exact products, and at infinity.
    return exact.rounded.isFinite ? exact : DoubleDouble(offset.high * (rise.high / run.high))
  }
}
