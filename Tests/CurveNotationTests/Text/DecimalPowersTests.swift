// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CurveNotation

@Suite struct DecimalPowersTests {
  @Test func `powers that fit are exact`() {
    let one = DecimalPowers.fractions[-DecimalPowers.exponents.lowerBound]
    let ten = DecimalPowers.fractions[1 - DecimalPowers.exponents.lowerBound]
    #expect(one == DecimalPowers.Fraction(high: 0x8000_0000_0000_0000, low: 0))
    #expect(ten == DecimalPowers.Fraction(high: 0xA000_0000_0000_0000, low: 0))
  }

  @Test func `no other power is so near a whole fraction that the chain could round it wrongly`() {
    // 324 steps lose less than 1,000 units of the guard word, and 192 bits hold 10^82 exactly.
    for (power, exponent) in zip(DecimalPowers.chain(), DecimalPowers.exponents)
    where !(0...82).contains(exponent) {
      #expect((100_000...UInt64.max - 100_000).contains(power.low), "10^\(exponent)")
    }
  }

  @Test func `the decimal exponent of every normal power of two is right`() {
    for exponent in -1022...1022 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      let decimal = DecimalPowers.decimalExponent(ofPowerOfTwo: exponent)
      guard let lower = Double("1e\(decimal)"), let upper = Double("1e\(decimal + 1)") else {
        Issue.record("10^\(decimal) is no number")
        continue
      }
      #expect(lower <= power && power < upper, "2^\(exponent)")
    }
  }

  @Test func `the binary exponent of every power of ten in the range of doubles is right`() {
    for exponent in -307...308 {
      let power = Double("1e\(exponent)")
      #expect(power?.exponent == Double.Exponent(DecimalPowers.binaryExponent(ofPowerOfTen: exponent)))
    }
  }
}
