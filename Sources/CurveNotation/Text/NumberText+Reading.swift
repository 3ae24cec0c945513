// SPDX-License-Identifier: Apache-2.0

extension NumberText {
  /// The number that a text is, or nil where it is none.
  ///
  /// Allowed are decimals with or without sign, fraction and exponent (`5`, `-.5`, `2.5e-7`) and the words
  /// that ``append(_:to:)`` writes: `inf`, `-inf`, `nan`. There is no hexadecimal, no white space, no digit
  /// separator, and no decimal beyond the largest double.
  package static func number(_ text: some StringProtocol) -> Double? {
    var text = String(text)
    return text.withUTF8 { number($0) }
  }

  /// The number that UTF-8 bytes spell.
  static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    if let word = word(bytes) { return word }
    guard isDecimal(bytes), let number = Double(String(decoding: bytes, as: UTF8.self)), number.isFinite
    else {
      return nil
    }
    return number
  }

  private static func word(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    if bytes.elementsEqual("nan".utf8) { return .nan }
    if bytes.elementsEqual("inf".utf8) { return .infinity }
    if bytes.elementsEqual("-inf".utf8) { return -.infinity }
    return nil
  }

  private static func isDecimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    func digits() -> Int {
      let start = index
      while index < bytes.count, Ascii.isDigit(bytes[index]) { index += 1 }
      return index - start
    }
    func skip(_ allowed: (UInt8) -> Bool) -> Bool {
      guard index < bytes.count, allowed(bytes[index]) else { return false }
      index += 1
      return true
    }
    let isSign = { (byte: UInt8) in byte == Ascii.minus || byte == Ascii.plus }
    _ = skip(isSign)
    let whole = digits()
    let fraction = skip { $0 == Ascii.point } ? digits() : 0
    guard whole + fraction > 0 else { return false }
    if skip({ Ascii.lowercased($0) == Ascii.lowercaseE }) {
      _ = skip(isSign)
      guard digits() > 0 else { return false }
    }
    return index == bytes.count
  }
}
