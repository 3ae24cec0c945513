// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation

/// A place where a function that is known to within an error is largest, how large, and how far both may be off.
///
/// GSL's minimiser says where; how flat the function is there, steps outwards until it is surely smaller.
struct ClaimedPeak {
  let place: Double
  let value: Double
  let placeError: Double
  let valueError: Double

  /// The peak between two places, of a function that is larger at the guess than at both.
  ///
  /// - Parameter doubt: how far a value of the function may be off.
  init(
    from lower: Double, guess: Double, to upper: Double, within doubt: Double,
    _ body: @escaping (Double) throws(OracleError) -> Double
  ) throws(OracleError) {
    let peak = try TimePeak(to: upper - lower, guess: guess - lower, within: 1e-7 * (upper - lower)) {
      (offset) throws(OracleError) in
      try body(lower + offset)
    }
    let place = lower + peak.offset
    var reach = max(peak.width, 2 * place.ulp)
    var drop = 0.0
    while reach < upper - lower {
      let before = try place - reach <= lower ? .infinity : peak.value - body(place - reach)
      let behind = try place + reach >= upper ? .infinity : peak.value - body(place + reach)
      drop = min(before, behind)
      if drop > 2 * doubt { break }
      reach *= 2
    }
    self.place = place
    value = peak.value
    placeError = min(reach, upper - lower)
    let share = peak.width / reach
    valueError = 4 * doubt + (drop.isFinite ? drop * share * share : 0)
  }
}
#endif
