// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// Why a scenario was refused: where, what is wrong, what is allowed.
package struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name, as it was given.
  package let name: String
  /// The line, counted from 1.
  package let line: Int
  /// The column in the line, counted from 1 in characters.
  package let column: Int
  /// The way from the top of the document to the place, such as `changes[2].animation`; empty at the top.
  package let path: String
  /// What is wrong and what is allowed.
  package let message: String
  /// What was probably meant.
  package let suggestion: String?
  /// Lines that show the place.
  package let excerpt: [String]

  init(_ problem: DocumentProblem, in text: String, name: String) {
    let position = TextPosition(of: problem.range.lowerBound, in: text.utf8)
    self.init(
      name: name, line: position.line, column: position.column, path: problem.path.description,
      notation: problem.curve
        ?? NotationError(
          message: problem.message, text: text, range: problem.range, suggestion: problem.suggestion))
  }

  /// A text that is no JSON.
  init(syntax error: TableError, in text: String) {
    let offset = Self.offset(ofLine: error.line, column: error.column, in: text.utf8)
    self.init(
      name: error.name, line: error.line, column: error.column,
      path: DocumentPath(to: offset, in: text.utf8).description,
      notation: NotationError(message: error.message, text: text, range: offset..<offset))
  }

  /// The byte that a line and a column stand for, as ``TextPosition`` counts them.
  private static func offset(ofLine line: Int, column: Int, in bytes: String.UTF8View) -> Int {
    var rest = line - 1
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      if rest == 0 { break }
      rest -= 1
      start = index + 1
    }
    var characters = 0
    for (index, byte) in bytes.dropFirst(start).enumerated() where byte & 0xC0 != 0x80 {
      characters += 1
      if characters == column { return start + index }
    }
    return bytes.count
  }

  init(_ error: TableError, in text: String) {
    name = error.name
    line = error.line
    column = error.column
    path = ""
    message = error.message
    suggestion = nil
    excerpt = []
  }

  private init(name: String, line: Int, column: Int, path: String, notation: NotationError) {
    self.name = name
    self.line = line
    self.column = column
    self.path = path
    message = notation.message
    suggestion = notation.suggestion
    excerpt = notation.description.dropFirst(notation.message.count).split(separator: "\n").map(String.init)
  }

  /// `card.json:12:18: changes[2].animation: what is wrong`, and the place.
  package var description: String {
    let place = "\(name):\(line):\(column): " + (path.isEmpty ? "" : "\(path): ")
    return ([place + message] + excerpt).joined(separator: "\n")
  }
}
