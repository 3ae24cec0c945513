// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// Where settling is delicate: next to a peak, and where nothing pulls.
@Suite(.tags(.property)) struct SettlingEdgeTests {
  @Test func `a drift that drag stops within epsilon settles when it gets there`() {
    let spring = Spring(mass: 1, stiffness: 0, damping: 2, allowOverDamping: true)
    // From −1 with velocity 2 and 2γ = 2 the value ends at 0: |d| = e^(−2t).
    let time = spring.settlingDuration(target: 1.0, initialVelocity: 2.0, epsilon: 0.01)
    #expect((time - 2.302585092994046).magnitude < 1e-15 * 4)
    #expect(spring.settlingDuration(target: 1.0, initialVelocity: 1.0, epsilon: 0.01) == .infinity)
    #expect(spring.settlingDuration(target: 0.005, initialVelocity: 0.0, epsilon: 0.01) == 0)
  }

  @Test func `epsilon next to a peak is settled by the last turn that reaches it`() {
    let spring = Spring(response: 0.5, dampingRatio: 0.552271286887396)
    let motion = SpringMotion(spring: spring, from: 0, to: 1, initialVelocity: -5.5563167747300675)
    #expect((motion.settlingDuration(epsilon: 0.13379559065292915) - 0.199775).magnitude < 1e-6)
    let bouncy = SpringMotion(spring: .bouncy, from: 0.0, to: 1)
    for margin in [1e-3, 1e-6, 1e-9] {
      let epsilon = bouncy.overshootAbsolute * (1 - margin)
      let time = bouncy.settlingDuration(epsilon: epsilon)
      // The size of the displacement at that time is epsilon to a rounding of its own.
      #expect((bouncy.remaining(at: time).magnitude - epsilon).magnitude <= 2 * epsilon.ulp)
    }
  }
}
