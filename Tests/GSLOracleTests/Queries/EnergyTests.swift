// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import GSLOracle
import TestSupport
import Testing

/// The energy of a spring, from the integrated state.
@Suite(.tags(.oracle)) struct EnergyTests {
  @Test func `certified energies are those of the integrated state`() throws {
    var verdict = Verdict()
    for row in try Repository.referenceData().queries.rows where row.query == .energy {
      let problem = SpringProblem(
        parameters: row.parameters, from: row.from, to: row.to, initialVelocity: row.initialVelocity)
      guard let equation = try? SpringEquation(row.parameters),
        let state = try? GSLSpringOracle().states(of: problem, at: [row.argument]).first
      else { continue }
      var mass = 1.0
      if case .massStiffnessDamping(let given, _, _, _) = row.parameters { mass = given }
      if case .stiffnessDampingRatio(_, _, let given) = row.parameters { mass = given }
      let (speed, distance) = (abs(state.velocity), abs(state.value - row.to))
      let energy = mass * (speed * speed + equation.stiffness * distance * distance) / 2
      let error =
        mass * state.velocityError * (speed + state.velocityError)
        + mass * equation.stiffness * state.valueError * (distance + state.valueError) + 8 * energy.ulp
      let motion = SpringMotion(
        spring: Spring(row.parameters), from: row.from, to: row.to, initialVelocity: row.initialVelocity)
      let answer = OracleAnswer(energy, error: error)
      verdict.hold(answer, against: motion.energy(at: row.argument), row.id)
      verdict.hold(answer, against: row.result.high, "\(row.id), certified")
    }
    verdict.expectSharp()
  }
}
#endif
