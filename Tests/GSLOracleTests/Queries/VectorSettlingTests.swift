// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import GSLOracle
import TestSupport
import Testing

/// When vectors settle, by the length of two integrated components.
@Suite(.tags(.oracle)) struct VectorSettlingTests {
  private typealias Pair = AnimatablePair<Double, Double>

  private func judge(
    _ parameters: SpringParameters, from: Pair, to: Pair, velocity: Pair, epsilon: Double,
    certified: Double? = nil, _ verdict: inout Verdict
  ) throws {
    let oracle = try PlanarSettlingOracle(
      SpringProblem(parameters: parameters, from: from.first, to: to.first, initialVelocity: velocity.first),
      SpringProblem(
        parameters: parameters, from: from.second, to: to.second, initialVelocity: velocity.second))
    let motion = SpringMotion(spring: Spring(parameters), from: from, to: to, initialVelocity: velocity)
    let answer = try oracle.settlingDuration(epsilon: epsilon)
    verdict.hold(
      answer, against: motion.settlingDuration(epsilon: epsilon), "\(motion.spring) \(from) \(to) \(velocity)"
    )
    if let certified { verdict.hold(answer, against: certified, "\(motion.spring) \(to), certified") }
  }

  @Test(arguments: [0.05...0.3, 0.3...0.7, 0.7...1, 1...2.5])
  func `vectors of any numbers settle when their length says`(ratios: ClosedRange<Double>) throws {
    var random = SeededGenerator(seed: 17)
    var verdict = Verdict()
    for _ in 0..<40 {
      func pair(_ size: Double) -> Pair {
        Pair(random.uniform(-size...size), random.uniform(-size...size))
      }
      try judge(
        .responseDampingRatio(response: random.uniform(0.1...3), dampingRatio: random.uniform(ratios)),
        from: pair(100), to: pair(100), velocity: pair(1000), epsilon: random.geometric(1e-5...10), &verdict)
    }
    verdict.expectSharp(0.8)
  }

  @Test func `certified motions settle at the same time in any direction of a plane`() throws {
    var verdict = Verdict()
    for (index, row) in try Repository.referenceData().settling.rows.enumerated() where index % 5 == 0 {
      guard (0.05..<8).contains(Spring(row.parameters).dampingRatio) else { continue }
      func along(_ size: Double) -> Pair { Pair(0.6 * size, -0.8 * size) }
      do throws(OracleError) {
        _ = try SpringInitialValues(
          SpringProblem(
            parameters: row.parameters, from: row.from, to: row.to, initialVelocity: row.initialVelocity))
      } catch {
        continue
      }
      try judge(
        row.parameters, from: along(row.from), to: along(row.to), velocity: along(row.initialVelocity),
        epsilon: row.epsilon, certified: row.duration.high, &verdict)
    }
    verdict.expectSharp(0.4)
  }

  @Test func `certified vectors settle when their integrated length says`() throws {
    var verdict = Verdict()
    for row in try Repository.referenceData().vectorSettling.rows {
      guard (0.05..<8).contains(Spring(row.parameters).dampingRatio) else { continue }
      do {
        try judge(
          row.parameters, from: row.from, to: row.to, velocity: row.initialVelocity, epsilon: row.epsilon,
          certified: row.duration.high, &verdict)
      } catch OracleError.unsuited {
        // One of the numbers doesn't move.
      }
    }
    verdict.expectSharp(0.4)
  }
}
#endif
