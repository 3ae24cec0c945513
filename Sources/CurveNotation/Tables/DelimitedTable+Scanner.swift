// SPDX-License-Identifier: Apache-2.0

extension DelimitedTable {
  /// One pass over the bytes of a table.
  struct Scanner {
    let bytes: [UInt8]
    let name: String
    private(set) var header: [String] = []
    private(set) var cells: [Cell] = []
    private(set) var lines: [Int] = []

    private var index = 0
    private var line = 1
    private var lineStart = 0

    init(bytes: [UInt8], name: String) {
      self.bytes = bytes
      self.name = name
    }

    mutating func scan() throws(TableError) {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        index = 3
        lineStart = 3
      }
      guard index < bytes.count else {
        throw TableError(
          name: name, line: 1, column: 1, message: "the text is empty, but must begin with a header row")
      }
      try scanHeader()
      while index < bytes.count { try scanRow() }
    }

    private mutating func scanHeader() throws(TableError) {
      var isLast = false
      while !isLast {
        let start = index
        let cell = try scanCell(isLast: &isLast)
        let title = String(decoding: bytes[cell.start..<cell.end], as: UTF8.self)
        if title.isEmpty { throw error(at: start, "a column of the header has no name") }
        if cell.isEscaped { throw error(at: start, "a column's name may hold no quotes") }
        if header.contains(title) { throw error(at: start, "the header names the column “\(title)” twice") }
        header.append(title)
      }
      advanceLine()
    }

    private mutating func scanRow() throws(TableError) {
      let start = index
      let firstCell = cells.count
      var isLast = false
      lines.append(line)
      while !isLast {
        if cells.count - firstCell == header.count {
          throw error(at: index, "the row has more cells than the header, which has \(header.count)")
        }
        cells.append(try scanCell(isLast: &isLast))
      }
      let found = cells.count - firstCell
      if found != header.count {
        throw error(
          at: max(start, cells[cells.count - 1].end),
          "the row has \(found) \(found == 1 ? "cell" : "cells"), but the header has \(header.count)")
      }
      advanceLine()
    }

    /// Reads a cell and the comma after it; stands at the line's end after the last one.
    private mutating func scanCell(isLast: inout Bool) throws(TableError) -> Cell {
      let cell = index < bytes.count && bytes[index] == Ascii.quote ? try scanQuoted() : try scanPlain()
      if index < bytes.count, bytes[index] == Ascii.comma {
        index += 1
      } else {
        isLast = true
      }
      return cell
    }

    private mutating func scanPlain() throws(TableError) -> Cell {
      let start = index
      while index < bytes.count {
        let byte = bytes[index]
        if byte == Ascii.comma || byte == Ascii.newline { break }
        if byte == Ascii.carriageReturn {
          if index + 1 < bytes.count, bytes[index + 1] == Ascii.newline { break }
          throw error(at: index, "a carriage return stands alone; rows end with \\n or \\r\\n")
        }
        if byte == Ascii.quote {
          throw error(at: index, "a quote stands inside a cell that does not begin with one")
        }
        index += 1
      }
      return Cell(start: start, end: index, isEscaped: false)
    }

    private mutating func scanQuoted() throws(TableError) -> Cell {
      let opening = index
      let openingPosition = position(of: opening)
      var isEscaped = false
      index += 1
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == Ascii.newline {
          line += 1
          lineStart = index
        }
        guard byte == Ascii.quote else { continue }
        if index < bytes.count, bytes[index] == Ascii.quote {
          isEscaped = true
          index += 1
          continue
        }
        guard isAtCellEnd else {
          throw error(at: index, "after a closing quote a comma or the row's end must follow")
        }
        return Cell(start: opening + 1, end: index - 1, isEscaped: isEscaped)
      }
      throw TableError(
        name: name, position: openingPosition, message: "the quote that opens here is never closed")
    }

    private var isAtCellEnd: Bool {
      guard index < bytes.count else { return true }
      if bytes[index] == Ascii.comma || bytes[index] == Ascii.newline { return true }
      return bytes[index] == Ascii.carriageReturn && index + 1 < bytes.count
        && bytes[index + 1] == Ascii.newline
    }

    private mutating func advanceLine() {
      if index < bytes.count, bytes[index] == Ascii.carriageReturn { index += 1 }
      if index < bytes.count, bytes[index] == Ascii.newline { index += 1 }
      line += 1
      lineStart = index
    }

    private func position(of offset: Int) -> TextPosition {
      let before = bytes[lineStart..<offset].count { !Ascii.isContinuation($0) }
      return TextPosition(line: line, column: before + 1)
    }

    private func error(at offset: Int, _ message: String) -> TableError {
      TableError(name: name, position: position(of: max(lineStart, offset)), message: message)
    }
  }
}
