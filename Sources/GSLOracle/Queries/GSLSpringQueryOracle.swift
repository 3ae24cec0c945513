// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
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
    switch query {
    case .settlingDuration(let epsilon):
      guard epsilon > 0, epsilon.isFinite else {
        throw .unsuited("epsilon must be a finite number above 0, but is \(epsilon)")
      }
    case .firstCrossing(let value), .lastCrossing(let value):
      guard (value - motion.target).isFinite else {
        throw .unsuited("the value must be a finite number, but is \(value)")
      }
    default: break
    }
    guard motion.amplitude > 0 else { return restingAnswer(query, motion) }
    let track = try SpringTrack(motion)
    switch query {
    case .settlingDuration(let epsilon): return try track.settlingDuration(epsilon: epsilon)
    case .firstExtremumTime: return try track.firstExtremum { ($0.time, $0.timeError) }
    case .firstExtremumValue:
      return try track.firstExtremum { turn in
        let value = motion.target + turn.value
        return (value, turn.valueError + value.ulp + turn.value.ulp)
      }
    case .overshoot: return try track.overshoot()
    case .peakVelocityTime: return try track.peakVelocity().time
    case .peakVelocity: return try track.peakVelocity().velocity
    case .firstCrossing(let value): return try track.firstCrossing(of: value - motion.target)
    case .lastCrossing(let value): return try track.lastCrossing(of: value - motion.target)
    }
  }

  /// The answer for a spring that stands in its target.
  private func restingAnswer(_ query: SpringQuery, _ motion: SpringInitialValues) -> OracleAnswer {
    switch query {
    case .settlingDuration, .overshoot, .peakVelocity, .peakVelocityTime: OracleAnswer(0, error: 0)
    case .firstExtremumTime, .firstExtremumValue, .firstCrossing, .lastCrossing: OracleAnswer(nil, error: 0)
    }
  }
}
#endif
