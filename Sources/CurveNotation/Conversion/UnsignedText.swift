// SPDX-License-Identifier: Apache-2.0

/// Texts that don't show which dialect they are in.
enum UnsignedText {
  /// A text without the mark that some editors put in front; blanks in its place keep all places.
  static func withoutMark(_ text: String) -> String {
    guard text.unicodeScalars.first == "\u{FEFF}" else { return text }
    return "   " + String(text.unicodeScalars.dropFirst())
  }

  /// Whether a text is of a form that SwiftUI and CSS don't have: an object, a list, a text in quotes or in angle
  /// brackets, `cubicBezier(…)`, or values that are given to names.
  static func mayBeOfAnotherDialect(_ text: String) -> Bool {
    let trimmed = text.utf8.drop(while: Ascii.isBlank)
    guard let first = trimmed.first else { return false }
    if [Ascii.openBrace, Ascii.openBracket, Ascii.quote, Ascii.apostrophe, Ascii.less].contains(first) {
      return true
    }
    if trimmed.starts(with: "cubicBezier(".utf8) { return true }
    let name = trimmed.prefix { Ascii.isLetter($0) || $0 == Ascii.point }
    return !name.isEmpty && trimmed.dropFirst(name.count).drop(while: Ascii.isBlank).first == Ascii.equals
  }

  /// The refusal of such a text that no dialect reads.
  static func refusal(of text: String) -> NotationError {
    let dialects: [Dialect] = [
      .reactSpring, .motion, .anime, .origami, .figma, .afterEffects, .lottie, .tokens,
    ]
    if let place = Lookalikes.first(in: text, 0..<text.utf8.count) {
      return NotationError(message: place.words, text: text, range: place.range)
    }
    return NotationError(
      message:
        "the text is no curve of SwiftUI or CSS, and as it stands none of "
        + "\(dialects.map(\.title).joined(separator: ", ")) reads it; say which of them it is, to see why",
      text: text, range: 0..<text.utf8.count, readings: dialects)
  }
}

extension NotationError {
  /// The refusal of a text that several dialects read as different curves.
  static func ambiguity(of text: String, _ dialects: [Dialect]) -> NotationError {
    NotationError(
      message:
        "the text may be \(dialects.map(\.title).joined(separator: " or ")), which mean different things; say "
        + "which of them it is",
      text: text, range: 0..<text.utf8.count, readings: dialects)
  }

  /// The same, with the character named that looks like another one, where one stands in the place.
  var namingLookalike: NotationError {
    guard !message.contains("U+"), let place = Lookalikes.first(in: text, range) else { return self }
    return NotationError(message: "\(message); \(place.words)", text: text, range: place.range)
  }
}

extension Lookalikes {
  /// The first character in a place that looks like another one, in words.
  static func first(in text: String, _ range: Range<Int>) -> (words: String, range: Range<Int>)? {
    var offset = 0
    for scalar in text.unicodeScalars {
      let length = UTF8.width(scalar)
      defer { offset += length }
      if offset >= range.upperBound { return nil }
      guard !scalar.isASCII, offset >= range.lowerBound else { continue }
      if let twin = twin(of: scalar) ?? ("“”„".unicodeScalars.contains(scalar) ? "\"" : nil) {
        return (
          "\(words(for: scalar)) looks like “\(twin)”, and is another character", offset..<offset + length
        )
      }
    }
    return nil
  }
}
