// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// Public reports about tiny durations, huge velocities and units that were mixed up.
@Suite(.tags(.golden, .accuracy)) struct UnitReportTests {
  @Test func `a response of 70 ms over 400 points never diverges (KiwiCanopy/KiwiDesk#612)`() {
    let motion = SpringMotion(spring: Spring(response: 0.07, dampingRatio: 0.85), from: 0, to: 400)
    expect(motion.settlingDuration(epsilon: 0.4), prints: "0.0975")
    for frame in 0..<600 {
      let value = motion.value(at: Double(frame) / 60)
      #expect(value >= 0 && value < 404, "frame \(frame)")
    }
  }

  @Test(arguments: [1e-3, 1e-6, 1e-9])
  func `tiny responses settle in proportion to them (KiwiCanopy/KiwiDesk#612)`(response: Double) {
    for (ratio, printed): (Double, PrintedNumber) in [(1, "1.46954"), (0.85, "1.393397")] {
      let spring = Spring(response: response, dampingRatio: ratio)
      expect(spring.settlingDuration / response, prints: printed, "damping ratio \(ratio)")
    }
  }

  @Test
  func `half a point a millisecond is 500 a second, and normalised by the way (react/react-native#18953)`() {
    let velocity = VelocityConversion.perSecond(perMillisecond: 0.5)
    #expect(velocity == 500)
    // A flick is not ignored, and not a thousand times as fast.
    let flick = SpringMotion(spring: .smooth, from: 100, to: 300, initialVelocity: velocity)
    #expect(flick.velocity(at: 0) == 500)
    #expect(VelocityConversion.travelPerSecond(velocity: velocity, from: 100, to: 300) == 2.5)
    let unit = SpringMotion(spring: .smooth, from: 0, to: 1, initialVelocity: 2.5)
    #expect((flick.value(at: 0.1) - (100 + 200 * unit.value(at: 0.1))).magnitude < 1e-12)
  }

  @Test
  func
    `a damping of 1 is no damping ratio of 1, and each is named for what it is (subinium/SuperLightTUI#124)`()
  {
    let byDamping = Spring(mass: 1, stiffness: 100, damping: 1)
    let byRatio = Spring(stiffness: 100, dampingRatio: 1)
    #expect(byDamping.dampingRatio == 0.05 && byDamping.damping == 1)
    #expect(byRatio.dampingRatio == 1 && byRatio.damping == 20)
    // Neither diverges, and both settle.
    #expect(byDamping.settlingDuration < 14 && byRatio.settlingDuration < 1)
    let error = #expect(throws: SpringError.self) {
      try Spring(validating: .stiffnessDampingRatio(stiffness: 100, dampingRatio: -1, mass: 1))
    }
    #expect(error?.parameter == .dampingRatio)
  }
}
