// SPDX-License-Identifier: Apache-2.0

import Testing

/// A command line that is refused, and what the message must hold.
struct Refusal: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  let words: [String]
  let marked: String

  /// - Parameter marked: What the carets stand under.
  init(_ arguments: [String], _ words: [String], marked: String) {
    self.arguments = arguments
    self.words = words
    self.marked = marked
  }

  var testDescription: String { arguments.joined(separator: " ") }

  /// The text above the carets.
  static func marked(in errors: String) -> String? {
    let lines = errors.split(separator: "\n").map(Array.init)
    guard
      let index = lines.firstIndex(where: { $0.contains("^") && $0.allSatisfy { " ^".contains($0) } }),
      index > 0
    else { return nil }
    return String(zip(lines[index - 1] + [" ", " "], lines[index]).filter { $1 == "^" }.map(\.0))
  }
}
