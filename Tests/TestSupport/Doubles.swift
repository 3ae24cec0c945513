// SPDX-License-Identifier: Apache-2.0

extension Double {
  /// 2⁻⁵³, the largest relative error of one rounding.
  package static var roundoff: Double { 0x1p-53 }

  /// The number of leading digits kept, so that sums of a few such numbers are exact.
  package func coarse(bits: Int = 20) -> Double {
    guard self != 0, isFinite else { return self }
    let unit = Double(sign: .plus, exponent: exponent - bits, significand: 1)
    return (self / unit).rounded() * unit
  }

  /// Whether two numbers are the same to the bit, or are both NaN.
  package func isIdentical(to other: Double) -> Bool {
    bitPattern == other.bitPattern || (isNaN && other.isNaN)
  }
}

extension SeededGenerator {
  /// Any 64 bits as a double: NaN, infinities and subnormal numbers among them, and often a special one.
  package mutating func anyDouble() -> Double {
    let specials: [Double] = [
      .nan, .infinity, -.infinity, 0, -0.0, 1, -1, .leastNonzeroMagnitude, .leastNormalMagnitude,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .ulpOfOne, 2, 0.5,
    ]
    let choice = Int.random(in: 0..<24, using: &self)
    return choice < specials.count ? specials[choice] : Double(bitPattern: next())
  }
}
