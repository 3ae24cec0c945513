// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// A preset, and what its move from 0 to 1 does.
struct OvershootCase: Sendable, CustomTestStringConvertible {
  let duration: Double
  let bounce: Double
  let overshoot: Double
  let peakTime: Double

  var testDescription: String { "duration \(duration), bounce \(bounce)" }

  static let all = [
    OvershootCase(duration: 0.5, bounce: 0.15, overshoot: 0.00628760378496, peakTime: 0.474578997876),
    OvershootCase(duration: 0.5, bounce: 0.3, overshoot: 0.0459879102603, peakTime: 0.350070021007),
    OvershootCase(duration: 0.5, bounce: 0.5, overshoot: 0.163033534822, peakTime: 0.288675134595),
    OvershootCase(duration: 0.5, bounce: 0.8, overshoot: 0.52662059933, peakTime: 0.25515518154),
    OvershootCase(duration: 0.15, bounce: 0.15, overshoot: 0.00628760378496, peakTime: 0.142373699363),
    OvershootCase(duration: 1, bounce: 0.25, overshoot: 0.0283754417457, peakTime: 0.755928946018),
    OvershootCase(duration: 20, bounce: 0.3, overshoot: 0.0459879102603, peakTime: 14.0028008403),
  ]
}

@Suite struct OvershootTests {
  @Test(arguments: OvershootCase.all)
  func `overshoot and peak time are those of the table`(row: OvershootCase) throws {
    let motion = SpringMotion(spring: Spring(duration: row.duration, bounce: row.bounce), from: 0, to: 1)
    #expect((motion.overshoot / row.overshoot - 1).magnitude < 1e-11)
    #expect(motion.overshootAbsolute == motion.overshoot)
    let peak = try #require(motion.overshootPeak)
    #expect((peak.time / row.peakTime - 1).magnitude < 1e-11)
    #expect((peak.value - 1 - row.overshoot).magnitude < 1e-11)
    #expect(motion.overshoots)
  }

  @Test(arguments: [Spring.smooth, Spring(duration: 0.5, bounce: -0.2), Spring(duration: 0.7, bounce: -0.2)])
  func `a spring at or above critical damping does not overshoot from rest`(spring: Spring) {
    let motion = SpringMotion(spring: spring, from: 3, to: -7)
    #expect(!motion.overshoots)
    #expect(motion.overshoot == 0 && motion.overshootAbsolute == 0)
    #expect(motion.overshootPeak == nil)
  }

  @Test func `the limiting velocity itself does not overshoot and the next number does`() {
    var generator = SeededGenerator(seed: 301)
    var worst = Worst("limiting velocity", seed: generator.seed)
    for _ in 0..<3000 {
      let spring = Spring(
        response: generator.geometric(1e-3...1e3), dampingRatio: 1 + generator.geometric(1e-16...1e6))
      let distance = generator.geometric(1e-3...1e3)
      let limit = spring.limitingVelocity(distance: distance)
      for sign in [1.0, -1.0] {
        func motion(_ velocity: Double) -> SpringMotion<Double> {
          SpringMotion(spring: spring, from: 0, to: sign * distance, initialVelocity: sign * velocity)
        }
        // The limit is rounded: the numbers on both sides of it are decided.
        worst.note(!motion(limit.nextDown).overshoots, "\(spring) \(distance)")
        worst.note(motion(limit.nextUp).overshoots, "\(spring) \(distance)")
        worst.note(motion(limit.nextDown).overshootPeak == nil, "\(spring) \(distance)")
        worst.note(motion(limit * (1 + 1e-9)).overshootPeak != nil, "\(spring) \(distance)")
        worst.note(!motion(-1e9).overshoots, "\(spring) \(distance)")
      }
    }
    worst.check()
  }

  @Test func `the limiting velocity is the fast root`() {
    let critical = Spring(mass: 1, stiffness: 2500, damping: 100)
    #expect(critical.limitingVelocity() == 50)
    #expect(critical.limitingVelocity(distance: -300) == 15000)
    let over = Spring(mass: 1, stiffness: 100, damping: 52, allowOverDamping: true)
    #expect((over.limitingVelocity() - 50).magnitude < 1e-13)
    #expect(Spring.bouncy.limitingVelocity() == -.infinity)
    #expect(Spring(duration: .nan).limitingVelocity().isNaN)
    #expect(Spring.smooth.limitingVelocity(distance: .nan).isNaN)
  }

  @Test func `a motion without a way overshoots by its largest distance`() throws {
    let motion = SpringMotion(
      spring: Spring(mass: 1, stiffness: 100, damping: 10), from: 1, to: 1, initialVelocity: 100)
    #expect(motion.overshoots)
    #expect(motion.overshoot == .infinity)
    #expect((motion.overshootAbsolute - 5.46293015874).magnitude < 1e-10)
    let still = SpringMotion(spring: .bouncy, from: 1, to: 1)
    #expect(!still.overshoots && still.overshoot == 0 && still.overshootPeak == nil)
  }

  @Test func `a motion that is NaN has no overshoot`() {
    let motion = SpringMotion(spring: Spring(duration: -1), from: 0, to: 1)
    #expect(!motion.overshoots)
    #expect(motion.overshoot.isNaN && motion.overshootAbsolute.isNaN)
    #expect(motion.overshootPeak == nil)
  }
}
