// SPDX-License-Identifier: Apache-2.0

package import CurveNotation

/// A row of a certified table: a case and its true answers.
package protocol CertifiedRow: Sendable {
  /// The columns that the table has to have.
  static var columns: [String] { get }

  init(_ reader: RowReader, _ row: Int) throws(TableError)
}

/// A certified table, read row by row.
package struct CertifiedTable<Row: CertifiedRow>: Sendable {
  package let rows: [Row]
  package let reader: RowReader

  package init(_ table: DelimitedTable) throws(TableError) {
    let reader = try RowReader(table, columns: Row.columns)
    var rows: [Row] = []
    rows.reserveCapacity(table.count)
    for row in 0..<table.count { rows.append(try Row(reader, row)) }
    self.rows = rows
    self.reader = reader
  }
}
