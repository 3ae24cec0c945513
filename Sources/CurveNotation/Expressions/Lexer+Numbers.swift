// SPDX-License-Identifier: Apache-2.0

extension Lexer {
  /// Reads a number as Swift or CSS writes it: `0.5`, `.5`, `1_000`, `1e-3`, `0x1p-3`, `0b101`, `0o17`.
  mutating func readNumber() throws(NotationError) -> NumberLiteral {
    let start = index
    let value: Double?
    var decimal: [UInt8] = []
    if peek() == Ascii.zero, let letter = peek(1), let radix = Self.radix(letter), isDigit(peek(2), radix) {
      index += 2
      value = try readNumber(radix: radix, from: start)
    } else {
      readDecimal(into: &decimal)
      value = Double(String(decoding: decimal, as: UTF8.self))
    }
    guard let value else { throw error("this is no number", start..<index) }
    guard value.isFinite else {
      throw error("the number is beyond the largest double, 1.7976931348623157e308", start..<index)
    }
    let unit = readUnit()
    try checkEnd(of: unit, from: start)
    let shift = unit == "%" ? -2 : unit.lowercased() == "ms" ? -3 : 0
    let amount = shift == 0 || decimal.isEmpty ? nil : Self.number(decimal, shiftedBy: shift)
    return NumberLiteral(value: value, unit: unit, amount: amount)
  }

  /// A decimal with its point moved, so that `33.3%` is the number nearest to 0.333.
  private static func number(_ decimal: [UInt8], shiftedBy shift: Int) -> Double? {
    let parts = decimal.split(separator: Ascii.lowercaseE)
    let exponent = parts.count > 1 ? Int(String(decoding: parts[1], as: UTF8.self)) : 0
    // An exponent that no Int holds makes 0 or what was refused before.
    guard let exponent, let mantissa = parts.first else { return nil }
    return Double(
      String(decoding: mantissa, as: UTF8.self)
        + "e\(exponent.subtractingReportingOverflow(-shift).partialValue)")
  }

  /// Refuses what begins like a part of a number and is none.
  private func checkEnd(of unit: String, from start: Int) throws(NotationError) {
    switch unit {
    case "e", "E", "p", "P":
      let hasSign = peek() == Ascii.minus || peek() == Ascii.plus
      throw error(
        "the exponent has no digits; write it as in 1\(unit)-3", start..<(hasSign ? index + 1 : index))
    case "x", "o", "b":
      if bytes[start] == Ascii.zero, index == start + 2 {
        throw error("no digit of that base follows “0\(unit)”", start..<index)
      }
    case "":
      guard peek() == Ascii.point else { return }
      if isDigit(peek(1), 10) {
        throw error("a number has one decimal point", index..<index + 1)
      }
      if !Ascii.isLetter(peek(1) ?? 0) {
        throw error("a digit must follow the decimal point", index..<index + 1)
      }
    default: return
    }
  }

  private static func radix(_ letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }

  private func isDigit(_ byte: UInt8?, _ radix: Int) -> Bool {
    guard let byte else { return false }
    if radix == 16 { return Ascii.isHexDigit(byte) }
    return byte >= Ascii.zero && Int(byte - Ascii.zero) < min(radix, 10)
  }

  /// Skips digits and separators and appends the digits.
  private mutating func digits(_ radix: Int, into literal: inout [UInt8]) {
    while let byte = peek(), isDigit(byte, radix) || byte == Ascii.underscore {
      if byte != Ascii.underscore { literal.append(byte) }
      index += 1
    }
  }

  private mutating func readDecimal(into literal: inout [UInt8]) {
    digits(10, into: &literal)
    if peek() == Ascii.point, isDigit(peek(1), 10) {
      index += 1
      if literal.isEmpty { literal.append(Ascii.zero) }
      literal.append(Ascii.point)
      digits(10, into: &literal)
    }
    exponent(after: Ascii.lowercaseE, into: &literal)
  }

  private mutating func readNumber(radix: Int, from start: Int) throws(NotationError) -> Double? {
    var literal: [UInt8] = []
    digits(radix, into: &literal)
    guard radix == 16 else {
      return literal.reduce(0) { $0 * Double(radix) + Double($1 - Ascii.zero) }
    }
    var isFraction = false
    if peek() == Ascii.point, isDigit(peek(1), 16) {
      isFraction = true
      index += 1
      literal.append(Ascii.point)
      digits(16, into: &literal)
    }
    let hasExponent = exponent(after: UInt8(ascii: "p"), into: &literal)
    if isFraction, !hasExponent {
      throw error(
        "a hexadecimal number with a fraction needs an exponent such as p-3", start..<index)
    }
    return Double("0x" + String(decoding: literal, as: UTF8.self))
  }

  /// Reads an exponent where the letter, an optional sign and a digit stand.
  @discardableResult
  private mutating func exponent(after letter: UInt8, into literal: inout [UInt8]) -> Bool {
    guard let byte = peek(), Ascii.lowercased(byte) == letter else { return false }
    let hasSign = peek(1) == Ascii.minus || peek(1) == Ascii.plus
    guard isDigit(peek(hasSign ? 2 : 1), 10) else { return false }
    literal.append(letter)
    if hasSign, let sign = peek(1) { literal.append(sign) }
    index += hasSign ? 2 : 1
    digits(10, into: &literal)
    return true
  }

  private mutating func readUnit() -> String {
    let start = index
    while let byte = peek(), Ascii.isLetter(byte) || byte == Ascii.percent { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
