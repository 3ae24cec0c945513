// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// Public reports about one parameterisation and another.
@Suite(.tags(.golden, .accuracy)) struct ConversionReportTests {
  @Test func `duration and bounce have the documented constants (Apple's page of Spring)`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    expect(spring.stiffness, prints: "157.91367041743", "stiffness")
    expect(spring.damping, prints: "17.5929188601028", "damping")
    expect(spring.stiffness, prints: "157.9")
    expect(spring.damping, prints: "17.6")
  }

  @Test func `mass, stiffness and damping have the documented duration and bounce (Apple's page of Spring)`()
  {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    expect(spring.duration, prints: "0.628318530717959", "duration")
    expect(spring.duration, prints: "0.63")
    #expect(spring.bounce == 0.5)
    #expect(spring.dampingRatio == 0.5 && spring.angularFrequency == 10)
  }

  @Test(arguments: [(-0.3, "1.428571"), (-0.9, "10")])
  func `a negative bounce is a damping ratio above 1 and reads back (flutter/flutter#152587)`(
    bounce: Double, ratio: String
  ) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    expect(spring.dampingRatio, prints: PrintedNumber(ratio), "dampingRatio")
    #expect(spring.bounce == bounce)
    #expect(spring.regime == .overDamped)
  }

  @Test
  func `a bounce of minus 1 is refused, and towards it damping grows without bound (androidx/androidx#858)`()
  {
    let ratios = [-0.9, -0.99, -0.999999, (-1.0).nextUp].map { Spring(duration: 1, bounce: $0).dampingRatio }
    #expect(ratios == ratios.sorted())
    #expect(ratios[3] > 9e15 && ratios[3].isFinite)
    let error = #expect(throws: SpringError.self) {
      try Spring(validating: .durationBounce(duration: 1, bounce: -1))
    }
    #expect(error?.parameter == .bounce)
  }

  @Test
  func
    `the published stiffness and damping of bounciness 0, speed 12 are just below critical (facebookarchive/rebound-js#12)`()
  {
    let spring = Spring(mass: 1, stiffness: 342.100588235, damping: 36.925880917)
    expect(spring.dampingRatio, prints: "0.998214694")
    #expect(spring.regime == .underDamped)
  }

  @Test(arguments: [(0.73, "9.908168"), (0.74, "7.896579")])
  func `the settling time jumps where a swing no longer reaches epsilon (a trap for the inverse, no report)`(
    ratio: Double, length: String
  ) {
    let spring = Spring(stiffness: 1, dampingRatio: ratio)
    expect(spring.settlingDuration, prints: PrintedNumber(length), "settlingDuration")
  }

  @Test
  func
    `between two jumps the settling time is longest at a damping ratio of 0.67 (a trap for the inverse, no report)`()
  {
    // From 0.60 to 0.73 the same half swing is the last that epsilon cuts.
    let lengths = (60...73).map { Spring(stiffness: 1, dampingRatio: Double($0) / 100).settlingDuration }
    #expect(lengths.firstIndex(of: lengths.max() ?? .nan) == 7)
    #expect(Spring(stiffness: 1, dampingRatio: 0.59).settlingDuration > 1.16 * lengths[0])
  }

  @Test(arguments: [(1.0, "0.680483477"), (0.7, "0.610689471"), (0.5, "0.494674656"), (2.0, "0.241121709")])
  func `a settling duration of a second needs this response (a trap for the inverse, no report)`(
    ratio: Double, response: String
  ) {
    let spring = Spring(settlingDuration: 1, dampingRatio: ratio, epsilon: 0.001)
    expect(spring.response, prints: PrintedNumber(response), "response")
    // For one damping ratio it is pure scaling.
    let other = Spring(settlingDuration: 8, dampingRatio: ratio, epsilon: 0.001)
    #expect((other.response / spring.response - 8).magnitude < 1e-14)
  }
}
