// SPDX-License-Identifier: Apache-2.0

extension DoubleDouble {
  /// `(first − second)/divisor`, also where the difference is beyond the doubles.
  static func quotient(of first: Double, minus second: Double, by divisor: Double) -> DoubleDouble {
    let difference = sum(first, -second)
    if difference.high.isFinite || !first.isFinite || !second.isFinite {
      return difference / DoubleDouble(divisor)
    }
    return sum(first / 2, -second / 2) / DoubleDouble(divisor / 2)
  }
}
