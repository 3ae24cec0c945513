// SPDX-License-Identifier: Apache-2.0

/// Looks for the signs by which a dialect is known.
enum DialectSigns {
  /// No text shows what it is further on than this, in bytes.
  private static let reach = 4096

  /// Whether a word stands in the first part of a text, letter for letter.
  static func contains(_ text: String, anyOf words: [String]) -> Bool {
    let bytes = Array(text.utf8.prefix(reach))
    return words.contains { word in
      let letters = Array(word.utf8)
      guard let first = letters.first else { return false }
      // Counted by hand: without the optimiser a range of starts is many times as slow.
      var start = 0
      while start + letters.count <= bytes.count {
        let end = start + letters.count
        if bytes[start] == first, bytes[start..<end].elementsEqual(letters) { return true }
        start += 1
      }
      return false
    }
  }

  /// Whether a word stands in the first part of a text, in any case.
  static func containsIgnoringCase(_ text: String, anyOf words: [String]) -> Bool {
    let lowered = String(decoding: text.utf8.prefix(reach).map { Ascii.lowercased($0) }, as: UTF8.self)
    return contains(lowered, anyOf: words)
  }
}
