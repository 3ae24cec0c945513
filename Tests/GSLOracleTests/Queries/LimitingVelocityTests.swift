// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import GSLOracle
import TestSupport
import Testing

/// Whether a motion goes beyond its target, and the velocity from which it does.
@Suite(.tags(.oracle)) struct LimitingVelocityTests {
  @Test func `the limiting velocity is where a root finder over the velocity says`() throws {
    var random = SeededGenerator(seed: 11)
    var verdict = Verdict()
    for ratio in [1, 1.0001, 1.05] + (0..<30).map({ _ in random.uniform(1.1...6) }) {
      let parameters = SpringParameters.responseDampingRatio(
        response: random.uniform(0.1...3), dampingRatio: ratio)
      let distance = random.geometric(0.01...1000)
      let limit = try LimitingVelocityOracle().limitingVelocity(parameters, distance: distance)
      let spring = Spring(parameters)
      verdict.hold(limit, against: spring.limitingVelocity(distance: distance), "\(spring) \(distance)")
      let number = try #require(limit.number)
      for (velocity, passes) in [(number - 1.01 * limit.error, false), (number + 1.01 * limit.error, true)] {
        let motion = SpringMotion(spring: spring, from: -distance, to: 0, initialVelocity: velocity)
        #expect(motion.overshoots == passes, "\(spring) \(distance) \(velocity)")
      }
    }
    verdict.expectSharp(0.8)
  }

  @Test func `below critical damping every velocity goes beyond the target`() throws {
    for (ratio, velocity) in [(0.3, -50.0), (0.7, -20), (0.9, -5), (0.3, 0), (0.9, 2)] {
      let parameters = SpringParameters.responseDampingRatio(response: 0.7, dampingRatio: ratio)
      let problem = SpringProblem(parameters: parameters, from: 0, to: 1, initialVelocity: velocity)
      let arrival = try GSLSpringQueryOracle().answer(.firstCrossing(of: 1), of: problem)
      let motion = SpringMotion(
        spring: Spring(parameters), from: 0, to: 1, initialVelocity: velocity)
      #expect(arrival.number != nil && motion.overshoots, "\(ratio) \(velocity)")
      #expect(motion.spring.limitingVelocity() == -.infinity)
    }
  }

  @Test func `certified overshoots, in value units, are those of the integrated motion`() throws {
    var verdict = Verdict()
    for row in try Repository.referenceData().queries.rows where row.query == .overshootAbsolute {
      let problem = SpringProblem(
        parameters: row.parameters, from: row.from, to: row.to, initialVelocity: row.initialVelocity)
      guard row.from != row.to, let share = try? GSLSpringQueryOracle().answer(.overshoot, of: problem),
        let number = share.number
      else { continue }
      let motion = SpringMotion(
        spring: Spring(row.parameters), from: row.from, to: row.to, initialVelocity: row.initialVelocity)
      let way = abs(row.to - row.from)
      let answer = OracleAnswer(number * way, error: share.error * way + 4 * (number * way).ulp)
      verdict.hold(answer, against: motion.overshootAbsolute, row.id)
      verdict.hold(answer, against: row.result.high, "\(row.id), certified")
      // What can't be told from rest decides nothing.
      if number > share.error || share.error == 0 { #expect(motion.overshoots == (number > 0), "\(row.id)") }
    }
    verdict.expectSharp()
  }
}
#endif
