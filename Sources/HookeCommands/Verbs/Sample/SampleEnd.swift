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
  static let end = ValueKind(
    placeholder: "END", allowed: "seconds, 0 or more, or settled", completion: .words(["settled"])
  ) { text throws(ValueProblem) in
    if text == "settled" { return .settled }
    guard let time = NumberText.number(text), NumberRange.notNegative.contains(time) else {
      let allowed = "seconds, 0 or more, or settled"
      if let suggestion = NearestName.suggestion(for: text, among: ["settled"]) {
        throw .mustBe(allowed, found: text, suggestion: suggestion)
      }
      throw .mustBeNumber(allowed, found: text)
    }
    return .time(time)
  }
}
