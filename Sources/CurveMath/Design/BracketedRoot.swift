// SPDX-License-Identifier: Apache-2.0

/// The root of a function that rises through 0 between two places.
enum BracketedRoot {
  /// The root by the secant that keeps it between its ends, each end's weight halved where it stays twice
  /// (the Illinois rule), and by halving the bracket where that doesn't shrink it: at most 200 evaluations.
  ///
  /// - Parameters:
  ///   - lower: where the function is below 0; it is the answer where it isn't.
  ///   - upper: where it is above 0; likewise.
  static func find(from lower: Double, to upper: Double, _ function: (Double) -> Double) -> Double {
    var low = lower
    var high = upper
    var atLow = function(low)
    var atHigh = function(high)
    // At an end, rounding may have moved the root out.
    if atLow >= 0 { return low }
    if atHigh <= 0 { return high }
    var kept = 0
    for iteration in 0..<200 {
      var middle = high - atHigh * ((high - low) / (atHigh - atLow))
      if iteration % 4 == 3 || !(middle > low && middle < high) { middle = low + (high - low) / 2 }
      guard middle > low, middle < high, high - low > 0x1p-52 * high.magnitude else { break }
      let value = function(middle)
      if value == 0 { return middle }
      if value < 0 {
        low = middle
        atLow = value
        if kept == 1 { atHigh /= 2 }
        kept = 1
      } else {
        high = middle
        atHigh = value
        if kept == -1 { atLow /= 2 }
        kept = -1
      }
    }
    return low + (high - low) / 2
  }
}
