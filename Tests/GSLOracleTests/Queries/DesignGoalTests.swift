// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import GSLOracle
import TestSupport
import Testing

/// Springs that were designed from goals: integrated, they have to meet them.
@Suite(.tags(.oracle)) struct DesignGoalTests {
  private static let oracle = GSLSpringQueryOracle()

  @Test(arguments: DesignRow.Goal.allCases)
  func `a spring that was designed meets its goals when it is integrated`(goal: DesignRow.Goal) throws {
    var verdict = Verdict()
    for row in try Repository.referenceData().design.rows where row.goal == goal && row.property == .response
    {
      let numbers = row.numbers
      func problem(_ spring: Spring, to: Double = 1, initialVelocity: Double = 0) -> SpringProblem {
        SpringProblem(
          parameters: .responseDampingRatio(response: spring.response, dampingRatio: spring.dampingRatio),
          from: 0, to: to, initialVelocity: initialVelocity)
      }
      func hold(_ query: SpringQuery, of problem: SpringProblem, meets goal: Double) throws {
        guard let answer = try? Self.oracle.answer(query, of: problem) else { return }
        // Response and damping ratio are read back with a rounding each.
        verdict.hold(
          OracleAnswer(answer.number, error: answer.error + 8 * goal.ulp), against: goal, "\(row.id) \(query)"
        )
      }
      switch goal {
      case .overshootPeakTime:
        let move = problem(try Spring(overshoot: numbers[0], peakTime: numbers[1]))
        try hold(.overshoot, of: move, meets: numbers[0])
        try hold(.firstExtremumTime, of: move, meets: numbers[1])
      case .settlingDurationOvershoot:
        let move = problem(
          try Spring(settlingDuration: numbers[0], overshoot: numbers[1], epsilon: numbers[2]))
        try hold(.settlingDuration(epsilon: numbers[2]), of: move, meets: numbers[0])
        try hold(.overshoot, of: move, meets: numbers[1])
      case .settlingDurationDampingRatio:
        let move = problem(
          Spring(settlingDuration: numbers[0], dampingRatio: numbers[1], epsilon: numbers[2]))
        try hold(.settlingDuration(epsilon: numbers[2]), of: move, meets: numbers[0])
      case .distanceSettlingDuration:
        let spring = try Spring(
          distance: numbers[0], settlingDuration: numbers[1], dampingRatio: numbers[2], epsilon: numbers[3])
        try hold(
          .settlingDuration(epsilon: numbers[3]), of: problem(spring, to: numbers[0]), meets: numbers[1])
      case .responseSettlingDuration:
        let move = problem(
          try Spring(response: numbers[0], settlingDuration: numbers[1], epsilon: numbers[2]))
        try hold(.settlingDuration(epsilon: numbers[2]), of: move, meets: numbers[1])
      case .twoPoints:
        let move = problem(
          try Spring(reaching: numbers[0], at: numbers[1], then: numbers[2], at: numbers[3]))
        try hold(.firstCrossing(of: numbers[0]), of: move, meets: numbers[1])
        try hold(.firstCrossing(of: numbers[2]), of: move, meets: numbers[3])
      case .responseWithoutOvershoot:
        let (velocity, distance) = (numbers[1], numbers[2])
        let spring = try Spring(
          response: numbers[0], withoutOvershootAt: velocity, distance: distance)
        let move = problem(spring, to: distance, initialVelocity: velocity)
        let limit = try LimitingVelocityOracle().limitingVelocity(move.parameters, distance: distance)
        if velocity > spring.angularFrequency * distance {
          verdict.hold(limit, against: velocity, row.id)
        } else {
          // Critical damping is enough: no crossing is ever seen.
          let arrival = try Self.oracle.answer(.firstCrossing(of: distance), of: move)
          #expect(arrival.number == nil, "\(row.id)")
        }
      }
    }
    verdict.expectSharp()
  }
}
#endif
