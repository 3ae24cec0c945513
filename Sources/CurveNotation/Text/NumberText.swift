// SPDX-License-Identifier: Apache-2.0

/// Numbers as text: the shortest decimals that read back to the same bits.
///
/// Whole numbers have no fraction (`5`, `-0`), numbers from 10⁻⁵ up to 10¹⁶ no exponent, all others one
/// (`1e16`, `2.5e-7`). What is not a number or not finite is `nan`, `inf`, `-inf`. The decimal mark is a point
/// on every machine.
package enum NumberText {
  /// No text of a number is longer than this.
  static let longest = 24
  /// How many bytes ``write(_:to:)`` may touch: it stores whole words and reports how many bytes count.
  static let room = 40

  /// Appends a number's text.
  package static func append(_ number: Double, to bytes: inout [UInt8]) {
    withUnsafeTemporaryAllocation(byteCount: room, alignment: 8) { scratch in
      guard let start = scratch.baseAddress else { return }
      let count = write(number, to: start)
      bytes.append(contentsOf: UnsafeRawBufferPointer(start: start, count: count))
    }
  }

  /// A number's text.
  package static func text(of number: Double) -> String {
    withUnsafeTemporaryAllocation(byteCount: room, alignment: 8) { scratch in
      guard let start = scratch.baseAddress else { return "" }
      let count = write(number, to: start)
      return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }

  /// Writes a number's text and returns its length; `room` bytes must be free.
  static func write(_ number: Double, to target: UnsafeMutableRawPointer) -> Int {
    var target = target
    let isNegative = number.sign == .minus && !number.isNaN
    if isNegative {
      target.storeBytes(of: Ascii.minus, as: UInt8.self)
      target += 1
    }
    let length = writeMagnitude(of: number, to: target)
    return isNegative ? length &+ 1 : length
  }

  @inline(__always)
  private static func writeMagnitude(of number: Double, to target: UnsafeMutableRawPointer) -> Int {
    let magnitude = number.magnitude
    if magnitude < 0x1p53 {
      let whole = UInt64(magnitude)
      if Double(whole) == magnitude { return DecimalDigits.write(whole, to: target) }
    } else if !magnitude.isFinite {
      return write(magnitude.isNaN ? "nan" : "inf", to: target)
    }
    return write(ShortestDecimal(magnitudeOf: magnitude), to: target)
  }

  @inline(__always)
  private static func write(_ decimal: ShortestDecimal, to target: UnsafeMutableRawPointer) -> Int {
    // Seventeen digits, the first before the point: 1 + 8 + 8 of them.
    var significand = decimal.digits
    var exponent = decimal.exponent &+ 16
    while significand < 10_000_000_000_000_000 {
      significand &*= 10
      exponent &-= 1
    }
    let first = significand / 10_000_000_000_000_000
    let rest = significand &- first &* 10_000_000_000_000_000
    let upper = DecimalDigits.eight(rest / 100_000_000)
    let lower = DecimalDigits.eight(rest % 100_000_000)
    let zeros = DecimalDigits.trailingZeros(upper, lower)
    let count = 17 &- zeros
    let leading = Ascii.zero &+ UInt8(truncatingIfNeeded: first)

    switch exponent {
    case 0:
      target.storeBytes(of: leading, as: UInt8.self)
      target.storeBytes(of: Ascii.point, toByteOffset: 1, as: UInt8.self)
      DecimalDigits.store(upper, lower, at: target + 2)
      return count == 1 ? 1 : count &+ 1
    case -5 ... -1:
      // "0.0000", of which only as many zeros count as the exponent says.
      target.storeBytes(of: (0x3030_3030_3030_2e30 as UInt64).littleEndian, as: UInt64.self)
      let start = 1 &- exponent
      target.storeBytes(of: leading, toByteOffset: start, as: UInt8.self)
      DecimalDigits.store(upper, lower, at: target + (start &+ 1))
      return start &+ count
    case 1...15:
      target.storeBytes(of: leading, as: UInt8.self)
      DecimalDigits.store(upper, lower, at: target + 1)
      let whole = exponent &+ 1
      if count <= whole { return whole }
      // The digits after the point move over by one, from the last.
      var index = count
      while index > whole {
        let digit = target.load(fromByteOffset: index &- 1, as: UInt8.self)
        target.storeBytes(of: digit, toByteOffset: index, as: UInt8.self)
        index &-= 1
      }
      target.storeBytes(of: Ascii.point, toByteOffset: whole, as: UInt8.self)
      return count &+ 1
    default:
      target.storeBytes(of: leading, as: UInt8.self)
      target.storeBytes(of: Ascii.point, toByteOffset: 1, as: UInt8.self)
      DecimalDigits.store(upper, lower, at: target + 2)
      var length = count == 1 ? 1 : count &+ 1
      target.storeBytes(of: Ascii.lowercaseE, toByteOffset: length, as: UInt8.self)
      length &+= 1
      if exponent < 0 {
        target.storeBytes(of: Ascii.minus, toByteOffset: length, as: UInt8.self)
        length &+= 1
      }
      return length &+ DecimalDigits.write(UInt64(exponent.magnitude), to: target + length)
    }
  }

  private static func write(_ word: StaticString, to target: UnsafeMutableRawPointer) -> Int {
    target.copyMemory(from: word.utf8Start, byteCount: word.utf8CodeUnitCount)
    return word.utf8CodeUnitCount
  }
}
