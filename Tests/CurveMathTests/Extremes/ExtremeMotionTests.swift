// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// Springs and motions of any size, from the least double to the largest, and a number for every question.
@Suite(.tags(.property)) struct ExtremeMotionTests {
  @Test func `no finite motion of a spring answers NaN`() {
    var random = SeededGenerator(seed: 0xE7_01)
    var worst = Worst("answers that are NaN", seed: random.seed)
    for _ in 0..<6000 {
      let (spring, name) = random.anySpring()
      let from = random.anyNumber()
      let to = Int.random(in: 0..<4, using: &random) == 0 ? from : random.anyNumber()
      let velocity = Int.random(in: 0..<3, using: &random) == 0 ? 0 : random.anyNumber()
      let motion = SpringMotion(spring: spring, from: from, to: to, initialVelocity: velocity)
      let inputs = "\(name), from \(from), to \(to), initialVelocity \(velocity)"
      func note(_ what: String, _ number: Double?) { worst.note(number?.isNaN != true, "\(what): \(inputs)") }

      // A phase that can't be multiplied has no sine.
      let time = random.anySize()
      let isNamed = spring.angularFrequency == .infinity || spring.angularFrequency * time < 1e290
      for time in isNamed ? [0, time] : [0] {
        note("value at \(time)", motion.value(at: time))
        note("velocity at \(time)", motion.velocity(at: time))
        let planar = SpringMotion(
          spring: spring, from: SIMD2(from, to), to: SIMD2(to, from), initialVelocity: SIMD2(velocity, from)
        ).state(at: time)
        note("value in the plane at \(time)", planar.value.x)
        note("velocity in the plane at \(time)", planar.velocity.y)
        note("acceleration at \(time)", motion.acceleration(at: time))
        note("remaining at \(time)", motion.remaining(at: time))
        note("energy at \(time)", motion.energy(at: time))
      }
      if spring.regime != .undamped { note("value at infinity", motion.value(at: .infinity)) }

      let epsilon = random.anySize()
      note("settled within \(epsilon)", motion.settlingDuration(epsilon: epsilon))
      note("envelope within \(epsilon)", motion.envelopeDuration(epsilon: epsilon))
      note("bound within \(epsilon)", motion.settlingDurationBound(epsilon: epsilon))
      note("extrema above \(epsilon)", motion.extremumCount(above: epsilon))
      for turn in motion.extrema.prefix(3) {
        note("time of a turn", turn.time)
        note("value of a turn", turn.value)
      }
      note("overshoot", motion.overshoot)
      note("overshoot, absolute", motion.overshootAbsolute)
      note("peak velocity", motion.peakVelocity.value)
      note("time of the peak velocity", motion.peakVelocity.time)
      note("peak acceleration", motion.peakAcceleration.value)
      note("time of the peak acceleration", motion.peakAcceleration.time)
      note("limiting velocity", spring.limitingVelocity(distance: to))

      let level = random.anyNumber()
      for time in motion.crossings(of: level).prefix(3) { note("crossing of \(level)", time) }
      note("crossings of \(level)", motion.crossings(of: level).count)
      note("last crossing of \(level)", motion.lastCrossing(of: level))
      let fraction = random.anySize()
      note("time to \(fraction)", motion.time(toReach: fraction))
      let second = random.anyNumber()
      let held = motion.clamped(to: min(level, second)...max(level, second))
      note("held value", held.value(at: 0))
      note("held until settled", held.settlingDuration(epsilon: epsilon))
      note("never beyond the target, settled", motion.clampedAtTarget().settlingDuration(epsilon: epsilon))
    }
    worst.check()
  }

  @Test func `stiffness and damping read back, or overflow to infinity`() {
    var random = SeededGenerator(seed: 0xE7_02)
    var worst = Worst("stiffness and damping", seed: random.seed)
    for _ in 0..<3000 {
      let (spring, name) = random.anySpring()
      worst.note(!spring.stiffness.isNaN, "stiffness \(spring.stiffness) of \(name)")
      worst.note(!spring.damping.isNaN, "damping \(spring.damping) of \(name)")
      worst.note(spring.response >= 0, "response \(spring.response) of \(name)")
    }
    worst.check()
  }

  @Test func `where rates have squares every parameter reads back to the last bits`() {
    var random = SeededGenerator(seed: 0xE7_03)
    var worst = Worst("parameters read back, in ulps", seed: random.seed)
    for _ in 0..<3000 {
      let response = random.geometric(1e-144...1e144)
      let ratio = random.geometric(1e-150...1e140)
      let spring = Spring(response: response, dampingRatio: ratio)
      guard spring.angularFrequency * ratio < 1e145 else { continue }
      worst.note(spring.response - response, bound: response.ulp, "response \(response), ratio \(ratio)")
      worst.note(spring.dampingRatio - ratio, bound: ratio.ulp, "response \(response), ratio \(ratio)")
      let mass = random.geometric(1e-300...1e300)
      let stiffness = random.geometric(max(1e-300, mass * 1e-280)...min(1e300, mass * 1e280))
      let physical = Spring(mass: mass, stiffness: stiffness, damping: 0)
      worst.note(physical.stiffness - stiffness, bound: stiffness.ulp, "mass \(mass), stiffness \(stiffness)")
    }
    worst.check()
  }

  @Test func `a spring too quick to have a square has arrived, one too slow pulls nowhere`() {
    for quick in [Spring(duration: 1e-150), Spring(mass: 1e-200, stiffness: 1e200, damping: 1e20)] {
      let motion = SpringMotion(spring: quick, from: 0.0, to: 1, initialVelocity: 5)
      #expect(motion.state(at: 0) == MotionState(value: 1, velocity: 0))
      #expect(motion.settlingDuration(epsilon: 1e-9) == 0)
      #expect(quick.limitingVelocity() == .infinity)
    }
    #expect(Spring(duration: 1e-150) == Spring(duration: 0))
    for slow in [Spring(response: 1e150, dampingRatio: 0.5), Spring(response: 1.7e308, dampingRatio: 1)] {
      let motion = SpringMotion(spring: slow, from: 0.0, to: 1, initialVelocity: 5)
      #expect(motion.state(at: 2) == MotionState(value: 10, velocity: 5))
      #expect(motion.settlingDuration(epsilon: 1e-9) == .infinity)
    }
  }

  @Test func `a damping without a square stands still, and the rest of the parameters is what it was`() {
    let spring = Spring(response: 1, dampingRatio: 1e200)
    let motion = SpringMotion(spring: spring, from: 0.0, to: 1, initialVelocity: 5)
    #expect(motion.value(at: 1e9).magnitude < 1e-100)
    #expect(spring.response == 1)
    let clamped = Spring(mass: 1e200, stiffness: 1e200, damping: 1e308)
    #expect(clamped.regime == .criticallyDamped)
    #expect(clamped.angularFrequency == 1)
  }

  @Test func `what nothing pulls comes to rest where drag stops it`() {
    let spring = Spring(mass: 1, stiffness: 0, damping: 2, allowOverDamping: true)
    let motion = SpringMotion(spring: spring, from: 1.0, to: 5, initialVelocity: 4)
    for time in [1e300, 1.7e308, .infinity] {
      #expect(motion.state(at: time) == MotionState(value: 3, velocity: 0))
      #expect(motion.remaining(at: time) == 2)
      #expect(motion.acceleration(at: time) == 0)
    }
    let planar = SpringMotion(
      spring: spring, from: SIMD2(1.0, 0), to: SIMD2(5.0, 5), initialVelocity: SIMD2(4.0, 0))
    #expect(planar.value(at: .infinity) == SIMD2(3, 0))
    #expect(planar.velocity(at: .infinity) == SIMD2(0, 0))
    #expect(planar.acceleration(at: .infinity) == SIMD2(0, 0))
    #expect(Spring(stiffness: 0, dampingRatio: 1).bounce.isNaN)
    #expect(spring.bounce == -1)
    #expect(spring.dampingRatio == .infinity)
  }

  @Test func `at the size of the largest doubles a motion is the small one enlarged`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let large = SpringMotion(spring: spring, from: -0x1p1023, to: 0x1p1023, initialVelocity: 0x1p1023)
    let small = SpringMotion(spring: spring, from: -1.0, to: 1, initialVelocity: 1)
    for time in [0.05, 0.2, 0.5, 1] {
      let overshoots = small.value(at: time) >= 2
      #expect(large.value(at: time) == (overshoots ? .infinity : small.value(at: time) * 0x1p1023))
      #expect(large.velocity(at: time) == small.velocity(at: time) * 0x1p1023)
    }
    #expect(large.settlingDuration(epsilon: 0x1p1013) == small.settlingDuration(epsilon: 0x1p-10))
    #expect(large.overshoot == small.overshoot)
    #expect(large.firstCrossing(of: 0x1p1022) == small.firstCrossing(of: 0.5))
    let planar = SpringMotion(
      spring: spring, from: SIMD2(-0x1p1023, 0), to: SIMD2(0x1p1023, 0x1p-1022),
      initialVelocity: SIMD2(repeating: 0))
    let reference = SpringMotion(spring: spring, from: -1.0, to: 1)
    #expect(planar.value(at: 0.1).x == reference.value(at: 0.1) * 0x1p1023)
  }

  @Test func `a limiting velocity is as large as the way`() {
    let spring = Spring(response: 2 * .pi, dampingRatio: 1)
    #expect(spring.limitingVelocity(distance: .infinity) == .infinity)
    #expect((spring.limitingVelocity(distance: 1e308) / 1e308 - 1).magnitude < 1e-15)
    #expect(spring.limitingVelocity(distance: 0) == 0)
    #expect(Spring(response: 1, dampingRatio: 0.5).limitingVelocity(distance: .infinity) == -.infinity)
    #expect(spring.limitingVelocity(distance: .nan).isNaN)
  }
}
