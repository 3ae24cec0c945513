// SPDX-License-Identifier: Apache-2.0

extension Double {
  /// A weighted sum whose products or splittings leave the range of doubles on the way.
  ///
  /// The products are formed from numbers in 1…2 and from their exponents, so that the sum overflows only where it
  /// is itself too large. What has the weight 0, or is 0, takes no part, whatever the other factor.
  @usableFromInline
  @inline(never)
  static func extremeSum(
    _ first: Double, _ firstWeight: DoubleDouble,
    _ second: Double, _ secondWeight: DoubleDouble,
    _ third: Double, _ thirdWeight: DoubleDouble
  ) -> Double {
    let a = ExtremeProduct(first, firstWeight)
    let b = ExtremeProduct(second, secondWeight)
    let c = ExtremeProduct(third, thirdWeight)
    let beyond = a.beyond + b.beyond + c.beyond
    guard beyond == 0 else { return beyond }
    let largest = max(a.exponent, b.exponent, c.exponent)
    let sum = a.number(in: largest) + b.number(in: largest) + c.number(in: largest)
    return PowerOfTwo(exponent: largest).times(sum.rounded)
  }
}

/// A product as a number of moderate size and a power of two.
private struct ExtremeProduct {
  /// The least exponent of all where the product is 0.
  let exponent: Int
  let significand: DoubleDouble
  /// The product where it is infinite or NaN, and 0 elsewhere.
  let beyond: Double

  init(_ number: Double, _ weight: DoubleDouble) {
    let plain = number * weight.high
    guard number.isFinite, weight.high.isFinite else {
      self.init(beyond: number == 0 || weight.high == 0 ? (number + weight.high).isNaN ? .nan : 0 : plain)
      return
    }
    guard number != 0, weight.high != 0 else {
      self.init(beyond: 0)
      return
    }
    let size = PowerOfTwo(exponent: weight.high.exponent)
    let share = DoubleDouble(high: size.divides(weight.high), low: size.divides(weight.low))
    self.init(
      exponent: number.exponent + weight.high.exponent,
      significand: share * PowerOfTwo(exponent: number.exponent).divides(number))
  }

  private init(exponent: Int = -10_000, significand: DoubleDouble = DoubleDouble(0), beyond: Double = 0) {
    self.exponent = exponent
    self.significand = significand
    self.beyond = beyond
  }

  /// The product in units of a power of two that is not smaller.
  func number(in exponent: Int) -> DoubleDouble {
    let unit = PowerOfTwo(exponent: exponent - self.exponent)
    return DoubleDouble(high: unit.divides(significand.high), low: unit.divides(significand.low))
  }
}
