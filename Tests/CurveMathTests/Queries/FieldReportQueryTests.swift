// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// Numbers that people were missing, from public reports.
@Suite(.tags(.golden)) struct FieldReportQueryTests {
  private func isNear(_ computed: Double?, _ expected: Double, within error: Double) -> Bool {
    ((computed ?? .nan) - expected).magnitude <= error
  }

  @Test func `damping cannot stop the bounce: 2500, 600, velocity 60, from 40 to 340`() throws {
    let clamped = Spring(mass: 1, stiffness: 2500, damping: 600)
    let motion = SpringMotion(spring: clamped, from: 40, to: 340, initialVelocity: 18000)
    let peak = try #require(motion.overshootPeak)
    #expect(isNear(peak.time, 0.12, within: 1e-15))
    #expect(isNear(motion.overshoot, 4.95750e-4, within: 1e-9))
    #expect(isNear(peak.value, 340.1487, within: 1e-4))
    #expect(clamped.limitingVelocity() == 50)
    let over = Spring(mass: 1, stiffness: 2500, damping: 600, allowOverDamping: true)
    #expect(isNear(over.limitingVelocity(), 595.80, within: 5e-3))
    #expect(!SpringMotion(spring: over, from: 40, to: 340, initialVelocity: 18000).overshoots)
    #expect(SpringMotion(spring: over, from: 40, to: 340, initialVelocity: 178_743).overshoots)
  }

  @Test func `a default said to be critical overshoots by 0.02119 percent`() {
    let spring = Spring(mass: 1, stiffness: 71.2633, damping: 15.8273644)
    let motion = SpringMotion(spring: spring, from: 0, to: 1)
    #expect(isNear(motion.overshoot, 2.119e-4, within: 5e-8))
    #expect(motion.overshoots)
  }

  @Test func `the same target but moving peaks at 0.273146508`() throws {
    let motion = SpringMotion(
      spring: Spring(mass: 1, stiffness: 100, damping: 10), from: 0, to: 0, initialVelocity: 5)
    let peak = try #require(motion.overshootPeak)
    #expect(isNear(peak.value, 0.273146508, within: 1e-9))
    #expect(isNear(peak.time, 0.12092, within: 1e-6))
  }

  @Test func `a value equal to the target is not the end`() {
    let motion = SpringMotion(spring: Spring(mass: 1, stiffness: 100, damping: 10), from: 0, to: 1)
    #expect(isNear(motion.firstCrossing(of: 1), 0.24183991523, within: 1e-11))
    #expect(isNear(motion.settlingDuration(epsilon: 0.001), 1.270165, within: 1e-6))
    #expect(isNear(motion.peakVelocity.value, 5.4629, within: 5e-5))
  }

  @Test func `the same start and end with velocity moves`() throws {
    for (stiffness, damping, value, time) in [
      (100.0, 10.0, 6.46293015874, 0.120919958), (500, 25, 3.31352116266, 0.052727637),
    ] {
      let motion = SpringMotion(
        spring: Spring(mass: 1, stiffness: stiffness, damping: damping), from: 1, to: 1, initialVelocity: 100)
      let peak = try #require(motion.overshootPeak)
      #expect(isNear(peak.value, value, within: 1e-10))
      #expect(isNear(peak.time, time, within: 1e-9))
    }
  }

  @Test func `the time to reach a value`() {
    let critical = SpringMotion(spring: Spring(stiffness: 100, dampingRatio: 1), from: 0, to: 1)
    #expect(isNear(critical.time(toReach: 0.5), 0.16783469900, within: 1e-11))
    #expect(isNear(critical.time(toReach: 0.9), 0.38897201699, within: 1e-11))
    #expect(critical.time(toReach: 1) == nil)
    let half = SpringMotion(spring: Spring(stiffness: 100, dampingRatio: 0.5), from: 0, to: 1)
    #expect(isNear(half.time(toReach: 1), 0.24183991524, within: 1e-11))
    let moved = SpringMotion(spring: Spring(stiffness: 100, dampingRatio: 1), from: -40, to: 2)
    #expect(isNear(moved.time(toReach: 0.9), 0.38897201699, within: 1e-11))
    #expect(moved.time(toReach: 0) == 0 && moved.time(toReach: -3) == 0)
  }

  @Test func `a retargeted spring peaks at 35.3224356804`() throws {
    let motion = SpringMotion(
      spring: Spring(mass: 1, stiffness: 100, damping: 20), from: 26.4241117657, to: 0,
      initialVelocity: 367.879441171)
    let peak = try #require(Array(motion.extrema).first)
    #expect(isNear(peak.value, 35.3224356804, within: 1e-9))
    #expect(isNear(peak.time, 0.05819767, within: 1e-8))
    #expect(motion.extrema.count == 1)
    #expect(!motion.overshoots)
  }
}
