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

  @Test func `a drift that ends close to the target keeps its digits`() {
    let spring = Spring(mass: 1, stiffness: 0, damping: 2, allowOverDamping: true)
    for exponent in [-3, -12, -30, -300] {
      let epsilon = Double(sign: .plus, exponent: exponent, significand: 1)
      let time = spring.settlingDuration(target: 1.0, initialVelocity: 2.0, epsilon: epsilon)
      #expect((time - Double(-exponent) * 0.34657359027997264).magnitude <= 2 * time.ulp)
      let motion = SpringMotion(spring: spring, from: -1, to: 0, initialVelocity: 2)
      #expect(motion.lastCrossing(of: -epsilon) == time)
    }
  }

  @Test func `a drift in the plane settles where drag stops it within epsilon`() {
    let spring = Spring(mass: 1, stiffness: 0, damping: 2, allowOverDamping: true)
    let velocity = SIMD2(2.0, 0.01)
    let motion = SpringMotion(spring: spring, from: SIMD2(-1.0, 0), to: .zero, initialVelocity: velocity)
    let time = motion.settlingDuration(epsilon: 0.01)
    #expect((motion.remaining(at: time).magnitude - 0.01).magnitude < 1e-14)
    #expect(motion.remaining(at: time + 0.001).magnitude < 0.01)
    // It ends 0.005 away, and starts 1 away.
    #expect(motion.settlingDuration(epsilon: 0.004) == .infinity)
    #expect(motion.settlingDuration(epsilon: 1.5) == 0)
  }

  @Test func `a push that just cancels the slow mode settles on the way back`() {
    // What the slow mode keeps is a difference of nearly equal numbers; it turns, and only then comes to rest.
    for (ratio, response, start, velocity, epsilon) in [
      (
        2.6144049681965433, 1.9012126388216837, -0.029211960983394795, 0.4855993787419938,
        7.273838141808811e-19
      ),
      (2.0677984340002142, 1.3032144729941353, -3.025870242092684, 56.5704880224819, 1.3348216578695958e-17),
      (1.086799078669778, 0.8490365034210828, -2.2415352579048684, 25.08790698350284, 2.0506983354745363e-29),
    ] {
      let motion = SpringMotion(
        spring: Spring(response: response, dampingRatio: ratio), from: start, to: 0, initialVelocity: velocity
      )
      let time = motion.settlingDuration(epsilon: epsilon)
      #expect((motion.value(at: time).magnitude - epsilon).magnitude <= 1e-13 * epsilon)
      // The size falls there.
      #expect((motion.value(at: time) < 0) == (motion.velocity(at: time) > 0))
    }
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
