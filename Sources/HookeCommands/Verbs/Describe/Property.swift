// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// One thing that is known about a curve: its key in JSON, and how a person reads it.
struct Property {
  /// The key in JSON, SwiftUI's name in lower camel case.
  let key: String
  let value: JSONValue
  /// The words for a person.
  let label: String
  /// The unit, or empty.
  let unit: String
  /// What it says, in words; empty where the label says it.
  let remark: String
  /// The value as a person reads it, where the value itself is no number and no word.
  private let shown: String?

  init(
    _ key: String, _ value: JSONValue, _ label: String, shown: String? = nil, unit: String = "",
    _ remark: String = ""
  ) {
    self.shown = shown
    self.key = key
    self.value = value
    self.label = label
    self.unit = unit
    self.remark = remark
  }

  /// The value as a person reads it.
  var text: String {
    if let shown { return shown }
    switch value {
    case .number(let number): return NumberText.text(of: number)
    case .string(let text): return text
    default: return value.text(indentation: 0)
    }
  }
}
