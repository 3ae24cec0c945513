// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite struct DecayTests {
  @Test func `what a decay was given reads back to the bit`() {
    var random = SeededGenerator(seed: 0xD0_01)
    for _ in 0..<2000 {
      let rate = random.uniform(0...1)
      #expect(Decay(ratePerMillisecond: rate).ratePerMillisecond == rate)
      let span = random.geometric(0x1p-900...0x1p900)
      #expect(Decay(timeConstant: span).timeConstant == span)
    }
  }

  @Test func `a rate and its time constant describe the same motion`() {
    var random = SeededGenerator(seed: 0xD0_02)
    for _ in 0..<500 {
      let byRate = Decay(ratePerMillisecond: random.uniform(0.5...0.9999))
      let bySpan = Decay(timeConstant: byRate.timeConstant)
      #expect((bySpan.ratePerMillisecond - byRate.ratePerMillisecond).magnitude <= 2 * 0x1p-53)
      let time = random.uniform(0...3) * byRate.timeConstant
      let first = DecayMotion(decay: byRate, from: 0, initialVelocity: 1000.0)
      let second = DecayMotion(decay: bySpan, from: 0, initialVelocity: 1000.0)
      let difference = (first.value(at: time) - second.value(at: time)).magnitude
      #expect(difference <= 4 * 0x1p-52 * first.finalValue, "seed \(random.seed): \(byRate) at \(time)")
    }
  }

  @Test func `the presets have the time constants of scroll views`() {
    #expect((Decay.normal.timeConstant - 0.4994998).magnitude < 5e-8)
    #expect((Decay.fast.timeConstant - 0.0994992).magnitude < 5e-8)
  }

  @Test(arguments: [-0.1, 1.1, .infinity, .nan])
  func `a rate outside 0 to 1 makes every result NaN`(rate: Double) {
    let motion = DecayMotion(decay: Decay(ratePerMillisecond: rate), from: 1.0, initialVelocity: 2)
    #expect(motion.value(at: 0.5).isNaN)
    #expect(motion.velocity(at: 0.5).isNaN)
    #expect(motion.acceleration(at: 0.5).isNaN)
    #expect(motion.finalValue.isNaN)
    #expect(motion.settlingDuration(epsilon: 0.1).isNaN)
    #expect(motion.timeUntilSpeed(below: 0.1).isNaN)
    #expect(motion.time(at: 1.5) == nil)
    #expect(motion.decay.timeConstant.isNaN)
  }

  @Test(arguments: [-0.1, .nan])
  func `a time constant below 0 makes every result NaN`(span: Double) {
    let motion = DecayMotion(decay: Decay(timeConstant: span), from: 1.0, initialVelocity: 2)
    #expect(motion.value(at: 0.5).isNaN)
    #expect(motion.finalValue.isNaN)
    #expect(motion.decay.ratePerMillisecond.isNaN)
  }

  @Test(arguments: [Decay(ratePerMillisecond: 0), Decay(timeConstant: 0)])
  func `a motion that stops at once stays where it starts`(decay: Decay) {
    let motion = DecayMotion(decay: decay, from: 3.0, initialVelocity: 1000)
    for time in [0, 1e-9, 1, .infinity] {
      #expect(motion.state(at: time) == MotionState(value: 3, velocity: 0))
      #expect(motion.acceleration(at: time) == 0)
    }
    #expect(motion.finalValue == 3)
    #expect(motion.settlingDuration(epsilon: 0) == 0)
    #expect(motion.timeUntilSpeed(below: 0) == 0)
    #expect(decay.timeConstant == 0)
    #expect(decay.ratePerMillisecond == 0)
  }

  @Test(arguments: [Decay(ratePerMillisecond: 1), Decay(timeConstant: .infinity)])
  func `a motion that nothing slows down keeps its velocity`(decay: Decay) {
    let motion = DecayMotion(decay: decay, from: 3.0, initialVelocity: -10)
    #expect(motion.state(at: 2) == MotionState(value: -17, velocity: -10))
    #expect(motion.acceleration(at: 2) == 0)
    #expect(motion.finalValue == -.infinity)
    #expect(motion.value(at: .infinity) == -.infinity)
    #expect(motion.time(at: -17) == 2)
    #expect(motion.settlingDuration(epsilon: 1) == .infinity)
    #expect(motion.timeUntilSpeed(below: 1) == .infinity)
    #expect(motion.timeUntilSpeed(below: 10) == 0)
    #expect(decay.timeConstant == .infinity)
    #expect(decay.ratePerMillisecond == 1)
  }

  @Test(arguments: [0, 1, -0.5, 1.5, .infinity, .nan])
  func `a rate that no motion decays by is refused with its name`(rate: Double) {
    let error = #expect(throws: DecayError.self) { try Decay(validatingRatePerMillisecond: rate) }
    #expect(error?.description == "ratePerMillisecond must be above 0 and below 1, but is \(rate)")
  }

  @Test(arguments: [0, -1, .infinity, .nan])
  func `a time constant that no motion decays by is refused with its name`(span: Double) {
    let error = #expect(throws: DecayError.self) { try Decay(validatingTimeConstant: span) }
    #expect(error?.description == "timeConstant must be a finite number of seconds above 0, but is \(span)")
  }

  @Test func `a decay that is allowed passes validation`() throws {
    #expect(try Decay(validatingRatePerMillisecond: 0.998) == .normal)
    #expect(try Decay(validatingTimeConstant: 0.325) == Decay(timeConstant: 0.325))
  }
}
