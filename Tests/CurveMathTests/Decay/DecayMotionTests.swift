// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// A seeded decay with a start and a velocity.
private func anyMotion(_ random: inout SeededGenerator) -> DecayMotion<Double> {
  let decay =
    Bool.random(using: &random)
    ? Decay(ratePerMillisecond: random.uniform(0.9...0.9999))
    : Decay(timeConstant: random.uniform(0.01...3))
  let sign: Double = Bool.random(using: &random) ? 1 : -1
  return DecayMotion(
    decay: decay, from: random.uniform(-100...100), initialVelocity: sign * random.geometric(0.01...1e4))
}

@Suite struct DecayMotionTests {
  @Test func `velocity and acceleration are the derivatives`() {
    var random = SeededGenerator(seed: 0xD1_01)
    for _ in 0..<500 {
      let motion = anyMotion(&random)
      let span = motion.decay.timeConstant
      let time = random.uniform(0...4) * span
      let step = 1e-5 * span
      let rise = (motion.value(at: time + step) - motion.value(at: time - step)) / (2 * step)
      let scale = motion.initialVelocity.magnitude + motion.from.magnitude / span
      #expect((rise - motion.velocity(at: time)).magnitude <= 1e-9 * scale, "seed \(random.seed): \(motion)")
      let change = (motion.velocity(at: time + step) - motion.velocity(at: time - step)) / (2 * step)
      #expect((change - motion.acceleration(at: time)).magnitude <= 1e-9 * scale / span)
    }
  }

  @Test func `a motion taken up on its way goes on as it would have`() {
    var random = SeededGenerator(seed: 0xD1_02)
    for _ in 0..<500 {
      let motion = anyMotion(&random)
      let first = random.uniform(0...2) * motion.decay.timeConstant
      let second = random.uniform(0...2) * motion.decay.timeConstant
      let state = motion.state(at: first)
      let resumed = DecayMotion(decay: motion.decay, from: state.value, initialVelocity: state.velocity)
      let whole = motion.state(at: first + second)
      let parts = resumed.state(at: second)
      let scale = max(motion.from.magnitude, (motion.finalValue - motion.from).magnitude)
      #expect((whole.value - parts.value).magnitude <= 8 * 0x1p-53 * scale, "seed \(random.seed): \(motion)")
      #expect((whole.velocity - parts.velocity).magnitude <= 12 * 0x1p-53 * whole.velocity.magnitude)
    }
  }

  @Test func `the speed never rises and the value never turns`() {
    var random = SeededGenerator(seed: 0xD1_03)
    for _ in 0..<50 {
      let motion = anyMotion(&random)
      let direction: Double = motion.initialVelocity < 0 ? -1 : 1
      var last = motion.state(at: 0)
      for step in 1...400 {
        let state = motion.state(at: Double(step) * 0.02 * motion.decay.timeConstant)
        #expect(state.velocity.magnitude <= last.velocity.magnitude)
        #expect((state.value - last.value) * direction >= 0)
        last = state
      }
    }
  }

  @Test func `energy lost is energy gone into friction`() {
    // v dv = −v²/τ dt, so v² falls by the factor e^(−2t/τ).
    var random = SeededGenerator(seed: 0xD1_04)
    for _ in 0..<200 {
      let motion = anyMotion(&random)
      let time = random.uniform(0...3) * motion.decay.timeConstant
      let half = motion.velocity(at: time)
      let product = motion.velocity(at: 2 * time) * motion.initialVelocity
      #expect((half * half - product).magnitude <= 8 * 0x1p-53 * product.magnitude)
    }
  }

