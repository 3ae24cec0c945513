// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import GSLOracle
import TestSupport
import Testing

/// A decay that meets a bound and hangs on a spring there: the hit by a root finder on the integrated decay, and
/// what follows by the integrated spring.
@Suite(.tags(.oracle)) struct BoundedDecayTests {
  /// When the integrated decay meets the bound, and how fast.
  private func hit(_ motion: BoundedDecayMotion, at bound: Double) throws -> (OracleAnswer, OracleState) {
    guard motion.range.contains(motion.from), motion.from != bound else {
      let state = OracleState(
        value: motion.from, velocity: motion.initialVelocity, valueError: 0, velocityError: 0)
      return (OracleAnswer(0, error: 0), state)
    }
    let track = SlowingTrack(
      DecayMotion(decay: motion.decay, from: motion.from, initialVelocity: motion.initialVelocity))
    let time = try track.time(at: bound)
    let state = try track.state(at: time.number ?? .infinity)
    let late = abs(track.acceleration(state).number ?? 0) * time.error
    return (
      time,
      OracleState(
        value: bound, velocity: state.velocity, valueError: 0,
        velocityError: state.velocityError + late + state.velocity.magnitude.ulp)
    )
  }

  private func judge(
    _ motion: BoundedDecayMotion, delays: [Double], times: inout Verdict, states: inout Verdict,
    _ label: String
  ) throws {
    let bound = try #require(motion.bound)
    let (time, state) = try hit(motion, at: bound)
    guard time.error < .infinity, let hit = time.number else { return }
    times.hold(time, against: motion.hitTime, label)
    times.hold(state.velocityAnswer, against: motion.hitVelocity, label)
    let spring = SpringProblem(
      parameters: .responseDampingRatio(
        response: motion.spring.response, dampingRatio: motion.spring.dampingRatio),
      from: state.value, to: bound, initialVelocity: state.velocity)
    let natural = try SpringEquation(spring.parameters).naturalFrequency
    for (delay, late) in zip(delays, try GSLSpringOracle().states(of: spring, at: delays)) {
      // How far the start of the spring is off, in value units; the energy that it holds never rises.
      let off = state.velocityError / natural + state.velocity.magnitude * (time.error + (hit + delay).ulp)
      let curl = 1 + 2 * motion.spring.dampingRatio
      states.hold(
        OracleAnswer(late.value, error: late.valueError + 2 * off), against: motion.value(at: hit + delay),
        "\(label) \(delay) after the hit")
      states.hold(
        OracleAnswer(late.velocity, error: late.velocityError + 2 * off * natural * curl),
        against: motion.velocity(at: hit + delay), "\(label) \(delay) after the hit")
    }
    guard hit > 0 else { return }
    let track = SlowingTrack(
      DecayMotion(decay: motion.decay, from: motion.from, initialVelocity: motion.initialVelocity))
    let early = try track.state(at: hit / 2)
    states.hold(early.valueAnswer, against: motion.value(at: hit / 2), label)
    states.hold(early.velocityAnswer, against: motion.velocity(at: hit / 2), label)
    let epsilon = 0.01 * state.velocity.magnitude / natural
    let settling = try GSLSpringQueryOracle().answer(.settlingDuration(epsilon: epsilon), of: spring)
    guard let after = settling.number, after > 0 else { return }
    // A relative error of the velocity moves the settling time as one of epsilon does.
    let share = state.velocityError / state.velocity.magnitude / motion.spring.dampingRatio / natural
    times.hold(
      OracleAnswer(
        hit + after,
        error: time.error + settling.error + 4 * share * (1 + motion.spring.dampingRatio) + (hit + after).ulp),
      against: motion.settlingDuration(epsilon: epsilon), "\(label), settling")
  }

  @Test func `certified hits, and the springs that follow, are those of the integration`() throws {
    var (times, states) = (Verdict(), Verdict())
    for row in try Repository.referenceData().decay.rows where row.query == "hitTime" {
      guard case .bounded(let motion) = row.subject else { continue }
      let delays = [0.1, 0.4, 1.3].map { $0 * motion.spring.response }
      try judge(motion, delays: delays, times: &times, states: &states, row.id)
    }
    times.expectSharp()
    states.expectSharp()
  }

  @Test func `a hit that comes a little late is caught`() throws {
    let motion = BoundedDecayMotion(
      decay: .normal, from: 0, initialVelocity: 1000, range: -50...200,
      spring: Spring(duration: 0.5, bounce: 0.3))
    let (time, state) = try hit(motion, at: 200)
    let computed = try #require(motion.hitTime)
    #expect(time.error(of: computed) <= 1 && time.error(of: computed + 1e-9) > 100)
    #expect(state.velocityAnswer.error(of: motion.hitVelocity.map { $0 * (1 + 1e-10) }) > 10)
  }
}
#endif
