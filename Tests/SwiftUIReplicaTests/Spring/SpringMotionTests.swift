// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica
import Testing

struct SpringMotionTests {
  @Test func `a motion can be sampled and holds what the spring returns`() throws {
    let spring = SwiftUISpring(duration: 0.7, bounce: -0.2)
    let motion = SwiftUISpringMotion(spring: spring, from: 3.0, to: 5.0, initialVelocity: -1.0)
    let samples = Trajectory(sampling: motion, at: .exactly([0, 0.1, 0.7]))
    for (index, time) in [0, 0.1, 0.7].enumerated() {
      #expect(samples.values[index] == 3 + spring.value(target: 2, initialVelocity: -1, time: time))
      #expect(samples.velocities[index] == spring.velocity(target: 2, initialVelocity: -1, time: time))
    }
  }

  @Test func `a motion settles as the spring says`() {
    let motion = SwiftUISpringMotion(spring: .smooth, from: 3.0, to: 5.0)
    #expect(motion.settlingDuration(epsilon: 0.002) == 0.7999999999999999)
  }

  @Test func `below critical damping the acceleration is the true one`() {
    let motion = SwiftUISpringMotion(
      spring: SwiftUISpring(mass: 2, stiffness: 100, damping: 5), from: 1.0, to: 4.0, initialVelocity: 2.0)
    let truth = SpringMotion(
      spring: Spring(mass: 2, stiffness: 100, damping: 5), from: 1.0, to: 4.0, initialVelocity: 2.0)
    for time in [0, 0.05, 0.3, 2] {
      #expect((motion.acceleration(at: time) - truth.acceleration(at: time)).magnitude < 1e-11)
    }
  }
}
