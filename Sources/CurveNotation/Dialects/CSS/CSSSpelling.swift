// SPDX-License-Identifier: Apache-2.0

// What curve notation reads and CSS does not: a style sheet with it would be ignored without a word.

extension Interpreter {
  /// Refuses a call in a spelling that CSS does not have.
  ///
  /// - Parameter range: the call with its name and its parentheses.
  func requireCSSSpelling(_ range: Range<Int>) throws(NotationError) {
    let bytes = Array(text.utf8.dropFirst(range.lowerBound).prefix(range.count))
    func place(_ index: Int, _ length: Int = 1) -> Range<Int> {
      range.lowerBound + index..<range.lowerBound + index + length
    }
    var last: Int?
    var index = 0
    var isOpen = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == Ascii.slash, let end = endOfComment(bytes, from: index) {
        index = end
        continue
      }
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch byte {
      case Ascii.openParenthesis where !isOpen:
        isOpen = true
        if let before = index > 0 ? bytes[index - 1] : nil, Ascii.isBlank(before) {
          throw error("CSS has no blank between a function's name and its parenthesis", place(index - 1))
        }
      case Ascii.underscore where last.map({ Ascii.isDigit(bytes[$0]) }) ?? false:
        throw error("CSS has no separators in its numbers", place(index))
      case Ascii.zero where [UInt8(ascii: "x"), UInt8(ascii: "b"), UInt8(ascii: "o")].contains(next):
        throw error("CSS has decimal numbers only", place(index, 2))
      case Ascii.minus where Ascii.isBlank(next):
        throw error("in CSS a minus sign stands right before its number", place(index))
      case Ascii.closeParenthesis:
        if let last, bytes[last] == Ascii.comma {
          throw error("CSS has no comma behind the last argument", place(last))
        }
      default: break
      }
      if !Ascii.isBlank(byte) { last = index }
      index += 1
    }
  }

  private func endOfComment(_ bytes: [UInt8], from start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    if bytes[start + 1] == Ascii.slash {
      return bytes[start...].firstIndex { $0 == Ascii.newline || $0 == Ascii.carriageReturn } ?? bytes.count
    }
    guard bytes[start + 1] == Ascii.asterisk else { return nil }
    var index = start + 2
    while index + 1 < bytes.count {
      if bytes[index] == Ascii.asterisk, bytes[index + 1] == Ascii.slash { return index + 2 }
      index += 1
    }
    return bytes.count
  }
}

extension CSSNotation {
  /// The refusal of a text with a function whose value only a browser knows; nil for any other text.
  static func refusalOfComputedValues(in text: String) -> NotationError? {
    let bytes = Array(text.utf8)
    for name in ["calc", "var", "env"] {
      let word = Array("\(name)(".utf8)
      var start = 0
      while let found = bytes[start...].firstIndex(of: word[0]) {
        start = found + 1
        guard bytes[found...].starts(with: word), found == 0 || !Ascii.isLetter(bytes[found - 1]) else {
          continue
        }
        let advice = name == "calc" ? "write what it comes to" : "write its value"
        return NotationError(
          message: "\(name)() is computed by a browser, and not here: \(advice)", text: text,
          range: found..<found + name.utf8.count)
      }
    }
    return nil
  }
}
