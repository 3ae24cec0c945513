// SPDX-License-Identifier: Apache-2.0

/// Cuts a text in curve notation into tokens, one at a time.
struct Lexer {
  let text: String
  let bytes: [UInt8]
  var index = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// The next token; after the last one, the end again and again.
  mutating func next() throws(NotationError) -> Token {
    try skipBlanks()
    let start = index
    guard let byte = peek() else { return Token(kind: .end, range: start..<start) }
    if beginsNumber(0) || (byte == Ascii.plus && beginsNumber(1)) {
      if byte == Ascii.plus { index += 1 }
      let literal = try readNumber()
      return Token(kind: .number(literal), range: start..<index)
    }
    if Ascii.isLetter(byte) || byte == Ascii.underscore {
      let name = try readName()
      return Token(kind: .name(name), range: start..<index)
    }
    switch byte {
    case Ascii.openParenthesis, Ascii.closeParenthesis, Ascii.comma, Ascii.colon, Ascii.point, Ascii.minus,
      Ascii.semicolon:
      index += 1
      return Token(kind: .sign(byte), range: start..<index)
    default: throw foreign()
    }
  }

  func peek(_ offset: Int = 0) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  func error(_ message: String, _ range: Range<Int>, suggestion: String? = nil) -> NotationError {
    NotationError(message: message, text: text, range: range, suggestion: suggestion)
  }

  /// Whether a digit stands there, or a point and a digit.
  private func beginsNumber(_ offset: Int) -> Bool {
    Ascii.isDigit(peek(offset) ?? 0)
      || (peek(offset) == Ascii.point && Ascii.isDigit(peek(offset + 1) ?? 0))
  }

  /// Skips blanks and the comments of Swift and CSS.
  private mutating func skipBlanks() throws(NotationError) {
    while let byte = peek() {
      switch byte {
      case Ascii.space, Ascii.tab, Ascii.newline, Ascii.carriageReturn: index += 1
      // A no-break space, which comes along when text is copied from a page.
      case 0xC2 where peek(1) == 0xA0: index += 2
      case Ascii.slash where peek(1) == Ascii.slash:
        while let byte = peek(), byte != Ascii.newline, byte != Ascii.carriageReturn { index += 1 }
      case Ascii.slash where peek(1) == Ascii.asterisk: try skipComment()
      default: return
      }
    }
  }

  /// Skips a comment between `/*` and `*/`, with others in it.
  private mutating func skipComment() throws(NotationError) {
    let start = index
    var depth = 0
    repeat {
      switch (peek(), peek(1)) {
      case (nil, _): throw error("a comment begins here and never ends", start..<start + 2)
      case (Ascii.slash, Ascii.asterisk): (depth, index) = (depth + 1, index + 2)
      case (Ascii.asterisk, Ascii.slash): (depth, index) = (depth - 1, index + 2)
      default: index += 1
      }
    } while depth > 0
  }

  private mutating func readName() throws(NotationError) -> String {
    let start = index
    while let byte = peek() {
      let isHyphen = byte == Ascii.minus && Ascii.isLetter(peek(1) ?? 0)
      guard Ascii.isLetter(byte) || Ascii.isDigit(byte) || byte == Ascii.underscore || isHyphen else { break }
      index += 1
    }
    // A letter of another script right behind a name belongs to it and is named by itself.
    if let byte = peek(), byte >= 0x80, !(byte == 0xC2 && peek(1) == 0xA0) { throw foreign() }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// The refusal of a character that has no meaning here.
  private func foreign() -> NotationError {
    guard let scalar = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first else {
      return error("a character was expected", index..<index)
    }
    let range = index..<index + String(scalar).utf8.count
    if let twin = Lookalikes.twin(of: scalar) {
      return error(
        "\(Lookalikes.words(for: scalar)) looks like “\(twin)”, but is another character", range,
        suggestion: String(twin))
    }
    if scalar == "=" {
      return error(
        "a label is followed by a colon, not by “=”, unless the text is Jetpack Compose's", range,
        suggestion: ":")
    }
    let words = "\(Lookalikes.words(for: scalar)) has no meaning in curve notation"
    switch scalar {
    case "*", "/", "+": return error("\(words): a number must be written out, without arithmetic", range)
    case "[", "{":
      return error("\(words): arguments stand in round parentheses", range, suggestion: "(")
    case "]", "}":
      return error("\(words): arguments stand in round parentheses", range, suggestion: ")")
    case "\"", "'", "`": return error("\(words): names and numbers stand without quotes", range)
    default: return error(words, range)
    }
  }
}