  @Test func `scaling by powers of two scales the answers bit for bit`() {
    var random = SeededGenerator(seed: 0xD1_05)
    for _ in 0..<300 {
      let motion = DecayMotion(
        decay: Decay(timeConstant: random.uniform(0.1...2)), from: random.uniform(-10...10),
        initialVelocity: random.uniform(1...100))
      let large = DecayMotion(
        decay: motion.decay, from: motion.from * 0x1p40, initialVelocity: motion.initialVelocity * 0x1p40)
      let slow = DecayMotion(
        decay: Decay(timeConstant: motion.decay.timeConstant * 0x1p20), from: motion.from,
        initialVelocity: motion.initialVelocity * 0x1p-20)
      let time = random.uniform(0...3)
      #expect(large.value(at: time) == motion.value(at: time) * 0x1p40)
      #expect(large.velocity(at: time) == motion.velocity(at: time) * 0x1p40)
      #expect(slow.value(at: time * 0x1p20) == motion.value(at: time))
      #expect(slow.velocity(at: time * 0x1p20) == motion.velocity(at: time) * 0x1p-20)
      let settled = motion.settlingDuration(epsilon: 1e-3)
      #expect(large.settlingDuration(epsilon: 1e-3 * 0x1p40) == settled)
      #expect(slow.settlingDuration(epsilon: 1e-3) == settled * 0x1p20)
    }
  }

  @Test func `the time at a value leads back to the value`() throws {
    var random = SeededGenerator(seed: 0xD1_06)
    for _ in 0..<1000 {
      let motion = anyMotion(&random)
      let value = motion.value(at: random.uniform(0.01...5) * motion.decay.timeConstant)
      let time = try #require(motion.time(at: value), "seed \(random.seed): \(motion) at \(value)")
      let state = motion.state(at: time)
      let scale = max(motion.from.magnitude, (value - motion.from).magnitude)
      let allowed = 3 * 0x1p-53 * scale + state.velocity.magnitude * time * 0x1p-52
      #expect((state.value - value).magnitude <= allowed)
    }
  }

  @Test func `a value behind the start or beyond the end has no time`() {
    let motion = DecayMotion(decay: .normal, from: 10.0, initialVelocity: 100)
    #expect(motion.time(at: 9) == nil)
    #expect(motion.time(at: motion.finalValue + 1e-9) == nil)
    #expect(motion.time(at: .infinity) == nil)
    #expect(motion.time(at: .nan) == nil)
    #expect(motion.time(at: 10) == 0)
    #expect(DecayMotion(decay: .normal, from: 10.0, initialVelocity: 0).time(at: 11) == nil)
  }

  @Test func `the final value is approached for ever`() {
    var random = SeededGenerator(seed: 0xD1_07)
    for _ in 0..<200 {
      let motion = anyMotion(&random)
      let time = motion.time(at: motion.finalValue)
      // Rounding may put the final value a last place before the limit, which is reached late but in time.
      #expect((time ?? 0) > 20 * motion.decay.timeConstant, "seed \(random.seed): \(motion)")
      #expect(motion.value(at: .infinity) == motion.finalValue)
      #expect(motion.velocity(at: .infinity) == 0)
    }
  }

  @Test func `the velocity to land at a value lands there`() {
    var random = SeededGenerator(seed: 0xD1_08)
    for _ in 0..<500 {
      let decay = Decay(timeConstant: random.uniform(0.05...3))
      let from = random.uniform(-1000...1000)
      let landing = random.uniform(-1000...1000)
      let motion = DecayMotion(decay: decay, from: from, landingAt: landing)
      let scale = max(from.magnitude, (landing - from).magnitude)
      #expect((motion.finalValue - landing).magnitude <= 4 * 0x1p-53 * scale, "seed \(random.seed)")
    }
  }

  @Test func `settling is the last time that the distance is epsilon`() {
    var random = SeededGenerator(seed: 0xD1_09)
    for _ in 0..<300 {
      let motion = anyMotion(&random)
      let way = (motion.finalValue - motion.from).magnitude
      let epsilon = way * random.geometric(1e-6...0.9)
      let settled = motion.settlingDuration(epsilon: epsilon)
      // The velocity is the remaining distance over τ, without the cancelling of a difference.
      let before = motion.velocity(at: settled * (1 - 1e-9)).magnitude * motion.decay.timeConstant
      let after = motion.velocity(at: settled * (1 + 1e-9)).magnitude * motion.decay.timeConstant
      #expect(before > epsilon && after < epsilon, "seed \(random.seed): \(motion), epsilon \(epsilon)")
      #expect(motion.settlingDuration(epsilon: way * 1.0001) == 0)
    }
  }

