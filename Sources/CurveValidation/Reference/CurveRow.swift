// SPDX-License-Identifier: Apache-2.0

package import CurveMath
package import CurveNotation

/// `certified/unit-curves.csv`: timing curves at single progresses, with their true values and slopes.
package struct CurveRow: Sendable {
  package let id: String
  package let curve: UnitCurve
  package let progress: Double
  package let value: CertifiedNumber
  package let slope: CertifiedNumber
}

extension CurveRow: CertifiedRow {
  package static let columns = [
    "id", "curve", "x1", "y1", "x2", "y2", "progress", "value", "valueLow", "slope", "slopeLow",
  ]

  package init(_ reader: RowReader, _ row: Int) throws(TableError) {
    self.init(
      id: try reader.name(row, "id"), curve: try reader.curve(row),
      progress: try reader.finite(row, "progress"), value: try reader.certified(row, "value"),
      slope: try reader.certified(row, "slope"))
  }
}

extension RowReader {
  /// The curve in the columns `curve`, `x1`, `y1`, `x2` and `y2`.
  package func curve(_ row: Int) throws(TableError) -> UnitCurve {
    switch text(row, "curve") {
    case "circularEaseIn": return .circularEaseIn
    case "circularEaseOut": return .circularEaseOut
    case "circularEaseInOut": return .circularEaseInOut
    case "bezier":
      return UnitCurve(
        startControlPoint: UnitPoint(x: try finite(row, "x1"), y: try finite(row, "y1")),
        endControlPoint: UnitPoint(x: try finite(row, "x2"), y: try finite(row, "y2")))
    case let other:
      throw error(
        row, "curve",
        "the curve must be bezier, circularEaseIn, circularEaseOut or circularEaseInOut, but is “\(other)”")
    }
  }
}
