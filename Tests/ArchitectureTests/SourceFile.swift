// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file of the project and its text.
struct SourceFile: Sendable {
  /// Relative to the project's folder, with `/` between the parts.
  let path: String
  /// The file as it is.
  let text: String
  /// The file with comments and string literals blanked.
  let code: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = path.hasSuffix(".swift") ? CodeScanner.code(of: text) : text
  }

  /// The folder under `Sources` or `Tests` that the file stands in, or nil.
  var room: String? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, parts[0] == "Sources" || parts[0] == "Tests" else { return nil }
    return String(parts[1])
  }

  /// Every line in which a word stands as code, as `path:line: the line`.
  func places(of word: String) -> [String] {
    guard code.contains(word) else { return [] }
    return code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      Self.holds(word, in: line) ? "\(path):\(index + 1): \(line)" : nil
    }
  }

  /// Whether a line holds a word that does not continue a longer name.
  private static func holds(_ word: String, in line: Substring) -> Bool {
    var rest = line
    while let found = rest.range(of: word) {
      let before = rest[..<found.lowerBound].last
      let after = rest[found.upperBound...].first
      let endsInName = word.last.map(isNamePart) ?? false
      if !(before.map(isNamePart) ?? false), !endsInName || !(after.map(isNamePart) ?? false) { return true }
      // The character before a second find must be seen, so only one character is left behind.
      rest = rest[rest.index(after: found.lowerBound)...]
    }
    return false
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
