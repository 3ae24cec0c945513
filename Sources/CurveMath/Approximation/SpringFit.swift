// SPDX-License-Identifier: Apache-2.0

import CMaths

/// The spring that is closest to a motion.
///
/// Response and damping ratio, and the initial velocity if that is to be found too, are chosen so that the largest
/// difference of the values is as small as possible: by minimax steps from the best of a grid of starts, on 160
/// samples; the differences that are returned are searched for with bounds, not sampled.
///
/// CSS `ease` over one second is met within 0.0091 by a spring with a response of 1.215 s and a damping ratio
/// of 0.842.
public struct SpringFit: Hashable, Sendable {
  /// The spring, with mass 1.
  public let spring: Spring
  /// The value at time 0.
  public let from: Double
  /// The value at rest.
  public let to: Double
  /// The velocity at time 0, in value units per second.
  public let initialVelocity: Double
  /// The largest difference of the values: the spring's motion minus the one that was given.
  public let value: LargestDifference
  /// The largest difference of the velocities, per second.
  public let velocity: LargestDifference

  /// The spring's motion.
  public var motion: SpringMotion<Double> {
    SpringMotion(spring: spring, from: from, to: to, initialVelocity: initialVelocity)
  }

  /// The spring that is closest to a motion.
  ///
  /// - Parameters:
  ///   - motion: what to follow.
  ///   - duration: over how many seconds the two are compared, above 0 and finite. Where a curve ends a spring
  ///     still moves: let it be longer than the curve.
  ///   - target: the value at rest; nil for the motion's at the end.
  ///   - initialVelocity: in value units per second; nil where it is to be found.
  ///   - dampingRatios: the damping ratios that are allowed, from 0 on.
  /// - Throws: ``ApproximationError``.
  public init(
    approximating motion: some ChartedMotion, until duration: Double, target: Double? = nil,
    initialVelocity: Double? = 0, dampingRatios: ClosedRange<Double> = 0.05...20
  ) throws(ApproximationError) {
    guard dampingRatios.lowerBound >= 0, dampingRatios.upperBound < .infinity else {
      throw .dampingRatios(dampingRatios)
    }
    _ = try motion.stretches(until: duration)
    from = motion.value(at: 0)
    to = target ?? motion.value(at: duration)
    let way = to - from
    guard way != 0, way.isFinite else { throw .noWay(value: from) }
    let unit = way / duration
    let start = motion.velocity(at: 0) / unit
    let coarse = SpringProblem(
      motion, until: duration, from: from, way: way, count: 40, velocity: initialVelocity.map { $0 / unit },
      dampingRatios: dampingRatios)
    let fine = SpringProblem(
      motion, until: duration, from: from, way: way, count: 160, velocity: initialVelocity.map { $0 / unit },
      dampingRatios: dampingRatios)
    let fit = SpringProblem.best(
      coarse: coarse, fine: fine, startVelocity: start.isFinite ? start : 0)
    spring = Spring(response: exp(fit[0]) * duration, dampingRatio: SpringProblem.dampingRatio(fit[1]))
    self.initialVelocity = initialVelocity ?? fit[2] * unit
    let approximation = SpringMotion(
      spring: spring, from: from, to: to, initialVelocity: self.initialVelocity)
    let search = try DifferenceSearch(motion, approximation, until: duration)
    value = search.value()
    velocity = search.velocity()
  }

  /// The spring that is closest to a timing curve from 0 to 1, compared over twice the curve's duration.
  ///
  /// - Parameters:
  ///   - curve: what to follow.
  ///   - duration: the curve's duration in seconds.
  ///   - initialVelocity: in fractions of the way per second; nil where it is to be found.
  ///   - dampingRatios: the damping ratios that are allowed, from 0 on.
  /// - Throws: ``ApproximationError``.
  public init(
    approximating curve: UnitCurve, duration: Double, initialVelocity: Double? = 0,
    dampingRatios: ClosedRange<Double> = 0.05...20
  ) throws(ApproximationError) {
    try self.init(
      approximating: CurveMotion(curve: curve, duration: duration), until: 2 * duration,
      initialVelocity: initialVelocity, dampingRatios: dampingRatios)
  }
}

/// A spring's response, damping and velocity against a motion's samples, in units of the duration and the way.
///
/// The parameters are the logarithm of the response, the share `ζ/(1 + ζ)`, and the velocity.
private struct SpringProblem: MinimaxProblem {
  let times: [Double]
  let values: [Double]
  let lower: [Double]
  let upper: [Double]
  let radius: [Double] = [0.3, 0.1, 1]

  init(
    _ motion: some ChartedMotion, until duration: Double, from: Double, way: Double, count: Int,
    velocity: Double?, dampingRatios: ClosedRange<Double>
  ) {
    let times = FitGrid.inside(count)
    self.times = times
    values = times.map { (motion.value(at: $0 * duration) - from) / way }
    let lowest = dampingRatios.lowerBound
    let highest = dampingRatios.upperBound
    lower = [-6, lowest / (1 + lowest), velocity ?? -100]
    upper = [3, highest / (1 + highest), velocity ?? 100]
  }

  static func dampingRatio(_ share: Double) -> Double { share / (1 - share) }

  static func best(coarse: SpringProblem, fine: SpringProblem, startVelocity: Double) -> [Double] {
    var starts: [(height: Double, parameters: [Double])] = []
    for step in 0..<10 {
      for share in [0.2, 0.35, 0.45, 0.5, 0.58, 0.7, 0.85] {
        let start = [
          -3.2 + 0.42 * Double(step), min(max(share, coarse.lower[1]), coarse.upper[1]),
          min(max(startVelocity, coarse.lower[2]), coarse.upper[2]),
        ]
        let height = coarse.residuals(start).reduce(0) { max($0, $1.magnitude) }
        starts.append((height, start))
      }
    }
    starts.sort { $0.height < $1.height }
    var fits = starts.prefix(4).map { MinimaxFit(coarse, from: $0.parameters, steps: 25) }
    fits.sort { $0.height < $1.height }
    return MinimaxFit(fine, from: fits[0].parameters).parameters
  }

  private func motion(_ parameters: [Double]) -> SpringMotion<Double> {
    SpringMotion(
      spring: Spring(
        response: exp(parameters[0]), dampingRatio: SpringProblem.dampingRatio(parameters[1])),
      from: 0, to: 1, initialVelocity: parameters[2])
  }

  func residuals(_ parameters: [Double]) -> [Double] {
    let motion = motion(parameters)
    return times.indices.map { motion.value(at: times[$0]) - values[$0] }
  }

  func linearised(_ parameters: [Double]) -> (residuals: [Double], slopes: [Double]) {
    let here = residuals(parameters)
    var slopes = [Double](repeating: 0, count: 3 * times.count)
    for k in 0..<3 where upper[k] > lower[k] {
      let step = 1e-6 * max(1, parameters[k].magnitude)
      var ahead = parameters
      var behind = parameters
      ahead[k] += step
      behind[k] -= step
      let after = residuals(ahead)
      let before = residuals(behind)
      for index in times.indices { slopes[3 * index + k] = (after[index] - before[index]) / (2 * step) }
    }
    return (here, slopes)
  }
}
