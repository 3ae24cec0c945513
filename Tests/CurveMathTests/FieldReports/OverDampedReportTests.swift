// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// Public reports about damping above critical.
@Suite(.tags(.golden, .accuracy)) struct OverDampedReportTests {
  @Test func `the slow root survives strong damping (google-deepmind/mujoco#3551)`() {
    let motion = SpringMotion(spring: Reported.spring(1, 1e9), from: 1.0, to: 0)
    expect(motion.value(at: 1e9), prints: "0.367879441171442")
    let single = SpringMotion<Float>(spring: Reported.spring(1, 1e4), from: 1, to: 0)
    #expect((single.value(at: 1e4) - 0.36787944).magnitude < 1e-7)
    // A difference of roots would have lost 11, 7 and 3 digits here.
    for ratio in [500, 5e4, 5e6] {
      let slow = 1 / (ratio + ((ratio - 1) * (ratio + 1)).squareRoot())
      let late = SpringMotion(spring: Spring(stiffness: 1, dampingRatio: ratio), from: 1.0, to: 0)
      let rate = -late.velocity(at: 1 / slow) / late.value(at: 1 / slow)
      #expect((rate / slow - 1).magnitude < 1e-15, "damping ratio \(ratio)")
    }
  }

  @Test func `a slow door runs evenly to its end and never snaps (motiondivision/motion#1207)`() {
    let door = Reported.move(4, 35, mass: 0.5)
    expect(door.spring.dampingRatio, prints: "12.374")
    Reported.expect(
      door,
      at: [(1, "0.106700676826"), (8.5996, "0.6257"), (10, "0.681167630164"), (20, "0.898512429941")])
    expect(door.settlingDuration(epsilon: 1e-3), prints: "60.358")
    #expect(door.value(at: 8.65) - door.value(at: 8.6) < 0.003)
    // Where cosh would overflow there is still a value.
    #expect(door.value(at: 20.35).isFinite)
  }

  @Test
  func
    `a light over-damped spring follows its own equation, also when its target moves (software-mansion/react-native-reanimated#9463)`()
  {
    let light = Reported.spring(400, 30, mass: 0.3)
    expect(light.dampingRatio, prints: "1.36930639376")
    Reported.expect(
      SpringMotion(spring: light, from: 0, to: 100),
      at: [(0.05, "44.5562623117"), (0.1, "74.7406791212"), (0.2, "94.8187387649")])
    let critical = Spring(mass: 0.3, stiffness: 400, damping: 30)
    Reported.expect(
      SpringMotion(spring: critical, from: 0, to: 100),
      at: [(0.05, "54.478"), (0.1, "87.928"), (0.2, "99.441")])
    // A target that only moves on never sends the value back, neither at a frame nor at a restart.
    var (value, velocity) = (0.0, 0.0)
    for frame in 1...120 {
      let before = value
      light.update(value: &value, velocity: &velocity, target: Double(10 * frame), deltaTime: 1.0 / 60)
      #expect(value >= before && velocity.isFinite, "frame \(frame)")
    }
  }

  @Test func `a settling time above critical damping is finite and found (niri-wm/niri#1123)`() {
    let compositor = Spring(stiffness: 850, dampingRatio: 1.15)
    // The report has …7908 of a rounded ratio; 2·1.15·√850 is 67.0559467907….
    expect(compositor.damping, prints: "67.05594679")
    let motion = SpringMotion(spring: compositor, from: 0, to: 1)
    Reported.expect(motion, at: [(0.1, "0.726316515487")])
    expect(motion.settlingDuration(epsilon: 1e-4), prints: "0.567083450278")
    expect(motion.settlingDuration(epsilon: 1e-3), prints: "0.431407826187")
    for exponent in 1...300 {
      let time = motion.settlingDuration(epsilon: Double(sign: .plus, exponent: -exponent, significand: 1))
      #expect(time > 0 && time < 60, "epsilon 2^-\(exponent)")
    }
  }

  @Test func `damping that is clamped cannot stop a fast bounce (Stack Overflow 77111922)`() throws {
    // From 40 to 340 with 60 travels a second.
    let clamped = Spring(mass: 1, stiffness: 2500, damping: 600)
    #expect(clamped.regime == .criticallyDamped && clamped.limitingVelocity() == 50)
    let motion = SpringMotion(spring: clamped, from: 40, to: 340, initialVelocity: 18_000)
    let peak = try #require(motion.overshootPeak)
    #expect((peak.time - 0.12).magnitude <= 1e-15)
    expect(motion.overshoot, prints: "4.95750e-4")
    expect(peak.value, prints: "340.1487")
    expect(clamped.value(target: 1.0, initialVelocity: 60, time: 0.05), prints: "0.958958")
    let free = Reported.spring(2500, 600)
    expect(free.limitingVelocity(), prints: "595.80")
    expect(free.value(target: 1.0, initialVelocity: 60, time: 0.05), prints: "0.265728")
    #expect(!SpringMotion(spring: free, from: 40, to: 340, initialVelocity: 18_000).overshoots)
    #expect(!SpringMotion(spring: free, from: 0, to: 1, initialVelocity: 595.80).overshoots)
    #expect(SpringMotion(spring: free, from: 0, to: 1, initialVelocity: 595.83).overshoots)
  }

  @Test func `a preset of strong damping takes 25 seconds and says so (hyprwm/hyprutils#110)`() {
    let preset = Reported.move(27, 100, mass: 0.6)
    expect(preset.spring.dampingRatio, prints: "12.4226")
    Reported.expect(preset, at: [(1, "0.235713248162")])
    expect(preset.settlingDuration(epsilon: 1e-3), prints: "25.549")
  }

  @Test
  func `a stiffness that crosses critical damping changes the motion smoothly (juliangarnier/anime#1093)`() {
    #expect(Reported.spring(25, 10).regime == .criticallyDamped)
    #expect(Reported.spring(24, 10).regime == .overDamped)
    #expect(Reported.spring(26, 10).regime == .underDamped)
    for time in [0.1, 0.5, 1, 2] {
      let critical = Reported.move(25, 10).value(at: time)
      for power in 2...50 {
        let step = Double(sign: .plus, exponent: -power, significand: 1)
        // ∂x/∂k = t²·e^(−5t)·(…) stays below 0.1 there.
        for stiffness in [25 - step, 25 + step] {
          let value = Reported.move(stiffness, 10).value(at: time)
          #expect((value - critical).magnitude <= 0.1 * step + 6 * .roundoff, "\(stiffness), \(time)")
        }
      }
    }
  }
}
