// SPDX-License-Identifier: Apache-2.0

extension DoubleDouble {
  /// `ln(numerator / denominator)` of two numbers above 0, to about 100 bits.
  ///
  /// With the quotient brought into √½…√2 by a power of two k,
  ///
  ///     ln(a/b) = k·ln 2 + 2·artanh((a − b)/(a + b))
  ///
  /// The difference of two doubles is exact, so the result keeps its relative precision where the two are
  /// close. Infinite for a quotient of infinity, minus infinity for one of 0, NaN below 0.
  package static func logarithm(of numerator: DoubleDouble, over denominator: DoubleDouble) -> DoubleDouble {
    guard numerator.high > 0, numerator.high < .infinity, denominator.high > 0, denominator.high < .infinity
    else {
      return limit(of: numerator.high, over: denominator.high)
    }
    var power = numerator.high.exponent - denominator.high.exponent
    var upper = numerator.withoutExponent
    let lower = denominator.withoutExponent
    if upper.high > lower.high * 0x1.6A09E667F3BCDp0 {
      upper = upper.scaled(by: 0.5)
      power += 1
    } else if upper.high * 0x1.6A09E667F3BCDp0 < lower.high {
      upper = upper.scaled(by: 2)
      power -= 1
    }
    let tangent = (upper - lower) / (upper + lower)
    let rest = doubledArtanh(tangent)
    return power == 0 ? rest : naturalLogarithmOf2 * Double(power) + rest
  }

  /// `ln(1 + x)` for x above −1, to about 100 bits, relative precision kept near 0.
  package static func logarithm(onePlus x: DoubleDouble) -> DoubleDouble {
    guard x.high.magnitude < 0.25 else { return logarithm(of: x + 1, over: DoubleDouble(1)) }
    return x.high == 0 ? DoubleDouble(0) : doubledArtanh(x / (x + 2))
  }

  /// Where the quotient has no logarithm of its own: 0, infinite, negative or NaN.
  private static func limit(of numerator: Double, over denominator: Double) -> DoubleDouble {
    let quotient = numerator / denominator
    if quotient == .infinity { return DoubleDouble(.infinity) }
    return DoubleDouble(quotient == 0 ? -.infinity : .nan)
  }

  /// The number times a power of two that brings it to 1…2.
  private var withoutExponent: DoubleDouble {
    // Two steps, because the power may lie beyond the doubles where the number is very small.
    let half = high.exponent / 2
    let first = Double(sign: .plus, exponent: -half, significand: 1)
    let second = Double(sign: .plus, exponent: half - high.exponent, significand: 1)
    return scaled(by: first).scaled(by: second)
  }

  /// `2·artanh(t) = 2t·(1 + t²/3 + t⁴/5 + …)` for |t| up to 0.1716, where 22 terms leave 2⁻¹⁰⁸.
  private static func doubledArtanh(_ tangent: DoubleDouble) -> DoubleDouble {
    let square = tangent * tangent
    // From the eleventh term on a double's precision is enough: t²² is below 2⁻⁵⁵.
    var tail = 0.0
    for term in stride(from: 21, through: 11, by: -1) {
      tail = tail * square.high + 1 / Double(2 * term + 1)
    }
    var sum = DoubleDouble(tail)
    // 1/21, 1/19 and so on up to 1, each as a double and what it leaves.
    sum = sum * square + DoubleDouble(high: 0x1.8618618618618p-5, low: 0x1.8618618618618p-59)
    sum = sum * square + DoubleDouble(high: 0x1.af286bca1af28p-5, low: 0x1.af286bca1af28p-59)
    sum = sum * square + DoubleDouble(high: 0x1.e1e1e1e1e1e1ep-5, low: 0x1.e1e1e1e1e1e1ep-61)
    sum = sum * square + DoubleDouble(high: 0x1.1111111111111p-4, low: 0x1.1111111111111p-60)
    sum = sum * square + DoubleDouble(high: 0x1.3b13b13b13b14p-4, low: -0x1.3b13b13b13b14p-58)
    sum = sum * square + DoubleDouble(high: 0x1.745d1745d1746p-4, low: -0x1.745d1745d1746p-59)
    sum = sum * square + DoubleDouble(high: 0x1.c71c71c71c71cp-4, low: 0x1.c71c71c71c71cp-58)
    sum = sum * square + DoubleDouble(high: 0x1.2492492492492p-3, low: 0x1.2492492492492p-57)
    sum = sum * square + DoubleDouble(high: 0x1.999999999999ap-3, low: -0x1.999999999999ap-57)
    sum = sum * square + DoubleDouble(high: 0x1.5555555555555p-2, low: 0x1.5555555555555p-56)
    sum = sum * square + DoubleDouble(high: 1, low: 0)
    return sum * tangent.scaled(by: 2)
  }

  private static var naturalLogarithmOf2: DoubleDouble {
    DoubleDouble(high: 0x1.62E42FEFA39EFp-1, low: 0x1.ABC9E3B39803Fp-56)
  }
}
