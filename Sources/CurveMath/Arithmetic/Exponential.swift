// SPDX-License-Identifier: Apache-2.0

/// The exponential of a double-double argument, from a table.
///
/// The argument is reduced by Cody and Waite's method to a small rest, the table holds the power of two nearest
/// to it, and a short polynomial in the rest corrects it. The correction is at most 1/368 of the function, so
/// its own rounding errors count for little: the result is right to about 2⁻⁶⁰, better than a correctly rounded
/// double. Derivation: Documentation/Derivations/Springs.md.
enum Exponential {
  /// Where the reduction is exact and the result neither overflows nor underflows.
  static var lowest: Double { -700 }
  static var highest: Double { 1050 }
  /// From this argument on the result is held 2⁵¹² times too large, so that its tail doesn't underflow.
  static var enlargedFrom: Double { 340 }

  /// `e^(−x)` as `number · scale`, for an x in ``lowest``…``highest``.
  @inline(__always)
  static func negative(_ x: DoubleDouble) -> (number: SplitNumber, scale: Double) {
    // x = k·ln 2/128 + rest. Adding 1.5·2⁵² rounds to a whole number, which then stands in the low bits.
    let shifted = x.high * 0x1.71547652B82FEp7 + 0x1.8p52
    let k = shifted - 0x1.8p52
    let rest =
      ((x.high - k * 0x1.62E42FEFCp-8) - k * -0x1.C610CA86Cp-44) + (x.low - k * -0x1.C4C67FC0D0951p-83)
    let squared = rest * rest
    let change =
      -rest + squared * (0.5 - rest * (1.0 / 6)) + squared * squared * (1.0 / 24 - rest * (1.0 / 120))
    let index = Int(truncatingIfNeeded: 0x4338_0000_0000_0000 &- Int64(bitPattern: shifted.bitPattern))
    let entry = 2 &* (index & 127)
    let head = KernelTables.powers[unchecked: entry]
    let tail = KernelTables.powers[unchecked: entry &+ 1]
    let isEnlarged = x.high > enlargedFrom
    let exponent = (index >> 7) &+ (isEnlarged ? 512 : 0)
    let power = Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) << 52)
    let number = SplitNumber(head: head * power, tail: (tail + (head + tail) * change) * power)
    return (number, isEnlarged ? 0x1p-512 : 1)
  }
}
