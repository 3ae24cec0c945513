// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica
import Testing
import TestSupport

struct EvaluationTests {
  /// Seeded springs with a target, an initial velocity and a time within a few responses.
  private static func cases(
    seed: UInt64, dampingRatios: ClosedRange<Double>
  ) -> [(response: Double, ratio: Double, target: Double, velocity: Double, time: Double)] {
    var generator = SeededGenerator(seed: seed)
    return (0..<300).map { _ in
      let response = generator.geometric(0.1...10)
      return (
        response, generator.uniform(dampingRatios), generator.uniform(-5...5), generator.uniform(-5...5),
        response * generator.uniform(0...3)
      )
    }
  }

  @Test(arguments: [0.05...0.95, 1...1, 1.05...5])
  func `values are right to 11 digits away from critical damping`(ratios: ClosedRange<Double>) {
    for row in Self.cases(seed: 11, dampingRatios: ratios) {
      let replica = SwiftUISpring(response: row.response, dampingRatio: row.ratio)
        .value(target: row.target, initialVelocity: row.velocity, time: row.time)
      let truth = Spring(response: row.response, dampingRatio: row.ratio)
        .value(target: row.target, initialVelocity: row.velocity, time: row.time)
      #expect((replica - truth).magnitude < 1e-11 * (5 + row.response * 5), "\(row)")
    }
  }

  @Test(arguments: [0.05...0.95, 1...1])
  func `velocities are right up to critical damping`(ratios: ClosedRange<Double>) {
    for row in Self.cases(seed: 12, dampingRatios: ratios) {
      let replica = SwiftUISpring(response: row.response, dampingRatio: row.ratio)
        .velocity(target: row.target, initialVelocity: row.velocity, time: row.time)
      let truth = Spring(response: row.response, dampingRatio: row.ratio)
        .velocity(target: row.target, initialVelocity: row.velocity, time: row.time)
      #expect((replica - truth).magnitude < 1e-11 * (5 + 500 / row.response), "\(row)")
    }
  }

  @Test func `above critical damping the velocity is too large by exactly the target`() {
    for row in Self.cases(seed: 13, dampingRatios: 1.05...5) {
      let replica = SwiftUISpring(response: row.response, dampingRatio: row.ratio)
        .velocity(target: row.target, initialVelocity: row.velocity, time: row.time)
      let truth = Spring(response: row.response, dampingRatio: row.ratio)
        .velocity(target: row.target, initialVelocity: row.velocity, time: row.time)
      #expect((replica - row.target - truth).magnitude < 1e-11 * (5 + 500 / row.response), "\(row)")
    }
  }

  @Test func `the over-damped velocity starts at the initial velocity and the target`() {
    let spring = SwiftUISpring(duration: 0.7, bounce: -0.2)
    #expect((spring.velocity(target: 1, time: 0.2) - 3.2737).magnitude <= 5e-5)
    #expect((spring.velocity(target: 1, initialVelocity: 0.5, time: 0) - 1.5).magnitude < 1e-14)
    #expect((spring.velocity(target: 1, time: 10) - 1).magnitude < 1e-14)
  }

  @Test func `an over-damped spring overshoots when it is updated in small steps`() {
    let spring = SwiftUISpring(duration: 0.7, bounce: -0.2)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<60 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 1 / 60) }
    #expect((value - 1.0000375).magnitude <= 5e-8)
    #expect((spring.value(target: 1, time: 1) - 0.985009).magnitude <= 5e-7)
  }

  @Test func `an update equals one evaluation from where the spring is`() {
    let spring = SwiftUISpring.bouncy
    var (value, velocity) = (3.0, -2.0)
    spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.16)
    #expect(value == 3 + spring.value(target: 7, initialVelocity: -2, time: 0.16))
    #expect(velocity == spring.velocity(target: 7, initialVelocity: -2, time: 0.16))
  }

  @Test func `force is a force, and over-damped it has the wrong stiffness`() {
    let heavy = SwiftUISpring(mass: 2, stiffness: 100, damping: 0)
    #expect((heavy.force(target: 1, position: 0, velocity: 0) - 100).magnitude < 1e-12)
    let spring = SwiftUISpring(duration: 0.7, bounce: -0.2)
    #expect((spring.stiffness - 171.207).magnitude <= 5e-4)
    #expect(spring.force(target: 1, position: 0, velocity: 0) == spring.stiffness)
    #expect(spring.force(target: 1, position: 1, velocity: 2) == -2 * spring.damping)
  }

  @Test func `next to critical damping digits are lost`() {
    let near = SwiftUISpring(duration: 0.5, bounce: -1e-15).value(target: 1, time: 0.1)
    let truth = Spring(duration: 0.5, bounce: -1e-15).value(target: 1, time: 0.1)
    // One unit in an exponential moves the error from 7e-11 to 2e-9.
    #expect((5e-11...3e-9).contains((near - truth).magnitude), "\(near - truth)")
    let further = SwiftUISpring(duration: 0.5, bounce: -1e-9).value(target: 1, time: 0.1)
    #expect((further - Spring(duration: 0.5, bounce: -1e-9).value(target: 1, time: 0.1)).magnitude < 1e-11)
    #expect(SwiftUISpring(duration: 0.5, bounce: 1e-17).angularFrequency == 0)
  }

  @Test func `at infinity the value is NaN unless the spring is over-damped`() {
    #expect(SwiftUISpring.smooth.value(target: 1, time: .infinity).isNaN)
    #expect(SwiftUISpring.bouncy.value(target: 1, time: .infinity).isNaN)
    #expect(SwiftUISpring(duration: 0.5, bounce: -0.2).value(target: 1, time: .infinity) == 1)
  }

  @Test(arguments: [0.3, 0, -0.3])
  func `times before 0 run backwards`(bounce: Double) {
    let spring = SwiftUISpring(duration: 0.5, bounce: bounce)
    let truth = Spring(duration: 0.5, bounce: bounce).value(target: 1, time: -0.1)
    #expect((spring.value(target: 1, time: -0.1) / truth - 1).magnitude < 1e-12)
  }

  @Test func `vectors move component by component`() {
    let spring = SwiftUISpring(duration: 0.6, bounce: 0.4)
    let target = AnimatablePair(3.0, -4.0)
    let velocity = AnimatablePair(0.5, 2.0)
    let value = spring.value(target: target, initialVelocity: velocity, time: 0.2)
    #expect(value.first == spring.value(target: 3, initialVelocity: 0.5, time: 0.2))
    #expect(value.second == spring.value(target: -4, initialVelocity: 2, time: 0.2))
  }

  @Test func `the forms with two values add the way to the start`() {
    let spring = SwiftUISpring.bouncy
    #expect(
      spring.value(fromValue: 2.0, toValue: 5.0, initialVelocity: 1.0, time: 0.1)
        == 2 + spring.value(target: 3, initialVelocity: 1, time: 0.1))
    #expect(
      spring.velocity(fromValue: 2.0, toValue: 5.0, initialVelocity: 1.0, time: 0.1)
        == spring.velocity(target: 3, initialVelocity: 1, time: 0.1))
    #expect(
      spring.force(fromValue: 2.0, toValue: 5.0, position: 3.0, velocity: 1.0)
        == spring.force(target: 5, position: 3, velocity: 1))
    #expect(
      spring.settlingDuration(fromValue: 2.0, toValue: 5.0, initialVelocity: 1.0, epsilon: 0.01)
        == spring.settlingDuration(target: 3, initialVelocity: 1, epsilon: 0.01))
  }
}
