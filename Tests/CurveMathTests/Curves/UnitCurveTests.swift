// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite(.tags(.golden)) struct UnitCurveTests {
  private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  private func expectValues(
    _ curve: UnitCurve, _ rows: [(Double, PrintedNumber)], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (progress, printed) in rows {
      expect(
        curve.value(at: progress), prints: printed, "value at \(progress)", sourceLocation: sourceLocation)
    }
  }

  // MARK: Presets

  @Test func `the presets have SwiftUI's and CSS's control points`() {
    #expect(UnitCurve.easeIn == bezier(0.42, 0, 1, 1))
    #expect(UnitCurve.easeOut == bezier(0, 0, 0.58, 1))
    #expect(UnitCurve.easeInOut == bezier(0.42, 0, 0.58, 1))
    #expect(UnitCurve.ease == bezier(0.25, 0.1, 0.25, 1))
    #expect(
      UnitCurve.bezier(
        startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
        == .ease)
  }

  @Test func `linear is the identity to the bit`() {
    var random = SeededGenerator(seed: 701)
    for _ in 0..<1_000 {
      let progress = random.geometric(1e-300...1)
      #expect(UnitCurve.linear.value(at: progress) == progress)
      #expect(UnitCurve.linear.velocity(at: progress) == 1)
    }
  }

  @Test func `the curve of the first example has its printed value at a quarter`() {
    expectValues(bezier(0.25, 0.1, 0.25, 1), [(0.25, "0.408510591355")])
  }

  // MARK: Control points and ends

  @Test func `an inner curve feeds an outer one that leaves the square`() {
    // The outer curve lies outside 0…1 only where the inner one stays inside.
    let outer = bezier(0.5, 1, 0.5, 0)
    let inside = bezier(0, 1.5, 1, 1.5)
    for progress in [0.23, 0.24] {
      let fed = outer.value(at: inside.value(at: progress))
      #expect(fed >= 0 && fed <= 1)
    }
  }

  @Test func `a control point beyond the square in x is clamped to it`() {
    #expect(bezier(1.1, 0, 0.5, 1) == bezier(1, 0, 0.5, 1))
    #expect(bezier(2.45, 0, 4, 1) == bezier(1, 0, 1, 1))
    #expect(bezier(-1.9, 0, -0.2, 1) == bezier(0, 0, 0, 1))
    #expect(
      CubicBezier(x1: .infinity, y1: 0, x2: -.infinity, y2: 1) == CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1))
  }

  @Test func `where both handles sit on an end the curve is the diagonal there`() {
    #expect(bezier(0, 0, 0, 0).velocity(at: 0) == 1)
    #expect(bezier(1, 1, 1, 1).velocity(at: 1) == 1)
    #expect(bezier(0, 0, 1, 1).velocity(at: 0) == 1 && bezier(0, 0, 1, 1).velocity(at: 1) == 1)
  }

  @Test func `a vertical handle has an infinite slope with a sign`() {
    #expect(bezier(0, 0.5, 1, 1).velocity(at: 0) == .infinity)
    #expect(bezier(0, -0.5, 1, 1).velocity(at: 0) == -.infinity)
    #expect(bezier(0, 0, 1, 0.5).velocity(at: 1) == .infinity)
    #expect(bezier(0, 0, 1, 1.5).velocity(at: 1) == -.infinity)
    #expect(bezier(0, 0, 0, 2).velocity(at: 0) == .infinity)
    #expect(bezier(0, 0, 0, -2).velocity(at: 0) == -.infinity)
  }

  // MARK: Progress outside 0…1, and none

  @Test func `progress is clamped to the curve`() {
    let curves: [UnitCurve] = [
      .linear, .ease, .easeIn, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      .circularEaseInOut.inverse, bezier(0.3, -2, 0.7, 3),
    ]
    for curve in curves {
      for progress in [-Double.leastNonzeroMagnitude, -1, -1e300, -Double.infinity, -0.0] {
        #expect(curve.state(at: progress) == curve.state(at: 0), "\(curve) at \(progress)")
      }
      for progress in [1 + Double.ulpOfOne, 2, 1e300, .infinity] {
        #expect(curve.state(at: progress) == curve.state(at: 1), "\(curve) at \(progress)")
      }
    }
  }

  @Test func `progress or a control point that is no number gives NaN`() {
    for curve: UnitCurve in [.linear, .ease, .circularEaseIn, .circularEaseInOut] {
      #expect(curve.value(at: .nan).isNaN && curve.velocity(at: .nan).isNaN)
    }
    for curve in [bezier(.nan, 0, 1, 1), bezier(0, .nan, 1, 1), bezier(0, 0, .nan, 1), bezier(0, 0, 1, .nan)]
    {
      for progress in [0, 0.5, 1] {
        #expect(curve.value(at: progress).isNaN && curve.velocity(at: progress).isNaN)
      }
    }
  }

  @Test func `any bit pattern is survived`() {
    var random = SeededGenerator(seed: 702)
    var numbers = 0
    for _ in 0..<100_000 {
      let isPlain = Bool.random(using: &random)
      let curve = bezier(
        isPlain ? random.uniform(0...1) : random.anyDouble(), random.anyDouble(),
        isPlain ? random.uniform(0...1) : random.anyDouble(), random.anyDouble())
      let progress = isPlain ? random.geometric(1e-300...1) : random.anyDouble()
      let state = curve.state(at: progress)
      numbers += state.value.isFinite ? 1 : 0
      _ = curve.acceleration(at: progress)
      _ = curve.valueRange
      _ = curve.inverse.value(at: progress)
    }
    #expect(numbers > 20_000)
  }

  @Test func `a curve settles at progress 1`() {
    #expect(UnitCurve.ease.settlingDuration(epsilon: 0.5) == 1)
  }
}
