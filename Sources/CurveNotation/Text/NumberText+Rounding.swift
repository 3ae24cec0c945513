// SPDX-License-Identifier: Apache-2.0

extension NumberText {
  /// The double next to the decimal of so many significant digits that is nearest to a number.
  ///
  /// The number's shortest decimal is what is rounded, half away from zero, as people do who see it.
  package static func rounded(_ number: Double, toSignificant digits: Int) -> Double {
    guard number.isFinite, number != 0, digits >= 1 else { return number }
    var decimal = DecimalParts(number)
    guard decimal.digits.count > digits else { return number }
    decimal.round(to: digits)
    return decimal.number ?? number
  }

  /// A number's text with the decimal point moved: by 2 for a percentage, by 3 for milliseconds.
  ///
  /// The digits are those of the number's shortest text, so that moving the point back gives the very number.
  package static func text(of number: Double, shiftedBy places: Int) -> String {
    guard number.isFinite, number != 0 else { return text(of: number) }
    var decimal = DecimalParts(number)
    decimal.exponent += places
    return decimal.text
  }
}

/// A finite decimal: a sign, digits without zeros at either end, and the power of ten of the first one.
struct DecimalParts: Hashable {
  let isNegative: Bool
  var digits: [UInt8]
  var exponent: Int

  /// The shortest decimal of a number other than 0.
  init(_ number: Double) {
    var bytes: [UInt8] = []
    NumberText.append(number.magnitude, to: &bytes)
    isNegative = number < 0
    var digits: [UInt8] = []
    var point: Int?
    var power = 0
    for (index, byte) in bytes.enumerated() {
      if byte == Ascii.lowercaseE {
        power = Int(String(decoding: bytes[(index + 1)...], as: UTF8.self)) ?? 0
        break
      }
      if byte == Ascii.point { point = digits.count } else { digits.append(byte - Ascii.zero) }
    }
    let whole = point ?? digits.count
    let leading = digits.prefix { $0 == 0 }.count
    exponent = power + whole - 1 - leading
    digits.removeFirst(leading)
    while digits.last == 0 { digits.removeLast() }
    self.digits = digits
  }

  /// Keeps so many digits and rounds the last one.
  mutating func round(to count: Int) {
    guard digits.count > count else { return }
    let roundsUp = digits[count] >= 5
    digits.removeSubrange(count...)
    if roundsUp {
      var index = count - 1
      while index >= 0, digits[index] == 9 { index -= 1 }
      digits.removeSubrange((index + 1)...)
      if index < 0 {
        digits = [1]
        exponent += 1
      } else {
        digits[index] += 1
      }
    }
    while digits.last == 0 { digits.removeLast() }
  }

  /// The double next to it.
  var number: Double? { Double(text) }

  /// As ``NumberText`` writes numbers: plain from 10⁻⁵ up to 10¹⁶, with an exponent beyond.
  var text: String {
    let digits = digits.map { $0 + Ascii.zero }
    var bytes: [UInt8] = isNegative ? [Ascii.minus] : []
    func zeros(_ count: Int) -> [UInt8] { Array(repeating: Ascii.zero, count: max(0, count)) }
    switch exponent {
    case -5 ... -1:
      bytes += [Ascii.zero, Ascii.point] + zeros(-exponent - 1) + digits
    case 0...15:
      bytes += digits.prefix(exponent + 1) + zeros(exponent + 1 - digits.count)
      if digits.count > exponent + 1 { bytes += [Ascii.point] + digits[(exponent + 1)...] }
    default:
      bytes += digits.prefix(1)
      if digits.count > 1 { bytes += [Ascii.point] + digits[1...] }
      bytes += [Ascii.lowercaseE] + Array("\(exponent)".utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
