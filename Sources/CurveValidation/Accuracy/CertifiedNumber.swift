// SPDX-License-Identifier: Apache-2.0

/// A true value, known to about twice the digits of a double.
///
/// A reference has to be wider than what it judges: the error of a computed double is then a fraction of a
/// unit, and not a count of whole ones.
package struct CertifiedNumber: Hashable, Sendable {
  /// The truth, rounded to a double.
  package let high: Double
  /// The truth minus `high`, rounded to a double.
  package let low: Double

  package init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// `computed − truth`. Equal infinities have the error 0; anything else that isn't finite has NaN.
  package func error(of computed: Double) -> Double {
    if high.isInfinite { return computed == high ? 0 : .nan }
    return (computed - high) - low
  }
}
