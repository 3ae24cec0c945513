// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite(.tags(.smoke)) struct StepCurveTests {
  @Test(
    arguments: [
      // At and between the places of two steps, below, at and above the ends.
      (2, .start, [-0.5: 0, -0.1: 0, 0: 0.5, 0.25: 0.5, 0.5: 1, 0.75: 1, 1: 1, 1.2: 1.5, 1.5: 2]),
      (2, .end, [-0.5: -0.5, -0.1: -0.5, 0: 0, 0.25: 0, 0.5: 0.5, 0.75: 0.5, 1: 1, 1.2: 1, 1.5: 1.5]),
      (3, .none, [-0.1: -0.5, 0: 0, 0.25: 0, 0.4: 0.5, 0.7: 1, 1: 1, 1.2: 1.5]),
      (
        1, .both,
        [-1: 0, -0.1: 0, 0: 0.5, 0.25: 0.5, 0.999: 0.5, 1: 1, 1.2: 1, 2: 1.5]
      ),
      (1, .start, [0: 1, 0.5: 1, 1: 1]), (1, .end, [0: 0, 0.5: 0, 1: 1]),
    ] as [(Int, StepCurve.Jumps, [Double: Double])])
  func `the value is that of CSS, beyond the ends too`(
    count: Int, jumps: StepCurve.Jumps, values: [Double: Double]
  ) {
    let curve = StepCurve(count: count, jumps: jumps)
    for (progress, value) in values {
      #expect(curve.extrapolatedValue(at: progress) == value, "at \(progress)")
      if (0...1).contains(progress) { #expect(curve.value(at: progress) == value, "at \(progress)") }
    }
    #expect(curve.value(at: -7) == curve.value(at: 0))
    #expect(curve.value(at: 7) == curve.value(at: 1))
  }

  @Test(
    arguments: [
      (2, .start, [0: 0, 0.25: 0.5, 0.5: 0.5, 0.75: 1, 1: 1]),
      (2, .end, [0: 0, 0.25: 0, 0.5: 0, 0.75: 0.5, 1: 0.5]),
      (3, .none, [0: 0, 0.4: 0.5, 1: 1]), (1, .both, [0: 0, 0.25: 0.5, 1: 0.5]),
    ] as [(Int, StepCurve.Jumps, [Double: Double])])
  func `before the place of a step the value is its lower end`(
    count: Int, jumps: StepCurve.Jumps, values: [Double: Double]
  ) {
    let curve = StepCurve(count: count, jumps: jumps)
    for (progress, value) in values { #expect(curve.value(before: progress) == value, "at \(progress)") }
  }

  @Test(arguments: StepCurve.Jumps.allCases)
  func `the value counts the rises at or below a progress`(jumps: StepCurve.Jumps) {
    var random = SeededGenerator(seed: 4_711)
    for _ in 0..<2_000 {
      let count = Int.random(in: jumps.leastCount...50, using: &random)
      let progress = random.uniform(0...1)
      let curve = StepCurve(count: count, jumps: jumps)
      var places = (1..<max(count, 2)).map { Double($0) / Double(count) }
      if count == 1 { places = [] }
      if jumps == .start || jumps == .both { places.append(0) }
      if jumps == .end || jumps == .both { places.append(1) }
      let passed = places.count { $0 <= progress }
      #expect(
        curve.value(at: progress) == Double(passed) / Double(places.count), "\(curve), seed \(random.seed)")
      #expect(curve.riseCount == Double(places.count))
    }
  }

  @Test func `a place among the steps is the rounded product`() {
    #expect(StepCurve(count: 10).value(at: 0.3) == 0.3)
    #expect(StepCurve(count: 10).value(at: Double(0.3).nextDown) == 0.2)
    #expect(StepCurve(count: 10).value(before: 0.3) == 0.2)
  }

  @Test func `fewer steps than can rise count as so many`() {
    #expect(StepCurve(count: 0) == StepCurve(count: 1))
    #expect(StepCurve(count: .min, jumps: .none) == StepCurve(count: 2, jumps: .none))
    #expect(StepCurve(count: .max, jumps: .both).value(at: 1) == 1)
  }

  @Test func `the slope is 0, and odd progress is the limit or nothing`() {
    let curve = StepCurve(count: 4)
    #expect(curve.state(at: 0.5) == MotionState(value: 0.5, velocity: 0))
    #expect(curve.acceleration(at: 0.5) == 0)
    #expect(curve.extrapolatedValue(at: .infinity) == .infinity)
    #expect(curve.extrapolatedValue(at: -.infinity) == -.infinity)
    #expect(curve.value(at: .infinity) == 1)
    #expect(curve.value(at: .nan).isNaN && curve.value(before: .nan).isNaN)
    #expect(curve.extrapolatedValue(at: .nan).isNaN && curve.velocity(at: .nan).isNaN)
    #expect(curve.settlingDuration(epsilon: 0.1) == 1)
  }

  @Test(
    arguments: [(.start, 0.25...1), (.end, 0...1), (.none, 0...1), (.both, 0.2...1)]
      as [(StepCurve.Jumps, ClosedRange<Double>)])
  func `the range is from the first to the last value`(jumps: StepCurve.Jumps, range: ClosedRange<Double>) {
    #expect(StepCurve(count: 4, jumps: jumps).valueRange == range)
  }
}
