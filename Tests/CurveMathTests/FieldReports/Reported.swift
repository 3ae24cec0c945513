// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

/// What the tests of public reports share: each test's name holds the report, and its numbers are the right ones.
enum Reported {
  /// A spring by stiffness and damping, above critical where it is.
  static func spring(_ stiffness: Double, _ damping: Double, mass: Double = 1) -> Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
  }

  /// A move from 0 to 1 from rest.
  static func move(_ stiffness: Double, _ damping: Double, mass: Double = 1) -> SpringMotion<Double> {
    SpringMotion(spring: spring(stiffness, damping, mass: mass), from: 0, to: 1)
  }

  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  /// Fails where a motion's value at a time, or a curve's at a progress, would not be printed like this.
  static func expect(
    _ motion: some Motion<Double>, at rows: [(Double, PrintedNumber)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (time, printed) in rows {
      TestSupport.expect(
        motion.value(at: time), prints: printed, "value at \(time)", sourceLocation: sourceLocation)
    }
  }
}
