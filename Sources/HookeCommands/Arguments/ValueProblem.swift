// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// Why a text is not the value that an option or an operand wants.
package struct ValueProblem: Error, Hashable, Sendable {
  /// What is wrong, to follow the name of the option: "must be a finite number, but is 'x'".
  package let predicate: String
  /// Whether the problem is about one item of a list.
  package let isAboutItem: Bool
  /// The part of the text that is meant, in UTF-8 offsets; `nil` for all of it.
  package let range: Range<Int>?
  /// The nearest allowed name.
  package let suggestion: String?

  package init(
    _ predicate: String, isAboutItem: Bool = false, range: Range<Int>? = nil, suggestion: String? = nil
  ) {
    self.predicate = predicate
    self.isAboutItem = isAboutItem
    self.range = range
    self.suggestion = suggestion
  }

  /// The problem that the text is none of what is allowed.
  package static func mustBe(
    _ allowed: String, found: String, range: Range<Int>? = nil, suggestion: String? = nil
  ) -> ValueProblem {
    let found = found.isEmpty ? "empty" : Quotation.quoted(found)
    return ValueProblem("must be \(allowed), but is \(found)", range: range, suggestion: suggestion)
  }

  /// The problem that the text is no number, or none of those that are allowed.
  package static func mustBeNumber(_ allowed: String, found: String) -> ValueProblem {
    guard let mistake = NumberMistake(in: found) else { return mustBe(allowed, found: found) }
    return ValueProblem(
      "must be \(allowed), but is \(Quotation.quoted(found)): \(mistake.reason)",
      suggestion: mistake.suggestion)
  }

  /// The sentence about an option or an operand, without a full stop.
  package func sentence(about name: String) -> String {
    isAboutItem ? "each item of \(name) \(predicate)" : "\(name) \(predicate)"
  }

  /// The same problem with a suggestion.
  package func suggesting(_ suggestion: String?) -> ValueProblem {
    ValueProblem(predicate, isAboutItem: isAboutItem, range: range, suggestion: suggestion)
  }

  /// The same problem inside a longer text that begins `offset` bytes before, about one of its items.
  package func inItem(at offset: Int, length: Int) -> ValueProblem {
    let inner = range ?? 0..<length
    return ValueProblem(
      predicate, isAboutItem: true,
      range: (inner.lowerBound + offset)..<(inner.upperBound + offset), suggestion: suggestion)
  }
}
