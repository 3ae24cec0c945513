// SPDX-License-Identifier: Apache-2.0

extension ObjectLiteralReader {
  /// Reads a string in quotes with its escapes.
  mutating func readString() throws(TableError) -> String {
    let opening = index
    let quote = bytes[opening]
    index += 1
    var content: [UInt8] = []
    while let byte = peek() {
      switch byte {
      case quote:
        index += 1
        return String(decoding: content, as: UTF8.self)
      case Ascii.backslash: try readEscape(into: &content)
      case 0..<Ascii.space:
        throw error(
          at: index, "a string may hold no line break, tab or other control character; write \\n, \\t")
      default:
        content.append(byte)
        index += 1
      }
    }
    throw error(at: opening, "the string that opens here is never closed")
  }

  private mutating func readEscape(into content: inout [UInt8]) throws(TableError) {
    let start = index
    index += 1
    guard let letter = peek() else { throw error(at: start, "the text ends inside an escape") }
    index += 1
    switch letter {
    case Ascii.quote, Ascii.backslash, Ascii.slash: content.append(letter)
    case Ascii.apostrophe where notation == .program: content.append(letter)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(Ascii.newline)
    case UInt8(ascii: "r"): content.append(Ascii.carriageReturn)
    case UInt8(ascii: "t"): content.append(Ascii.tab)
    case UInt8(ascii: "u"): content.append(contentsOf: String(try readScalar(from: start)).utf8)
    default:
      throw error(
        at: start, "no such escape; allowed are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits")
    }
  }

  /// Reads what follows `\u`: four digits, or twice four for a scalar beyond U+FFFF.
  private mutating func readScalar(from start: Int) throws(TableError) -> Unicode.Scalar {
    let first = try readFourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, skip(Ascii.backslash), skip(UInt8(ascii: "u")) {
      let second = try readFourDigits()
      if second >= 0xDC00, second < 0xE000,
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw error(at: start, "half a surrogate pair stands alone")
  }

  private mutating func readFourDigits() throws(TableError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek(), Ascii.isHexDigit(byte) else {
        throw error(at: index, "four hexadecimal digits must follow \\u, but \(found()) stands here")
      }
      let digit = Ascii.isDigit(byte) ? byte - Ascii.zero : Ascii.lowercased(byte) - UInt8(ascii: "a") + 10
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
