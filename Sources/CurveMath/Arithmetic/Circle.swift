// SPDX-License-Identifier: Apache-2.0

import CMaths

/// Sine and cosine of a double-double angle, from a table.
///
/// The same method as ``Exponential``: the nearest 128th of a turn, and a polynomial in the rest, which is at
/// most 1/41. Right to 2⁻⁵⁶ absolutely, and sines of small angles relatively as well.
/// Derivation: Documentation/Derivations/Springs.md.
enum Circle {
  /// Below this angle sine is right relatively: next to critical damping a large amplitude multiplies it.
  static var narrow: Double { 0.2 }
  /// Up to this angle the reduction is exact: sixteen thousand turns.
  static var widest: Double { 1e5 }

  /// Sine and cosine of any angle.
  @inline(__always)
  static func sineAndCosine(_ angle: DoubleDouble) -> (sine: SplitNumber, cosine: SplitNumber) {
    guard angle.high.magnitude < widest else { return distant(angle) }
    guard angle.high.magnitude >= narrow else { return small(angle) }
    // angle = k·π/64 + rest. Adding 1.5·2⁵² rounds to a whole number, which then stands in the low bits.
    let shifted = angle.high * 0x1.45F306DC9C883p4 + 0x1.8p52
    let k = shifted - 0x1.8p52
    let rest =
      ((angle.high - k * 0x1.921FB544p-5) - k * 0x1.0B4611A6p-39)
      + (angle.low - k * 0x1.3198A2E037073p-74)
    let squared = rest * rest
    let sineRest =
      rest + rest * squared * (-1.0 / 6 + squared * (1.0 / 120 - squared * (1.0 / 5040)))
    let cosineRest = squared * (-0.5 + squared * (1.0 / 24 - squared * (1.0 / 720)))
    let index = Int(truncatingIfNeeded: Int64(bitPattern: shifted.bitPattern))
    let sineEntry = 2 &* (index & 127)
    let cosineEntry = 2 &* ((index &+ 32) & 127)
    let sineHead = KernelTables.sines[unchecked: sineEntry]
    let sineTail = KernelTables.sines[unchecked: sineEntry &+ 1]
    let cosineHead = KernelTables.sines[unchecked: cosineEntry]
    let cosineTail = KernelTables.sines[unchecked: cosineEntry &+ 1]
    let sine = sineHead + sineTail
    let cosine = cosineHead + cosineTail
    return (
      SplitNumber(head: sineHead, tail: sineTail + (sine * cosineRest + cosine * sineRest)),
      SplitNumber(head: cosineHead, tail: cosineTail + (cosine * cosineRest - sine * sineRest))
    )
  }

  /// Power series, whose first terms are exact heads: only the rest is rounded.
  @inline(__always)
  private static func small(_ angle: DoubleDouble) -> (sine: SplitNumber, cosine: SplitNumber) {
    let a = angle.high
    let squared = a * a
    let sineRest =
      squared * (1.0 / 5040 - squared * (1.0 / 362_880 - squared * (1.0 / 39_916_800)))
    let cosineRest =
      squared * (1.0 / 720 - squared * (1.0 / 40_320 - squared * (1.0 / 3_628_800)))
    let sine = a * squared * (-1.0 / 6 + squared * (1.0 / 120 - sineRest))
    let cosine = squared * (-0.5 + squared * (1.0 / 24 - cosineRest))
    let split = SplitNumber(angle)
    return (
      SplitNumber(head: split.head, tail: split.tail + sine),
      SplitNumber(head: 1, tail: cosine - a * angle.low)
    )
  }

  /// Beyond the exact reduction the C library reduces, and the low part of the angle turns what it finds: to first
  /// order where that is all there is to it.
  private static func distant(_ angle: DoubleDouble) -> (sine: SplitNumber, cosine: SplitNumber) {
    let sine = sin(angle.high)
    let cosine = cos(angle.high)
    guard angle.low.magnitude < 0x1p-28 else {
      let turn = sin(angle.low)
      let half = sin(angle.low / 2)
      let fall = 2 * half * half
      return (
        SplitNumber(DoubleDouble.sum(sine, cosine * turn - sine * fall)),
        SplitNumber(DoubleDouble.sum(cosine, -sine * turn - cosine * fall))
      )
    }
    return (
      SplitNumber(DoubleDouble.sum(sine, angle.low * cosine)),
      SplitNumber(DoubleDouble.sum(cosine, -angle.low * sine))
    )
  }
}