  @Test func `odd tolerances have defined answers`() {
    let motion = DecayMotion(decay: .normal, from: 0.0, initialVelocity: 100)
    #expect(motion.settlingDuration(epsilon: 0) == .infinity)
    #expect(motion.settlingDuration(epsilon: -1).isNaN)
    #expect(motion.settlingDuration(epsilon: .nan).isNaN)
    #expect(motion.timeUntilSpeed(below: 0) == .infinity)
    #expect(motion.timeUntilSpeed(below: -1).isNaN)
    #expect(motion.timeUntilSpeed(below: .nan).isNaN)
    #expect(motion.timeUntilSpeed(below: 100) == 0)
    let resting = DecayMotion(decay: .normal, from: 5.0, initialVelocity: 0)
    #expect(resting.settlingDuration(epsilon: 0) == 0)
    #expect(resting.finalValue == 5)
    #expect(motion.value(at: .nan).isNaN)
    #expect(motion.velocity(at: .nan).isNaN)
  }

  @Test func `speeds and ways far from 1 settle in the same time`() {
    for power in [0x1p-900, 0x1p-600, 1, 0x1p600, 0x1p900] {
      let motion = DecayMotion(decay: Decay(timeConstant: 2), from: 0, initialVelocity: 5 * power)
      #expect((motion.timeUntilSpeed(below: 1e-3 * power) - 17.03438638).magnitude < 5e-9)
      #expect((motion.settlingDuration(epsilon: 2e-3 * power) - 17.03438638).magnitude < 5e-9)
    }
  }

  @Test func `a vector moves as its components do and is measured by its length`() {
    let decay = Decay(timeConstant: 0.4)
    let motion = DecayMotion(
      decay: decay, from: AnimatablePair(1.0, 2.0), initialVelocity: AnimatablePair(300.0, -400.0))
    let across = DecayMotion(decay: decay, from: 1.0, initialVelocity: 300)
    let down = DecayMotion(decay: decay, from: 2.0, initialVelocity: -400)
    let state = motion.state(at: 0.3)
    #expect(state.value == AnimatablePair(across.value(at: 0.3), down.value(at: 0.3)))
    #expect(state.velocity == AnimatablePair(across.velocity(at: 0.3), down.velocity(at: 0.3)))
    #expect(motion.finalValue == AnimatablePair(across.finalValue, down.finalValue))
    let along = DecayMotion(decay: decay, from: 0.0, initialVelocity: 500)
    #expect(motion.timeUntilSpeed(below: 0.1) == along.timeUntilSpeed(below: 0.1))
    #expect(motion.settlingDuration(epsilon: 0.1) == along.settlingDuration(epsilon: 0.1))
  }

  @Test func `a component at rest stays where it is when nothing slows the other down`() {
    let motion = DecayMotion(
      decay: Decay(ratePerMillisecond: 1), from: AnimatablePair(1.0, 2.0),
      initialVelocity: AnimatablePair(1e-300, 0))
    #expect(motion.finalValue == AnimatablePair(.infinity, 2))
  }

  @Test func `times before 0 run the equation backwards`() {
    let motion = DecayMotion(decay: Decay(timeConstant: 1), from: 0.0, initialVelocity: 1)
    #expect((motion.velocity(at: -1) - 2.718281828459045).magnitude < 1e-15)
    #expect((motion.value(at: -1) - -1.718281828459045).magnitude < 1e-15)
    #expect(motion.value(at: -1e6).isNaN)
  }
}
