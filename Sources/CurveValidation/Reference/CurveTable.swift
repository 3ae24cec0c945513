// SPDX-License-Identifier: Apache-2.0

package import CurveMath
package import CurveNotation

/// `certified/unit-curves.csv`: timing curves at single progresses, with their true values and slopes.
package struct CurveTable: Sendable {
  package struct Row: Sendable {
    package let id: String
    package let curve: UnitCurve
    package let progress: Double
    package let value: CertifiedNumber
    package let slope: CertifiedNumber
  }

  package let rows: [Row]
  package let reader: RowReader

  package init(_ table: DelimitedTable) throws(TableError) {
    let reader = try RowReader(
      table,
      columns: ["id", "curve", "x1", "y1", "x2", "y2", "progress", "value", "valueLow", "slope", "slopeLow"])
    var rows: [Row] = []
    rows.reserveCapacity(table.count)
    for row in 0..<table.count {
      rows.append(
        Row(
          id: try reader.name(row, "id"), curve: try CurveTable.curve(reader, row),
          progress: try reader.finite(row, "progress"), value: try reader.certified(row, "value"),
          slope: try reader.certified(row, "slope")))
    }
    self.rows = rows
    self.reader = reader
  }

  private static func curve(_ reader: RowReader, _ row: Int) throws(TableError) -> UnitCurve {
    switch reader.text(row, "curve") {
    case "circularEaseIn": return .circularEaseIn
    case "circularEaseOut": return .circularEaseOut
    case "circularEaseInOut": return .circularEaseInOut
    case "bezier":
      return UnitCurve(
        startControlPoint: UnitPoint(x: try reader.finite(row, "x1"), y: try reader.finite(row, "y1")),
        endControlPoint: UnitPoint(x: try reader.finite(row, "x2"), y: try reader.finite(row, "y2")))
    case let other:
      throw reader.error(
        row, "curve",
        "the curve must be bezier, circularEaseIn, circularEaseOut or circularEaseInOut, but is “\(other)”")
    }
  }
}
