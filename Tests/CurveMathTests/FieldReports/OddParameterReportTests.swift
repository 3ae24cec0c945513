// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// Public reports about no damping, and about parameters that are 0, negative, infinite or none.
@Suite(.tags(.golden, .accuracy)) struct OddParameterReportTests {
  @Test func `no damping is known to last for ever at once, and swings exactly (remotion-dev/remotion#3771)`()
  {
    let swinging = Reported.move(100, 0)
    #expect(swinging.settlingDuration(epsilon: 1e-3) == .infinity)
    Reported.expect(swinging, at: [(1, "1.83907152907645"), (1000, "1.95215536825901")])
    expect(swinging.velocity(at: 1), prints: "-5.4402111088937")
  }

  @Test(arguments: [0, -1, Double.infinity, -.infinity, .nan])
  func
    `a stiffness or a damping that is none is refused, and no sample of an accepted spring is NaN (motiondivision/motion#3757)`(
      value: Double
    )
  {
    func parameters(_ stiffness: Double, _ damping: Double) -> SpringParameters {
      .massStiffnessDamping(mass: 1, stiffness: stiffness, damping: damping, allowOverDamping: true)
    }
    let stiffness = #expect(throws: SpringError.self) { try Spring(validating: parameters(value, 10)) }
    #expect(stiffness?.parameter == .stiffness && stiffness?.description.contains("stiffness") == true)
    if value == 0 {
      // A damping of 0 is legal: it never ends, and says so.
      let endless = try? Spring(validating: parameters(100, 0))
      #expect(endless?.settlingDuration == .infinity)
      #expect((0...600).allSatisfy { endless?.value(target: 100.0, time: Double($0) / 60).isFinite == true })
    } else {
      let damping = #expect(throws: SpringError.self) { try Spring(validating: parameters(100, value)) }
      #expect(damping?.parameter == .damping)
    }
  }

  @Test
  func `duration and bounce with a velocity make an ordinary spring and no 0 by 0 (Popmotion/popmotion#910)`()
  {
    let slow = Spring(duration: 4, bounce: 0.5)
    expect(slow.stiffness, prints: "2.46740110027")
    expect(slow.damping, prints: "1.57079632679")
    let motion = SpringMotion(spring: slow, from: 1, to: 5, initialVelocity: 0.9988001159034534)
    Reported.expect(motion, at: [(1, "3.91668494171"), (2, "5.62515968619"), (4, "4.93562417685")])
    expect(motion.velocity(at: 1), prints: "3.07295096434")
  }

  @Test func `a mass of 0 is refused by its own name, and its limit is finite (Zomato/compose-sushi#101)`() {
    let error = #expect(throws: SpringError.self) {
      try Spring(
        validating: .massStiffnessDamping(mass: 0, stiffness: 100, damping: 10, allowOverDamping: true))
    }
    #expect(error?.parameter == .mass)
    #expect(error?.description == "mass must be a finite number above 0, but is 0.0")
    Reported.expect(Reported.move(100, 10, mass: 1e-4), at: [(0.1, "0.632120556988")])
    // The limit is 1 − e^(−kt/c), less e^(−1)·mk/c²·(…): linear in the mass.
    var last = 1.0
    for mass in [1e-6, 1e-8, 1e-10, 1e-12] {
      let error = (Reported.move(100, 10, mass: mass).value(at: 0.1) - 0.6321205588285577).magnitude
      #expect(error <= 1e-4 * mass + 2 * .roundoff && error <= last, "mass \(mass)")
      last = error
    }
    #expect(Reported.move(100, 10, mass: 0).value(at: 0.1).isNaN)
  }

  @Test func `a duration of 0 is already at its end (vleue/bevy_easings#6)`() {
    for curve in [UnitCurve.linear, .easeInOut, .circularEaseOut] {
      let instant = CurveMotion(curve: curve, duration: 0, from: 0, to: 1)
      #expect(instant.state(at: 0) == MotionState(value: 1, velocity: 0))
      #expect(instant.settlingDuration(epsilon: 1e-3) == 0)
    }
    let spring = Spring(duration: 0, bounce: 0.3)
    #expect(spring.value(target: 1.0, time: 0) == 1 && spring.velocity(target: 1.0, time: 0) == 0)
    #expect(spring.settlingDuration == 0)
  }
}
