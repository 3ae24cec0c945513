// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

private func anyDecay(_ random: inout SeededGenerator) -> Decay {
  switch Int.random(in: 0..<4, using: &random) {
  case 0: Decay(ratePerMillisecond: random.uniform(0...1))
  case 1: Decay(ratePerMillisecond: 1 - random.geometric(0x1p-53...1))
  case 2: Decay(ratePerMillisecond: random.geometric(.leastNonzeroMagnitude...1))
  default: Decay(timeConstant: random.anySize())
  }
}

/// Decay, friction and bands of any size, from the least double to the largest.
@Suite(.tags(.property)) struct ExtremeDecayTests {
  @Test func `no finite decay answers NaN`() {
    var random = SeededGenerator(seed: 0xE7_30)
    var worst = Worst("answers that are NaN", seed: random.seed)
    for _ in 0..<6000 {
      let decay = anyDecay(&random)
      let from = random.anyNumber()
      let velocity = random.anyNumber()
      let place = random.anyNumber()
      let epsilon = random.anySize()
      let inputs = "\(decay.parameter), from \(from), velocity \(velocity), place \(place), \(epsilon)"
      func note(_ what: String, _ number: Double?) { worst.note(number?.isNaN != true, "\(what): \(inputs)") }

      let motion = DecayMotion(decay: decay, from: from, initialVelocity: velocity)
      note("rate", decay.ratePerMillisecond)
      note("time constant", decay.timeConstant)
      for time in [0, random.anySize(), .infinity] {
        note("value at \(time)", motion.value(at: time))
        note("velocity at \(time)", motion.velocity(at: time))
        note("acceleration at \(time)", motion.acceleration(at: time))
      }
      note("final value", motion.finalValue)
      note("settling", motion.settlingDuration(epsilon: epsilon))
      note("time until a speed", motion.timeUntilSpeed(below: epsilon))
      note("time at a place", motion.time(at: place))
      note("landing", DecayMotion.initialVelocity(decay: decay, from: from, landingAt: place))
      note("predicted end", Projection.predictedEnd(from: from, velocity: velocity))
      note("stepped end", Projection.steppedScrollEnd(from: from, velocity: velocity, decay: decay))
      note("stepped velocity", Projection.velocity(from: from, steppedScrollEnd: place, decay: decay))
      note("travel", VelocityConversion.travelPerSecond(velocity: velocity, from: from, to: place))
      note("velocity", VelocityConversion.velocity(travelPerMillisecond: epsilon, from: from, to: place))

      let planar = DecayMotion(decay: decay, from: SIMD2(from, 1), initialVelocity: SIMD2(velocity, place))
      note("settling in the plane", planar.settlingDuration(epsilon: epsilon))
      note("final value in the plane", planar.finalValue.x)
    }
    worst.check()
  }

  @Test func `no finite slide answers NaN`() {
    var random = SeededGenerator(seed: 0xE7_31)
    var worst = Worst("answers that are NaN", seed: random.seed)
    for _ in 0..<6000 {
      let deceleration = random.anySize()
      let from = random.anyNumber()
      let velocity = random.anyNumber()
      let place = random.anyNumber()
      let epsilon = random.anySize()
      let inputs = "\(deceleration), from \(from), velocity \(velocity), place \(place), \(epsilon)"
      func note(_ what: String, _ number: Double?) { worst.note(number?.isNaN != true, "\(what): \(inputs)") }

      let motion = FrictionMotion(deceleration: deceleration, from: from, initialVelocity: velocity)
      for time in [0, random.anySize(), .infinity] {
        note("value at \(time)", motion.value(at: time))
        note("velocity at \(time)", motion.velocity(at: time))
        note("acceleration at \(time)", motion.acceleration(at: time))
      }
      note("stop", motion.stopTime)
      note("final value", motion.finalValue)
      note("settling", motion.settlingDuration(epsilon: epsilon))
      note("time until a speed", motion.timeUntilSpeed(below: epsilon))
      note("time at a place", motion.time(at: place))
      note(
        "landing", FrictionMotion.initialVelocity(deceleration: deceleration, from: from, landingAt: place))
      let planar = FrictionMotion(
        deceleration: deceleration, from: SIMD2(from, 1), initialVelocity: SIMD2(velocity, place))
      note("stop in the plane", planar.stopTime)
      note("settling in the plane", planar.settlingDuration(epsilon: epsilon))
    }
    worst.check()
  }

  @Test func `no bounded decay answers NaN while its spring has a phase`() {
    var random = SeededGenerator(seed: 0xE7_32)
    var worst = Worst("answers that are NaN", seed: random.seed)
    for _ in 0..<6000 {
      let decay = anyDecay(&random)
      let (spring, name) = random.anySpring()
      let from = random.anyNumber()
      let velocity = random.anyNumber()
      let first = random.anyNumber()
      let second = random.anyNumber()
      let motion = BoundedDecayMotion(
        decay: decay, from: from, initialVelocity: velocity, range: min(first, second)...max(first, second),
        spring: spring)
      let inputs = "\(decay.parameter), \(name), from \(from), velocity \(velocity), \(motion.range)"
      worst.note(motion.hitTime?.isNaN != true, "hit time: \(inputs)")
      worst.note(motion.hitVelocity?.isNaN != true, "hit velocity: \(inputs)")
      worst.note(!motion.finalValue.isNaN, "final value: \(inputs)")
      for time in [0, random.anySize()] where time == 0 || spring.angularFrequency * time < 1e290 {
        worst.note(!motion.value(at: time).isNaN, "value at \(time): \(inputs)")
        worst.note(!motion.velocity(at: time).isNaN, "velocity at \(time): \(inputs)")
      }
    }
    worst.check()
  }

  @Test func `a throw of any finite speed settles when its way is used up`() {
    let decay = Decay(timeConstant: 0.5)
    for speed in [1e200, 1e250, 1e300, 1.7e308] {
      let motion = DecayMotion(decay: decay, from: 0.0, initialVelocity: speed)
      // ln of speed·τ/ε, from two numbers that have logarithms.
      let level = DoubleDouble.logarithm(of: DoubleDouble(speed), over: DoubleDouble(2)).rounded
      #expect((motion.settlingDuration(epsilon: 1) / (0.5 * level) - 1).magnitude < 1e-14)
      #expect(motion.value(at: 1e3) == speed / 2)
      let planar = DecayMotion(
        decay: decay, from: SIMD2(0.0, 0), initialVelocity: SIMD2(speed / 8 * 3, speed / 8 * 4))
      #expect((planar.timeUntilSpeed(below: speed / 16) / (0.5 * 2.302585092994046) - 1).magnitude < 1e-14)
    }
    // The way is beyond the doubles, its logarithm is not.
    let far = DecayMotion(decay: Decay(timeConstant: 1e300), from: 0.0, initialVelocity: 1e300)
    #expect(far.finalValue == .infinity)
    #expect((far.settlingDuration(epsilon: 1) / 1e300 / (600 * 2.302585092994046) - 1).magnitude < 1e-14)
  }

  @Test func `an infinite throw is at infinity at once and never slows down`() {
    let decay = Decay.normal
    let motion = DecayMotion(decay: decay, from: 3.0, initialVelocity: -.infinity)
    #expect(motion.value(at: 0) == 3)
    #expect(motion.value(at: 1e-300) == -.infinity)
    #expect(motion.velocity(at: 1) == -.infinity)
    #expect(motion.finalValue == -.infinity)
    #expect(motion.settlingDuration(epsilon: 1) == .infinity)
    #expect(motion.timeUntilSpeed(below: 1e308) == .infinity)
    #expect(motion.time(at: -1e300) == 0)
    #expect(motion.time(at: 4) == nil)
    let slide = FrictionMotion(deceleration: 10, from: SIMD2(1.0, 2), initialVelocity: SIMD2(.infinity, 0))
    #expect(slide.stopTime == .infinity)
    #expect(slide.value(at: 0) == SIMD2(1, 2))
    #expect(slide.value(at: 1) == SIMD2(.infinity, 2))
    #expect(slide.settlingDuration(epsilon: 1) == .infinity)
    let bounded = BoundedDecayMotion(
      decay: decay, from: 0, initialVelocity: .infinity, range: -1...1, spring: Spring(duration: 0))
    #expect(bounded.hitTime == 0)
    #expect(bounded.hitVelocity == .infinity)
    #expect(bounded.state(at: 0.1) == MotionState(value: 1, velocity: 0))
  }

  @Test func `what stops at once has no velocity that lands elsewhere`() {
    let stopped = Decay(timeConstant: 0)
    #expect(DecayMotion.initialVelocity(decay: stopped, from: 1.0, landingAt: 3) == .infinity)
    #expect(DecayMotion.initialVelocity(decay: stopped, from: 1.0, landingAt: -3) == -.infinity)
    #expect(DecayMotion.initialVelocity(decay: stopped, from: 1.0, landingAt: 1) == 0)
    #expect(Projection.velocity(from: 1.0, steppedScrollEnd: 1, decay: stopped) == 0)
  }

  @Test func `a slide of the largest sizes lands where it was thrown to`() {
    for (deceleration, way) in [
      (1e308, 1e308), (1e-300, 1.7e308), (1e300, 1e-300), (.leastNonzeroMagnitude, 1e300),
    ] {
      let velocity = FrictionMotion.initialVelocity(deceleration: deceleration, from: 0.0, landingAt: way)
      // √(2·a·way), each root by itself.
      let expected = 2.0.squareRoot() * deceleration.squareRoot() * way.squareRoot()
      #expect((velocity / expected - 1).magnitude < 1e-15, "\(deceleration), \(way)")
    }
    let back = FrictionMotion.initialVelocity(deceleration: 2, from: 1e308, landingAt: -1e308)
    #expect((back / (-2 * 1e154 * 2.0.squareRoot()) - 1).magnitude < 1e-15)
  }

  @Test func `no rubber band answers NaN, and an infinite coefficient shows the whole dimension`() {
    var random = SeededGenerator(seed: 0xE7_33)
    var worst = Worst("answers that are NaN", seed: random.seed)
    for _ in 0..<6000 {
      let dimension = Int.random(in: 0..<6, using: &random) == 0 ? .infinity : random.anySize()
      let coefficient = Int.random(in: 0..<6, using: &random) == 0 ? .infinity : random.anySize()
      let offset = Int.random(in: 0..<6, using: &random) == 0 ? .infinity : random.anyNumber()
      let band = RubberBand(dimension: dimension, coefficient: coefficient)
      let inputs = "dimension \(dimension), coefficient \(coefficient), offset \(offset)"
      worst.note(!band.shown(offset).isNaN, "shown: \(inputs)")
      worst.note(!band.offset(shown: offset).isNaN, "offset: \(inputs)")
      worst.note(!band.slope(at: offset).isNaN, "slope: \(inputs)")
    }
    worst.check()
    let band = RubberBand(dimension: 100, coefficient: .infinity)
    #expect(band.shown(-1e-300) == -100)
    #expect(band.shown(0) == 0)
    #expect(band.offset(shown: 50) == 0)
    #expect(band.offset(shown: -100) == -.infinity)
    #expect(band.slope(at: 0) == .infinity)
    #expect(band.slope(at: 1) == 0)
  }
}
