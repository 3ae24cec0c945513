// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// A seeded motion that meets one of its bounds from inside.
private func meeting(_ random: inout SeededGenerator, spring: Spring? = nil) -> BoundedDecayMotion {
  let decay =
    Bool.random(using: &random)
    ? Decay(ratePerMillisecond: random.uniform(0.95...0.9995))
    : Decay(timeConstant: random.uniform(0.05...2))
  let lower = random.uniform(-500...0)
  let upper = lower + random.uniform(10...1000)
  let from = lower + (upper - lower) * random.uniform(0.05...0.95)
  let ahead = Bool.random(using: &random) ? upper : lower
  let velocity = (ahead - from) / decay.timeConstant * random.uniform(1.05...10)
  return BoundedDecayMotion(
    decay: decay, from: from, initialVelocity: velocity, range: lower...upper,
    spring: spring ?? Spring(response: random.uniform(0.1...1), dampingRatio: random.uniform(0.2...1.5)))
}

@Suite struct BoundedDecayMotionTests {
  @Test func `value and velocity go on without a jump where the spring begins`() throws {
    var random = SeededGenerator(seed: 0xD4_01)
    for _ in 0..<2000 {
      let motion = meeting(&random)
      let time = try #require(motion.hitTime)
      let bound = try #require(motion.bound)
      let speed = try #require(motion.hitVelocity)
      let scale = max(motion.from.magnitude, bound.magnitude)
      for (moment, late) in [(time.nextDown, false), (time.nextUp, true), (time, true)] {
        let state = motion.state(at: moment)
        let passed = (moment - time).magnitude + time.ulp
        #expect(
          (state.value - bound).magnitude <= 3 * 0x1p-53 * scale + speed.magnitude * passed,
          "seed \(random.seed): \(motion), late \(late)")
        let pull = max(motion.acceleration(at: moment).magnitude, speed.magnitude / motion.decay.timeConstant)
        #expect(
          (state.velocity - speed).magnitude
            <= 4 * 0x1p-53 * motion.initialVelocity.magnitude + pull * passed,
          "seed \(random.seed): \(motion), late \(late)")
      }
    }
  }

  @Test func `before the hit no value lies beyond the bound`() throws {
    var random = SeededGenerator(seed: 0xD4_02)
    for _ in 0..<300 {
      let motion = meeting(&random)
      let time = try #require(motion.hitTime)
      var moment = time
      for _ in 0..<100 {
        moment = moment.nextDown
        #expect(motion.range.contains(motion.value(at: moment)))
      }
      for step in 0..<200 { #expect(motion.range.contains(motion.value(at: time * Double(step) / 200))) }
    }
  }

  @Test func `before the hit it is a decay and after it a spring`() throws {
    var random = SeededGenerator(seed: 0xD4_03)
    for _ in 0..<300 {
      let motion = meeting(&random)
      let time = try #require(motion.hitTime)
      let bound = try #require(motion.bound)
      let speed = try #require(motion.hitVelocity)
      let free = DecayMotion(
        decay: motion.decay, from: motion.from, initialVelocity: motion.initialVelocity)
      let early = random.uniform(0...0.9) * time
      #expect(motion.state(at: early) == free.state(at: early))
      #expect(motion.acceleration(at: early) == free.acceleration(at: early))
      let caught = SpringMotion(spring: motion.spring, from: bound, to: bound, initialVelocity: speed)
      let late = random.uniform(0.1...2)
      let difference = (motion.value(at: time + late) - caught.value(at: late)).magnitude
      #expect(difference <= speed.magnitude * 4 * (time + late).ulp + 4 * bound.ulp)
    }
  }

  @Test func `the hit is where the decay meets the bound`() throws {
    var random = SeededGenerator(seed: 0xD4_04)
    for _ in 0..<500 {
      let motion = meeting(&random)
      let bound = try #require(motion.bound)
      let free = DecayMotion(
        decay: motion.decay, from: motion.from, initialVelocity: motion.initialVelocity)
      #expect(motion.hitTime == free.time(at: bound))
      let speed = free.velocity(at: try #require(motion.hitTime))
      let handed = try #require(motion.hitVelocity)
      #expect((speed - handed).magnitude <= 8 * 0x1p-53 * motion.initialVelocity.magnitude)
    }
  }

  @Test func `a flick meets a bound at 300 points`() throws {
    let motion = BoundedDecayMotion(
      decay: .normal, from: 0, initialVelocity: 1000, range: 0...300, spring: .smooth)
    let time = try #require(motion.hitTime)
    // −τ·ln(1 − 300/(1000·τ)) with τ = 0.49949983.
    #expect((time - 0.458437881957).magnitude < 1e-12)
    let fallen = DecayMotion(decay: .normal, from: 0.0, initialVelocity: 1000).value(at: time)
    #expect((fallen - 300).magnitude < 1e-12)
    #expect(motion.value(at: time) == 300)
    #expect(motion.bound == 300)
    #expect(motion.finalValue == 300)
  }

  @Test func `a motion that meets no bound is a decay throughout`() {
    let motion = BoundedDecayMotion(
      decay: .normal, from: 0, initialVelocity: 500, range: 0...300, spring: .bouncy)
    let free = DecayMotion(decay: .normal, from: 0.0, initialVelocity: 500)
    #expect(motion.hitTime == nil)
    #expect(motion.hitVelocity == nil)
    #expect(motion.bound == nil)
    for time in [0, 0.1, 1, 10, .infinity] { #expect(motion.state(at: time) == free.state(at: time)) }
    #expect(motion.settlingDuration(epsilon: 0.5) == free.settlingDuration(epsilon: 0.5))
    #expect(motion.finalValue == free.finalValue)
  }

  @Test func `infinite bounds are never met`() {
    let motion = BoundedDecayMotion(
      decay: Decay(ratePerMillisecond: 1), from: 0, initialVelocity: 500,
      range: -.infinity ... .infinity, spring: .smooth)
    #expect(motion.hitTime == nil)
    #expect(motion.value(at: 2) == 1000)
  }

  @Test(arguments: [340.0, -40.0])
  func `a start outside the range hangs on the spring at once`(from: Double) {
    let bound: Double = from > 0 ? 300 : 0
    let spring = Spring(response: 0.5, dampingRatio: 1)
    for velocity in [-600.0, 0, 600] {
      let motion = BoundedDecayMotion(
        decay: .normal, from: from, initialVelocity: velocity, range: 0...300, spring: spring)
      let caught = SpringMotion(spring: spring, from: from, to: bound, initialVelocity: velocity)
      #expect(motion.hitTime == 0)
      #expect(motion.hitVelocity == velocity)
      #expect(motion.bound == bound)
      for time in [0, 0.01, 0.3, 2] { #expect(motion.state(at: time) == caught.state(at: time)) }
      #expect(motion.settlingDuration(epsilon: 0.5) == caught.settlingDuration(epsilon: 0.5))
    }
  }

  @Test func `from a bound outwards the spring catches at once`() {
    // facebookarchive/rebound-js#20: a velocity of −0.1 from rest at the limit 0.
    let motion = BoundedDecayMotion(
      decay: .normal, from: 0, initialVelocity: -0.1, range: 0...1, spring: .smooth)
    #expect(motion.hitTime == 0)
    #expect(motion.bound == 0)
    #expect(motion.state(at: 0) == MotionState(value: 0, velocity: -0.1))
    #expect(motion.finalValue == 0)
  }

  @Test func `from a bound inwards the motion leaves it`() {
    let motion = BoundedDecayMotion(
      decay: .normal, from: 0, initialVelocity: 100, range: 0...300, spring: .smooth)
    #expect(motion.hitTime == nil)
    #expect(motion.value(at: 0.1) > 0)
  }

  @Test func `at rest on a bound the motion stays`() {
    let motion = BoundedDecayMotion(
      decay: .normal, from: 300, initialVelocity: 0, range: 0...300, spring: .smooth)
    #expect(motion.state(at: 1) == MotionState(value: 300, velocity: 0))
    #expect(motion.settlingDuration(epsilon: 0) == 0)
  }

  @Test func `with a spring that has always arrived no value is ever outside`() throws {
    // pmndrs/react-spring#225 and facebookarchive/rebound-js#20: a clamp that let one sample through.
    var random = SeededGenerator(seed: 0xD4_05)
    for _ in 0..<200 {
      let motion = meeting(&random, spring: Spring(response: 0, dampingRatio: 1))
      let time = try #require(motion.hitTime)
      for step in 0..<300 {
        #expect(motion.range.contains(motion.value(at: time * Double(step) / 150)))
      }
      #expect(motion.state(at: time) == MotionState(value: motion.finalValue, velocity: 0))
    }
    let still = BoundedDecayMotion(
      decay: .normal, from: 0, initialVelocity: -0.1, range: 0...1000,
      spring: Spring(response: 0, dampingRatio: 1))
    for step in 0..<100 { #expect(still.value(at: Double(step) / 60) == 0) }
  }

  @Test func `settling truly bounds the distance and is reached`() {
    var random = SeededGenerator(seed: 0xD4_06)
    for _ in 0..<200 {
      let motion = meeting(&random)
      let epsilon = random.geometric(1e-3...1)
      let settled = motion.settlingDuration(epsilon: epsilon)
      let final = motion.finalValue
      for step in 1...200 {
        let moment = settled * (1 + 1e-9) + Double(step) * 0.01
        #expect(
          (motion.value(at: moment) - final).magnitude <= epsilon * (1 + 1e-9),
          "seed \(random.seed): \(motion), epsilon \(epsilon)")
      }
      let before = (motion.value(at: settled * (1 - 1e-7)) - final).magnitude
      #expect(before > epsilon * (1 - 1e-9), "seed \(random.seed): \(motion), epsilon \(epsilon)")
    }
  }

  @Test func `a soft landing settles before the hit`() throws {
    // It meets the bound so slowly that the spring stays within epsilon.
    let decay = Decay(timeConstant: 0.5)
    let motion = BoundedDecayMotion(
      decay: decay, from: 0, initialVelocity: 200.2, range: 0...100, spring: Spring(duration: 0.3))
    let hit = try #require(motion.hitTime)
    let settled = motion.settlingDuration(epsilon: 1)
    #expect(settled < hit)
    #expect((motion.value(at: settled) - 99).magnitude < 1e-12)
    #expect(motion.settlingDuration(epsilon: 101) == 0)
  }

  @Test func `a mirrored motion gives mirrored answers`() {
    var random = SeededGenerator(seed: 0xD4_07)
    for _ in 0..<300 {
      let motion = meeting(&random)
      let mirrored = BoundedDecayMotion(
        decay: motion.decay, from: -motion.from, initialVelocity: -motion.initialVelocity,
        range: -motion.range.upperBound ... -motion.range.lowerBound, spring: motion.spring)
      let time = random.uniform(0...3)
      #expect(mirrored.value(at: time) == -motion.value(at: time))
      #expect(mirrored.velocity(at: time) == -motion.velocity(at: time))
      #expect(mirrored.hitTime == motion.hitTime)
    }
  }

  @Test func `a NaN start or velocity or time gives NaN`() {
    for (from, velocity) in [(Double.nan, 1.0), (0, .nan), (2, .nan)] {
      let motion = BoundedDecayMotion(
        decay: .normal, from: from, initialVelocity: velocity, range: 0...1, spring: .smooth)
      #expect(motion.value(at: 0.1).isNaN)
      #expect(motion.velocity(at: 0.1).isNaN == velocity.isNaN)
    }
    let sound = BoundedDecayMotion(
      decay: .normal, from: 0, initialVelocity: 1000, range: 0...1, spring: .smooth)
    #expect(sound.value(at: .nan).isNaN)
  }
}
