// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite struct DecayLogarithmTests {
  private func logarithm(_ numerator: Double, _ denominator: Double = 1) -> DoubleDouble {
    DoubleDouble.logarithm(of: DoubleDouble(numerator), over: DoubleDouble(denominator))
  }

  @Test func `known logarithms are right in both halves`() {
    // 40 digits each, split into two doubles.
    let two = logarithm(2)
    #expect(two.high == 0x1.62E42FEFA39EFp-1)
    #expect((two.low - 0x1.ABC9E3B39803Fp-56).magnitude < 0x1p-104)
    let ten = logarithm(10)
    #expect(ten.high == 2.302585092994045684)
    #expect((ten.low - -2.170756223382249e-16).magnitude < 0x1p-102)
    let half = logarithm(1, 2)
    #expect((half + two).rounded.magnitude < 0x1p-104)
  }

  @Test func `the logarithm of a product is the sum to a hundred bits`() {
    var random = SeededGenerator(seed: 0xD7_01)
    for _ in 0..<2000 {
      let first = random.geometric(0x1p-300...0x1p300)
      let second = random.geometric(0x1p-300...0x1p300)
      let product = DoubleDouble.product(first, second)
      let whole = DoubleDouble.logarithm(of: product, over: DoubleDouble(1))
      let parts = logarithm(first) + logarithm(second)
      #expect((whole - parts).rounded.magnitude <= 0x1p-94, "seed \(random.seed): \(first) \(second)")
    }
  }

  @Test func `close numbers keep their relative precision`() {
    for step in 1...50 {
      let small = Double(step) * 0x1p-52
      // ln(1+x) = x − x²/2 + x³/3 to far more than a double's digits.
      let expected = small - small * small / 2
      #expect(logarithm(1 + small).rounded == expected)
      #expect(DoubleDouble.logarithm(onePlus: DoubleDouble(small)).rounded == expected)
    }
    #expect(DoubleDouble.logarithm(onePlus: DoubleDouble(1e-300)).high == 1e-300)
  }

  @Test func `numbers at the ends of the doubles have logarithms`() {
    #expect((logarithm(.leastNonzeroMagnitude).high - -744.4400719213812).magnitude < 1e-12)
    #expect((logarithm(.greatestFiniteMagnitude).high - 709.782712893384).magnitude < 1e-12)
    let widest = logarithm(.greatestFiniteMagnitude, .leastNonzeroMagnitude)
    #expect((widest.high - 1454.2227848147652).magnitude < 1e-12)
  }

  @Test func `what has no logarithm has its limit or NaN`() {
    #expect(logarithm(0).high == -.infinity)
    #expect(logarithm(.infinity).high == .infinity)
    #expect(logarithm(1, 0).high == .infinity)
    #expect(logarithm(-1).high.isNaN)
    #expect(logarithm(.nan).high.isNaN)
    #expect(DoubleDouble.logarithm(onePlus: DoubleDouble(0)).high == 0)
  }
}
