// SPDX-License-Identifier: Apache-2.0

/// A power of two of any size, also beyond the range of doubles.
struct PowerOfTwo {
  let exponent: Int

  /// A number times the power; a result that is no normal number is rounded once.
  func times(_ number: Double) -> Double { PowerOfTwo.scaled(number, by: exponent) }

  /// A double-double number times the power.
  func times(_ number: DoubleDouble) -> DoubleDouble {
    DoubleDouble(high: times(number.high), low: times(number.low))
  }

  /// A number divided by the power.
  func divides(_ number: Double) -> Double { PowerOfTwo.scaled(number, by: -exponent) }

  private static func scaled(_ number: Double, by exponent: Int) -> Double {
    guard number.isFinite, number != 0 else { return number }
    let total = number.exponent + exponent
    let size = Double(sign: .plus, exponent: total, significand: number.significand)
    return number < 0 ? -size : size
  }
}
