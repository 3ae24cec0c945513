// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite(.tags(.property)) struct BezierFitTests {
  private func unit(_ ratio: Double, _ velocity: Double = 0) -> SpringMotion<Double> {
    SpringMotion(
      spring: Spring(response: 0.5, dampingRatio: ratio), from: 0, to: 1, initialVelocity: velocity)
  }

  @Test(arguments: [(0.75, 0.0122), (0.8, 0.0094), (0.9, 0.0061), (1, 0.0092), (1.5, 0.0103), (3, 0.0094)])
  func `a spring is met as closely as a global search meets it`(ratio: Double, error: Double) throws {
    let fit = try BezierFit(approximating: unit(ratio))
    #expect(fit.value.magnitude < error && fit.value.magnitude > 0.9 * error)
    #expect(fit.from == 0 && fit.to == 1)
  }

  @Test func `the differences that it says are those of its motion`() throws {
    for motion in [unit(0.9), unit(1.2, 3), unit(1, -2)] {
      let fit = try BezierFit(approximating: motion)
      let horizon = motion.settlingDuration(epsilon: 0.001)
      let difference = try MotionDifference(motion, fit.motion, until: horizon)
      #expect(difference.value == fit.value && difference.velocity == fit.velocity)
    }
  }

  @Test func `nothing near the best curve is better`() throws {
    var generator = SeededGenerator(seed: 2401)
    for ratio in [0.85, 1, 1.4] {
      let motion = unit(ratio)
      let fit = try BezierFit(approximating: motion)
      let horizon = motion.settlingDuration(epsilon: 0.001)
      for size in [1e-3, 1e-2, 0.1] {
        for _ in 0..<25 {
          func moved(_ number: Double) -> Double { number + generator.uniform(-size...size) }
          let curve = CubicBezier(
            x1: moved(fit.curve.x1), y1: moved(fit.curve.y1), x2: moved(fit.curve.x2), y2: moved(fit.curve.y2)
          )
          let duration = min(horizon, fit.duration * (1 + generator.uniform(-size...size)))
          let other = CurveMotion(curve: UnitCurve(.bezier(curve)), duration: duration)
          let error = try MotionDifference(motion, other, until: horizon).value.magnitude
          // Between the samples that were fitted the error is a little larger.
          #expect(error > 0.985 * fit.value.magnitude, "\(ratio) \(curve) \(duration)")
        }
      }
    }
  }

  @Test func `a bezier is found again`() throws {
    for curve in [UnitCurve.ease, .easeInOut, .easeIn] {
      let motion = CurveMotion(curve: curve, duration: 0.35, from: 20, to: -300)
      let fit = try BezierFit(approximating: motion, until: 0.35)
      #expect(fit.value.magnitude < 1e-3 * 320, "\(curve): \(fit.value.magnitude)")
      #expect(fit.from == 20 && fit.to == -300)
    }
  }

  @Test func `a duration that is given is kept`() throws {
    let free = try BezierFit(approximating: unit(1))
    let fit = try BezierFit(approximating: unit(1), until: 0.8, target: 1, duration: 0.4)
    #expect(fit.duration == 0.4)
    #expect(fit.value.magnitude > free.value.magnitude)
  }

  @Test func `scales of value and of time come out again`() throws {
    let base = try BezierFit(approximating: unit(0.9))
    let large = SpringMotion(spring: Spring(response: 4, dampingRatio: 0.9), from: 100, to: 612)
    let fit = try BezierFit(approximating: large)
    #expect((fit.duration / 8 - base.duration).magnitude < 1e-3)
    #expect((fit.value.magnitude / 512 - base.value.magnitude).magnitude < 1e-4)
  }

  @Test func `one overshoot is followed, a second crossing is refused with its time`() throws {
    let once = try BezierFit(approximating: unit(0.8))
    #expect(once.curve.y2 > 1)
    let error = #expect(throws: ApproximationError.self) { try BezierFit(approximating: unit(0.5)) }
    let motion = unit(0.5)
    let turns = motion.extrema.makeIterator()
    let second = Array(IteratorSequence(turns).prefix(2))[1]
    guard case .crossesTargetAgain(let time, let distance) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect((time - second.time).magnitude < 1e-7)
    #expect((distance - (1 - second.value)).magnitude < 1e-12)
    #expect(error?.description.contains("crosses its target more than once") == true)
    // What is too small to be seen is no crossing.
    #expect(throws: Never.self) {
      try BezierFit(approximating: motion, until: 1.5, target: 1, epsilon: 0.03)
    }
  }

  @Test func `what has no way or never settles is refused by name`() {
    let still = SpringMotion(spring: .smooth, from: 2, to: 2)
    #expect(throws: ApproximationError.noWay(value: 2)) { try BezierFit(approximating: still) }
    let endless = SpringMotion(spring: Spring(response: 1, dampingRatio: 0), from: 0, to: 1)
    #expect(throws: ApproximationError.duration(.infinity)) { try BezierFit(approximating: endless) }
    #expect(throws: ApproximationError.duration(2)) {
      try BezierFit(approximating: unit(1), until: 1, duration: 2)
    }
    let broken = SpringMotion(spring: .smooth, from: 0, to: .nan)
    #expect(throws: ApproximationError.self) { try BezierFit(approximating: broken) }
  }
}
