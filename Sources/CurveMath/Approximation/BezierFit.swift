// SPDX-License-Identifier: Apache-2.0

/// The timing curve, a cubic bezier over a duration, that is closest to a motion.
///
/// Both control points and the duration are chosen so that the largest difference of the values is as small as
/// possible: by minimax steps from a dozen starts, on 160 samples; the differences that are returned are searched for
/// with bounds, not sampled. A motion that crosses its target more than once is refused: a bezier goes beyond its
/// end and comes back once at most.
///
/// `Spring(response: 0.5, dampingRatio: 1)` from 0 to 1 is met within 0.0092 by a curve of 0.559 s.
public struct BezierFit: Hashable, Sendable {
  /// The curve.
  public let curve: CubicBezier
  /// How many seconds the curve takes.
  public let duration: Double
  /// The value at time 0.
  public let from: Double
  /// The value at the end.
  public let to: Double
  /// The largest difference of the values: the curve minus the motion.
  public let value: LargestDifference
  /// The largest difference of the velocities, per second.
  public let velocity: LargestDifference

  /// The curve over its duration.
  public var motion: CurveMotion {
    CurveMotion(curve: UnitCurve(.bezier(curve)), duration: duration, from: from, to: to)
  }

  /// The timing curve that is closest to a motion.
  ///
  /// - Parameters:
  ///   - motion: what to follow.
  ///   - horizon: over how many seconds the two are compared, above 0 and finite. The curve takes this long at
  ///     most and then stands at its end.
  ///   - target: the value at which the curve ends; nil for the motion's at the horizon.
  ///   - duration: the curve's duration, up to the horizon; nil where it is to be found.
  ///   - epsilon: how far beyond the target the motion has to come for it to count as a crossing, as a fraction of
  ///     the way.
  /// - Throws: ``ApproximationError``.
  public init(
    approximating motion: some ChartedMotion, until horizon: Double, target: Double? = nil,
    duration: Double? = nil, epsilon: Double = 0.001
  ) throws(ApproximationError) {
    let stretches = try motion.stretches(until: horizon)
    if let duration, !(duration > 0 && duration <= horizon) { throw .duration(duration) }
    from = motion.value(at: 0)
    to = target ?? motion.value(at: horizon)
    let way = to - from
    guard way != 0, way.isFinite else { throw .noWay(value: from) }
    if let turn = stretches.crossingAgain(of: to, from: from, epsilon: epsilon * way.magnitude, motion) {
      throw .crossesTargetAgain(time: turn.time, distance: (turn.value - to).magnitude)
    }
    let fixed = duration.map { $0 / horizon }
    let coarse = TimingProblem(motion, until: horizon, from: from, way: way, count: 40, duration: fixed)
    let fine = TimingProblem(motion, until: horizon, from: from, way: way, count: 160, duration: fixed)
    let start = motion.velocity(at: 0) * horizon / way
    let fit = TimingProblem.best(coarse: coarse, fine: fine, startSlope: start)
    curve = CubicBezier(x1: fit[0], y1: fit[1], x2: fit[2], y2: fit[3])
    self.duration = duration ?? fit[4] * horizon
    let approximation = CurveMotion(
      curve: UnitCurve(.bezier(curve)), duration: self.duration, from: from, to: to)
    let search = try DifferenceSearch(motion, approximation, until: horizon)
    value = search.value()
    velocity = search.velocity()
  }

  /// The timing curve that is closest to a spring's motion, until the spring has settled within `epsilon` times
  /// the way.
  ///
  /// - Parameters:
  ///   - motion: what to follow.
  ///   - epsilon: as a fraction of the way, above 0.
  /// - Throws: ``ApproximationError``; a spring that never settles has no finite duration.
  public init(
    approximating motion: SpringMotion<Double>, epsilon: Double = 0.001
  ) throws(ApproximationError) {
    let way = (motion.to - motion.from).magnitude
    guard way != 0 else { throw .noWay(value: motion.from) }
    try self.init(
      approximating: motion, until: motion.settlingDuration(epsilon: epsilon * way), target: motion.to,
      epsilon: epsilon)
  }
}

