// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

extension CurveExpression {
  /// The first number that leads out of the range of doubles as it is multiplied with a value and a rate, and what it
  /// is called; nil where all do well.
  ///
  /// Values of states go up to 1e100, and so do these numbers: what is shown then stays below 1e300.
  var numberBeyondBounds: (name: String, value: Double, allowed: String)? {
    func beyond(_ name: String, _ values: [Double]) -> (name: String, value: Double, allowed: String)? {
      values.first { !($0.magnitude <= Self.largest) }.map { (name, $0, "a number from -1e100 to 1e100") }
    }
    func outside(_ name: String, _ seconds: Double?) -> (name: String, value: Double, allowed: String)? {
      guard let seconds, seconds != 0, !Self.lengths.contains(seconds.magnitude) else { return nil }
      return (name, seconds, "0, or from 1e-100 to 1e100 in size")
    }
    var speed = 1.0
    for modifier in modifiers {
      switch modifier {
      case .delay(let seconds):
        if let found = beyond("a delay", [seconds]) { return found }
      case .logicallyComplete(let seconds):
        if let found = beyond("a time after which it is complete", [seconds]) { return found }
      case .speed(let factor):
        speed *= factor
        if let found = outside("a speed, or the product of several,", speed) { return found }
      case .repeatCount, .repeatForever: break
      }
    }
    switch curve {
    case .spring(_, let velocity): return velocity.flatMap { beyond("the initial velocity", [$0]) }
    case .unitCurve(let curve): return beyond("a control point", curve.heights)
    case .timedCurve(let curve, let duration):
      return outside("the duration", duration) ?? beyond("a control point", curve.heights)
    case .stepCurve(_, let duration): return outside("the duration", duration)
    case .linearCurve(let curve, let duration):
      return outside("the duration", duration) ?? beyond("a stop", curve.points.map(\.y))
    case .keyframes(let motion):
      let heights = motion.pieces.flatMap { [$0.startValue, $0.endValue, $0.curve.y1, $0.curve.y2] }
      return beyond("a keyframe", heights)
        ?? outside("a time between keyframes", motion.pieces.map { $0.endTime - $0.startTime }.min())
    }
  }

  private static var largest: Double { 1e100 }
  private static var lengths: ClosedRange<Double> { 1e-100...1e100 }
}

extension UnitCurve {
  /// The heights of the control points.
  fileprivate var heights: [Double] {
    if case .bezier(let bezier) = kind { [bezier.y1, bezier.y2] } else { [] }
  }
}
