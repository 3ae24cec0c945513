// SPDX-License-Identifier: Apache-2.0

/// The spelling of JSON's numbers and strings.
enum JSONText {
  /// Appends a number, or the string that stands for one that is not finite.
  static func append(_ number: Double, to bytes: inout [UInt8]) {
    guard let word = word(for: number) else {
      NumberText.append(number, to: &bytes)
      return
    }
    append(word, to: &bytes)
  }

  /// What stands for a number that JSON can't spell.
  static func word(for number: Double) -> String? {
    if number.isFinite { return nil }
    if number.isNaN { return "NaN" }
    return number < 0 ? "-Infinity" : "Infinity"
  }

  /// Appends a string in quotes.
  static func append(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(Ascii.quote)
    for byte in string.utf8 {
      switch byte {
      case Ascii.quote, Ascii.backslash:
        bytes.append(Ascii.backslash)
        bytes.append(byte)
      case Ascii.newline: bytes.append(contentsOf: "\\n".utf8)
      case Ascii.carriageReturn: bytes.append(contentsOf: "\\r".utf8)
      case Ascii.tab: bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20, 0x7F:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 15))
      default: bytes.append(byte)
      }
    }
    bytes.append(Ascii.quote)
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? Ascii.zero + value : UInt8(ascii: "a") + value - 10
  }
}
