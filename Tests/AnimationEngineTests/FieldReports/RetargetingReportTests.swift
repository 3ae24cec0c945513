// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import TestSupport
import Testing

/// Public reports about animations that are interrupted, pushed and stopped at a limit, through the engine.
@Suite(.tags(.golden, .accuracy)) struct RetargetingReportTests {
  /// The largest value that is shown, and when: where the velocity passes through 0, found by halving.
  private static func peak(
    of value: AnimatedValue<Double>, between first: Double, and last: Double
  ) -> (time: Double, value: Double) {
    var (low, high) = (first, last)
    for _ in 0..<80 {
      let middle = low + (high - low) / 2
      if value.velocity(at: middle) > 0 { low = middle } else { high = middle }
    }
    return (low, value.value(at: low))
  }

  @Test func `an interrupted spring turns around at its own peak, not where it was (MalpenZibo/guido#195)`() {
    let spring = Animation.spring(Spring(mass: 1, stiffness: 100, damping: 20))
    var value = AnimatedValue(0.0)
    value.animate(to: 100, spring, at: 0)
    let before = value.state(at: 0.1)
    expect(before.value, prints: "26.4241117657")
    expect(before.velocity, prints: "367.879441171")
    expect(before.velocity / (0 - before.value), prints: "-13.9221119118", "normalised velocity")
    var stopped = value
    value.animate(to: 0, spring, at: 0.1)
    for (time, printed): (Double, PrintedNumber) in [
      (0.01, "29.6291884074"), (0.05, "35.1970589198"), (0.2, "20.6857576238"),
    ] {
      expect(value.value(at: 0.1 + time), prints: printed, "\(time) s after the turn")
    }
    let peak = RetargetingReportTests.peak(of: value, between: 0.1, and: 0.3)
    expect(peak.value, prints: "35.3224356804", "peak")
    expect(peak.time - 0.1, prints: "0.05819767", "time of the peak")
    // What people saw instead: the same turn from rest.
    stopped.animate(to: 0, spring, initialVelocity: 0, at: 0.1)
    expect(stopped.value(at: 0.15), prints: "24.0405509124", "from rest")
  }

  @Test func `a push where start and end are the same is a motion (w3c/css-houdini-drafts#1025)`() {
    for (stiffness, damping, time, printed): (Double, Double, PrintedNumber, PrintedNumber) in [
      (100, 10, "0.120919958", "6.46293015874"), (500, 25, "0.052727637", "3.31352116266"),
    ] {
      let spring = Spring(mass: 1, stiffness: stiffness, damping: damping)
      var value = AnimatedValue(1.0)
      #expect(value.animate(to: 1, .spring(spring), initialVelocity: 100, at: 0) == .started)
      // What is printed there as 1 plus the way is the value itself.
      let peak = RetargetingReportTests.peak(of: value, between: 0, and: 0.2)
      expect(peak.value, prints: printed, "peak")
      expect(peak.time, prints: time, "time of the peak")
      #expect(value.value(at: value.end) == 1)
    }
  }

  @Test func `a motion that is held shows nothing beyond its limit, whichever way it comes`() {
    // facebookarchive/rebound-js#20, pmndrs/react-spring#225, chriscerie/roact-spring#24,
    // software-mansion/react-native-reanimated#1130.
    let spring = Spring(mass: 1, stiffness: 170, damping: 5)
    let rows: [(from: Double, to: Double, velocity: Double)] = [
      (0, 0, -0.1), (0, 1000, 0), (1000, 0, 0), (0, 1000, -500), (0, 1000, 90_000), (1, 1, 3),
    ]
    for row in rows {
      let motion = SpringMotion(
        spring: spring, from: row.from, to: row.to, initialVelocity: row.velocity)
      let held = motion.clamped(to: min(row.from, row.to)...max(row.from, row.to))
      let ended = ClampedMotion(motion, limit: .target)
      var hasArrived = false
      for frame in 0...600 {
        let time = Double(frame) / 60
        #expect(
          held.value(at: time) >= min(row.from, row.to) && held.value(at: time) <= max(row.from, row.to))
        let value = ended.value(at: time)
        #expect(row.from < row.to ? value <= row.to : value >= row.to)
        hasArrived = hasArrived || value == row.to
        if hasArrived { #expect(value == row.to) }
      }
      #expect(hasArrived)
    }
  }
}
