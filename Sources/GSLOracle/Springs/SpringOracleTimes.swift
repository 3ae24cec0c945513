// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation

/// The rule for the times that an oracle is asked for.
enum SpringOracleTimes {
  /// Refuses times that are negative, not finite, or go back.
  static func check(_ times: [Double]) throws(OracleError) {
    var previous = 0.0
    for (index, time) in times.enumerated() {
      guard time >= previous, time.isFinite else {
        throw .unsuited(
          "times must be finite, 0 or more and never decrease, but number \(index) is \(time)"
            + (index > 0 ? " after \(previous)" : ""))
      }
      previous = time
    }
  }
}
#endif
