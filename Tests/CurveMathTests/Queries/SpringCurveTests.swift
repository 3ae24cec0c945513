// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite struct SpringCurveTests {
  @Test func `a curve over the settling time ends epsilon away from 1`() {
    for spring in [Spring.bouncy, .snappy, .smooth, Spring(duration: 2, bounce: -0.5)] {
      for epsilon in [0.1, 0.001, 1e-9] {
        let curve = SpringCurve(spring: spring, epsilon: epsilon)
        #expect((curve.endResidual.magnitude / epsilon - 1).magnitude < 1e-12)
        #expect((1 - curve.value(at: 1) - curve.endResidual).magnitude <= 4 * .roundoff)
        #expect(curve.value(at: 0) == 0)
        #expect(curve.duration == spring.settlingDuration(target: 1.0, epsilon: epsilon))
      }
    }
    #expect((SpringCurve(spring: .bouncy).endResidual - 0.001).magnitude < 1e-15)
  }

  @Test func `progress is the time's share and slopes are per progress`() {
    let curve = SpringCurve(spring: .bouncy, initialVelocity: 2)
    let motion = SpringMotion(spring: .bouncy, from: 0, to: 1, initialVelocity: 2)
    for progress in [0, 0.1, 0.5, 0.9, 1] {
      let state = motion.state(at: progress * curve.duration)
      #expect(curve.value(at: progress) == state.value)
      #expect(curve.velocity(at: progress) == state.velocity * curve.duration)
      let change = motion.acceleration(at: progress * curve.duration) * curve.duration * curve.duration
      #expect(curve.acceleration(at: progress) == change)
    }
    #expect(curve.settlingDuration(epsilon: 0.001) == 1)
  }

  @Test func `progress outside 0…1 is clamped`() {
    let curve = SpringCurve(spring: .bouncy)
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 7) == curve.value(at: 1))
  }

  @Test func `a duration of one's own states its residual`() {
    let curve = SpringCurve(spring: Spring(mass: 1, stiffness: 100, damping: 10), duration: 1)
    #expect((curve.endResidual + 0.002170116739).magnitude < 1e-12)
    let endless = SpringCurve(spring: Spring(response: 1, dampingRatio: 0), duration: 0.5)
    #expect((endless.value(at: 1) - 2).magnitude < 1e-15)
  }

  @Test func `a spring that never settles has no curve`() {
    let curve = SpringCurve(spring: Spring(response: 1, dampingRatio: 0))
    #expect(curve.duration == .infinity)
    #expect(curve.endResidual.isNaN)
    #expect(curve.value(at: 0).isNaN && curve.value(at: 0.5).isNaN)
    #expect(SpringCurve(spring: .bouncy, duration: -1).value(at: 0.5).isNaN)
    #expect(SpringCurve(spring: .bouncy, epsilon: -1).value(at: 0.5).isNaN)
  }
}
