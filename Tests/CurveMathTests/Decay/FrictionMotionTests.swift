// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

private func anyMotion(_ random: inout SeededGenerator) -> FrictionMotion<Double> {
  let sign: Double = Bool.random(using: &random) ? 1 : -1
  return FrictionMotion(
    deceleration: random.geometric(0.1...1e4), from: random.uniform(-100...100),
    initialVelocity: sign * random.geometric(0.1...1e4))
}

@Suite struct FrictionMotionTests {
  @Test func `a slide stops after its speed over the deceleration`() {
    let motion = FrictionMotion(deceleration: 2, from: 1.0, initialVelocity: -10)
    #expect(motion.stopTime == 5)
    #expect(motion.finalValue == -24)
    #expect(motion.state(at: 2.5) == MotionState(value: -17.75, velocity: -5))
    #expect(motion.acceleration(at: 2.5) == 2)
    for time in [5, 5.1, 1e300, .infinity] {
      #expect(motion.state(at: time) == MotionState(value: -24, velocity: 0))
      #expect(motion.acceleration(at: time) == 0)
    }
  }

  @Test func `velocity is the derivative and the speed falls by the deceleration`() {
    var random = SeededGenerator(seed: 0xD2_01)
    for _ in 0..<500 {
      let motion = anyMotion(&random)
      let time = random.uniform(0.01...0.99) * motion.stopTime
      let step = 1e-5 * motion.stopTime
      let rise = (motion.value(at: time + step) - motion.value(at: time - step)) / (2 * step)
      let scale = motion.initialVelocity.magnitude + motion.from.magnitude / motion.stopTime
      #expect((rise - motion.velocity(at: time)).magnitude <= 1e-9 * scale, "seed \(random.seed): \(motion)")
      let speed = motion.initialVelocity.magnitude - motion.deceleration * time
      #expect(
        (motion.velocity(at: time).magnitude - speed).magnitude
          <= 4 * 0x1p-53 * motion.initialVelocity.magnitude)
      #expect(
        (motion.acceleration(at: time).magnitude - motion.deceleration).magnitude
          <= 2 * motion.deceleration.ulp)
    }
  }

  @Test func `the speed never rises and the value never turns`() {
    var random = SeededGenerator(seed: 0xD2_02)
    for _ in 0..<50 {
      let motion = anyMotion(&random)
      let direction: Double = motion.initialVelocity < 0 ? -1 : 1
      var last = motion.state(at: 0)
      for step in 1...400 {
        let state = motion.state(at: Double(step) * 0.0026 * motion.stopTime)
        #expect(state.velocity.magnitude <= last.velocity.magnitude)
        #expect((state.value - last.value) * direction >= 0)
        last = state
      }
      #expect(last == MotionState(value: motion.finalValue, velocity: 0))
    }
  }

  @Test func `value and velocity are continuous at the stop`() {
    var random = SeededGenerator(seed: 0xD2_03)
    for _ in 0..<300 {
      let motion = anyMotion(&random)
      let before = motion.state(at: motion.stopTime.nextDown)
      let scale = max(motion.from.magnitude, (motion.finalValue - motion.from).magnitude)
      #expect((before.value - motion.finalValue).magnitude <= 2 * 0x1p-53 * scale)
      #expect(before.velocity.magnitude <= 4 * 0x1p-53 * motion.initialVelocity.magnitude)
    }
  }

  @Test func `the time at a value leads back to the value`() throws {
    var random = SeededGenerator(seed: 0xD2_04)
    for _ in 0..<1000 {
      let motion = anyMotion(&random)
      let value = motion.value(at: random.uniform(0.01...0.999) * motion.stopTime)
      let time = try #require(motion.time(at: value), "seed \(random.seed): \(motion) at \(value)")
      let state = motion.state(at: time)
      let scale = max(motion.from.magnitude, (value - motion.from).magnitude)
      let allowed = 3 * 0x1p-53 * scale + state.velocity.magnitude * time * 0x1p-52
      #expect((state.value - value).magnitude <= allowed)
    }
  }

  @Test func `the final value is reached at the stop and nothing beyond it ever`() {
    var random = SeededGenerator(seed: 0xD2_05)
    for _ in 0..<200 {
      let motion = anyMotion(&random)
      #expect(motion.time(at: motion.finalValue) == motion.stopTime)
      #expect(motion.time(at: motion.from) == 0)
      let margin = max(
        (motion.finalValue - motion.from).magnitude * 1e-9,
        4 * max(motion.from.magnitude, motion.finalValue.magnitude).ulp)
      let beyond = motion.finalValue + (motion.initialVelocity < 0 ? -margin : margin)
      #expect(motion.time(at: beyond) == nil)
      #expect(motion.time(at: motion.from - motion.initialVelocity) == nil)
      #expect(motion.time(at: .nan) == nil)
    }
  }

  @Test func `the velocity to land at a value lands there`() {
    var random = SeededGenerator(seed: 0xD2_06)
    for _ in 0..<500 {
      let from = random.uniform(-1000...1000)
      let landing = random.uniform(-1000...1000)
      let motion = FrictionMotion(deceleration: random.geometric(0.1...1e4), from: from, landingAt: landing)
      let scale = max(from.magnitude, (landing - from).magnitude)
      #expect((motion.finalValue - landing).magnitude <= 6 * 0x1p-53 * scale, "seed \(random.seed)")
    }
  }

  @Test func `settling is the last time that the distance is epsilon`() {
    var random = SeededGenerator(seed: 0xD2_07)
    for _ in 0..<300 {
      let motion = FrictionMotion(
        deceleration: random.geometric(0.1...1e4), from: 0.0, initialVelocity: random.geometric(0.1...1e4))
      let epsilon = motion.finalValue * random.uniform(0.001...0.99)
      let settled = motion.settlingDuration(epsilon: epsilon)
      #expect(
        (motion.finalValue - motion.value(at: settled) - epsilon).magnitude <= 1e-14 * motion.finalValue)
      #expect(motion.settlingDuration(epsilon: motion.finalValue * 1.01) == 0)
      #expect(motion.settlingDuration(epsilon: 0) == motion.stopTime)
    }
  }

  @Test func `a speed below a threshold is reached in a straight line`() {
    let motion = FrictionMotion(deceleration: 4, from: 0.0, initialVelocity: -10)
    #expect(motion.timeUntilSpeed(below: 2) == 2)
    #expect(motion.timeUntilSpeed(below: 0) == motion.stopTime)
    #expect(motion.timeUntilSpeed(below: 10) == 0)
    #expect(motion.timeUntilSpeed(below: -1).isNaN)
  }

  @Test func `without friction nothing stops`() {
    let motion = FrictionMotion(deceleration: 0, from: 1.0, initialVelocity: 3)
    #expect(motion.stopTime == .infinity)
    #expect(motion.state(at: 2) == MotionState(value: 7, velocity: 3))
    #expect(motion.acceleration(at: 2) == 0)
    #expect(motion.finalValue == .infinity)
    #expect(motion.value(at: .infinity) == .infinity)
    #expect(motion.time(at: 7) == 2)
    #expect(motion.settlingDuration(epsilon: 1) == .infinity)
    #expect(motion.timeUntilSpeed(below: 1) == .infinity)
    #expect(FrictionMotion(deceleration: 0, from: 1.0, initialVelocity: 0).finalValue == 1)
  }

  @Test func `infinite friction stops at once`() {
    let motion = FrictionMotion(deceleration: .infinity, from: 1.0, initialVelocity: 3)
    #expect(motion.stopTime == 0)
    #expect(motion.state(at: 0) == MotionState(value: 1, velocity: 0))
    #expect(motion.finalValue == 1)
  }

  @Test(arguments: [-1, .nan])
  func `a deceleration below 0 makes every result NaN`(deceleration: Double) {
    let motion = FrictionMotion(deceleration: deceleration, from: 1.0, initialVelocity: 3)
    #expect(motion.value(at: 1).isNaN)
    #expect(motion.velocity(at: 1).isNaN)
    #expect(motion.acceleration(at: 1).isNaN)
    #expect(motion.stopTime.isNaN)
    #expect(motion.finalValue.isNaN)
    #expect(motion.settlingDuration(epsilon: 1).isNaN)
    #expect(motion.time(at: 2) == nil)
  }

  @Test func `a vector slides along a straight line`() {
    let motion = FrictionMotion(
      deceleration: 50, from: AnimatablePair(1.0, 2.0), initialVelocity: AnimatablePair(30.0, -40.0))
    #expect(motion.stopTime == 1)
    #expect(motion.finalValue == AnimatablePair(16, -18))
    #expect(motion.state(at: 0.5).velocity == AnimatablePair(15, -20))
    #expect(motion.acceleration(at: 0.5) == AnimatablePair(-30, 40))
    let landing = FrictionMotion(
      deceleration: 50, from: AnimatablePair(1.0, 2.0), landingAt: AnimatablePair(16.0, -18.0))
    #expect((landing.initialVelocity.first - 30).magnitude <= 30.0.ulp)
    #expect((landing.initialVelocity.second + 40).magnitude <= 40.0.ulp)
  }
}
