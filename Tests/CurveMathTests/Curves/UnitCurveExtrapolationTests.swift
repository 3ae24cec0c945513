// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
  .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
}

private let presets: [UnitCurve] = [
  .linear, .easeIn, .easeOut, .easeInOut, .ease, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  UnitCurve.circularEaseInOut.inverse,
]

@Suite struct UnitCurveExtrapolationTests {
  @Test(arguments: presets)
  func `inside 0 to 1 it is the curve itself`(curve: UnitCurve) {
    for step in 0...100 {
      let progress = Double(step) / 100
      #expect(curve.extrapolatedState(at: progress) == curve.state(at: progress))
    }
  }

  @Test(arguments: presets)
  func `the clamped value and the continued one differ by the tangent alone`(curve: UnitCurve) {
    for distance in [1e-9, 0.3, 1, 40] {
      #expect(curve.value(at: -distance) == 0)
      #expect(curve.value(at: 1 + distance) == 1)
      let start = curve.velocity(at: 0)
      let end = curve.velocity(at: 1)
      let before = curve.extrapolatedState(at: -distance)
      let after = curve.extrapolatedState(at: 1 + distance)
      #expect(before.velocity == (start.isFinite ? start : 0))
      #expect(after.velocity == (end.isFinite ? end : 0))
      let behind = -distance * before.velocity
      let ahead = 1 + ((1 + distance) - 1) * after.velocity
      #expect((before.value - behind).magnitude <= 2 * 0x1p-53 * max(1, behind.magnitude))
      #expect((after.value - ahead).magnitude <= 2 * 0x1p-53 * max(1, ahead.magnitude))
    }
  }

  @Test func `the tangent goes through the nearest control point`() {
    let curve = bezier(0.25, 0.1, 0.5, 0.25)
    #expect(curve.extrapolatedState(at: -1) == MotionState(value: -0.4, velocity: 0.4))
    #expect(curve.extrapolatedState(at: 2) == MotionState(value: 2.5, velocity: 1.5))
  }

  @Test func `a control point on its end falls through to the next one`() {
    #expect(bezier(0, 0, 0.5, 0.75).extrapolatedValue(at: -2) == -3)
    #expect(bezier(0.5, 0.25, 1, 1).extrapolatedValue(at: 3) == 4)
    // The second one is vertical above the first: no way to go on.
    #expect(bezier(0, 0, 0, 0.75).extrapolatedValue(at: -2) == 0)
    #expect(bezier(1, 0.25, 1, 1).extrapolatedValue(at: 3) == 1)
  }

  @Test func `both control points on one end make the diagonal`() {
    #expect(bezier(0, 0, 0, 0).extrapolatedState(at: -2) == MotionState(value: -2, velocity: 1))
    #expect(bezier(1, 1, 1, 1).extrapolatedState(at: 3) == MotionState(value: 3, velocity: 1))
    #expect(bezier(1, 1, 0, 0).extrapolatedState(at: -2) == MotionState(value: -2, velocity: 1))
  }

  @Test func `a vertical tangent goes on at the value of its end`() {
    for curve in [bezier(0, 1.5, 1, 1.5), bezier(0, -0.5, 1, -0.5), .circularEaseInOut.inverse] {
      #expect(curve.extrapolatedState(at: -5) == MotionState(value: 0, velocity: 0))
      #expect(curve.extrapolatedState(at: 5) == MotionState(value: 1, velocity: 0))
    }
  }

  @Test func `the continuation is continuous at both ends`() {
    var random = SeededGenerator(seed: 0xD8_01)
    for _ in 0..<500 {
      let curve = bezier(
        random.uniform(0.05...1), random.uniform(-2...3), random.uniform(0...0.95), random.uniform(-2...3))
      let slopes = curve.velocity(at: 0).magnitude + curve.velocity(at: 1).magnitude
      #expect(curve.extrapolatedValue(at: -0x1p-53).magnitude <= slopes * 0x1p-52, "seed \(random.seed)")
      #expect((curve.extrapolatedValue(at: 1 + 0x1p-52) - 1).magnitude <= (1 + slopes) * 0x1p-51)
    }
  }

  @Test func `infinite progress gives the limit and NaN gives NaN`() {
    #expect(UnitCurve.linear.extrapolatedValue(at: .infinity) == .infinity)
    #expect(UnitCurve.linear.extrapolatedValue(at: -.infinity) == -.infinity)
    #expect(bezier(0.5, -1, 0.5, 2).extrapolatedValue(at: .infinity) == -.infinity)
    #expect(UnitCurve.easeInOut.extrapolatedValue(at: .infinity) == 1)
    #expect(UnitCurve.circularEaseIn.extrapolatedValue(at: -.infinity) == 0)
    #expect(UnitCurve.ease.extrapolatedValue(at: .nan).isNaN)
    #expect(UnitCurve.ease.extrapolatedVelocity(at: .nan).isNaN)
    #expect(bezier(.nan, 0, 0.5, 1).extrapolatedValue(at: -1).isNaN)
    #expect(bezier(0.5, .nan, 0.5, 1).extrapolatedValue(at: -1).isNaN)
  }
}
