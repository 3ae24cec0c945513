// SPDX-License-Identifier: Apache-2.0

import CMaths

extension Decay {
  /// `d/(1−d)` milliseconds, in seconds: how far a unit of velocity goes in steps of a millisecond.
  ///
  /// From a time constant it is `1/expm1(1/(1000·τ))`, which doesn't cancel where d is nearly 1.
  var steppedSpan: DoubleDouble {
    switch parameter {
    case .ratePerMillisecond(let rate):
      guard rate >= 0, rate <= 1 else { return DoubleDouble(.nan) }
      return DoubleDouble(rate) / (DoubleDouble.sum(1, -rate) * 1000)
    case .timeConstant:
      let exponent = rate / DoubleDouble(1000)
      guard exponent.high < Decay.largestExponent else {
        return DoubleDouble(exponent.high.isNaN ? .nan : 0)
      }
      let growth = expm1(exponent.high)
      let corrected = DoubleDouble.sum(growth, (1 + growth) * exponent.low)
      return DoubleDouble(1) / (corrected * 1000)
    }
  }

  /// Where e^x, times a thousand, is about to overflow; what is left of a velocity there is nothing.
  private static var largestExponent: Double { 650 }
}
