// SPDX-License-Identifier: Apache-2.0

package import CurveMath
package import CurveNotation

/// `certified/curve-queries.csv`: turns, values and progresses of whole unit curves.
package struct CurveQueryTable: Sendable {
  /// What is asked, spelled as in the table.
  package enum Query: String, Hashable, Sendable, CaseIterable {
    case extremumCount, extremumProgress, extremumValue, minimum, maximum, progressCount, progress
  }

  package struct Row: Sendable {
    package let id: String
    package let curve: UnitCurve
    package let query: Query
    /// A value; 0 where the query has none.
    package let argument: Double
    /// Which of a series, from 0.
    package let index: Int
    package let result: CertifiedNumber
  }

  package let rows: [Row]
  package let reader: RowReader

  package init(_ table: DelimitedTable) throws(TableError) {
    let reader = try RowReader(
      table,
      columns: ["id", "curve", "x1", "y1", "x2", "y2", "query", "argument", "index", "result", "resultLow"])
    var rows: [Row] = []
    rows.reserveCapacity(table.count)
    for row in 0..<table.count {
      rows.append(
        Row(
          id: try reader.name(row, "id"), curve: try reader.curve(row), query: try reader.query(row),
          argument: try reader.argument(row), index: try reader.index(row),
          result: try reader.certified(row, "result")))
    }
    self.rows = rows
    self.reader = reader
  }
}
