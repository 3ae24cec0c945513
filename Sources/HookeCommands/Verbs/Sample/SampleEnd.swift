// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// Where the rows end.
package enum SampleEnd: Hashable, Sendable {
  case time(Double)
  case settled

  /// An end as a time, and what to tell about it.
  struct Resolved {
    let time: Double
    var isSettled = false
    var note: String?
  }
}

extension ValueKind<SampleEnd> {
  /// Seconds, or the word.
  static let end = end(in: .notNegative, allowed: "seconds, 0 or more, or settled")

  /// Seconds in a range, or the word.
  static func end(in range: NumberRange, allowed: String) -> ValueKind {
    ValueKind(placeholder: "END", allowed: allowed, completion: .words(["settled"])) {
      text throws(ValueProblem) in
      if text == "settled" { return .settled }
      if let time = NumberText.number(text), range.contains(time) { return .time(time) }
      if let suggestion = NearestName.suggestion(for: text, among: ["settled"]) {
        throw .mustBe(allowed, found: text, suggestion: suggestion)
      }
      throw .mustBeNumber(allowed, found: text)
    }
  }
}
