// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite(.tags(.golden)) struct ConversionTests {
  @Test func `the settling initialiser is the inverse of the settling duration`() {
    var random = SeededGenerator(seed: 211)
    var worst = Worst("relative error of the settling duration", seed: random.seed)
    for _ in 0..<5_000 {
      let duration = random.geometric(1e-6...1e6)
      let ratio = max(random.dampingRatio(upTo: 1e9), 1e-6)
      let epsilon = random.geometric(1e-12...0.9)
      let spring = Spring(settlingDuration: duration, dampingRatio: ratio, epsilon: epsilon)
      let settles = spring.settlingDuration(target: 1.0, epsilon: epsilon)
      worst.note(
        settles - duration, bound: 1e-12 * duration,
        "\(duration), ratio \(ratio), epsilon \(epsilon): \(settles)")
      worst.note(spring.dampingRatio == ratio, "ratio \(ratio) -> \(spring.dampingRatio)")
    }
    worst.check()
  }

  @Test func `the settling initialiser without an answer gives NaN`() {
    let odd: [(Double, Double, Double)] = [
      (1, 0, 0.001), (1, -1, 0.001), (1, 0.5, 0), (1, 0.5, -1), (1, 0.5, 1), (1, 0.5, 2), (1, 2, 1),
      (0, 0.5, 0.001), (-1, 0.5, 0.001), (.nan, 0.5, 0.001), (1, .nan, 0.001), (1, 0.5, .nan),
    ]
    for (duration, ratio, epsilon) in odd {
      let spring = Spring(settlingDuration: duration, dampingRatio: ratio, epsilon: epsilon)
      #expect(spring.value(target: 1.0, time: 0.5).isNaN, "\(duration), \(ratio), \(epsilon)")
    }
  }

  // MARK: Presets

  @Test func `the presets have SwiftUI's durations and bounces`() {
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring.interactive == Spring(duration: 0.15, bounce: 0.15))
    #expect(Spring() == Spring.smooth)
  }

  @Test func `a preset with another duration and more bounce adds the bounce`() {
    #expect(Spring.smooth(duration: 2, extraBounce: 0.1) == Spring(duration: 2, bounce: 0.1))
    #expect(Spring.snappy(duration: 2, extraBounce: 0.1) == Spring(duration: 2, bounce: 0.25))
    #expect(Spring.bouncy(duration: 2, extraBounce: 0.1) == Spring(duration: 2, bounce: 0.4))
    #expect(Spring.interactive(duration: 2, extraBounce: 0.1) == Spring(duration: 2, bounce: 0.25))
    #expect(Spring.bouncy(extraBounce: 0.2).bounce == 0.3 + 0.2)
  }

  @Test func `a bounce above 1 counts as 1`() {
    #expect(Spring(duration: 0.5, bounce: 1.5) == Spring(duration: 0.5, bounce: 1))
    #expect(Spring.bouncy(extraBounce: 5) == Spring(duration: 0.5, bounce: 1))
  }

  // MARK: Damping above critical

  @Test func `damping above critical counts as critical unless it is allowed`() {
    let clamped = Spring(mass: 3, stiffness: 1000, damping: 500)
    #expect(clamped.regime == .criticallyDamped)
    #expect(clamped.dampingRatio == 1)
    #expect(clamped.bounce == 0)
    #expect(clamped.stiffness == 1000)
    expect(clamped.damping, prints: "109.544511501033", "critical damping")
    let free = Spring(mass: 3, stiffness: 1000, damping: 500, allowOverDamping: true)
    #expect(free.regime == .overDamped)
    #expect(free.damping == 500)
  }

  @Test func `damping below critical is not clamped`() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 19.999999)
    #expect(spring == Spring(mass: 1, stiffness: 100, damping: 19.999999, allowOverDamping: true))
    #expect(spring.damping == 19.999999)
  }

  @Test func `critical damping itself is the same with and without permission`() {
    #expect(
      Spring(mass: 1, stiffness: 100, damping: 20)
        == Spring(mass: 1, stiffness: 100, damping: 20, allowOverDamping: true))
  }

  @Test func `parameters as a value make the spring of the initialiser with their name`() {
    #expect(
      Spring(.durationBounce(duration: 0.4, bounce: 0.2)) == Spring(duration: 0.4, bounce: 0.2))
    #expect(
      Spring(.responseDampingRatio(response: 0.4, dampingRatio: 0.2))
        == Spring(response: 0.4, dampingRatio: 0.2))
    for isAllowed in [false, true] {
      #expect(
        Spring(.massStiffnessDamping(mass: 2, stiffness: 3, damping: 40, allowOverDamping: isAllowed))
          == Spring(mass: 2, stiffness: 3, damping: 40, allowOverDamping: isAllowed))
    }
    #expect(
      Spring(.stiffnessDampingRatio(stiffness: 3, dampingRatio: 0.2, mass: 2))
        == Spring(stiffness: 3, dampingRatio: 0.2, mass: 2))
    #expect(
      Spring(.settlingDurationDampingRatio(settlingDuration: 2, dampingRatio: 0.2, epsilon: 0.01))
        == Spring(settlingDuration: 2, dampingRatio: 0.2, epsilon: 0.01))
  }
}
