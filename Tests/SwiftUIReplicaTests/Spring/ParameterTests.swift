// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica
import Testing

struct ParameterTests {
  /// Duration, bounce, ω and d, the last two to 17 digits from a computation at 40 digits.
  static let held: [(duration: Double, bounce: Double, angularFrequency: Double, decay: Double)] = [
    (0.5, 0, 0, 12.566370614359173),
    (0.5, 0.15, 6.6197464861455799, 10.681415022205297),
    (0.5, 0.3, 8.9741836348990077, 8.7964594300514211),
    (0.5, 0.5, 10.882796185405307, 6.2831853071795865),
    (0.5, 0.8, 12.312478369553895, 2.5132741228718346),
    (0.5, -0.2, -9.4247779607693797, 15.707963267948966),
    (0.7, -0.2, -6.7319842576924141, 11.21997376282069),
    (0.15, 0.15, 22.065821620485266, 35.604716740684323),
    (1, 0.25, 4.1559364410330408, 4.7123889803846899),
    (20, 0.3, 0.22435459087247519, 0.21991148575128553),
  ]

  @Test func `frequency and decay follow from duration and bounce, the frequency negative when over-damped`()
  {
    for row in Self.held {
      let spring = SwiftUISpring(duration: row.duration, bounce: row.bounce)
      let bound = 8 * row.decay.ulp
      #expect((spring.angularFrequency - row.angularFrequency).magnitude <= bound, "\(row)")
      #expect((spring.decayConstant - row.decay).magnitude <= bound, "\(row)")
      #expect(spring.mass == 1)
    }
  }

  @Test func `a bounce above 1 is taken for 1`() {
    #expect(SwiftUISpring(duration: 0.3, bounce: 1.2) == SwiftUISpring(duration: 0.3, bounce: 1))
    #expect(SwiftUISpring(duration: 0.3, bounce: 1.2).decayConstant == 0)
    #expect(SwiftUISpring(duration: 0.3, bounce: 1.2).bounce == 1)
  }

  @Test(arguments: [-1, -1.2, -Double.infinity, .nan])
  func `a bounce of -1 and below, or NaN, makes every value NaN`(bounce: Double) {
    let spring = SwiftUISpring(duration: 0.7, bounce: bounce)
    #expect(spring.duration.isNaN)
    #expect(spring.bounce.isNaN)
    #expect(spring.value(target: 1, time: 0.1).isNaN)
    #expect(spring.settlingDuration == 0)
  }

  @Test func `a duration of 0 makes the values NaN`() {
    let spring = SwiftUISpring(duration: 0)
    #expect(spring.angularFrequency.isNaN)
    #expect(spring.decayConstant == .infinity)
    #expect(spring.value(target: 1, time: 0.1).isNaN)
  }

  @Test func `a negative duration makes a bouncing spring over-damped and growing`() {
    let spring = SwiftUISpring(duration: -0.5, bounce: 0.3)
    #expect(spring.angularFrequency < 0)
    #expect(spring.decayConstant < 0)
    #expect(spring.value(target: 1, time: 2).magnitude > 1e6)
  }

  @Test func `a negative damping ratio grows, has a bounce above 1 and is said to settle at once`() {
    let spring = SwiftUISpring(response: 1.3, dampingRatio: -0.1)
    #expect((spring.bounce - 1.1).magnitude < 1e-12)
    #expect(spring.value(target: 1, time: 20).magnitude > 100)
    #expect(spring.settlingDuration == 0)
  }

  @Test func `damping above critical is reduced to critical unless it is allowed`() {
    let clamped = SwiftUISpring(mass: 1, stiffness: 100, damping: 40)
    #expect(clamped.angularFrequency == 0)
    #expect(clamped.damping == 20)
    #expect(clamped.stiffness == 100)
    let allowed = SwiftUISpring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true)
    #expect(allowed.angularFrequency < 0)
    #expect(allowed.damping == 40)
  }

  @Test func `a mass of 0 makes stiffness and damping NaN`() {
    let spring = SwiftUISpring(mass: 0, stiffness: 50, damping: 0.4)
    #expect(spring.stiffness.isNaN)
    #expect(spring.damping.isNaN)
  }

  @Test func `an over-damped spring's reported constants do not give the spring back`() {
    let spring = SwiftUISpring(mass: 0.6, stiffness: 0.1, damping: 10, allowOverDamping: true)
    let again = SwiftUISpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: true)
    #expect(spring.value(target: 1, time: 3) < 0.05)
    #expect(again.value(target: 1, time: 3) > 0.9)
  }

  @Test func `presets are durations and bounces`() {
    #expect(SwiftUISpring.smooth == SwiftUISpring(duration: 0.5, bounce: 0))
    #expect(SwiftUISpring.snappy == SwiftUISpring(duration: 0.5, bounce: 0.15))
    #expect(SwiftUISpring.bouncy == SwiftUISpring(duration: 0.5, bounce: 0.3))
    #expect(SwiftUISpring.snappy(duration: 0.2, extraBounce: 0.1).bounce < 0.2501)
  }

  @Test func `parameters go to the initialiser of the same name`() {
    #expect(
      SwiftUISpring(.durationBounce(duration: 0.4, bounce: 0.2)) == SwiftUISpring(duration: 0.4, bounce: 0.2))
    #expect(
      SwiftUISpring(.responseDampingRatio(response: 0.4, dampingRatio: 0.7))
        == SwiftUISpring(response: 0.4, dampingRatio: 0.7))
    for allowed in [false, true] {
      #expect(
        SwiftUISpring(
          .massStiffnessDamping(mass: 2, stiffness: 100, damping: 40, allowOverDamping: allowed))
          == SwiftUISpring(mass: 2, stiffness: 100, damping: 40, allowOverDamping: allowed))
    }
    #expect(
      SwiftUISpring(.settlingDurationDampingRatio(settlingDuration: 1, dampingRatio: 0.5, epsilon: 0.01))
        == SwiftUISpring(settlingDuration: 1, dampingRatio: 0.5, epsilon: 0.01))
  }

  @Test(arguments: [0.2, 1, 3])
  func `a stiffness and a damping ratio become constants, over-damped ones too`(ratio: Double) {
    let spring = SwiftUISpring(.stiffnessDampingRatio(stiffness: 90, dampingRatio: ratio, mass: 2.5))
    #expect(spring.mass == 2.5)
    #expect((spring.dampingRatio / ratio - 1).magnitude < 1e-12)
    #expect((spring.response / (2 * .pi * (2.5 / 90).squareRoot()) - 1).magnitude < 1e-12)
  }
}
