// SPDX-License-Identifier: Apache-2.0

/// Writes comma-separated rows that ``DelimitedTable`` reads back.
package struct DelimitedText: Hashable, Sendable {
  /// The rows written so far, each ended by a newline.
  package private(set) var text = ""

  /// A table with its header row.
  package init(header: [String]) {
    append(row: header)
  }

  /// Appends a row of texts.
  package mutating func append(row cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { text += "," }
      text += Self.cell(cell)
    }
    text += "\n"
  }

  /// Appends a row of numbers.
  package mutating func append(row numbers: [Double]) {
    append(row: numbers.map(NumberText.text(of:)))
  }

  /// A cell's text: quoted where it holds a comma, a quote or a line break.
  package static func cell(_ text: String) -> String {
    let needsQuotes = text.utf8.contains {
      $0 == Ascii.comma || $0 == Ascii.quote || $0 == Ascii.newline || $0 == Ascii.carriageReturn
    }
    guard needsQuotes else { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted.unicodeScalars.append(scalar) }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
