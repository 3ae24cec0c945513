// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite(.tags(.property)) struct MotionDifferenceTests {
  private let unit = SpringMotion(spring: Spring(response: 0.5, dampingRatio: 0.7), from: 0.0, to: 1.0)

  @Test func `a shifted target differs by the shift, and late`() throws {
    let other = SpringMotion(spring: unit.spring, from: 0, to: 1.5)
    let difference = try MotionDifference(unit, other, until: 2)
    // Half of the motion: largest at the motion's own peak, π/ω, where it is half the height.
    let peak = try #require(unit.overshootPeak)
    #expect((difference.value.time - peak.time).magnitude < 1e-7)
    #expect((difference.value.difference - peak.value / 2).magnitude < 1e-15)
    #expect((difference.velocity.difference - unit.peakVelocity.value / 2).magnitude < 1e-6)
    #expect((difference.velocity.time - unit.peakVelocity.time).magnitude < 1e-3)
  }

  @Test func `a motion does not differ from itself`() throws {
    let difference = try MotionDifference(unit, unit, until: 1)
    #expect(difference.value.difference == 0 && difference.value.bound < 2e-11)
    #expect(difference.velocity.difference == 0 && difference.velocity.bound < 1e-6)
    #expect(difference.settlingDifference == 0)
  }

  @Test func `settling times and their difference are the motions' own`() throws {
    let slow = SpringMotion(spring: Spring(response: 0.8, dampingRatio: 0.7), from: 0.0, to: 1.0)
    let difference = try MotionDifference(unit, slow, until: 2, epsilon: 0.01)
    #expect(difference.firstSettlingDuration == unit.settlingDuration(epsilon: 0.01))
    #expect(difference.secondSettlingDuration == slow.settlingDuration(epsilon: 0.01))
    #expect(difference.settlingDifference > 0.3)
    let endless = SpringMotion(spring: Spring(response: 1, dampingRatio: 0), from: 0, to: 1)
    #expect(try MotionDifference(endless, endless, until: 2).settlingDifference == 0)
    #expect(try MotionDifference(unit, endless, until: 2).settlingDifference == .infinity)
  }

  /// Notes random times at which two motions differ by more than the bound, and a largest difference that isn't one.
  private func note(
    _ first: some ChartedMotion, _ second: some ChartedMotion, until duration: Double, scale: Double,
    jumps: Bool = false, _ worst: inout Worst, _ generator: inout SeededGenerator, _ inputs: String
  ) throws {
    let result = try MotionDifference(first, second, until: duration)
    let noise = 64 * .roundoff * scale
    let reached = second.value(at: result.value.time) - first.value(at: result.value.time)
    // Next to a vertical tangent or a jump the value is the neighbour's.
    worst.note(max(0, result.value.magnitude - result.value.bound), bound: noise, inputs)
    if !jumps { worst.note(reached - result.value.difference, bound: noise + 1e-4 * scale, inputs) }
    let gap = result.value.bound - result.value.magnitude
    worst.note(gap, bound: 1e-9 * result.value.magnitude + 4e-11 * scale, inputs)
    let near = (0..<40).map { _ in result.value.time + duration * generator.uniform(-1e-3...1e-3) }
    let faster = (0..<40).map { _ in result.velocity.time + duration * generator.uniform(-1e-3...1e-3) }
    for time in (0..<150).map({ _ in generator.uniform(0...duration) }) + near + faster
    where time >= 0 && time <= duration {
      let value = (second.value(at: time) - first.value(at: time)).magnitude
      worst.note(max(0, value - result.value.bound), bound: noise, "\(inputs) value at \(time)")
      let velocity = (second.velocity(at: time) - first.velocity(at: time)).magnitude
      let excess = velocity == .infinity ? 0 : max(0, velocity - result.velocity.bound)
      worst.note(excess, bound: 1e-12 * velocity, "\(inputs) velocity at \(time)")
    }
  }

  @Test func `no time shows more than the bound, for springs of all kinds`() throws {
    var generator = SeededGenerator(seed: 2101)
    var worst = Worst("differences of springs", seed: generator.seed)
    for _ in 0..<150 {
      let first = generator.springSample(upTo: 100)
      let second = generator.springSample(upTo: 100)
      let response = max(first.spring.response, second.spring.response)
      let duration = min(response, 30 * min(first.spring.response, second.spring.response))
      try note(
        first.motion, second.motion, until: duration, scale: max(first.scale, second.scale), &worst,
        &generator, "\(first) and \(second)")
    }
    worst.check()
  }

  @Test func `no time shows more than the bound, for curves with corners and vertical tangents`() throws {
    var generator = SeededGenerator(seed: 2102)
    var worst = Worst("differences of curves", seed: generator.seed)
    let curves: [UnitCurve] = [
      .linear, .ease, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      UnitCurve.circularEaseInOut.inverse,
      .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)),
      .bezier(startControlPoint: UnitPoint(x: 0, y: 1.5), endControlPoint: UnitPoint(x: 0.2, y: -0.5)),
      .bezier(startControlPoint: UnitPoint(x: 0.999, y: 0), endControlPoint: UnitPoint(x: 0.001, y: 1)),
    ]
    for first in curves {
      for second in curves {
        try note(
          CurveMotion(curve: first, duration: 0.7), CurveMotion(curve: second, duration: 0.9), until: 1.1,
          scale: 3, &worst, &generator, "\(first) and \(second)")
      }
    }
    worst.check()
  }

  @Test func `no time shows more than the bound, for decays, held springs and polylines`() throws {
    var generator = SeededGenerator(seed: 2103)
    var worst = Worst("differences of other motions", seed: generator.seed)
    for _ in 0..<40 {
      let decay = Decay(timeConstant: generator.geometric(0.1...1))
      let thrown = DecayMotion(decay: decay, from: 0.0, initialVelocity: generator.uniform(1...9))
      let bounded = BoundedDecayMotion(
        decay: decay, from: 0, initialVelocity: generator.uniform(1...9), range: -1...2, spring: .bouncy)
      try note(thrown, bounded, until: 2, scale: 10, &worst, &generator, "\(thrown) \(bounded)")
      let held = SpringMotion(
        spring: Spring(response: generator.uniform(0.2...1), dampingRatio: 0.4), from: 0, to: 1
      ).clampedAtTarget()
      var stops = (0..<6).map { _ in
        PolylineStop(progress: generator.uniform(0...1), value: generator.uniform(0...2))
      }
      stops.sort { $0.progress < $1.progress }
      stops.append(PolylineStop(progress: stops[5].progress, value: 0.5))
      let line = PolylineMotion(polyline: Polyline(stops: stops), duration: 0.9)
      try note(held, line, until: 1.2, scale: 3, jumps: true, &worst, &generator, "\(held) \(line)")
    }
    worst.check()
  }

  @Test func `a survey of a motion says the same`() throws {
    let curve = CurveMotion(curve: .ease, duration: 0.6)
    let known = try MotionDifference(unit, curve, until: 1)
    let surveyed = try MotionDifference(unit.surveyed, curve.surveyed, until: 1)
    #expect((known.value.difference - surveyed.value.difference).magnitude < 1e-9)
    #expect((known.velocity.difference - surveyed.velocity.difference).magnitude < 1e-7)
  }

  @Test func `both sides of a corner count, and an infinite velocity is said`() throws {
    let curve = CurveMotion(curve: .easeIn, duration: 0.5)
    let still = PolylineMotion(
      polyline: Polyline(stops: [PolylineStop(progress: 0, value: 1)]), duration: 1)
    let difference = try MotionDifference(still, curve, until: 1)
    // The curve ends with its end slope, 1/(1 − 0.42)·… per half second, and stands from there on.
    #expect((difference.velocity.difference - curve.velocity(at: 0.5)).magnitude < 1e-7)
    #expect((difference.velocity.time - 0.5).magnitude < 1e-9)
    let vertical = CurveMotion(curve: .circularEaseOut, duration: 1)
    let infinite = try MotionDifference(still, vertical, until: 1)
    #expect(infinite.velocity.magnitude == .infinity && infinite.velocity.bound == .infinity)
    #expect(infinite.value.difference == -1 && infinite.value.time == 0)
  }

  @Test func `scales of value and of time come out again`() throws {
    let curve = CurveMotion(curve: .ease, duration: 0.6)
    let base = try MotionDifference(unit, curve, until: 1)
    let large = SpringMotion(spring: Spring(response: 4, dampingRatio: 0.7), from: 0, to: 1024)
    let wide = CurveMotion(curve: .ease, duration: 4.8, from: 0, to: 1024)
    let scaled = try MotionDifference(large, wide, until: 8)
    #expect((scaled.value.difference / 1024 - base.value.difference).magnitude < 1e-12)
    #expect((scaled.velocity.difference / 128 - base.velocity.difference).magnitude < 1e-7)
    #expect((scaled.value.time / 8 - base.value.time).magnitude < 1e-6)
  }

  @Test func `odd durations and motions without values are refused by name`() {
    for duration in [0, -1, .infinity, .nan] {
      let error = #expect(throws: ApproximationError.self) {
        try MotionDifference(unit, unit, until: duration)
      }
      #expect(error?.description.hasPrefix("duration must be above 0 and finite, but is") == true)
    }
    for broken in [
      SpringMotion(spring: .bouncy, from: .nan, to: 1), SpringMotion(spring: .bouncy, from: 0, to: .infinity),
    ] {
      #expect(throws: ApproximationError.notFinite(time: 0)) { try MotionDifference(unit, broken, until: 1) }
    }
    let endless = SpringMotion(spring: Spring(response: 1e-6, dampingRatio: 0), from: 0, to: 1)
    #expect(throws: ApproximationError.tooManyTurns(limit: 1 << 18)) {
      try MotionDifference(endless, unit, until: 100)
    }
  }
}
