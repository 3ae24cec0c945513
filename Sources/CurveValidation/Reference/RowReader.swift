// SPDX-License-Identifier: Apache-2.0

package import CurveMath
package import CurveNotation

/// Reads the cells of a table by the names of their columns, and says where a broken one stands.
package struct RowReader: Sendable {
  let table: DelimitedTable
  private let columns: [String: Int]

  /// A reader of a table that has to have these columns.
  package init(_ table: DelimitedTable, columns names: [String]) throws(TableError) {
    self.table = table
    var columns: [String: Int] = [:]
    for name in names { columns[name] = try table.column(name) }
    self.columns = columns
  }

  /// The text of a cell; empty where the table has no such column.
  package func text(_ row: Int, _ column: String) -> String {
    columns[column].map { table.text(row: row, column: $0) } ?? ""
  }

  /// The text of a cell that may not be empty.
  package func name(_ row: Int, _ column: String) throws(TableError) -> String {
    let text = text(row, column)
    guard !text.isEmpty else { throw error(row, column, "\(column) is empty, but must be a text") }
    return text
  }

  package func number(_ row: Int, _ column: String) throws(TableError) -> Double {
    try table.number(row: row, column: try index(column))
  }

  /// A number that has to be finite.
  package func finite(_ row: Int, _ column: String) throws(TableError) -> Double {
    let number = try number(row, column)
    guard number.isFinite else { throw error(row, column, "\(column) must be finite, but is \(number)") }
    return number
  }

  /// A true value, from a column and the one beside it whose name ends with `Low`.
  package func certified(_ row: Int, _ column: String) throws(TableError) -> CertifiedNumber {
    let high = try number(row, column)
    guard !high.isNaN else { throw error(row, column, "\(column) must be a true value, but is nan") }
    return CertifiedNumber(high: high, low: try finite(row, column + "Low"))
  }

  /// The spring that a row describes by `parameterisation`, `first`, `second` and `third`.
  package func parameters(_ row: Int) throws(TableError) -> SpringParameters {
    let first = try finite(row, "first")
    let second = try finite(row, "second")
    switch text(row, "parameterisation") {
    case "response-dampingRatio": return .responseDampingRatio(response: first, dampingRatio: second)
    case "duration-bounce": return .durationBounce(duration: first, bounce: second)
    case "mass-stiffness-damping":
      return .massStiffnessDamping(
        mass: first, stiffness: second, damping: try finite(row, "third"), allowOverDamping: true)
    case let other:
      throw error(
        row, "parameterisation",
        "the parameterisation must be response-dampingRatio, duration-bounce or mass-stiffness-damping, "
          + "but is “\(other)”")
    }
  }

  /// One of the names that a column may hold.
  package func choice<Name: RawRepresentable & CaseIterable>(
    _ row: Int, _ column: String
  ) throws(TableError) -> Name where Name.RawValue == String {
    if let name = Name(rawValue: try name(row, column)) { return name }
    let known = Name.allCases.map(\.rawValue).joined(separator: ", ")
    throw error(row, column, "the \(column) must be one of \(known)")
  }

  /// The number in the column `argument`; 0 where the query has none.
  package func argument(_ row: Int) throws(TableError) -> Double {
    text(row, "argument").isEmpty ? 0 : try finite(row, "argument")
  }

  /// The whole number in the column `index`; 0 where the query has none.
  package func index(_ row: Int) throws(TableError) -> Int {
    let text = text(row, "index")
    if text.isEmpty { return 0 }
    guard let index = Int(text), (0..<1000).contains(index) else {
      throw error(row, "index", "the index must be a whole number from 0 to 999, but is “\(text)”")
    }
    return index
  }

  package func error(_ row: Int, _ column: String, _ message: String) -> TableError {
    guard let index = columns[column] else {
      return TableError(name: table.name, line: table.line(ofRow: row), column: 1, message: message)
    }
    return table.error(row: row, column: index, message: message)
  }

  /// All cells of a row, with the names of their columns: a case with its inputs in full digits.
  package func cells(_ row: Int) -> [(name: String, text: String)] {
    table.header.indices.map { (table.header[$0], table.text(row: row, column: $0)) }
  }

  private func index(_ column: String) throws(TableError) -> Int {
    if let index = columns[column] { return index }
    return try table.column(column)
  }
}
