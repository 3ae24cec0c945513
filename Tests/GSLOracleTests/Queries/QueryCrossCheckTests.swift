// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import Foundation
import GSLOracle
import TestSupport
import Testing

/// Three ways to one answer: the package's, the certified one, and that of a root finder or a minimiser on an
/// integrated motion.
@Suite(.tags(.oracle)) struct QueryCrossCheckTests {
  private static let oracle = GSLSpringQueryOracle()

  /// What was judged of some cases: how many, and how many of them with a claim.
  private func judge(
    _ cases: [QueryCase], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> (asked: Int, claimed: Int) {
    var claimed = 0
    for one in cases {
      let answer: OracleAnswer
      do throws(OracleError) {
        answer = try Self.oracle.answer(one.query, of: one.problem)
      } catch .unsuited {
        continue
      } catch {
        throw error
      }
      guard answer.error < .infinity else { continue }
      claimed += 1
      let computed = one.query.answer(of: motion(one.problem))
      let label = "\(one.id) \(one.query): computed \(computed ?? .nan), \(answer), true \(one.truth.high)"
      // NaN is no answer within a claim.
      #expect(answer.error(of: computed) <= 1, "\(label)", sourceLocation: sourceLocation)
      #expect(answer.error(of: one.truth.high) <= 1, "\(label)", sourceLocation: sourceLocation)
    }
    return (cases.count, claimed)
  }

  private func motion(_ problem: SpringProblem) -> SpringMotion<Double> {
    SpringMotion(
      spring: Spring(problem.parameters), from: problem.from, to: problem.to,
      initialVelocity: problem.initialVelocity)
  }

  /// Cases by damping ratio.
  private func cases(_ all: [QueryCase], _ range: Range<Double>) -> [QueryCase] {
    all.filter { range.contains(Spring($0.problem.parameters).dampingRatio) }
  }

  @Test(arguments: [0.05..<0.3, 0.3..<0.7, 0.7..<0.75, 0.75..<0.95, 0.95..<1.05, 1.05..<10])
  func `certified settling times are those of the integrated motion`(range: Range<Double>) throws {
    let settling = QueryCase.settling(try Repository.referenceData().settling)
    let chosen = cases(settling, range).enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    let (asked, claimed) = try judge(chosen)
    #expect(claimed >= 3 && 2 * claimed >= asked, "\(claimed) of \(asked)")
  }

  @Test(arguments: [0..<0.3, 0.3..<0.7, 0.7..<0.95, 0.95..<1.05, 1.05..<10])
  func `certified turns, peaks and crossings are those of the integrated motion`(range: Range<Double>) throws
  {
    let queries = QueryCase.queries(try Repository.referenceData().queries)
    let (asked, claimed) = try judge(cases(queries, range))
    #expect(claimed >= 10 && 2 * claimed >= asked, "\(claimed) of \(asked)")
  }

  @Test(arguments: [0..<0.3, 0.3..<0.7, 0.7..<0.95, 0.95..<1.05, 1.05..<10])
  func `certified clamped motions and curves of progress are those of the integrated motion`(
    range: Range<Double>
  ) throws {
    let reference = try Repository.referenceData()
    let all = QueryCase.clamped(reference.clamped) + QueryCase.springCurves(reference.springCurves)
    let (asked, claimed) = try judge(cases(all, range))
    #expect(claimed >= 40 && 3 * claimed >= 2 * asked, "\(claimed) of \(asked)")
  }

  @Test(arguments: [0.0625, 0.1, 0.2, 0.3, 0.5, 0.7, 0.95])
  func `an envelope in the place of the exact settling time is caught`(dampingRatio: Double) throws {
    let problem = SpringProblem(
      parameters: .responseDampingRatio(response: 0.7, dampingRatio: dampingRatio), from: -3.7, to: 12.25,
      initialVelocity: -41.3)
    let answer = try Self.oracle.answer(.settlingDuration(epsilon: 1e-3), of: problem)
    let motion = motion(problem)
    #expect(answer.error(of: motion.settlingDuration(epsilon: 1e-3)) <= 1)
    #expect(answer.error(of: motion.envelopeDuration(epsilon: 1e-3)) > 100)
  }

  @Test func `the second turn, the second crossing and none at all are caught`() throws {
    let problem = SpringProblem(
      parameters: .durationBounce(duration: 0.5, bounce: 0.3), from: 0, to: 1, initialVelocity: 0)
    let motion = motion(problem)
    let turn = try Self.oracle.answer(.firstExtremumTime, of: problem)
    let turns = Array(motion.extrema.prefix(2))
    #expect(turn.error(of: turns[0].time) <= 1 && turn.error(of: turns[1].time) > 100)
    let crossing = try Self.oracle.answer(.firstCrossing(of: 1.01), of: problem)
    let crossings = Array(motion.crossings(of: 1.01).prefix(2))
    #expect(crossing.error(of: crossings[0]) <= 1 && crossing.error(of: crossings[1]) > 100)
    #expect(crossing.error(of: nil).isNaN)
  }

  @Test func `a claim is never better than it says on motions of any numbers`() throws {
    let isExhaustive = ProcessInfo.processInfo.environment["HOOKE_EXHAUSTIVE"] == "1"
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<(isExhaustive ? 2000 : 40) {
      let problem = SpringProblem(
        parameters: .responseDampingRatio(
          response: Double.random(in: 0.1...3, using: &generator),
          dampingRatio: Double.random(in: 0.05...2, using: &generator)),
        from: Double.random(in: -100...100, using: &generator),
        to: Double.random(in: -100...100, using: &generator),
        initialVelocity: Double.random(in: -500...500, using: &generator))
      let level = problem.from + Double.random(in: 0...1.3, using: &generator) * (problem.to - problem.from)
      let other =
        problem.from + Double.random(in: -0.5...1.5, using: &generator) * (problem.to - problem.from)
      let ends = min(level, other)...max(level, other)
      let time = Double.random(in: 0...3, using: &generator)
      for query in [
        SpringQuery.settlingDuration(epsilon: 0.01), .firstExtremumTime, .firstExtremumValue, .overshoot,
        .peakVelocityTime, .peakVelocity, .firstCrossing(of: level), .lastCrossing(of: level),
        .peakAccelerationTime, .peakAcceleration, .extremumCount(above: 0.3), .crossingCount(of: level),
        .crossing(of: level, index: 1), .timeToReach(fraction: 0.93),
        .firstTouch(.range(ends)), .clampedValue(.range(ends), time: time),
        .clampedVelocity(.range(ends), time: time), .clampedSettlingDuration(.range(ends), epsilon: 0.1),
        .firstTouch(.target), .clampedValue(.target, time: time), .clampedVelocity(.target, time: time),
        .clampedSettlingDuration(.target, epsilon: 0.1),
      ] {
        let answer = try Self.oracle.answer(query, of: problem)
        let computed = query.answer(of: motion(problem))
        #expect(answer.error(of: computed) <= 1, "\(problem) \(query): \(computed ?? .nan), \(answer)")
      }
    }
  }

  @Test func `a limit that leaks, a wrong count and a turn too many are caught`() throws {
    let problem = SpringProblem(
      parameters: .responseDampingRatio(response: 0.7, dampingRatio: 0.2), from: 0, to: 1, initialVelocity: 0)
    let motion = motion(problem)
    let held = try Self.oracle.answer(.clampedValue(.target, time: 0.4), of: problem)
    #expect(held.error(of: motion.clampedAtTarget().value(at: 0.4)) == 0)
    #expect(held.error(of: motion.value(at: 0.4)) == .infinity)
    let range = ClampedMotion.Limit.range(0...1.25)
    let speed = try Self.oracle.answer(.clampedVelocity(range, time: 0.33), of: problem)
    #expect(speed.error(of: 0) == 0 && speed.error(of: motion.velocity(at: 0.33)) == .infinity)
    let crossings = try Self.oracle.answer(.crossingCount(of: 1.1), of: problem)
    let turns = try Self.oracle.answer(.extremumCount(above: 0.1), of: problem)
    #expect(crossings == OracleAnswer(4, error: 0) && crossings.error(of: 3) == .infinity)
    #expect(turns == OracleAnswer(3, error: 0) && turns.error(of: 4) == .infinity)
    let late = try Self.oracle.answer(.crossing(of: 1.1, index: 3), of: problem)
    #expect(late.error(of: motion.crossings(of: 1.1).last) <= 1)
    #expect(late.error(of: motion.firstCrossing(of: 1.1)) > 100)
    #expect(try Self.oracle.answer(.crossing(of: 1.1, index: 4), of: problem) == OracleAnswer(nil, error: 0))
  }

  @Test func `energies are those of the integrated state`() throws {
    let problem = SpringProblem(
      parameters: .massStiffnessDamping(
        mass: 2.385, stiffness: 71.2633, damping: 3.27, allowOverDamping: true),
      from: -3.7, to: 12.25, initialVelocity: -41.3)
    let motion = motion(problem)
    let times = [0, 0.1, 0.37, 1].map { $0 * motion.spring.response }
    for (time, state) in zip(times, try GSLSpringOracle().states(of: problem, at: times)) {
      let distance = state.value - problem.to
      let energy = (2.385 * state.velocity * state.velocity + 71.2633 * distance * distance) / 2
      let allowed =
        2
        * (2.385 * state.velocity.magnitude * state.velocityError + 71.2633 * distance.magnitude
          * state.valueError) + 1e-13 * motion.energy(at: 0)
      #expect((motion.energy(at: time) - energy).magnitude <= allowed)
    }
  }
}
#endif
