// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// Odd input returns what the doc comments say, and nothing traps or hangs.
@Suite(.tags(.smoke, .property)) struct OddInputTests {
  @Test func `a duration of 0 has already arrived`() {
    for spring in [
      Spring(duration: 0, bounce: 0.3), Spring(response: 0, dampingRatio: 1), Spring(duration: 0),
    ] {
      for time in [0, 1e-300, 0.1, 1, 1e300, .infinity] {
        #expect(spring.value(target: 7.0, initialVelocity: 3, time: time) == 7)
        #expect(spring.velocity(target: 7.0, initialVelocity: 3, time: time) == 0)
      }
      #expect(spring.settlingDuration == 0)
      #expect(spring.duration == 0)
    }
  }

  @Test func `no damping never settles and is known at once`() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 0)
    #expect(spring.settlingDuration == .infinity)
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    #expect(spring.settlingDuration(target: 1.0, epsilon: 1.5) == 0)
    let planar = spring.settlingDuration(
      target: SIMD2(1.0, 0), initialVelocity: SIMD2(0, 5.0), epsilon: 0.9)
    #expect(planar == .infinity)
    #expect(
      spring.settlingDuration(target: SIMD2(1.0, 0), initialVelocity: SIMD2(0, 5.0), epsilon: 1.1) == 0)
  }

  @Test func `an epsilon of 0 is never settled and one below it is NaN`() {
    #expect(Spring.bouncy.settlingDuration(target: 1.0, epsilon: 0) == .infinity)
    #expect(Spring.bouncy.settlingDuration(target: 1.0, epsilon: -1).isNaN)
    #expect(Spring.bouncy.settlingDuration(target: 1.0, epsilon: .nan).isNaN)
    #expect(Spring.bouncy.settlingDuration(target: 1.0, epsilon: .infinity) == 0)
  }

  @Test func `nowhere to go and no velocity has settled`() {
    #expect(Spring.bouncy.settlingDuration(target: 0.0, epsilon: 0.001) == 0)
    #expect(Spring.bouncy.settlingDuration(target: SIMD2<Double>.zero, epsilon: 0) == 0)
  }

  @Test(arguments: [
    Spring(duration: -1), Spring(duration: .nan), Spring(duration: 1, bounce: -1),
    Spring(duration: 1, bounce: -2),
    Spring(duration: 1, bounce: .nan), Spring(response: -1, dampingRatio: 1),
    Spring(response: 1, dampingRatio: .nan), Spring(mass: 0, stiffness: 1, damping: 1),
    Spring(mass: -1, stiffness: 1, damping: 1), Spring(mass: .nan, stiffness: 1, damping: 1),
    Spring(mass: 1, stiffness: -1, damping: 1), Spring(mass: 1, stiffness: .nan, damping: 1),
    Spring(mass: 1, stiffness: 1, damping: .nan), Spring(stiffness: 1, dampingRatio: 1, mass: 0),
    Spring(stiffness: -1, dampingRatio: 1),
  ])
  func `parameters that describe no spring make every result NaN`(spring: Spring) {
    for time in [0, 0.5, .infinity] {
      #expect(spring.value(target: 1.0, time: time).isNaN)
      #expect(spring.velocity(target: 1.0, time: time).isNaN)
      #expect(spring.acceleration(target: 1.0, time: time).isNaN)
    }
    #expect(spring.settlingDuration.isNaN)
    #expect(
      spring.settlingDuration(target: SIMD2(1.0, 2), initialVelocity: SIMD2(3.0, 1), epsilon: 0.1).isNaN)
  }

  @Test func `a time that is no number gives NaN`() {
    for spring in [Spring.bouncy, .smooth, Spring(response: 1, dampingRatio: 3), Spring(duration: 0)] {
      #expect(spring.value(target: 1.0, time: .nan).isNaN)
      #expect(spring.velocity(target: 1.0, time: .nan).isNaN)
    }
  }

  @Test func `at infinity a damped spring rests at its target to the bit`() {
    for ratio in [1e-9, 0.5, 1.0.nextDown, 1, 1.0.nextUp, 3, 1e6] {
      let motion = SpringMotion(
        spring: Spring(response: 0.4, dampingRatio: ratio), from: 0.1, to: 0.3, initialVelocity: -77.7)
      #expect(motion.state(at: .infinity) == MotionState(value: 0.3, velocity: 0))
    }
    #expect(Spring(response: 1, dampingRatio: 0).value(target: 1.0, time: .infinity).isNaN)
  }

  @Test func `at time 0 the state is what was given to the bit`() {
    var random = SeededGenerator(seed: 221)
    var worst = Worst("state at 0", seed: random.seed)
    for _ in 0..<5_000 {
      let sample = random.springSample()
      let state = sample.motion.state(at: 0)
      worst.note(
        state.value == sample.from && state.velocity == sample.initialVelocity, "\(sample): \(state)")
    }
    worst.check()
  }

  @Test func `without stiffness a value drifts and drag stops it`() {
    let free = Spring(mass: 1, stiffness: 0, damping: 0)
    #expect(free.value(target: 0.0, initialVelocity: 3, time: 2) == 6)
    #expect(free.velocity(target: 0.0, initialVelocity: 3, time: 2) == 3)
    let dragged = Spring(mass: 1, stiffness: 0, damping: 2, allowOverDamping: true)
    // x″ = −2x′ from 0 at speed 3: x = 1.5·(1 − e^(−2t)).
    expect(dragged.value(target: 0.0, initialVelocity: 3, time: 0.5), prints: "0.94818083824", "drift")
    expect(dragged.velocity(target: 0.0, initialVelocity: 3, time: 0.5), prints: "1.10363832351", "speed")
  }

  @Test func `a negative damping ratio swings wider and wider`() {
    let spring = Spring(response: 1, dampingRatio: -0.1)
    #expect(spring.value(target: 1.0, time: 20).isFinite)
    #expect(spring.value(target: 1.0, time: 20).magnitude > 1e3)
    #expect(spring.settlingDuration == .infinity)
  }

  @Test func `times before 0 run the equation backwards`() {
    var random = SeededGenerator(seed: 222)
    var worst = Worst("there and back", seed: random.seed)
    for _ in 0..<2_000 {
      let spring = Spring(response: random.geometric(0.1...10), dampingRatio: random.uniform(0...1.5))
      let time = random.uniform(0...0.5) * spring.response
      var value = 0.25
      var velocity = 0.5
      spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: -time)
      let scale = max(1, value.magnitude, velocity.magnitude / spring.angularFrequency)
      spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: time)
      // Forwards nothing grows: 3 units of either error of the state it starts from, and 3 of its own.
      worst.note(value - 0.25, bound: 9 * scale * .roundoff, "\(spring), \(time)")
      worst.note(velocity - 0.5, bound: 9 * scale * spring.angularFrequency * .roundoff, "\(spring), \(time)")
    }
    worst.check()
  }

  @Test func `any bit pattern as a parameter, an end or a time is survived`() {
    var random = SeededGenerator(seed: 223)
    var finite = 0
    for _ in 0..<100_000 {
      let (a, b, c) = (random.anyDouble(), random.anyDouble(), random.anyDouble())
      let spring =
        switch Int.random(in: 0..<5, using: &random) {
        case 0: Spring(duration: a, bounce: b)
        case 1: Spring(response: a, dampingRatio: b)
        case 2: Spring(mass: a, stiffness: b, damping: c, allowOverDamping: Bool.random(using: &random))
        case 3: Spring(stiffness: a, dampingRatio: b, mass: c)
        default: Spring(settlingDuration: a, dampingRatio: b, epsilon: c)
        }
      let (from, to, velocity) = (random.anyDouble(), random.anyDouble(), random.anyDouble())
      let motion = SpringMotion(spring: spring, from: from, to: to, initialVelocity: velocity)
      let time = random.anyDouble()
      let state = motion.state(at: time)
      let results = [
        state.value, state.velocity, motion.acceleration(at: time), motion.remaining(at: time),
        motion.settlingDuration(epsilon: random.anyDouble()), spring.bounce, spring.stiffness, spring.damping,
        spring.dampingRatio, spring.response,
        spring.settlingDuration(
          target: SIMD2(from, to), initialVelocity: SIMD2(velocity, a), epsilon: random.anyDouble()),
      ]
      finite += results.count(where: \.isFinite)
      _ = spring.regime
    }
    #expect(finite > 100_000)
  }

  @Test func `a settling duration of any bit patterns is NaN or not negative`() {
    var random = SeededGenerator(seed: 224)
    var worst = Worst("settlingDuration", seed: random.seed)
    for _ in 0..<100_000 {
      let spring = Spring(response: random.anyDouble(), dampingRatio: random.anyDouble())
      let (target, velocity, epsilon) = (random.anyDouble(), random.anyDouble(), random.anyDouble())
      let settles = spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: epsilon)
      worst.note(settles.isNaN || settles >= 0, "\(spring), \(target), \(velocity), \(epsilon): \(settles)")
    }
    worst.check()
  }
}
