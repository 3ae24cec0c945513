// SPDX-License-Identifier: Apache-2.0

/// What somebody who wrote a text in the place of a number probably meant, and why it isn't read so.
package struct NumberMistake: Hashable, Sendable {
  /// Why the text is none, or none that is meant; a clause of its own.
  package let reason: String
  /// The number that was probably meant.
  package let suggestion: String?

  private init(_ reason: String, suggestion: String? = nil) {
    self.reason = reason
    self.suggestion = suggestion
  }

  /// The units that a number is written with elsewhere, and how many of them make one of ours.
  private static let units: [String: Double] = [
    "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "ms": 1000, "%": 100, "fps": 1, "px": 1, "pt": 1,
    "pts": 1,
    "f": 1,
  ]

  /// Longer texts are no number that was mistyped.
  private static let longest = 64

  /// Looks at a text; nil where nothing can be told about it.
  package init?(in text: String) {
    guard text.utf8.count <= NumberMistake.longest, text.utf8.contains(where: Ascii.isDigit) else {
      return nil
    }
    let bytes = Array(text.utf8)
    let inner = bytes.drop { Ascii.isBlank($0) }.reversed().drop { Ascii.isBlank($0) }.reversed()
    let trimmed = String(decoding: Array(inner), as: UTF8.self)
    if trimmed != text, NumberText.number(trimmed) != nil {
      self.init("there are blanks around it", suggestion: trimmed)
      return
    }
    if let number = NumberText.number(text) {
      guard number == 0, NumberMistake.significand(bytes).contains(where: { (49...57).contains($0) }) else {
        return nil
      }
      self.init("it is so near to 0 that it counts as 0")
      return
    }
    if let mistake = NumberMistake(ofMarks: text, bytes) ?? NumberMistake(ofEnd: bytes) {
      self = mistake
    } else if let value = Double(text), value.isInfinite {
      self.init("it is beyond the largest number that can be held, about 1.8e308")
    } else if let value = Double(text), value.isFinite {
      self.init("it is not decimal", suggestion: NumberText.text(of: value))
    } else {
      return nil
    }
  }

  private static func significand(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.prefix { Ascii.lowercased($0) != Ascii.lowercaseE }
  }

  /// Commas and underscores among the digits.
  private init?(ofMarks text: String, _ bytes: [UInt8]) {
    for mark in [Ascii.comma, Ascii.underscore] where bytes.contains(mark) {
      let joined = String(decoding: bytes.filter { $0 != mark }, as: UTF8.self)
      let groups = bytes.split(separator: mark, omittingEmptySubsequences: false)
      let isGrouped = groups.dropFirst().allSatisfy { group in
        group.prefix(while: Ascii.isDigit).count == 3
          && !(group.dropFirst(3).first.map(Ascii.isDigit) ?? false)
      }
      let isWhole = groups[0].first { $0 != Ascii.minus && $0 != Ascii.plus } != Ascii.zero
      if isGrouped, isWhole || mark == Ascii.underscore, NumberText.number(joined) != nil {
        self.init("its digits are grouped", suggestion: joined)
        return
      }
      let pointed = String(decoding: bytes.map { $0 == mark ? Ascii.point : $0 }, as: UTF8.self)
      if mark == Ascii.comma, groups.count == 2, NumberText.number(pointed) != nil {
        self.init("its decimal mark is not a point", suggestion: pointed)
        return
      }
    }
    return nil
  }

  /// What follows the longest beginning that is a number.
  private init?(ofEnd bytes: [UInt8]) {
    var count = bytes.count - 1
    var beginning: (text: String, value: Double)?
    while count > 0, beginning == nil {
      let text = String(decoding: bytes[..<count], as: UTF8.self)
      if Ascii.isDigit(bytes[count - 1]), let value = NumberText.number(text) { beginning = (text, value) }
      count -= 1
    }
    guard let beginning else { return nil }
    let end = String(decoding: bytes[beginning.text.utf8.count...], as: UTF8.self)
    let unit = String(end.drop { $0 == " " })
    if ["e", "e-", "e+"].contains(end.lowercased()) {
      self.init("its exponent has no digits")
    } else if let factor = NumberMistake.units[unit.lowercased()] {
      let value = factor == 1 ? beginning.text : NumberText.text(of: beginning.value / factor)
      self.init("numbers stand without a unit", suggestion: value)
    } else if unit.utf8.allSatisfy({ Ascii.isLetter($0) || $0 == Ascii.percent }),
      !NumberMistake.isRadix(bytes)
    {
      self.init("numbers stand without a unit")
    } else {
      return nil
    }
  }

  /// Whether a number in another base begins here.
  private static func isRadix(_ bytes: [UInt8]) -> Bool {
    let digits = bytes.drop { $0 == Ascii.minus || $0 == Ascii.plus }
    return digits.count > 1 && digits.first == Ascii.zero && Ascii.isLetter(digits[digits.startIndex + 1])
  }
}
