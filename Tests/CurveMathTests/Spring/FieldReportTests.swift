// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// Public reports of what went wrong in other spring software, with the right values.
@Suite(.tags(.golden, .accuracy)) struct FieldReportTests {
  private func spring(
    _ stiffness: Double, _ damping: Double, mass: Double = 1
  ) -> Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
  }

  private func expectValues(
    _ spring: Spring, scale: Double = 1, velocity: Double = 0, _ rows: [(Double, PrintedNumber)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (time, printed) in rows {
      expect(
        spring.value(target: scale, initialVelocity: velocity, time: time), prints: printed,
        "value at \(time)", sourceLocation: sourceLocation)
    }
  }

  // MARK: Over-damped springs

  @Test func `the slow root survives strong damping`() {
    let motion = SpringMotion(spring: spring(1, 1e9), from: 1, to: 0)
    expect(motion.value(at: 1e9), prints: "0.367879441171442")
    let single = SpringMotion<Float>(spring: spring(1, 1e4), from: 1, to: 0)
    #expect((single.value(at: 1e4) - 0.36787944).magnitude < 1e-7)
  }

  @Test func `a slow door runs evenly to its end`() {
    let door = spring(4, 35, mass: 0.5)
    expect(door.dampingRatio, prints: "12.374")
    expectValues(
      door,
      [(1, "0.106700676826"), (8.5996, "0.6257"), (10, "0.681167630164"), (20, "0.898512429941")])
    expect(door.settlingDuration, prints: "60.358")
    // Where cosh would overflow there is still a value, and no snap within 50 ms.
    let motion = SpringMotion(spring: door, from: 0.0, to: 1)
    #expect(motion.value(at: 8.65) - motion.value(at: 8.6) < 0.003)
    #expect(motion.value(at: 20.35).isFinite)
  }

  @Test func `a light mass above critical damping follows its own equation`() {
    let light = spring(400, 30, mass: 0.3)
    expect(light.dampingRatio, prints: "1.36930639376")
    expectValues(
      light, scale: 100, [(0.05, "44.5562623117"), (0.1, "74.7406791212"), (0.2, "94.8187387649")])
    // Clamped to critical it would be somewhere else.
    let clamped = Spring(mass: 0.3, stiffness: 400, damping: 30)
    expectValues(clamped, scale: 100, [(0.05, "54.478"), (0.1, "87.928"), (0.2, "99.441")])
  }

  @Test func `settling above critical damping is finite`() {
    let compositor = Spring(stiffness: 850, dampingRatio: 1.15)
    expect(compositor.damping, prints: "67.05594679")
    expectValues(compositor, [(0.1, "0.726316515487")])
    expect(compositor.settlingDuration(target: 1.0, epsilon: 1e-4), prints: "0.567083450278")
    expect(compositor.settlingDuration(target: 1.0, epsilon: 1e-3), prints: "0.431407826187")
  }

  @Test func `a fast start overshoots even at critical damping`() {
    // From 40 to 340 with 60 travels a second.
    let clamped = Spring(mass: 1, stiffness: 2500, damping: 600)
    #expect(clamped.regime == .criticallyDamped)
    let motion = SpringMotion(spring: clamped, from: 40, to: 340, initialVelocity: 18_000)
    expect((motion.value(at: 0.12) - 340) / 300, prints: "4.95750e-4", "overshoot")
    expect(motion.value(at: 0.12), prints: "340.1487")
    #expect(motion.velocity(at: 0.12).magnitude < 1e-9)
    expect(clamped.value(target: 1.0, initialVelocity: 60, time: 0.05), prints: "0.958958")
    let free = spring(2500, 600)
    expect(free.value(target: 1.0, initialVelocity: 60, time: 0.05), prints: "0.265728")
    // It overshoots exactly when the speed is above the fast root.
    let end = 1.0
    #expect(free.value(target: 1.0, initialVelocity: 595.80, time: end) < 1)
    #expect(free.value(target: 1.0, initialVelocity: 595.83, time: end) > 1)
  }

  @Test func `a preset of strong damping is slow and says so`() {
    let preset = spring(27, 100, mass: 0.6)
    expect(preset.dampingRatio, prints: "12.4226")
    expectValues(preset, [(1, "0.235713248162")])
    expect(preset.settlingDuration, prints: "25.549")
  }

  @Test func `a stiffness that crosses critical damping changes the motion smoothly`() {
    #expect(spring(25, 10).regime == .criticallyDamped)
    #expect(spring(24, 10).regime == .overDamped)
    #expect(spring(26, 10).regime == .underDamped)
    for time in [0.1, 0.5, 1, 2] {
      let critical = spring(25, 10).value(target: 1.0, time: time)
      for power in 2...50 {
        let step = Double(sign: .plus, exponent: -power, significand: 1)
        // ∂x/∂k = t²e^(−5t)·(…) stays below 0.1 there.
        for stiffness in [25 - step, 25 + step] {
          let value = spring(stiffness, 10).value(target: 1.0, time: time)
          #expect((value - critical).magnitude <= 0.1 * step + 6 * .roundoff, "\(stiffness), \(time)")
        }
      }
    }
  }

  // MARK: Near critical damping

  @Test func `the second coefficient of critical damping is a difference and no quotient`() {
    let critical = spring(100, 20)
    expectValues(critical, [(0.05, "0.090204010431"), (0.1, "0.264241117657"), (0.2, "0.594")])
    expectValues(critical, velocity: 5, [(0.1, "0.448180838243")])
  }

  @Test func `half critical damping has its printed value`() {
    expectValues(spring(100, 10), [(0.1, "0.340299846608")])
  }

  @Test func `a spring that is said to be critical and is not bounces a little`() {
    let almost = spring(71.2633, 15.8273644)
    expect(almost.dampingRatio, prints: "0.937444663270")
    #expect(almost.regime == .underDamped)
    expectValues(almost, [(0.1, "0.212681063409"), (0.5, "0.946834281654")])
    expect(almost.velocity(target: 1.0, time: 0.5), prints: "0.461335589631")
    expect(almost.settlingDuration, prints: "0.848737")
    let peak = Double.pi / almost.signedSquaredFrequency.rounded.squareRoot()
    expect(100 * (almost.value(target: 1.0, time: peak) - 1), prints: "0.02119", "overshoot in percent")
  }

  // MARK: No damping, odd parameters

  @Test func `no damping swings exactly for a thousand seconds`() {
    let swinging = spring(100, 0)
    expectValues(swinging, [(1, "1.83907152907645"), (1000, "1.95215536825901")])
    expect(swinging.velocity(target: 1.0, time: 1), prints: "-5.4402111088937")
    #expect(swinging.settlingDuration == .infinity)
  }

  @Test func `duration and bounce with a velocity is an ordinary spring`() {
    let slow = Spring(duration: 4, bounce: 0.5)
    expect(slow.stiffness, prints: "2.46740110027")
    expect(slow.damping, prints: "1.57079632679")
    let motion = SpringMotion(spring: slow, from: 1, to: 5, initialVelocity: 0.9988001159034534)
    for (time, printed): (Double, PrintedNumber) in [
      (1, "3.91668494171"), (2, "5.62515968619"), (4, "4.93562417685"),
    ] {
      expect(motion.value(at: time), prints: printed, "value at \(time)")
    }
    expect(motion.velocity(at: 1), prints: "3.07295096434")
  }

  @Test func `towards a mass of 0 the motion tends to a finite one`() {
    expectValues(spring(100, 10, mass: 1e-4), [(0.1, "0.632120556988")])
    // The limit is 1 − e^(−kt/c), less e^(−1)·mk/c²·(…): linear in the mass.
    var last = 1.0
    for mass in [1e-6, 1e-8, 1e-10, 1e-12] {
      let error = (spring(100, 10, mass: mass).value(target: 1.0, time: 0.1) - 0.6321205588285577).magnitude
      #expect(error <= 1e-4 * mass + 2 * .roundoff, "mass \(mass)")
      #expect(error <= last)
      last = error
    }
    #expect(spring(100, 10, mass: 0).value(target: 1.0, time: 0.1).isNaN)
  }

  // MARK: Tiny durations, large velocities

  @Test(arguments: [1e-3, 1e-6, 1e-9])
  func `tiny responses settle in proportion`(response: Double) {
    expect(
      Spring(response: response, dampingRatio: 1).settlingDuration / response, prints: "1.46954", "critical")
    expect(
      Spring(response: response, dampingRatio: 0.85).settlingDuration / response, prints: "1.393397",
      "damping ratio 0.85")
  }

  @Test func `a response of 70 ms over 400 points settles before a tenth of a second`() {
    let motion = SpringMotion(spring: Spring(response: 0.07, dampingRatio: 0.85), from: 0, to: 400)
    expect(motion.settlingDuration(epsilon: 0.4), prints: "0.0975")
    for frame in 0..<600 {
      let value = motion.value(at: Double(frame) / 60)
      #expect(value >= 0 && value < 404, "frame \(frame)")
    }
  }

  // MARK: Settling

  @Test(arguments: [(1.0, "0.811559160"), (5, "4.830844820"), (0.5, "1.014783136")])
  func `settling is the last crossing and no envelope`(ratio: Double, printed: String) {
    let motion = SpringMotion(
      spring: Spring(stiffness: 100, dampingRatio: ratio), from: 100, to: 0, initialVelocity: 3000)
    expect(motion.settlingDuration(epsilon: 1), prints: PrintedNumber(printed))
  }

  @Test(arguments: [(5.0, "2.687869"), (15, "0.799866"), (10, "1.270165"), (20, "0.923341348")])
  func `stiffness 100 settles at the last crossing`(damping: Double, printed: String) {
    expect(spring(100, damping).settlingDuration, prints: PrintedNumber(printed))
  }

  @Test(
    arguments: [
      (1e-2, "6.638352"), (1e-3, "9.233413476"), (1e-4, "11.75637122"), (1e-6, "16.68842079"),
    ])
  func `critical damping settles at these constants`(epsilon: Double, printed: String) {
    let unit = Spring(stiffness: 1, dampingRatio: 1)
    expect(unit.settlingDuration(target: 1.0, epsilon: epsilon), prints: PrintedNumber(printed))
  }

  @Test func `a spring is not at its end after a second because the second is 1`() {
    expectValues(spring(80, 10), [(1, "0.993029248334")])
    expectValues(spring(100, 10), [(1, "1.002170116739")])
  }

  @Test func `a push from the target settles by an absolute threshold`() {
    let motion = SpringMotion(spring: spring(100, 10), from: 0, to: 0, initialVelocity: 5)
    expect(motion.value(at: 0.12092), prints: "0.273146508")
    expect(motion.settlingDuration(epsilon: 1e-3), prints: "1.271660")
  }

  @Test func `settling does not depend on the size of the motion`() {
    let unit = SpringMotion(spring: spring(100, 10), from: 0, to: 1, initialVelocity: 3)
    let settles = unit.settlingDuration(epsilon: 1e-3)
    for power in stride(from: -900, through: 900, by: 60) {
      let size = Double(sign: .plus, exponent: power, significand: 1)
      let scaled = SpringMotion(
        spring: unit.spring, from: 0, to: size, initialVelocity: 3 * size)
      #expect(scaled.settlingDuration(epsilon: 1e-3 * size) == settles, "size \(size)")
    }
  }

  @Test func `the top speed of stiffness 100 and damping 10 is known`() {
    let motion = SpringMotion(spring: spring(100, 10), from: 0.0, to: 1)
    let fastest = (0...10_000).map { motion.velocity(at: Double($0) * 1e-4) }.max() ?? 0
    expect(fastest, prints: "5.4629")
  }

  @Test func `passing the target is not settling`() {
    let motion = SpringMotion(spring: spring(100, 10), from: 0.0, to: 1)
    let crossing = 0.24183991523
    #expect(motion.value(at: crossing - 1e-10) < 1 && motion.value(at: crossing + 1e-10) > 1)
    expect(motion.settlingDuration(epsilon: 1e-3), prints: "1.270165")
  }

  // MARK: Same start and end

  @Test func `a push from the target reaches its printed peak`() {
    // Where the report prints 1 plus the displacement, the displacement holds.
    for (stiffness, damping, time, printed): (Double, Double, Double, PrintedNumber) in [
      (100, 10, 0.120919958, "6.46293015874"), (500, 25, 0.052727637, "3.31352116266"),
    ] {
      let motion = SpringMotion(spring: spring(stiffness, damping), from: 1, to: 1, initialVelocity: 100)
      expect(motion.value(at: time), prints: printed, "peak")
      // A peak: the velocity changes sign about the printed time.
      #expect(motion.velocity(at: time - 1e-9) > 0 && motion.velocity(at: time + 1e-9) < 0)
    }
  }

  // MARK: Changing the target on the way

  @Test func `a new target keeps the velocity`() {
    let critical = spring(100, 20)
    var value = 0.0
    var velocity = 0.0
    critical.update(value: &value, velocity: &velocity, target: 100, deltaTime: 0.1)
    expect(value, prints: "26.4241117657")
    expect(velocity, prints: "367.879441171")
    expect(velocity / (0 - value), prints: "-13.9221119118", "normalised velocity")
    for (time, printed): (Double, PrintedNumber) in [
      (0.01, "29.6291884074"), (0.05, "35.1970589198"), (0.05819767, "35.3224356804"), (0.2, "20.6857576238"),
    ] {
      var (later, speed) = (value, velocity)
      critical.update(value: &later, velocity: &speed, target: 0, deltaTime: time)
      expect(later, prints: printed, "value \(time) s after the turn")
    }
    var (later, speed) = (value, 0.0)
    critical.update(value: &later, velocity: &speed, target: 0, deltaTime: 0.05)
    expect(later, prints: "24.0405509124", "value without the velocity")
  }

  @Test(arguments: [30, 60, 120, 240, 1000])
  func `the state after a second does not depend on the rate of the ticks`(rate: Int) {
    let bouncy = Spring.bouncy
    var value = 0.0
    var velocity = 0.0
    for _ in 0..<rate {
      bouncy.update(value: &value, velocity: &velocity, target: 1, deltaTime: 1 / Double(rate))
    }
    let once = bouncy.value(target: 1.0, time: 1)
    #expect((value - once).magnitude <= 1e-12)
    #expect((velocity - bouncy.velocity(target: 1.0, time: 1)).magnitude <= 1e-11)
  }

  @Test func `a target that moves at every event is followed`() {
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

  /// Report 119, facebookarchive/rebound-js#12: bounciness 0 and speed 12 in Origami's mapping.
  @Test func `the published stiffness and damping of bounciness 0, speed 12 are just below critical`() {
    let spring = Spring(mass: 1, stiffness: 342.100588235, damping: 36.925880917)
    #expect((spring.dampingRatio - 0.998214694).magnitude < 5e-10)
    #expect(spring.regime == .underDamped)
  }
}
