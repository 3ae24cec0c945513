// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
package import CurveMath
package import CurveValidation

/// The largest velocity towards the target with which a spring at or above critical damping never passes it.
///
/// A root finder looks for the velocities with which the integrated motion is just at its target at the times
/// `T`, `2T` and `4T`. The later the time, the nearer they are to the limit. That the motion is a sum of two
/// exponentials makes what they are above it `δ/(e^(δt) − 1)` times the way, whatever the difference `δ` of the two
/// rates. So with `a` and `b` the two steps between them, `a/b` is `x + 1/x` with `x = e^(δT)`, and the limit is
/// `b/x²` below the last: all of it comes from the integration.
package struct LimitingVelocityOracle {
  /// The oracle.
  package init() {}

  /// The limit for a way, above 0.
  package func limitingVelocity(
    _ parameters: SpringParameters, distance: Double
  ) throws(OracleError) -> OracleAnswer {
    let equation = try SpringEquation(parameters)
    guard equation.dampingRatio >= 1 else { throw .unsuited("below critical damping every velocity passes") }
    let time = 2 / (equation.damping - equation.slowestDecay)
    let early = try passingVelocity(parameters, distance: distance, at: time)
    let later = try passingVelocity(parameters, distance: distance, at: 2 * time)
    let last = try passingVelocity(parameters, distance: distance, at: 4 * time)
    let (first, second) = (early.place - later.place, later.place - last.place)
    let sum = first / second
    let doubt = (early.error + later.error) / second + sum * (later.error + last.error) / second
    let (most, least) = (excess(second, sum - doubt), excess(second, sum + doubt))
    return OracleAnswer(
      last.place - excess(second, sum), error: 2 * last.error + later.error + (most - least))
  }

  /// `step/x²`, where `x + 1/x` is a sum of 2 or more.
  private func excess(_ step: Double, _ sum: Double) -> Double {
    let half = max(sum, 2) / 2
    let root = half + (half * half - 1).squareRoot()
    return step / (root * root)
  }

  /// The velocity with which the motion is at its target at a time.
  private func passingVelocity(
    _ parameters: SpringParameters, distance: Double, at time: Double
  ) throws(OracleError) -> ClaimedRoot {
    var doubt = 0.0
    func beyond(_ velocity: Double) throws(OracleError) -> Double {
      let problem = SpringProblem(
        parameters: parameters, from: -distance, to: 0, initialVelocity: velocity)
      let state = try SteppedSpringOracle(.rk8pd).states(of: problem, at: [time])[0]
      doubt = max(doubt, state.valueError)
      return state.value
    }
    var upper = distance / time
    while try beyond(upper) <= doubt { upper *= 2 }
    return try ClaimedRoot(from: 0, to: upper, within: doubt, beyond)
  }
}
#endif
