// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import TestSupport

/// A table of what SwiftUI was seen to return, read by column names.
struct ObservedTable {
  let table: DelimitedTable

  init(_ name: String) throws {
    let path = "Reference/observed/swiftui/\(name).csv"
    table = try DelimitedTable(parsing: try Repository.text(path), name: path)
  }

  var rows: Range<Int> { 0..<table.count }

  func text(_ column: String, _ row: Int) throws -> String {
    table.text(row: row, column: try table.column(column))
  }

  func number(_ column: String, _ row: Int) throws -> Double {
    try table.number(row: row, column: try table.column(column))
  }

  /// The number in a cell, or nil where the cell is empty.
  func optionalNumber(_ column: String, _ row: Int) throws -> Double? {
    try text(column, row).isEmpty ? nil : number(column, row)
  }
}
