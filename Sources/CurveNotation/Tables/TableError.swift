// SPDX-License-Identifier: Apache-2.0

/// Why a table, or another text file of data, was refused: which file, where in it, what is wrong.
public struct TableError: Error, Hashable, Sendable {
  /// The file's name, as it was given.
  public let name: String
  /// The line, counted from 1.
  public let line: Int
  /// The column in the line, counted from 1 in characters.
  public let column: Int
  /// What is wrong and what is allowed.
  public let message: String

  /// An error at a place in a file.
  public init(name: String, line: Int, column: Int, message: String) {
    self.name = name
    self.line = line
    self.column = column
    self.message = message
  }

  init(name: String, position: TextPosition, message: String) {
    self.init(name: name, line: position.line, column: position.column, message: message)
  }
}

extension TableError: CustomStringConvertible {
  /// `springs.csv:17:4: what is wrong`.
  public var description: String { "\(name):\(line):\(column): \(message)" }
}
