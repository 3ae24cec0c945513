// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica
import Testing
import TestSupport

struct CurveTests {
  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> SwiftUIUnitCurve {
    .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  @Test func `at ends that coincide with their control point the slope is 1 or 0`() {
    #expect(SwiftUIUnitCurve.easeOut.velocity(at: 0) == 1)
    #expect(SwiftUIUnitCurve.easeIn.velocity(at: 1) == 0)
    #expect((UnitCurve.easeOut.velocity(at: 0) - 1 / 0.58).magnitude < 1e-15)
    #expect((UnitCurve.easeIn.velocity(at: 1) - 1 / 0.58).magnitude < 1e-15)
  }

  @Test func `x coordinates are clamped and y coordinates are not`() {
    let curve = Self.bezier(-0.5, 2, 1.5, -1)
    #expect(curve.value(at: 0.5) == 0.5)
    #expect(curve.velocity(at: 0.5) == -1)
    #expect(curve.value(at: 0.2) == Self.bezier(0, 2, 1, -1).value(at: 0.2))
    #expect(curve.value(at: 0.1) > 0.3)
    #expect(Self.bezier(0.3, -1, 0.5, 1).value(at: 0.2) < 0)
  }

  @Test(arguments: [SwiftUIUnitCurve.easeIn, .easeOut, .easeInOut])
  func `values and slopes are multiples of 2⁻²⁰`(curve: SwiftUIUnitCurve) {
    for index in 0...1000 {
      let state = curve.state(at: Double(index) / 1000)
      #expect((state.value * 0x1p20).rounded() == state.value * 0x1p20)
      #expect((state.velocity * 0x1p20).rounded() == state.velocity * 0x1p20)
    }
  }

  @Test(arguments: [SwiftUIUnitCurve.easeIn, .easeOut, .easeInOut])
  func `the standard curves are within 3e-6, and are not exact`(curve: SwiftUIUnitCurve) {
    let truth = UnitCurve(curve)
    let errors = (0...1000).map {
      (curve.value(at: Double($0) / 1000) - truth.value(at: Double($0) / 1000)).magnitude
    }
    let worst = errors.max() ?? .nan
    #expect((1e-7...3e-6).contains(worst), "\(worst)")
  }

  @Test func `beside a vertical tangent the slope is far off`() {
    let curve = Self.bezier(1, 0, 0, 1)
    let truth = UnitCurve(curve)
    let errors = (0...4000).map { index -> Double in
      let progress = Double(index) / 4000
      return (curve.value(at: progress) - truth.value(at: progress)).magnitude
    }
    #expect((2e-6...1e-4).contains(errors.max() ?? .nan), "\(String(describing: errors.max()))")
  }

  @Test func `a vertical tangent is infinite, with the sign of the rise`() {
    #expect(Self.bezier(0, 1, 0.5, 1).velocity(at: 0) == .infinity)
    #expect(Self.bezier(0, -1, 0.5, 1).velocity(at: 0) == -.infinity)
    #expect(SwiftUIUnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(SwiftUIUnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(SwiftUIUnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
  }

  @Test(arguments: [
    SwiftUIUnitCurve.linear, .easeIn, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  ])
  func `progress is clamped and NaN stays NaN`(curve: SwiftUIUnitCurve) {
    #expect(curve.value(at: -0.5) == 0)
    #expect(curve.value(at: 1.5) == 1)
    #expect(curve.velocity(at: -0.5) == curve.velocity(at: 0))
    #expect(curve.velocity(at: 1.5) == curve.velocity(at: 1))
    #expect(curve.value(at: .nan).isNaN)
    #expect(curve.velocity(at: .nan).isNaN)
  }

  @Test(arguments: [SwiftUIUnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut])
  func `circles are right to rounding and not rounded to 2⁻²⁰`(curve: SwiftUIUnitCurve) {
    let truth = UnitCurve(curve)
    for index in 0...200 {
      let progress = Double(index) / 200
      #expect((curve.value(at: progress) - truth.value(at: progress)).magnitude < 1e-7)
    }
    let value = curve.value(at: 0.3)
    #expect((value * 0x1p20).rounded() != value * 0x1p20)
  }

  @Test func `the circle in and out is taken for its own inverse`() {
    let curve = SwiftUIUnitCurve.circularEaseInOut
    #expect(curve.inverse == curve)
    #expect((curve.inverse.value(at: curve.value(at: 0.25)) - 0.25).magnitude > 0.2)
    #expect(SwiftUIUnitCurve(UnitCurve.circularEaseInOut.inverse) == curve)
    let truth = UnitCurve.circularEaseInOut
    #expect((truth.inverse.value(at: truth.value(at: 0.25)) - 0.25).magnitude < 1e-14)
  }

  @Test func `the quarter circles are each other's inverse`() {
    #expect(SwiftUIUnitCurve.circularEaseIn.inverse == .circularEaseOut)
    #expect(SwiftUIUnitCurve.circularEaseOut.inverse == .circularEaseIn)
    #expect(SwiftUIUnitCurve.linear.inverse == .linear)
  }

  @Test func `the inverse of a bezier exchanges the coordinates as they were given`() {
    #expect(Self.bezier(-0.5, 2, 1.5, -1).inverse == Self.bezier(2, -0.5, -1, 1.5))
    let round = SwiftUIUnitCurve.easeInOut.inverse.value(at: SwiftUIUnitCurve.easeInOut.value(at: 0.3))
    #expect((round - 0.3).magnitude < 1e-5)
  }

  @Test func `curves go to SwiftUI's and back`() {
    for curve in [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .ease, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ] {
      #expect(UnitCurve(SwiftUIUnitCurve(curve)) == curve)
    }
    #expect(SwiftUIUnitCurve(UnitCurve.easeInOut) == .easeInOut)
  }

  @Test func `odd curves end, with a number or NaN`() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<2000 {
      let curve = Self.bezier(
        generator.uniform(-1...2), generator.uniform(-3...4), generator.uniform(-1...2),
        generator.uniform(-3...4))
      let progress = generator.uniform(0...1)
      let truth = UnitCurve(curve)
      let value = curve.value(at: progress)
      let bound = 4e-6 + 4e-6 * truth.velocity(at: progress).magnitude
      let near = (value - truth.value(at: progress)).magnitude <= max(bound, 0.05)
      #expect(near, "\(curve) at \(progress), seed \(generator.seed)")
    }
    #expect(Self.bezier(.nan, 0, 1, 1).value(at: 0.5) == 0)
    #expect(Self.bezier(0.3, .infinity, 1, 1).value(at: 0.5).isFinite == false)
  }
}

