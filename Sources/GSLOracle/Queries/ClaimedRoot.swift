// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
package import CurveValidation

/// A place where a function that is known to within an error is 0, and how far it may be off.
///
/// Brent's root finder says where. Then the claim is made afresh: from the root outwards, twice as far each time,
/// until the function surely has the one sign before and the other behind. The ends of the bracket count as sure.
package struct ClaimedRoot: Hashable, Sendable {
  /// The root.
  package let place: Double
  /// How far it may be off.
  package let error: Double

  /// The root between two places at which the function surely has different signs.
  ///
  /// - Parameter doubt: how far a value of the function may be off.
  /// - Throws: ``OracleError/library(code:reason:operation:)`` where the signs are the same, and what the
  ///   function throws.
  package init(
    from lower: Double, to upper: Double, within doubt: Double,
    _ body: @escaping (Double) throws(OracleError) -> Double
  ) throws(OracleError) {
    let root = try TimeRoot(from: lower, to: upper, body)
    let sign = try body(lower) < body(upper) ? 1.0 : -1.0
    place = root.time
    var reach = max(root.width, 2 * root.time.ulp)
    while reach < upper - lower {
      let (before, behind) = (root.time - reach, root.time + reach)
      let ahead = before <= lower ? -.infinity : sign * (try body(before))
      let past = behind >= upper ? .infinity : sign * (try body(behind))
      if ahead < -doubt, past > doubt { break }
      reach *= 2
    }
    error = min(reach, upper - lower)
  }

  /// The root as an answer.
  package var answer: OracleAnswer { OracleAnswer(place, error: error) }
}
#endif
