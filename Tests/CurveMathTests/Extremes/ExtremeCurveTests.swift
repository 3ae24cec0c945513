// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

private func anyBezier(_ random: inout SeededGenerator) -> UnitCurve {
  func x() -> Double {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: 0
    case 1: 1
    case 2: random.geometric(.leastNonzeroMagnitude...1)
    case 3: 1 - random.geometric(0x1p-53...1)
    default: random.uniform(0...1)
    }
  }
  func y() -> Double {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: 0
    case 1: 1
    case 2: random.uniform(0...1)
    default: random.anyNumber()
    }
  }
  return .bezier(
    startControlPoint: UnitPoint(x: x(), y: y()), endControlPoint: UnitPoint(x: x(), y: y()))
}

/// Curves whose control points are anywhere, from the least double to the largest.
@Suite(.tags(.property)) struct ExtremeCurveTests {
  @Test func `no finite curve answers NaN`() {
    var random = SeededGenerator(seed: 0xE7_40)
    var worst = Worst("answers that are NaN", seed: random.seed)
    let arcs: [UnitCurve] = [
      .circularEaseIn, .circularEaseOut, .circularEaseInOut, UnitCurve.circularEaseInOut.inverse,
    ]
    for round in 0..<8000 {
      let curve = round % 10 == 0 ? arcs[round / 10 % 4] : anyBezier(&random)
      let progress =
        switch Int.random(in: 0..<6, using: &random) {
        case 0: 0.0
        case 1: 1.0
        case 2: 0.5
        case 3: random.geometric(.leastNonzeroMagnitude...1)
        case 4: 1 - random.geometric(0x1p-53...1)
        default: random.uniform(0...1)
        }
      let outside = random.anyNumber()
      let value = random.anyNumber()
      let inputs = "\(curve), progress \(progress), outside \(outside), value \(value)"
      func note(_ what: String, _ number: Double) { worst.note(!number.isNaN, "\(what): \(inputs)") }
      note("value", curve.value(at: progress))
      note("slope", curve.velocity(at: progress))
      note("curvature", curve.acceleration(at: progress))
      note("value outside", curve.extrapolatedValue(at: outside))
      note("slope outside", curve.extrapolatedVelocity(at: outside))
      note("value of the inverse", curve.inverse.value(at: progress))
      for turn in curve.extrema { note("turn", turn.value + turn.time) }
      for place in curve.progresses(for: value) { note("place of a value", place) }
      worst.note(
        PreparedUnitCurve(curve).state(at: progress) == curve.state(at: progress), "prepared: \(inputs)")

      let duration = random.anySize()
      let motion = CurveMotion(curve: curve, duration: duration, from: outside, to: value)
      for time in [0, duration * progress, duration, .infinity] {
        note("value after \(time) of \(duration)", motion.value(at: time))
        note("velocity after \(time) of \(duration)", motion.velocity(at: time))
        note("acceleration after \(time) of \(duration)", motion.acceleration(at: time))
      }
    }
    worst.check()
  }

  @Test func `control points at the ends of the doubles make the curve of small ones, enlarged`() {
    let size = 0x1p1020
    // Beside such heights the end at 1 is nothing.
    let large = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.3, y: 5 * size), endControlPoint: UnitPoint(x: 0.6, y: -7 * size))
    let small = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.3, y: 5 * 0x1p200),
      endControlPoint: UnitPoint(x: 0.6, y: -7 * 0x1p200))
    for progress in [0.01, 0.2, 0.45, 0.5, 0.83, 0.999] {
      #expect(large.value(at: progress) == small.value(at: progress) * 0x1p820)
      #expect(large.velocity(at: progress) == small.velocity(at: progress) * 0x1p820)
    }
    #expect(large.valueRange.upperBound == small.valueRange.upperBound * 0x1p820)
    #expect(large.valueRange.lowerBound == small.valueRange.lowerBound * 0x1p820)
    let level = 2 * size
    #expect(large.progresses(for: level) == small.progresses(for: 2 * 0x1p200))
    let extreme = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 1e308), endControlPoint: UnitPoint(x: 0.75, y: -1e308))
    // Half-way the two heights cancel: 3/8·(y₁ + y₂) + 1/8 at the parameter ½, where x is ½.
    #expect(extreme.value(at: 0.5).magnitude <= 1e308 * 0x1p-52)
  }

  @Test func `where the curvature jumps from one infinity to the other the right side counts`() {
    func curve(_ y1: Double, _ y2: Double) -> UnitCurve {
      .bezier(startControlPoint: UnitPoint(x: 1, y: y1), endControlPoint: UnitPoint(x: 0, y: y2))
    }
    // y = ½ + 1.5σ − 2σ³ over x = ½ + 4σ³: right of the middle it bends down, left of it up.
    #expect(curve(0, 1).acceleration(at: 0.5) == -.infinity)
    #expect(curve(0, 1).acceleration(at: 0.5.nextUp) < -1e20)
    #expect(curve(0, 1).acceleration(at: 0.5.nextDown) > 1e20)
    #expect(curve(2, -1).velocity(at: 0.5) == -.infinity)
    #expect(curve(2, -1).acceleration(at: 0.5) == .infinity)
    // x and y are one polynomial: the diagonal, which has no infinity.
    #expect(curve(1, 0).velocity(at: 0.5) == 1)
    #expect(curve(1, 0).acceleration(at: 0.5) == 0)
    #expect(UnitCurve.circularEaseInOut.acceleration(at: 0.5) == -.infinity)
    #expect(UnitCurve.circularEaseInOut.inverse.acceleration(at: 0.5) == 2)
  }
}