struct CurveMotionTests {
  @Test func `a curve over time scales value and slope`() {
    let motion = SwiftUICurveMotion(curve: .easeInOut, duration: 0.4, from: 2, to: 12)
    #expect(motion.value(at: 0.1) == 2 + 10 * SwiftUIUnitCurve.easeInOut.value(at: 0.1 / 0.4))
    #expect(motion.velocity(at: 0.2) == 10 * (1 / 0.4) * SwiftUIUnitCurve.easeInOut.velocity(at: 0.5))
    #expect(motion.settlingDuration(epsilon: 0.1) == 0.4)
  }

  @Test func `at the duration the animation still runs, after it the target stands`() {
    let motion = SwiftUICurveMotion(curve: .linear, duration: 0.4, from: 2, to: 12)
    #expect(motion.state(at: 0.4).velocity == 10 / 0.4)
    #expect(motion.state(at: 0.4.nextUp) == MotionState(value: 12, velocity: 0))
  }

  @Test(arguments: [0, -1, .nan])
  func `without a duration the target stands at once`(duration: Double) {
    let motion = SwiftUICurveMotion(curve: .easeIn, duration: duration, from: 2, to: 12)
    #expect(motion.state(at: 0) == MotionState(value: 12, velocity: 0))
    #expect(motion.acceleration(at: 0) == 0)
  }
}
