// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite(.tags(.property)) struct PeakTests {
  @Test func `no speed and no acceleration on a dense grid exceeds its peak`() {
    var generator = SeededGenerator(seed: 401)
    var worst = Worst("peaks", seed: generator.seed)
    for _ in 0..<1000 {
      let sample = generator.springSample()
      let motion = sample.motion
      let speed = motion.peakVelocity
      let push = motion.peakAcceleration
      let end = max(speed.time, push.time, sample.spring.response) * 2
      for step in 0...100 {
        let time = end * Double(step) / 100
        let excess = motion.velocity(at: time).magnitude - speed.value.magnitude
        worst.note(max(0, excess), bound: 1e-14 * speed.value.magnitude, "\(sample) velocity at \(time)")
        let change = motion.acceleration(at: time).magnitude - push.value.magnitude
        worst.note(max(0, change), bound: 1e-14 * push.value.magnitude, "\(sample) acceleration at \(time)")
      }
    }
    worst.check()
  }

  @Test func `critical damping from rest is fastest after a radian`() {
    let motion = SpringMotion(spring: Spring(mass: 1, stiffness: 100, damping: 20), from: 0, to: 1)
    let peak = motion.peakVelocity
    #expect((peak.time - 0.1).magnitude < 1e-16)
    #expect((peak.value - 3.67879441171442321596).magnitude < 1e-15)
    #expect(motion.peakAcceleration == Extremum(time: 0, value: 100))
  }

  @Test func `a velocity keeps its sign`() {
    let motion = SpringMotion(spring: .bouncy, from: 0, to: -1)
    #expect(motion.peakVelocity.value < 0)
    #expect(motion.peakAcceleration.value < 0)
  }

  @Test func `energy never grows and comes from where the motion starts`() {
    var generator = SeededGenerator(seed: 402)
    var worst = Worst("energy", seed: generator.seed)
    for _ in 0..<1000 {
      let sample = generator.springSample()
      let spring = sample.spring
      let motion = sample.motion
      let way = sample.from - sample.to
      let start =
        (spring.mass * sample.initialVelocity * sample.initialVelocity + spring.stiffness * way * way) / 2
      worst.note(motion.energy(at: 0) - start, bound: 1e-14 * start, "\(sample) at 0")
      var last = motion.energy(at: 0)
      for step in 1...50 {
        let energy = motion.energy(at: 3 * spring.response * Double(step) / 50)
        worst.note(max(0, energy - last), bound: 1e-13 * last, "\(sample) at step \(step)")
        if spring.regime == .undamped { worst.note(energy - last, bound: 1e-13 * last, "\(sample)") }
        last = energy
      }
    }
    worst.check()
  }

  @Test func `what has arrived or stands still has no peaks and no energy`() {
    let arrived = SpringMotion(spring: Spring(duration: 0), from: 0, to: 1, initialVelocity: 3)
    let still = SpringMotion(spring: .bouncy, from: 1, to: 1)
    for motion in [arrived, still] {
      #expect(motion.peakVelocity == Extremum(time: 0, value: 0))
      #expect(motion.peakAcceleration == Extremum(time: 0, value: 0))
      #expect(motion.energy(at: 0.1) == 0)
      #expect(Array(motion.extrema).isEmpty)
    }
    let broken = SpringMotion(spring: .bouncy, from: .nan, to: 1)
    #expect(broken.peakVelocity.time.isNaN && broken.peakVelocity.value.isNaN)
    #expect(broken.energy(at: 0).isNaN)
  }
}
