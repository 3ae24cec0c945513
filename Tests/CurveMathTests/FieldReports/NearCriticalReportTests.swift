// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// Public reports about critical damping, its neighbourhood and closed forms that were wrong.
@Suite(.tags(.golden, .accuracy)) struct NearCriticalReportTests {
  @Test
  func `the second coefficient at critical damping is a difference and no quotient (flutter/flutter#109675)`()
  {
    let critical = Reported.spring(100, 20)
    #expect(critical.regime == .criticallyDamped)
    Reported.expect(
      Reported.move(100, 20), at: [(0.05, "0.090204010431"), (0.1, "0.264241117657"), (0.2, "0.594")])
    let pushed = SpringMotion(spring: critical, from: 0, to: 1, initialVelocity: 5)
    Reported.expect(pushed, at: [(0.1, "0.448180838243")])
  }

  @Test func `half of critical damping has its own value at a tenth of a second (TokamakUI/Tokamak#235)`() {
    Reported.expect(Reported.move(100, 10), at: [(0.1, "0.340299846608")])
    // No branch is left out: above critical damping the motion creeps.
    #expect(Reported.spring(100, 25).regime == .overDamped)
    #expect(!Reported.move(100, 25).overshoots)
  }

  @Test func `a default said to be critical bounces by 0.02119 percent (hyprwm/Hyprland#15494)`() {
    let almost = Reported.move(71.2633, 15.8273644)
    expect(almost.spring.dampingRatio, prints: "0.937444663270")
    #expect(almost.spring.regime == .underDamped && almost.overshoots)
    expect(100 * almost.overshoot, prints: "0.02119", "overshoot in percent")
    Reported.expect(almost, at: [(0.1, "0.212681063409"), (0.5, "0.946834281654")])
    expect(almost.velocity(at: 0.5), prints: "0.461335589631")
    expect(almost.settlingDuration(epsilon: 1e-3), prints: "0.848737")
  }
}
