// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// Public reports about ends that are equal, targets that change on the way, and ticks of any rate.
@Suite(.tags(.golden, .accuracy)) struct RetargetingReportTests {
  @Test func `the same start and end with a velocity moves (motiondivision/motion#2751)`() throws {
    // From 1: what is printed there as 1 plus the way is the value itself.
    for (stiffness, damping, time, printed): (Double, Double, PrintedNumber, PrintedNumber) in [
      (100, 10, "0.120919958", "6.46293015874"), (500, 25, "0.052727637", "3.31352116266"),
    ] {
      let motion = SpringMotion(
        spring: Reported.spring(stiffness, damping), from: 1, to: 1, initialVelocity: 100)
      let peak = try #require(motion.overshootPeak)
      expect(peak.value, prints: printed, "peak")
      expect(peak.time, prints: time, "time of the peak")
      #expect(motion.velocity(at: peak.time - 1e-9) > 0 && motion.velocity(at: peak.time + 1e-9) < 0)
    }
  }

  @Test func `a new target keeps the velocity (MalpenZibo/guido#195)`() throws {
    let critical = Reported.spring(100, 20)
    var value = 0.0
    var velocity = 0.0
    critical.update(value: &value, velocity: &velocity, target: 100, deltaTime: 0.1)
    expect(value, prints: "26.4241117657")
    expect(velocity, prints: "367.879441171")
    expect(velocity / (0 - value), prints: "-13.9221119118", "normalised velocity")
    let back = SpringMotion(spring: critical, from: value, to: 0, initialVelocity: velocity)
    Reported.expect(
      back, at: [(0.01, "29.6291884074"), (0.05, "35.1970589198"), (0.2, "20.6857576238")])
    let peak = try #require(back.extrema.first { _ in true })
    expect(peak.value, prints: "35.3224356804")
    expect(peak.time, prints: "0.05819767")
    #expect(back.extrema.count == 1 && !back.overshoots)
    let stopped = SpringMotion(spring: critical, from: value, to: 0)
    Reported.expect(stopped, at: [(0.05, "24.0405509124")])
  }

  @Test(arguments: [30, 60, 120, 240, 1000])
  func `the state after a second does not depend on the rate of the ticks (sceneview/sceneview#1135)`(
    rate: Int
  ) {
    let bouncy = Spring.bouncy
    var value = 0.0
    var velocity = 0.0
    for _ in 0..<rate {
      bouncy.update(value: &value, velocity: &velocity, target: 1, deltaTime: 1 / Double(rate))
    }
    #expect((value - bouncy.value(target: 1.0, time: 1)).magnitude <= 1e-12)
    #expect((velocity - bouncy.velocity(target: 1.0, time: 1)).magnitude <= 1e-11)
  }

  @Test func `a target that moves at every event is followed (skevy/wobble#4)`() {
    let following = Spring(response: 0.3, dampingRatio: 0.8)
    var value = 0.0
    var velocity = 0.0
    for event in 1...100 {
      following.update(value: &value, velocity: &velocity, target: Double(event), deltaTime: 0.016)
    }
    // In a steady chase the lag is 2ζ/ω₀ · speed, here one unit in 16 ms, less at most one step.
    let lag = 2 * 0.8 / following.angularFrequency / 0.016
    #expect((100 - value - lag).magnitude < 1)
    #expect((velocity - 1 / 0.016).magnitude < 1)
  }
}
