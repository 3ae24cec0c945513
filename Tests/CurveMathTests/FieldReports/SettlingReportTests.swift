// SPDX-License-Identifier: Apache-2.0

import CMaths
import CurveMath
import TestSupport
import Testing

/// Public reports about how long a spring takes, and when it is done.
@Suite(.tags(.golden, .accuracy)) struct SettlingReportTests {
  @Test(arguments: [(1.0, "0.811559160"), (5, "4.830844820"), (0.5, "1.014783136")])
  func `the settling time is the last crossing (androidx PhysicsAnimationTest)`(
    ratio: Double, printed: String
  ) {
    let motion = SpringMotion(
      spring: Spring(stiffness: 100, dampingRatio: ratio), from: 100, to: 0, initialVelocity: 3000)
    expect(motion.settlingDuration(epsilon: 1), prints: PrintedNumber(printed))
    // What the suite there expects in milliseconds is the same where nothing swings.
    if ratio >= 1 {
      #expect((motion.settlingDuration(epsilon: 1) * 1000).rounded(.down) == (ratio == 1 ? 811 : 4830))
    }
  }

  @Test func `the envelope of that spring comes a fifth later (androidx PhysicsAnimationTest)`() {
    let motion = SpringMotion(
      spring: Spring(stiffness: 100, dampingRatio: 0.5), from: 100, to: 0, initialVelocity: 3000)
    // The report rounds to 1.206297182; the envelope is there after 1.2062971801890 s.
    expect(motion.envelopeDuration(epsilon: 1), prints: "1.20629718019")
    let later = motion.envelopeDuration(epsilon: 1) / motion.settlingDuration(epsilon: 1)
    #expect(later > 1.18 && later < 1.2)
  }

  @Test(arguments: [(5.0, "2.687869", "2.776010"), (15, "0.799866", "0.9761459")])
  func `the documented example settles sooner than its estimate (Apple's page of settlingDuration)`(
    damping: Double, exact: String, envelope: String
  ) {
    // Of a damping of 15 the report prints 0.976145, cut and not rounded.
    let motion = Reported.move(100, damping)
    expect(motion.settlingDuration(epsilon: 1e-3), prints: PrintedNumber(exact), "last crossing")
    expect(motion.envelopeDuration(epsilon: 1e-3), prints: PrintedNumber(envelope), "envelope")
    // About 2.85 s is where the envelope is at 8.3e-4.
    if damping == 5 { #expect((motion.envelopeDuration(epsilon: 8.3e-4) - 2.85).magnitude < 5e-3) }
  }

  @Test
  func
    `a hand-fitted formula is a third too long when swinging, the exact time is not (flutter/flutter#164411)`()
  {
    let swinging = Reported.move(100, 10)
    let (decay, swing) = (5.0, 75.0.squareRoot())
    expect(8 / decay + 1.2 / swing, prints: "1.7386", "the formula")
    expect(swinging.settlingDuration(epsilon: 1e-3), prints: "1.270165")
    let critical = Reported.move(100, 20)
    expect(9.425 / 10, prints: "0.9425", "the formula")
    expect(critical.settlingDuration(epsilon: 1e-3), prints: "0.923341348")
  }

  @Test(
    arguments: [
      (1e-2, "6.638352"), (1e-3, "9.233413476"), (1e-4, "11.75637122"), (1e-6, "16.68842079"),
    ])
  func `critical damping settles after these constants over the frequency (flutter/flutter#164411)`(
    epsilon: Double, printed: String
  ) {
    for frequency in [1.0, 10, 0.37] {
      let spring = Spring(stiffness: frequency * frequency, dampingRatio: 1)
      let constant = frequency * spring.settlingDuration(target: 1.0, epsilon: epsilon)
      expect(constant, prints: PrintedNumber(printed))
      // They solve (1 + z)·e^(−z) = ε.
      #expect(((1 + constant) * exp(-constant) / epsilon - 1).magnitude < 1e-13)
    }
  }

  @Test func `a spring is not at its end after a second because the second is 1 (juliangarnier/anime#850)`() {
    Reported.expect(Reported.move(80, 10), at: [(1, "0.993029248334")])
    Reported.expect(Reported.move(100, 10), at: [(1, "1.002170116739")])
  }

  @Test func `a push from the target settles by a threshold of its own (sveltejs/svelte#2627)`() throws {
    let motion = SpringMotion(spring: Reported.spring(100, 10), from: 0, to: 0, initialVelocity: 5)
    let peak = try #require(motion.overshootPeak)
    expect(peak.value, prints: "0.273146508")
    expect(peak.time, prints: "0.12092")
    expect(motion.settlingDuration(epsilon: 1e-3), prints: "1.271660")
  }

  @Test func `friction that ends at speed 0 is done when a tolerance says so (flutter/flutter#148467)`() {
    let motion = DecayMotion(from: 0, landingAt: 10, initialVelocity: 5)
    #expect(motion.decay.timeConstant == 2 && motion.finalValue == 10)
    for time in [0.5, 1, 3] {
      #expect((motion.value(at: time) - 10 * -expm1(-time / 2)).magnitude < 4e-15)
      #expect((motion.velocity(at: time) - 5 * exp(-time / 2)).magnitude < 2e-15)
    }
    expect(motion.timeUntilSpeed(below: 1e-3), prints: "17.03438638")
    #expect(motion.timeUntilSpeed(below: 0) == .infinity)
  }

  @Test
  func `settling does not depend on the size of the motion (software-mansion/react-native-reanimated#3424)`()
  {
    let unit = SpringMotion(spring: Reported.spring(100, 10), from: 0, to: 1, initialVelocity: 3)
    let settles = unit.settlingDuration(epsilon: 1e-3)
    for power in stride(from: -900, through: 900, by: 60) {
      let size = Double(sign: .plus, exponent: power, significand: 1)
      let scaled = SpringMotion(spring: unit.spring, from: 0, to: size, initialVelocity: 3 * size)
      #expect(scaled.settlingDuration(epsilon: 1e-3 * size) == settles, "size \(size)")
    }
    expect(Reported.move(100, 10).peakVelocity.value, prints: "5.4629")
    // A range of a tenth with an epsilon of a tenth is the caller's wish; a share of it is not.
    let small = SpringMotion(spring: unit.spring, from: 0, to: 0.1)
    #expect(small.settlingDuration(epsilon: 0.1) == 0)
    expect(small.settlingDuration(epsilon: 1e-4), prints: "1.270165")
  }

  @Test(arguments: [1e-2, 1e-3, 1e-6, 1e-12])
  func `the last frame snaps by no more than epsilon (pmndrs/react-spring#1652)`(epsilon: Double) throws {
    // From 1 to 0 by the tension and friction that are the default there.
    let motion = SpringMotion(spring: Reported.spring(170, 26), from: 1, to: 0)
    let frames = try SampleTimes.frames(perSecond: 60, untilSettled: motion, epsilon: epsilon)
    let values = frames.map { motion.value(at: $0) }
    let last = try #require(values.last)
    // The times end where the motion has settled, so that the jump to the target is epsilon, not sixty steps of it.
    #expect(last.magnitude <= epsilon * (1 + 1e-12))
    let curve = SpringCurve(spring: motion.spring, epsilon: epsilon)
    #expect((curve.endResidual / epsilon - 1).magnitude < 1e-12)
    // A caller who wants no visible snap asks for less: the jump follows.
    let finer = SpringCurve(spring: motion.spring, epsilon: epsilon / 64)
    #expect((finer.endResidual * 64 / epsilon - 1).magnitude < 1e-10)
  }

  @Test func `a sample on the target in mid-swing is not the end (an article on SwiftUI spring completion)`()
  {
    let motion = Reported.move(100, 10)
    expect(motion.firstCrossing(of: 1) ?? .nan, prints: "0.24183991523")
    expect(motion.settlingDuration(epsilon: 1e-3), prints: "1.270165")
  }

  @Test func `a bounce of 1 never settles, and no cap stands in for it (slint-ui/slint#12503)`() {
    let endless = SpringMotion(spring: Spring(duration: 0.5, bounce: 1), from: 0, to: 1)
    #expect(endless.settlingDuration(epsilon: 1e-3) == .infinity)
    #expect(endless.envelopeDuration(epsilon: 1e-3) == .infinity)
    #expect(endless.extremumCount(above: 1e-3) == .infinity)
    #expect(throws: SampleTimes.Failure.self) {
      try SampleTimes.frames(perSecond: 60, untilSettled: endless)
    }
  }
}
