// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import GSLOracle
import TestSupport
import Testing

/// Turns, ranges and progresses of whole unit curves, by a minimiser and a root finder.
@Suite(.tags(.oracle)) struct CurveQueryTests {
  private func judge(_ curve: CubicBezier, levels: [Double], _ verdict: inout Verdict) throws {
    let unit = UnitCurve(.bezier(curve))
    let oracle = try CurveQueryOracle(
      CurveProblem(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2))
    let none = OracleAnswer(nil, error: .infinity)
    if let turns = try oracle.turns(), let range = try oracle.range() {
      let extrema = unit.extrema
      #expect(extrema.count == turns.count, "\(curve)")
      for (turn, extremum) in zip(turns, extrema) {
        verdict.hold(turn.progress, against: extremum.time, "\(curve)")
        verdict.hold(turn.value, against: extremum.value, "\(curve)")
      }
      verdict.hold(range.minimum, against: unit.valueRange.lowerBound, "\(curve)")
      verdict.hold(range.maximum, against: unit.valueRange.upperBound, "\(curve)")
    } else {
      verdict.hold(none, against: nil, "\(curve)")
    }
    for level in levels {
      guard let places = try oracle.progresses(for: level) else {
        verdict.hold(none, against: nil, "\(curve) at \(level)")
        continue
      }
      let progresses = unit.progresses(for: level)
      #expect(progresses.count == places.count, "\(curve) at \(level)")
      for (place, progress) in zip(places, progresses) {
        verdict.hold(place, against: progress, "\(curve) at \(level)")
      }
    }
  }

  @Test func `certified curves turn, reach and pass where the minimiser and the root finder say`() throws {
    var levels: [CubicBezier: Set<Double>] = [:]
    for row in try Repository.referenceData().curveQueries.rows {
      guard case .bezier(let curve) = row.curve.kind else { continue }
      let isLevel = row.query == .progress || row.query == .progressCount
      levels[curve, default: []].formUnion(isLevel ? [row.argument] : [])
    }
    var verdict = Verdict()
    for (curve, levels) in levels { try judge(curve, levels: levels.sorted(), &verdict) }
    verdict.expectSharp()
  }

  @Test func `curves of any numbers turn, reach and pass where the minimiser and the root finder say`() throws
  {
    var random = SeededGenerator(seed: 23)
    var verdict = Verdict()
    for _ in 0..<200 {
      let curve = CubicBezier(
        x1: random.uniform(0...1), y1: random.uniform(-2...3), x2: random.uniform(0...1),
        y2: random.uniform(-2...3))
      let levels = [0, 1] + (0..<3).map { _ in random.uniform(-0.5...1.5) }
      try judge(curve, levels: levels, &verdict)
    }
    verdict.expectSharp(0.8)
  }

  @Test(arguments: [UnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut])
  func `a circle has a value where a root finder on its equation says`(curve: UnitCurve) throws {
    /// What is 0 on the quarter of a circle that a curve begins with, at rest.
    func early(_ x: Double, _ y: Double) -> Double { x * x + (1 - y) * (1 - y) - 1 }
    func late(_ x: Double, _ y: Double) -> Double { early(1 - x, 1 - y) }
    func residual(_ x: Double, _ y: Double) -> Double {
      switch curve {
      case .circularEaseIn: early(x, y)
      case .circularEaseOut: late(x, y)
      default: y < 0.5 ? early(2 * x, 2 * y) : late(2 * x - 1, 2 * y - 1)
      }
    }
    var verdict = Verdict()
    for step in 1..<64 where curve != .circularEaseInOut || step != 32 {
      let value = Double(step) / 64
      let isHalf = curve == .circularEaseInOut
      let bounds = !isHalf ? 0...1 : value < 0.5 ? 0...0.5 : 0.5...1
      let root = try ClaimedRoot(from: bounds.lowerBound, to: bounds.upperBound, within: 8 * 0x1p-53) {
        residual($0, value)
      }
      #expect(curve.progresses(for: value).count == 1)
      verdict.hold(root.answer, against: curve.firstProgress(for: value), "\(curve) at \(value)")
    }
    verdict.expectSharp(1)
  }
}
#endif
