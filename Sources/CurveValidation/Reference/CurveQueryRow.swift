// SPDX-License-Identifier: Apache-2.0

package import CurveMath
package import CurveNotation

/// `certified/curve-queries.csv`: turns, values and progresses of whole unit curves.
package struct CurveQueryRow: Sendable {
  /// What is asked, spelled as in the table.
  package enum Query: String, Hashable, Sendable, CaseIterable {
    case extremumCount, extremumProgress, extremumValue, minimum, maximum, progressCount, progress
  }

  package let id: String
  package let curve: UnitCurve
  package let query: Query
  /// A value; 0 where the query has none.
  package let argument: Double
  /// Which of a series, from 0.
  package let index: Int
  package let result: CertifiedNumber
}

extension CurveQueryRow: CertifiedRow {
  package static let columns = [
    "id", "curve", "x1", "y1", "x2", "y2", "query", "argument", "index", "result", "resultLow",
  ]

  package init(_ reader: RowReader, _ row: Int) throws(TableError) {
    self.init(
      id: try reader.name(row, "id"), curve: try reader.curve(row), query: try reader.choice(row, "query"),
      argument: try reader.argument(row), index: try reader.index(row),
      result: try reader.certified(row, "result"))
  }
}
