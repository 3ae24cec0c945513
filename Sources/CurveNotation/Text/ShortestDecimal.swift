// SPDX-License-Identifier: Apache-2.0

/// The shortest decimal that reads back as a given double; of several, the one closest to it.
///
/// The method is Raffaello Giulietti's ("The Schubfach way to render doubles"): a double's rounding interval
/// always holds a decimal with the exponent `k = floor(log10(width))`, and at most two candidates with that
/// exponent and one or two with the next need looking at. The interval's ends are scaled by a 128-bit power
/// of ten and rounded to odd, which keeps every comparison exact.
struct ShortestDecimal: Hashable, Sendable {
  /// The digits as a whole number, possibly with zeros at the end.
  var digits: UInt64
  /// The number is `digits · 10^exponent`.
  var exponent: Int

  /// The shortest decimal of a finite number that is not zero, without its sign.
  @inline(__always)
  init(magnitudeOf number: Double) {
    let field = number.significandBitPattern
    let biased = number.exponentBitPattern
    let isSubnormal = biased == 0
    let significand = isSubnormal ? field : field | 1 << 52
    let binary = isSubnormal ? -1074 : Int(truncatingIfNeeded: biased) &- 1075
    // Below a power of two the neighbours stand at half the distance.
    let isLopsided = field == 0 && biased > 1
    let decimal =
      isLopsided
      ? DecimalPowers.decimalExponent(ofThreeQuartersOfPowerOfTwo: binary)
      : DecimalPowers.decimalExponent(ofPowerOfTwo: binary)
    let power = DecimalPowers.fractions[-decimal - DecimalPowers.exponents.lowerBound]
    let shift = UInt64(
      truncatingIfNeeded: binary &+ DecimalPowers.binaryExponent(ofPowerOfTen: -decimal) &+ 1)

    // Everything is held in quarters, so that the middle between two candidates is a whole number.
    let quarters = significand << 2
    let middle = Self.scaled(quarters << shift, by: power)
    let oddness = significand & 1
    let lower = Self.scaled((quarters &- (isLopsided ? 1 : 2)) << shift, by: power) &+ oddness
    let upper = Self.scaled((quarters &+ 2) << shift, by: power) &- oddness

    let candidate = middle >> 2
    if candidate >= 10 {
      let shorter = candidate / 10
      let below = lower <= 40 &* shorter
      let above = 40 &* shorter &+ 40 <= upper
      if below != above {
        digits = shorter &+ (above ? 1 : 0)
        exponent = decimal &+ 1
        return
      }
    }
    exponent = decimal
    let below = lower <= 4 &* candidate
    let above = 4 &* candidate &+ 4 <= upper
    if below != above {
      digits = candidate &+ (above ? 1 : 0)
      return
    }
    let half = 4 &* candidate &+ 2
    let roundsUp = middle > half || (middle == half && candidate & 1 == 1)
    digits = candidate &+ (roundsUp ? 1 : 0)
  }

  /// The upper word of a product of 192 bits, its lowest bit set when anything was cut off.
  @inline(__always)
  private static func scaled(_ number: UInt64, by power: DecimalPowers.Fraction) -> UInt64 {
    let lower = power.low.multipliedFullWidth(by: number)
    let upper = power.high.multipliedFullWidth(by: number)
    let (sum, carries) = upper.low.addingReportingOverflow(lower.high)
    return (upper.high &+ (carries ? 1 : 0)) | (sum > 1 ? 1 : 0)
  }
}
