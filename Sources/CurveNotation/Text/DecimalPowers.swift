// SPDX-License-Identifier: Apache-2.0

/// The powers of ten that shortest decimals need, as 128-bit fractions rounded up.
///
/// The entry for `k` is the least integer `g` with `10^k ≤ g · 2^(floor(log2(10^k)) − 127)`, so that its top bit
/// is set. The table is filled on first use, in some ten microseconds, from a chain of 192-bit fractions:
/// each step multiplies or divides by ten and loses less than one unit of the last bit.
enum DecimalPowers {
  /// A fraction of 128 bits.
  struct Fraction: Hashable, Sendable {
    let high: UInt64
    let low: UInt64
  }

  static let exponents = -292...324
  static let fractions: [Fraction] = chain().map(\.fraction)

  /// `floor(log10(2^exponent))`, right for every exponent of a double.
  @inline(__always)
  static func decimalExponent(ofPowerOfTwo exponent: Int) -> Int { (exponent * 1_262_611) >> 22 }

  /// `floor(log10(3/4 · 2^exponent))`, right for every exponent of a double.
  @inline(__always)
  static func decimalExponent(ofThreeQuartersOfPowerOfTwo exponent: Int) -> Int {
    (exponent * 1_262_611 - 524_031) >> 22
  }

  /// `floor(log2(10^exponent))`, right for every exponent in the table.
  @inline(__always)
  static func binaryExponent(ofPowerOfTen exponent: Int) -> Int { (exponent * 1_741_647) >> 19 }

  /// The three words of a power, the guard word included, lowest exponent first.
  static func chain() -> [Wide] {
    var wides: [Wide] = []
    wides.reserveCapacity(exponents.count)
    var power = Wide.one
    for _ in 0..<(-exponents.lowerBound) {
      power = power.dividedByTen()
      wides.append(power)
    }
    wides.reverse()
    power = .one
    for _ in 0...exponents.upperBound {
      wides.append(power)
      power = power.timesTen()
    }
    return wides
  }

  /// A fraction of 192 bits with the top bit set; what lies below is cut off.
  struct Wide: Hashable, Sendable {
    let high: UInt64
    let middle: UInt64
    let low: UInt64

    static let one = Wide(high: 1 << 63, middle: 0, low: 0)

    /// The upper 128 bits, rounded up.
    var fraction: Fraction {
      guard low != 0 else { return Fraction(high: high, low: middle) }
      let (sum, carries) = middle.addingReportingOverflow(1)
      return Fraction(high: carries ? high &+ 1 : high, low: sum)
    }

    func timesTen() -> Wide {
      let lowest = low.multipliedFullWidth(by: 10)
      let central = middle.multipliedFullWidth(by: 10)
      let highest = high.multipliedFullWidth(by: 10)
      let (second, carriesOnce) = central.low.addingReportingOverflow(lowest.high)
      let (third, carriesTwice) = highest.low.addingReportingOverflow(central.high &+ (carriesOnce ? 1 : 0))
      let top = highest.high &+ (carriesTwice ? 1 : 0)
      let shift = UInt64(64 - top.leadingZeroBitCount)
      return Wide(
        high: top << (64 - shift) | third >> shift,
        middle: third << (64 - shift) | second >> shift,
        low: second << (64 - shift) | lowest.low >> shift)
    }

    func dividedByTen() -> Wide {
      let (first, firstRest) = high.quotientAndRemainder(dividingBy: 10)
      let (second, secondRest) = UInt64(10).dividingFullWidth((firstRest, middle))
      let (third, thirdRest) = UInt64(10).dividingFullWidth((secondRest, low))
      let (fourth, _) = UInt64(10).dividingFullWidth((thirdRest, 0))
      let shift = UInt64(first.leadingZeroBitCount)
      return Wide(
        high: first << shift | second >> (64 - shift),
        middle: second << shift | third >> (64 - shift),
        low: third << shift | fourth >> (64 - shift))
    }
  }
}
