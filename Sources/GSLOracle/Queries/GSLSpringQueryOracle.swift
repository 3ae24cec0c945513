// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
package import CurveValidation

/// Questions about springs, answered by GSL's root finder and minimiser on the motion that GSL integrates.
///
/// How far an integration must go is known from the energy, which never rises. A claim follows from that of
/// the integration: for a crossing it is divided by the speed there, for the time of a turn it is the square
/// root of the error over the curvature, some 1e-7 of a period. What is smaller than eight times the claim on
/// the displacement is not told from rest, and nothing is claimed about it.
package struct GSLSpringQueryOracle: SpringQueryOracle {
  /// The oracle.
  package init() {}

  /// `gsl queries`.
  package var name: String { "gsl queries" }

  /// The answer to one question.
  package func answer(
    _ query: SpringQuery, of problem: SpringProblem
  ) throws(OracleError) -> OracleAnswer {
    let motion = try SpringInitialValues(problem)
    try Self.validate(query, motion)
    guard motion.amplitude > 0 else { return restingAnswer(query, motion) }
    let track = try SpringTrack(motion)
    func level(_ value: Double) -> SpringTrack.Level {
      SpringTrack.Level(value: value, target: motion.target)
    }
    switch query {
    case .settlingDuration(let epsilon): return try track.settlingDuration(epsilon: epsilon)
    case .firstExtremumTime: return try track.firstExtremum { ($0.time, $0.timeError) }
    case .firstExtremumValue:
      return try track.firstExtremum { turn in
        let value = motion.target + turn.value
        return (value, turn.valueError + value.ulp + turn.value.ulp)
      }
    case .overshoot: return try track.overshoot()
    case .peakVelocityTime: return try track.peak(of: .velocity).time
    case .peakVelocity: return try track.peak(of: .velocity).value
    case .peakAccelerationTime: return try track.peak(of: .acceleration).time
    case .peakAcceleration: return try track.peak(of: .acceleration).value
    case .extremumCount(let size): return try track.turnCount(above: size)
    case .firstCrossing(let value): return try track.firstCrossing(of: level(value))
    case .lastCrossing(let value): return try track.lastCrossing(of: level(value))
    case .crossing(let value, let index): return try track.crossing(of: level(value), index: index)
    case .crossingCount(let value): return try track.crossingCount(of: level(value))
    case .timeToReach(let fraction): return try track.timeToReach(fraction)
    case .firstTouch(let limit): return try track.firstTouch(limit)
    case .clampedValue(let limit, let time): return try track.clampedState(limit, at: time).value
    case .clampedVelocity(let limit, let time): return try track.clampedState(limit, at: time).velocity
    case .clampedSettlingDuration(let limit, let epsilon):
      return try track.clampedSettlingDuration(limit, epsilon: epsilon)
    case .springCurveValue(let epsilon, let progress):
      return try track.settledState(epsilon: epsilon, progress: progress).value
    case .springCurveVelocity(let epsilon, let progress):
      return try track.settledState(epsilon: epsilon, progress: progress).velocity
    }
  }

  /// Refuses numbers that make no question.
  private static func validate(_ query: SpringQuery, _ motion: SpringInitialValues) throws(OracleError) {
    switch query {
    case .settlingDuration(let epsilon), .clampedSettlingDuration(_, let epsilon),
      .springCurveValue(let epsilon, _), .springCurveVelocity(let epsilon, _), .extremumCount(let epsilon):
      guard epsilon > 0, epsilon.isFinite else {
        throw .unsuited("epsilon must be a finite number above 0, but is \(epsilon)")
      }
    case .firstCrossing(let value), .lastCrossing(let value), .crossing(let value, _),
      .crossingCount(let value):
      guard (value - motion.target).isFinite else {
        throw .unsuited("the value must be a finite number, but is \(value)")
      }
    case .timeToReach(let fraction):
      guard fraction.isFinite else {
        throw .unsuited("the fraction must be a finite number, but is \(fraction)")
      }
    case .clampedValue(_, let time), .clampedVelocity(_, let time):
      guard time >= 0, time.isFinite else {
        throw .unsuited("the time must be a finite number, 0 or more, but is \(time)")
      }
    case .firstExtremumTime, .firstExtremumValue, .overshoot, .peakVelocityTime, .peakVelocity,
      .peakAccelerationTime, .peakAcceleration, .firstTouch:
      break
    }
    switch query {
    case .springCurveValue(_, let progress), .springCurveVelocity(_, let progress):
      guard (0...1).contains(progress) else {
        throw .unsuited("the progress must be from 0 to 1, but is \(progress)")
      }
    default: break
    }
  }

  /// The answer for a spring that stands in its target.
  private func restingAnswer(_ query: SpringQuery, _ motion: SpringInitialValues) -> OracleAnswer {
    switch query {
    case .settlingDuration, .overshoot, .peakVelocity, .peakVelocityTime, .peakAcceleration,
      .peakAccelerationTime, .extremumCount, .crossingCount, .clampedVelocity, .clampedSettlingDuration,
      .springCurveVelocity, .firstTouch(.target):
      OracleAnswer(0, error: 0)
    case .firstExtremumTime, .firstExtremumValue, .firstCrossing, .lastCrossing, .crossing:
      OracleAnswer(nil, error: 0)
    case .timeToReach, .firstTouch: OracleAnswer(.infinity, error: 0)
    case .clampedValue(.range(let range), _):
      OracleAnswer(min(max(motion.target, range.lowerBound), range.upperBound), error: 0)
    case .clampedValue, .springCurveValue: OracleAnswer(motion.target, error: 0)
    }
  }
}
#endif
