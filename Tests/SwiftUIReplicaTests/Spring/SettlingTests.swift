// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica
import Testing

struct SettlingTests {
  @Test func `a critically damped spring settles on a grid of accumulated tenths`() {
    #expect(SwiftUISpring.smooth.settlingDuration == 0.7999999999999999)
    #expect(SwiftUISpring.smooth(duration: 0.45).settlingDuration == 0.7)
    #expect(SwiftUISpring.smooth(duration: 0.35).settlingDuration == 0.6)
    #expect(SwiftUISpring.smooth(duration: 0.25).settlingDuration == 0.4)
    #expect(SwiftUISpring.smooth(duration: 0.4).settlingDuration == 0.6)
  }

  @Test(arguments: [(duration: 0.5, tenths: 12), (duration: 0.7, tenths: 17)])
  func `an over-damped spring settles on the grid too`(row: (duration: Double, tenths: Int)) {
    let grid = (0..<row.tenths).reduce(0.0) { sum, _ in sum + 0.1 }
    let spring = SwiftUISpring(duration: row.duration, bounce: -0.2)
    #expect(spring.settlingDuration == grid)
    #expect(spring.settlingDuration > Spring(duration: row.duration, bounce: -0.2).settlingDuration)
  }

  @Test(arguments: [(duration: 80.0, bounce: 0.0), (duration: 0.5, bounce: -0.99)])
  func `a spring that needs longer than the scan is said to settle at once`(
    row: (duration: Double, bounce: Double)
  ) {
    #expect(SwiftUISpring(duration: row.duration, bounce: row.bounce).settlingDuration == 0)
    #expect(Spring(duration: row.duration, bounce: row.bounce).settlingDuration > 100)
  }

  @Test func `an under-damped spring is given an envelope that is not divided by the frequency`() {
    let rows: [(bounce: Double, expected: Double)] = [
      (0.15, 0.876827122505), (0.3, 1.04471309051), (0.5, 1.4154164095), (0.8, 3.24847321902),
    ]
    for (bounce, expected) in rows {
      let spring = SwiftUISpring(duration: 0.5, bounce: bounce)
      #expect((spring.settlingDuration / expected - 1).magnitude < 5e-12, "\(bounce)")
      #expect(spring.settlingDuration > Spring(duration: 0.5, bounce: bounce).settlingDuration)
    }
  }

  @Test func `a slow spring is said to settle before it does`() {
    let settled = SwiftUISpring(duration: 20, bounce: 0.3).settlingDuration
    #expect((settled - 32.3154).magnitude <= 5e-5)
    let rest: Double = Spring(duration: 20, bounce: 0.3).value(target: 1.0, time: settled) - 1.0
    #expect((rest.magnitude - 1.127e-3).magnitude <= 5e-7)
  }

  @Test func `settling does not scale with time`() {
    let fast: Double = SwiftUISpring(duration: 0.5, bounce: 0.3).settlingDuration / 0.5
    let slow: Double = SwiftUISpring(duration: 5, bounce: 0.3).settlingDuration / 5
    #expect(fast - slow > 0.3)
  }

  @Test func `an undamped spring never settles`() {
    #expect(SwiftUISpring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
  }

  @Test func `an epsilon of 0 is infinity below critical damping and 0 from there on`() {
    #expect(SwiftUISpring.bouncy.settlingDuration(target: 1, epsilon: 0) == .infinity)
    #expect(SwiftUISpring.smooth.settlingDuration(target: 1, epsilon: 0) == 0)
  }

  @Test func `a way shorter than epsilon settles at once`() {
    #expect(SwiftUISpring.bouncy.settlingDuration(target: 1e-6, epsilon: 0.001) == 0)
    #expect(SwiftUISpring.smooth.settlingDuration(target: 1e-6, epsilon: 0.001) == 0)
  }

  @Test func `vectors are measured by their length`() {
    let pair = AnimatablePair(3.0, 4.0)
    for spring in [SwiftUISpring.bouncy, .smooth] {
      #expect(
        spring.settlingDuration(target: pair, epsilon: 0.001)
          == spring.settlingDuration(target: 5.0, epsilon: 0.001))
    }
  }

  @Test(arguments: [
    (settling: 1, ratio: 0.5, reported: 1.4003), (settling: 1, ratio: 0.8, reported: 1.2524),
    (settling: 0.5, ratio: 0.3, reported: 0.8202), (settling: 1, ratio: 1, reported: 1.1),
    (settling: 1, ratio: 0.1, reported: 1.872),
  ])
  func `the spring made for a settling duration reports another one`(
    row: (settling: Double, ratio: Double, reported: Double)
  ) {
    let spring = SwiftUISpring(settlingDuration: row.settling, dampingRatio: row.ratio)
    let digit = row.reported == 1.872 ? 5e-4 : 5e-5
    #expect((spring.settlingDuration - row.reported).magnitude <= digit)
    #expect((spring.dampingRatio - row.ratio).magnitude < 1e-12)
  }

  @Test func `with hardly any damping the settling duration is thought to be reached at once`() {
    let spring = SwiftUISpring(settlingDuration: 1, dampingRatio: 0.001)
    #expect((spring.duration - 12566).magnitude <= 0.5)
  }

  @Test(arguments: [0, -1, -Double.infinity, .nan])
  func `without damping the spring for a settling duration is NaN`(ratio: Double) {
    let spring = SwiftUISpring(settlingDuration: 1, dampingRatio: ratio)
    #expect(spring.angularFrequency.isNaN || spring.decayConstant.isNaN)
  }

  @Test func `settling duration and damping ratio are clamped without a word`() {
    #expect(
      SwiftUISpring(settlingDuration: 2, dampingRatio: 20)
        == SwiftUISpring(settlingDuration: 2, dampingRatio: 1))
    #expect(
      SwiftUISpring(settlingDuration: 11, dampingRatio: 0.9)
        == SwiftUISpring(settlingDuration: 10, dampingRatio: 0.9))
    #expect(
      SwiftUISpring(settlingDuration: -.infinity, dampingRatio: .infinity)
        == SwiftUISpring(settlingDuration: 0.01, dampingRatio: 1))
  }

  @Test func `epsilon is the solver's tolerance too`() {
    let coarse = SwiftUISpring(settlingDuration: 1, dampingRatio: 0.5, epsilon: 0.5)
    let truth = Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: 0.5)
    #expect((coarse.response / truth.response - 1).magnitude > 0.05)
  }
}
