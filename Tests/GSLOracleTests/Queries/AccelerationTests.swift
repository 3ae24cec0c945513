// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import GSLOracle
import TestSupport
import Testing

/// Accelerations, as the equation gives them at the integrated state.
@Suite(.tags(.oracle)) struct AccelerationTests {
  private static let oracle = GSLSpringQueryOracle()

  private func acceleration(
    _ equation: SpringEquation, displacement: OracleAnswer, velocity: OracleAnswer
  ) -> OracleAnswer {
    guard let distance = displacement.number, let speed = velocity.number else { return displacement }
    let size = equation.stiffness * abs(distance) + equation.damping * abs(speed)
    return OracleAnswer(
      equation.derivative(displacement: distance, velocity: speed).1,
      error: equation.stiffness * displacement.error + equation.damping * velocity.error + 8 * size.ulp)
  }

  @Test func `certified accelerations of held motions are those of the equation`() throws {
    var verdict = Verdict()
    for row in try Repository.referenceData().clamped.rows where row.query == .acceleration {
      let (motion, limit) = (row.motion.motion, row.motion.limit)
      let problem = SpringProblem(
        parameters: row.parameters, from: motion.from, to: motion.to, initialVelocity: motion.initialVelocity)
      guard let value = try? Self.oracle.answer(.clampedValue(limit, time: row.argument), of: problem),
        let velocity = try? Self.oracle.answer(.clampedVelocity(limit, time: row.argument), of: problem)
      else { continue }
      let isHeld = value.error == 0 && velocity.error == 0
      let distance = OracleAnswer(value.number.map { $0 - motion.to }, error: value.error)
      let answer =
        try isHeld
        ? OracleAnswer(0, error: 0)
        : acceleration(SpringEquation(row.parameters), displacement: distance, velocity: velocity)
      verdict.hold(answer, against: row.motion.acceleration(at: row.argument), row.id)
      verdict.hold(answer, against: row.result.high, "\(row.id), certified")
    }
    verdict.expectSharp()
  }

  @Test func `certified accelerations of springs as curves are those of the equation`() throws {
    var verdict = Verdict()
    for row in try Repository.referenceData().springCurves.rows where row.query == .acceleration {
      guard let epsilon = row.epsilon else { continue }
      let motion = row.curve.motion
      let problem = SpringProblem(
        parameters: row.parameters, from: 0, to: 1, initialVelocity: motion.initialVelocity)
      let queries = [
        SpringQuery.settlingDuration(epsilon: epsilon),
        .springCurveValue(epsilon: epsilon, progress: row.argument),
        .springCurveVelocity(epsilon: epsilon, progress: row.argument),
      ]
      guard let answers = try? queries.map({ try Self.oracle.answer($0, of: problem) }),
        let span = answers[0].number, let value = answers[1].number, let slope = answers[2].number,
        answers.allSatisfy({ $0.error < .infinity }), span > 0
      else { continue }
      let equation = try SpringEquation(row.parameters)
      let bend = acceleration(
        equation, displacement: OracleAnswer(value - 1, error: answers[1].error),
        velocity: OracleAnswer(slope / span, error: answers[2].error / span + abs(slope) / span * 1e-15))
      guard let number = bend.number else { continue }
      let late = 4 * answers[0].error / span * abs(slope / span)
      let answer = OracleAnswer(
        number * span * span,
        error: (bend.error + late * equation.damping) * span * span
          + 3 * abs(number) * span * answers[0].error + 4 * (number * span * span).ulp)
      verdict.hold(answer, against: row.curve.acceleration(at: row.argument), row.id)
      verdict.hold(answer, against: row.result.high, "\(row.id), certified")
    }
    verdict.expectSharp()
  }
}
#endif
