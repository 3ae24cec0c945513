// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

/// How long approximations of a motion take, and what they reach.
enum ApproximationBenchmark {
  private static let trials = 15

  static func run(_ report: inout Report) throws {
    for ratio in [0.3, 0.7, 1] {
      let motion = SpringMotion(spring: Spring(response: 0.5, dampingRatio: ratio), from: 0.0, to: 1.0)
      for tolerance in [1e-2, 1e-3, 1e-4] {
        report.heading("a spring with damping ratio \(ratio), within \(tolerance) until it has settled")
        try polylines(&report, motion, tolerance)
        try keyframes(&report, motion, tolerance)
      }
    }
    report.heading("a spring as linear() of CSS, written, read back and compared, within 0.001")
    for ratio in [0.3, 0.7, 1] {
      let expression = try CurveExpression(parsing: "Spring(response: 0.5, dampingRatio: \(ratio))")
      report.add(
        "CurveExpression.text(as: .css), damping ratio \(ratio)",
        try measure { _ = try expression.text(as: .css) }, baseline: nil, errors: nil)
    }
    report.heading("the closest of one kind to another")
    let critical = SpringMotion(spring: Spring(response: 0.5, dampingRatio: 1), from: 0.0, to: 1.0)
    let bezier = try BezierFit(approximating: critical)
    report.add(
      "BezierFit, \(size(bezier.value))",
      try measure { _ = try BezierFit(approximating: critical) }, baseline: nil, errors: nil)
    let spring = try SpringFit(approximating: .ease, duration: 1)
    report.add(
      "SpringFit, \(size(spring.value))",
      try measure { _ = try SpringFit(approximating: .ease, duration: 1) }, baseline: nil, errors: nil)
    report.add(
      "MotionDifference",
      try measure { _ = try MotionDifference(critical, bezier.motion, until: 0.8) }, baseline: nil,
      errors: nil)
  }

  private static func polylines(
    _ report: inout Report, _ motion: SpringMotion<Double>, _ tolerance: Double
  ) throws {
    let duration = motion.settlingDuration(epsilon: tolerance)
    for (name, placement) in [("free", PolylineFit.Placement.free), ("on the curve", .onCurve)] {
      func fit() throws -> PolylineFit {
        try PolylineFit(
          approximating: motion, until: duration, tolerance: tolerance, placement: placement, end: 1)
      }
      let stops = try fit().polyline.stops.count
      report.add(
        "PolylineFit, \(name), \(stops) stops", try measure { _ = try fit() }, baseline: nil, errors: nil)
    }
    func rounded() throws -> PolylineFit {
      try PolylineFit(
        approximating: motion, until: duration, tolerance: tolerance, end: 1, rounding: .needed)
    }
    let stops = try rounded().polyline.stops.count
    report.add(
      "PolylineFit, rounded, \(stops) stops", try measure { _ = try rounded() }, baseline: nil, errors: nil)
  }

  private static func keyframes(
    _ report: inout Report, _ motion: SpringMotion<Double>, _ tolerance: Double
  ) throws {
    let duration = motion.settlingDuration(epsilon: tolerance)
    func fit() throws -> KeyframeFit {
      try KeyframeFit(approximating: motion, until: duration, tolerance: tolerance, end: 1)
    }
    let pieces = try fit().pieces.count
    report.add("KeyframeFit, \(pieces) pieces", try measure { _ = try fit() }, baseline: nil, errors: nil)
  }

  private static func size(_ difference: LargestDifference) -> String {
    "\((difference.magnitude * 1e6).rounded() / 1e6) away"
  }

  /// Nanoseconds a call: the shortest of many, and how far the median is above it.
  private static func measure(_ call: () throws -> Void) rethrows -> Timing {
    let clock = ContinuousClock()
    var results: [Double] = []
    for _ in 0..<trials {
      let took = try clock.measure(call)
      let (seconds, attoseconds) = took.components
      results.append(Double(seconds) * 1e9 + Double(attoseconds) * 1e-9)
    }
    results.sort()
    return Timing(minimum: results[0], spread: results[trials / 2] - results[0])
  }
}
