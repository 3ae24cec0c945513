// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import Foundation
import GSLOracle
import TestSupport
import Testing

/// The envelope of a spring's swings, and the bound on its settling time, on the integrated motion.
@Suite(.tags(.oracle)) struct EnvelopeTests {
  private static let oracle = GSLSpringQueryOracle()

  /// When sizes that fall by the same share in each half swing come down to epsilon: read from the integrated
  /// motion at two times, half a swing apart, at which nothing of the other part is seen.
  ///
  /// - Parameter offset: the first of the two times: in half swings, after the first arrival or the start.
  private func decay(
    of problem: SpringProblem, to epsilon: Double, offset: Double, fromArrival: Bool
  ) throws -> OracleAnswer {
    let none = OracleAnswer(nil, error: .infinity)
    let arrivals = try (0...1).map {
      try Self.oracle.answer(.crossing(of: problem.to, index: $0), of: problem)
    }
    guard arrivals.allSatisfy({ $0.error < .infinity }), let first = arrivals[0].number,
      let second = arrivals[1].number
    else { return none }
    let half = second - first
    let early = arrivals[0].error + arrivals[1].error
    let start = (fromArrival ? first : 0) + offset * half
    let states = try GSLSpringOracle().states(of: problem, at: [start, start + half])
    let sizes = states.map { abs($0.value - problem.to) }
    guard zip(sizes, states).allSatisfy({ $0 > 8 * $1.valueError }) else { return none }
    let fall = log(sizes[0] / sizes[1])
    let doubts = zip(sizes, states).map { $1.valueError / $0 + early * fall / half }
    let level = log(sizes[0] / epsilon)
    let time = start + half * level / fall
    let error =
      2 * early + half / fall * doubts[0]
      + half * abs(level) / (fall * fall) * (doubts[0] + doubts[1]) + early * abs(level) / fall
    return fall > 0 ? OracleAnswer(max(0, time), error: error + 4 * time.ulp) : none
  }

  @Test func `certified envelopes are those of the integrated swings`() throws {
    var verdict = Verdict()
    for row in try Repository.referenceData().queries.rows where row.query == .envelopeDuration {
      let spring = Spring(row.parameters)
      let motion = SpringMotion(
        spring: spring, from: row.from, to: row.to, initialVelocity: row.initialVelocity)
      let problem = SpringProblem(
        parameters: row.parameters, from: row.from, to: row.to, initialVelocity: row.initialVelocity)
      let answer: OracleAnswer
      do {
        if spring.regime == .underDamped {
          // Midway between two arrivals the swing is at its envelope.
          answer = try decay(of: problem, to: row.argument, offset: 0.5, fromArrival: true)
        } else {
          answer = try Self.oracle.answer(.settlingDuration(epsilon: row.argument), of: problem)
        }
      } catch is OracleError {
        continue
      }
      verdict.hold(answer, against: motion.envelopeDuration(epsilon: row.argument), "\(row.id)")
      verdict.hold(answer, against: row.result.high, "\(row.id), certified")
    }
    verdict.expectSharp()
  }

  @Test func `a spring by the time of its envelope has a sine that comes down to epsilon then`() throws {
    var random = SeededGenerator(seed: 5)
    var verdict = Verdict()
    for _ in 0..<30 {
      let (duration, ratio) = (random.uniform(0.1...3), random.uniform(0.05...0.95))
      let spring = Spring(envelopeDuration: duration, dampingRatio: ratio, epsilon: 0.001)
      let problem = SpringProblem(
        parameters: .responseDampingRatio(response: spring.response, dampingRatio: ratio), from: 0, to: 1,
        initialVelocity: 0)
      // A quarter of a swing after the start nothing is left of the cosine.
      let answer = try decay(of: problem, to: 0.001, offset: 0.5, fromArrival: false)
      verdict.hold(answer, against: duration, "\(spring)")
    }
    verdict.expectSharp()
  }

  @Test func `the bound on the settling time is never too short and not much too long`() throws {
    var verdict = Verdict()
    var random = SeededGenerator(seed: 6)
    for _ in 0..<60 {
      let problem = SpringProblem(
        parameters: .responseDampingRatio(
          response: random.uniform(0.1...3), dampingRatio: random.uniform(0.05...2)),
        from: random.uniform(-100...100), to: random.uniform(-100...100),
        initialVelocity: random.uniform(-500...500))
      let motion = SpringMotion(
        spring: Spring(problem.parameters), from: problem.from, to: problem.to,
        initialVelocity: problem.initialVelocity)
      let epsilon = random.geometric(1e-6...0.1)
      let answer = try Self.oracle.answer(.settlingDuration(epsilon: epsilon), of: problem)
      guard answer.error < .infinity, let exact = answer.number, exact > 0 else { continue }
      let bound = motion.settlingDurationBound(epsilon: epsilon)
      #expect(bound >= exact - answer.error, "\(problem)")
      // Half a swing, and a quarter of the time itself.
      let ratio = min(motion.spring.dampingRatio, 0.95)
      let half = motion.spring.response / 2 / (1 - ratio * ratio).squareRoot()
      #expect(bound <= 1.25 * exact + half, "\(problem): \(bound), exactly \(exact)")
      verdict.hold(answer, against: motion.settlingDuration(epsilon: epsilon), "\(problem)")
    }
    verdict.expectSharp(0.9)
  }
}
#endif
