// SPDX-License-Identifier: Apache-2.0

/// A table of comma-separated values with a header row, as RFC 4180 describes it.
///
/// Cells may be quoted, and a quote inside a quoted cell is doubled. Rows end with `\n` or `\r\n`; the last one
/// needs no end. Every row has as many cells as the header. A byte order mark at the start is skipped.
package struct DelimitedTable: Sendable {
  /// The file's name, for messages.
  package let name: String
  /// The names of the columns.
  package let header: [String]
  /// How many rows follow the header.
  package let count: Int

  private let bytes: [UInt8]
  /// The cells after the header, row by row.
  private let cells: [Cell]
  /// The line on which each row starts.
  private let lines: [Int]

  /// Reads a table.
  ///
  /// - Throws: ``TableError`` for an empty text, a header with an empty or repeated name, a row with another
  ///   number of cells, and quotes that stand where none may.
  package init(parsing text: String, name: String) throws(TableError) {
    var scanner = Scanner(bytes: Array(text.utf8), name: name)
    try scanner.scan()
    self.name = name
    header = scanner.header
    bytes = scanner.bytes
    cells = scanner.cells
    lines = scanner.lines
    count = scanner.lines.count
  }

  /// The index of a column.
  package func column(_ name: String) throws(TableError) -> Int {
    if let index = header.firstIndex(of: name) { return index }
    let suggestion = NearestName.suggestion(for: name, among: header).map { "; the nearest is “\($0)”" } ?? ""
    throw TableError(
      name: self.name, line: 1, column: 1,
      message: "there is no column “\(name)”\(suggestion). The columns are \(header.joined(separator: ", "))")
  }

  /// The text of a cell, without its quotes.
  package func text(row: Int, column: Int) -> String {
    let cell = self[row, column]
    let slice = bytes[cell.start..<cell.end]
    guard cell.isEscaped else { return String(decoding: slice, as: UTF8.self) }
    var unescaped: [UInt8] = []
    var isSecond = false
    for byte in slice {
      isSecond = byte == Ascii.quote && !isSecond
      if !isSecond { unescaped.append(byte) }
    }
    return String(decoding: unescaped, as: UTF8.self)
  }

  /// The number in a cell, read as ``NumberText/number(_:)`` does.
  package func number(row: Int, column: Int) throws(TableError) -> Double {
    let cell = self[row, column]
    let number = bytes.withUnsafeBufferPointer {
      NumberText.number(UnsafeBufferPointer(rebasing: $0[cell.start..<cell.end]))
    }
    if let number { return number }
    let text = text(row: row, column: column)
    throw error(
      row: row, column: column,
      message: text.isEmpty
        ? "\(header[column]) is empty, but must be a number"
        : "\(header[column]) must be a number such as 0.25, -1e-3, inf or nan, but is “\(text)”")
  }

  /// The line, counted from 1, on which a row starts.
  package func line(ofRow row: Int) -> Int { lines[row] }

  /// An error that points at a cell.
  package func error(row: Int, column: Int, message: String) -> TableError {
    let cell = self[row, column]
    return TableError(name: name, position: TextPosition(of: cell.start, in: bytes), message: message)
  }

  private subscript(row: Int, column: Int) -> Cell { cells[row * header.count + column] }

  /// Where a cell's text stands, without its quotes.
  struct Cell: Hashable, Sendable {
    let start: Int
    let end: Int
    /// Whether quotes inside it are doubled.
    let isEscaped: Bool
  }
}
