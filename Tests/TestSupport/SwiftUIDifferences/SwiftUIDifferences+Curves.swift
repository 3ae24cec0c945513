// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica

extension SwiftUIDifferences {
  static var curves: [Difference] { [endSlopes, rounding, slopes, circularInverse, clampedHeight] }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  private static func slope(_ name: String, _ curve: UnitCurve, _ progress: Double) -> Difference.Row {
    Difference.Row(
      "\(name).velocity(at: \(Difference.text(progress)))", SwiftUIUnitCurve(curve).velocity(at: progress),
      curve.velocity(at: progress))
  }

  private static func value(_ name: String, _ curve: UnitCurve, _ progress: Double) -> Difference.Row {
    Difference.Row(
      "\(name).value(at: \(Difference.text(progress)))", SwiftUIUnitCurve(curve).value(at: progress),
      curve.value(at: progress)
    )
  }

  private static var endSlopes: Difference {
    Difference(
      title: "Slopes at the ends of curves",
      explanation:
        "Where a control point sits on its end both derivatives are 0 there, and SwiftUI's slope is 1 or what "
        + "rounding leaves.",
      confidence: "Ot, M",
      rows: [
        slope("UnitCurve.easeOut", .easeOut, 0), slope("UnitCurve.easeIn", .easeIn, 1),
        slope("UnitCurve.easeIn", .easeIn, 0.999),
      ],
      hooke: "the limit from inside: `UnitCurve.velocity(at:)`.",
      other: "`SwiftUIUnitCurve.velocity(at:)`.")
  }

  private static var rounding: Difference {
    let steep = bezier(1, 0, 0, 1)
    let name = "UnitCurve.bezier((1, 0), (0, 1))"
    return Difference(
      title: "Values of curves",
      explanation:
        "SwiftUI stops where x is within 2⁻²⁰ and rounds the value to a multiple of 2⁻²⁰: six digits, fewer "
        + "where the curve is steep.",
      confidence: "O, M",
      rows: [
        value("UnitCurve.easeInOut", .easeInOut, 0.1), value("UnitCurve.easeInOut", .easeInOut, 0.001),
        value("UnitCurve.easeIn", .easeIn, 0.3), value(name, steep, 0.499), value(name, steep, 0.49999),
      ],
      hooke: "the value to the last bits: `UnitCurve.value(at:)`.",
      other: "`SwiftUIUnitCurve.value(at:)`.")
  }

  private static var slopes: Difference {
    let steep = bezier(1, 0, 0, 1)
    let name = "UnitCurve.bezier((1, 0), (0, 1))"
    return Difference(
      title: "Slopes of curves",
      explanation: "The slope is taken where that search stopped and rounded to a multiple of 2⁻²⁰ too.",
      confidence: "O, M",
      rows: [
        slope("UnitCurve.easeInOut", .easeInOut, 0.1), slope("UnitCurve.easeIn", .easeIn, 0.3),
        slope(name, steep, 0.25), slope(name, steep, 0.499), slope(name, steep, 0.49999),
      ],
      hooke: "the slope to the last bits.",
      other: "`SwiftUIUnitCurve.velocity(at:)`.")
  }

  private static var circularInverse: Difference {
    Difference(
      title: "The inverse of circularEaseInOut",
      explanation:
        "SwiftUI takes the curve for its own inverse, as it may for the diagonal; but this curve is flat at "
        + "the ends, and its inverse is steep there.",
      confidence: "O, M",
      rows: [0.1, 0.25, 0.75].map {
        Difference.Row(
          "UnitCurve.circularEaseInOut.inverse.value(at: \(Difference.text($0)))",
          SwiftUIUnitCurve.circularEaseInOut.inverse.value(at: $0),
          UnitCurve.circularEaseInOut.inverse.value(at: $0))
      },
      hooke: "the true inverse: `UnitCurve.inverse`.",
      other: "`SwiftUIUnitCurve.inverse`, or the curve itself.")
  }

  private static var clampedHeight: Difference {
    let high = bezier(0.3, 1.6, 0.6, 1)
    let flat = bezier(0.3, 1, 0.6, 1)
    return Difference(
      title: "Control points above 1 and below 0",
      explanation:
        "Open: Apple's documentation clamps the x coordinates only, the open reimplementation clamps y in "
        + "`value` and not in `velocity`, and its tests cannot tell. In the column “SwiftUI” stands the clamped reading.",
      confidence: "A, O",
      rows: [0.25, 0.5].map {
        Difference.Row(
          "UnitCurve.bezier((0.3, 1.6), (0.6, 1)).value(at: \(Difference.text($0)))",
          SwiftUIUnitCurve(flat).value(at: $0),
          high.value(at: $0))
      },
      hooke: "the curve as it is given, and so does `SwiftUIUnitCurve` until a recording settles it.",
      other: "give control points with y in 0…1.")
  }
}