extension [Stretch] {
  /// Where the motion is furthest on the side it came from after it has been beyond its target, if it is there by
  /// more than epsilon; nil where it crosses the target once at most.
  func crossingAgain(
    of target: Double, from start: Double, epsilon: Double, _ motion: some ChartedMotion
  ) -> Extremum? {
    let side: Double = start < target ? -1 : 1
    var hasPassed = false
    var furthest: Extremum?
    func note(_ time: Double, _ value: Double) {
      let distance = side * (value - target)
      if distance < -epsilon { hasPassed = true }
      guard hasPassed, distance > epsilon else { return }
      if furthest.map({ distance > side * ($0.value - target) }) ?? true {
        furthest = Extremum(time: time, value: value)
      }
    }
    for stretch in self {
      note(stretch.start.time, stretch.start.value)
      if stretch.start.velocity * stretch.end.velocity < 0 {
        let turn = stretch.turn(of: motion)
        note(turn.time, turn.value)
      }
      note(stretch.end.time, stretch.end.value)
    }
    return furthest
  }
}

extension Stretch {
  /// Where the value turns, between ends whose velocities have different signs.
  func turn(of motion: some ChartedMotion) -> Extremum {
    var low = start.time
    var high = end.time
    for _ in 0..<50 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if motion.velocity(at: middle) * start.velocity > 0 { low = middle } else { high = middle }
    }
    return Extremum(time: high, value: motion.value(at: high))
  }
}

/// A timing curve's control points and duration against a motion's samples, both as fractions.
private struct TimingProblem: MinimaxProblem {
  let times: [Double]
  let values: [Double]
  let lower: [Double]
  let upper: [Double]
  let radius: [Double] = [0.2, 0.5, 0.2, 0.5, 0.2]

  init(
    _ motion: some ChartedMotion, until horizon: Double, from: Double, way: Double, count: Int,
    duration: Double?
  ) {
    let times = FitGrid.inside(count)
    let values = times.map { (motion.value(at: $0 * horizon) - from) / way }
    let lowest = values.reduce(0, min)
    let highest = values.reduce(1, max)
    let reach = 3 * (highest - lowest)
    self.times = times
    self.values = values
    lower = [0, lowest - reach, 0, lowest - reach, duration ?? 0.02]
    upper = [1, highest + reach, 1, highest + reach, duration ?? 1]
  }

  static func best(coarse: TimingProblem, fine: TimingProblem, startSlope: Double) -> [Double] {
    var fits: [MinimaxFit] = []
    let durations = coarse.lower[4] == coarse.upper[4] ? [coarse.lower[4]] : [1, 0.75, 0.5]
    for duration in durations {
      for first in [0.15, 0.4] {
        for second in [0.2, 0.6] {
          let rise = startSlope.isFinite ? startSlope * duration * first : 1
          fits.append(MinimaxFit(coarse, from: [first, rise, second, 1, duration], steps: 25))
        }
      }
    }
    fits.sort { $0.height < $1.height }
    var best = MinimaxFit(fine, from: fits[0].parameters)
    for fit in fits.dropFirst().prefix(2) {
      let other = MinimaxFit(fine, from: fit.parameters)
      if other.height < best.height { best = other }
    }
    return best.parameters
  }

  func residuals(_ parameters: [Double]) -> [Double] {
    times.indices.map { index in
      let share = times[index] / parameters[4]
      if share >= 1 { return 1 - values[index] }
      let s = BezierArc.parameter(at: share, parameters[0], parameters[2])
      let weights = BezierArc.weights(s)
      return weights.first * parameters[1] + weights.second * parameters[3] + s * s * s - values[index]
    }
  }

  func linearised(_ parameters: [Double]) -> (residuals: [Double], slopes: [Double]) {
    var slopes = [Double](repeating: 0, count: 5 * times.count)
    for index in times.indices {
      let share = times[index] / parameters[4]
      if share >= 1 { continue }
      let s = BezierArc.parameter(at: share, parameters[0], parameters[2])
      let weights = BezierArc.weights(s)
      let slope = BezierArc.slope(
        s, x1: parameters[0], y1: parameters[1], x2: parameters[2], y2: parameters[3], height: 1)
      slopes[5 * index] = -slope * weights.first
      slopes[5 * index + 1] = weights.first
      slopes[5 * index + 2] = -slope * weights.second
      slopes[5 * index + 3] = weights.second
      slopes[5 * index + 4] = -slope * share / parameters[4]
    }
    return (residuals(parameters), slopes)
  }
}
