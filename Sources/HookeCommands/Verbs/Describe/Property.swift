// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// One thing that is known about a curve: its key in JSON, and how a person reads it.
struct Property {
  /// Where along the curve something is.
  struct Place {
    let position: Double
    /// Seconds, or empty where the position is a progress.
    let unit: String

    var number: String { NumberText.text(of: position) }

    /// The place after a value.
    var words: String { unit.isEmpty ? "at progress \(number)" : "at \(number) \(unit)" }
  }

  /// The key in JSON, SwiftUI's name in lower camel case; empty for what is shown to a person only.
  let key: String
  let value: JSONValue
  /// The words for a person; empty for what stands in JSON only.
  let label: String
  /// The unit, or empty.
  let unit: String
  /// Where along the curve the value is, where that is part of it.
  let place: Place?
  /// What it says, in words; empty where the label says it.
  let remark: String
  /// The value as a person reads it, where the value itself is no number and no word.
  private let shown: String?

  init(
    _ key: String, _ value: JSONValue, _ label: String, shown: String? = nil, unit: String = "",
    at place: Place? = nil, _ remark: String = ""
  ) {
    self.shown = shown
    self.key = key
    self.value = value
    self.label = label
    self.unit = unit
    self.place = place
    self.remark = remark
  }

  /// Something that stands in JSON only.
  init(_ key: String, _ value: JSONValue) { self.init(key, value, "") }

  /// Something that a person reads and that stands elsewhere in JSON.
  init(
    shown value: JSONValue, _ label: String, unit: String = "", at place: Place? = nil, _ remark: String = ""
  ) {
    self.init("", value, label, unit: unit, at: place, remark)
  }

  /// A time that may never come: `nil` or infinity.
  static func time(
    _ key: String, _ time: Double?, _ label: String, unit: String = "s", _ remark: String,
    never: String = "never", neverRemark: String
  ) -> Property {
    let value = time.map(JSONValue.number) ?? .null
    guard let time, time.isFinite else {
      return Property(key, value, label, shown: never, neverRemark)
    }
    return Property(key, value, label, unit: unit, remark)
  }

  /// The value as a person reads it.
  var text: String {
    if let shown { return shown }
    switch value {
    case .number(let number): return NumberText.text(of: number == 0 ? 0 : number)
    case .string(let text): return text
    default: return value.text(indentation: 0)
    }
  }
}
