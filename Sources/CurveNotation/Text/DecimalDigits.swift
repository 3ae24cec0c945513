// SPDX-License-Identifier: Apache-2.0

/// Decimal digits, eight at a time in one machine word.
enum DecimalDigits {
  private static let zeros: UInt64 = 0x3030_3030_3030_3030

  /// Eight digits of a number below 10⁸ as ASCII, the first in the lowest byte.
  @inline(__always)
  static func eight(_ number: UInt64) -> UInt64 {
    // Two lanes of four digits, four lanes of two, eight lanes of one.
    let upper = number / 10_000
    var lanes = upper | (number &- upper &* 10_000) << 32
    var quotients = (lanes &* 5_243) >> 19 & 0x0000_007f_0000_007f
    lanes = quotients | (lanes &- quotients &* 100) << 16
    quotients = (lanes &* 103) >> 10 & 0x000f_000f_000f_000f
    return (quotients | (lanes &- quotients &* 10) << 8) &+ zeros
  }

  /// How many of sixteen digits are zeros at the end.
  @inline(__always)
  static func trailingZeros(_ upper: UInt64, _ lower: UInt64) -> Int {
    let tail = lower ^ zeros
    if tail != 0 { return tail.leadingZeroBitCount >> 3 }
    let head = upper ^ zeros
    return 8 &+ head.leadingZeroBitCount >> 3
  }

  /// Stores sixteen digits.
  @inline(__always)
  static func store(_ upper: UInt64, _ lower: UInt64, at target: UnsafeMutableRawPointer) {
    target.storeBytes(of: upper.littleEndian, as: UInt64.self)
    target.storeBytes(of: lower.littleEndian, toByteOffset: 8, as: UInt64.self)
  }

  /// Writes a whole number below 10¹⁶ and returns its length; sixteen bytes must be free.
  @inline(__always)
  static func write(_ number: UInt64, to target: UnsafeMutableRawPointer) -> Int {
    if number < 10 {
      target.storeBytes(of: Ascii.zero &+ UInt8(truncatingIfNeeded: number), as: UInt8.self)
      return 1
    }
    if number < 100_000_000 { return writeWithoutLeadingZeros(eight(number), to: target) }
    let upper = number / 100_000_000
    let length = writeWithoutLeadingZeros(eight(upper), to: target)
    let lower = eight(number &- upper &* 100_000_000)
    target.storeBytes(of: lower.littleEndian, toByteOffset: length, as: UInt64.self)
    return length &+ 8
  }

  @inline(__always)
  private static func writeWithoutLeadingZeros(_ digits: UInt64, to target: UnsafeMutableRawPointer) -> Int {
    let skipped = (digits ^ zeros).trailingZeroBitCount >> 3
    target.storeBytes(of: (digits >> UInt64(skipped &* 8)).littleEndian, as: UInt64.self)
    return 8 &- skipped
  }
}
