// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite struct DurationTests {
  @Test func `the four durations of the documentation are what it says`() {
    let motion = SpringMotion(spring: .bouncy, from: 0, to: 1)
    #expect(motion.spring.duration == 0.5)
    #expect((motion.settlingDuration(epsilon: 0.001) - 0.818747).magnitude < 1e-6)
    #expect((motion.envelopeDuration(epsilon: 0.001) - 0.823562).magnitude < 1e-6)
    #expect((motion.settlingDurationBound(epsilon: 0.001) - 0.862955).magnitude < 1e-6)
  }

  @Test(.tags(.property)) func `bound and envelope are never shorter than the exact time`() {
    var generator = SeededGenerator(seed: 501)
    var worst = Worst("bounds of the settling time", seed: generator.seed)
    for _ in 0..<5000 {
      let sample = generator.springSample()
      let epsilon = sample.scale * generator.geometric(1e-12...2)
      let motion = sample.motion
      let exact = motion.settlingDuration(epsilon: epsilon)
      let bound = motion.settlingDurationBound(epsilon: epsilon)
      let envelope = motion.envelopeDuration(epsilon: epsilon)
      guard exact < .infinity else {
        worst.note(bound == .infinity && envelope == .infinity, "\(sample) epsilon \(epsilon)")
        continue
      }
      worst.note(max(0, exact - bound), bound: 1e-14 * exact, "\(sample) epsilon \(epsilon)")
      worst.note(max(0, exact - envelope), bound: 1e-12 * exact, "\(sample) epsilon \(epsilon)")
    }
    worst.check()
  }

  @Test func `the bound from rest is at most half too long`() {
    for ratio in [0.1, 0.3, 0.5, 0.7, 0.9, 0.999, 1, 1.001, 1.5, 10, 1e4] {
      for epsilon in [1e-2, 1e-3, 1e-6] {
        let motion = SpringMotion(spring: Spring(response: 0.7, dampingRatio: ratio), from: 0, to: 1)
        let share = motion.settlingDurationBound(epsilon: epsilon) / motion.settlingDuration(epsilon: epsilon)
        #expect(share >= 1 && share < 1.5, "\(ratio) \(epsilon) \(share)")
      }
    }
  }

  @Test func `odd epsilons and springs have the exact time's answers`() {
    let motion = SpringMotion(spring: .bouncy, from: 0, to: 1)
    #expect(motion.envelopeDuration(epsilon: 0) == .infinity)
    #expect(motion.settlingDurationBound(epsilon: 0) == .infinity)
    #expect(motion.envelopeDuration(epsilon: -1).isNaN)
    #expect(motion.settlingDurationBound(epsilon: .nan).isNaN)
    #expect(motion.envelopeDuration(epsilon: 2) == 0)
    let endless = SpringMotion(spring: Spring(response: 1, dampingRatio: 0), from: 0, to: 1)
    #expect(endless.envelopeDuration(epsilon: 0.1) == .infinity)
    #expect(endless.settlingDurationBound(epsilon: 0.1) == .infinity)
    let broken = SpringMotion(spring: Spring(duration: -1), from: 0, to: 1)
    #expect(broken.settlingDurationBound(epsilon: 0.1).isNaN)
  }
}
