// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// What a shell can complete in the place of a value.
package enum ValueCompletion: Hashable, Sendable {
  case nothing
  case words([String])
  case files
  case folders
}

/// A kind of value: how help calls it, what is allowed, and how its text is read.
package struct ValueKind<Value: Sendable>: Sendable {
  /// The word that stands for the value in help, in capitals.
  package let placeholder: String
  /// What is allowed, in words; empty where everything is.
  package let allowed: String
  /// What a shell can complete.
  package let completion: ValueCompletion
  /// Reads the text, or says what is wrong with it.
  package let read: @Sendable (String) throws(ValueProblem) -> Value

  package init(
    placeholder: String, allowed: String, completion: ValueCompletion = .nothing,
    read: @escaping @Sendable (String) throws(ValueProblem) -> Value
  ) {
    self.placeholder = placeholder
    self.allowed = allowed
    self.completion = completion
    self.read = read
  }
}

extension ValueKind<Double> {
  /// A decimal number in a range.
  package static func number(_ placeholder: String, _ range: NumberRange) -> ValueKind {
    ValueKind(placeholder: placeholder, allowed: range.words) { text throws(ValueProblem) in
      guard let number = NumberText.number(text), range.contains(number) else {
        throw .mustBeNumber(range.words, found: text)
      }
      return number
    }
  }
}

extension ValueKind<Int> {
  /// A whole number from 1 to 10¹⁸, in any decimal spelling: 100, 1e6.
  package static func count(_ placeholder: String) -> ValueKind {
    let most = 1_000_000_000_000_000_000
    let allowed = "a whole number from 1 to 1e18"
    return ValueKind(placeholder: placeholder, allowed: allowed) { text throws(ValueProblem) in
      // Above 2^53 a double no longer tells whole numbers apart; such counts are read as integers.
      if let number = Int(text) {
        guard (1...most).contains(number) else { throw .mustBe(allowed, found: text) }
        return number
      }
      guard let number = NumberText.number(text), (1...Double(most)).contains(number),
        number == number.rounded()
      else { throw .mustBeNumber(allowed, found: text) }
      return Int(number)
    }
  }
}

extension ValueKind<String> {
  /// Any text that is not empty.
  package static func text(
    _ placeholder: String, allowed: String = "a text that is not empty",
    completion: ValueCompletion = .nothing
  ) -> ValueKind {
    ValueKind(placeholder: placeholder, allowed: allowed, completion: completion) {
      text throws(ValueProblem) in
      guard !text.isEmpty else { throw .mustBe(allowed, found: text) }
      return text
    }
  }
}

extension ValueKind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the cases of an enumeration.
  package static func choice(_ placeholder: String) -> ValueKind {
    let names = Value.allCases.map(\.rawValue)
    let allowed = Quotation.alternatives(names)
    return ValueKind(placeholder: placeholder, allowed: allowed, completion: .words(names)) {
      text throws(ValueProblem) in
      guard let value = Value(rawValue: text) else {
        throw .mustBe(
          allowed, found: text, suggestion: NearestName.suggestion(for: text, among: names))
      }
      return value
    }
  }
}

extension ValueKind {
  /// Several values with commas between them; spaces about the commas are allowed.
  package static func list<Item: Sendable>(
    of item: ValueKind<Item>, placeholder: String, allowed: String
  ) -> ValueKind where Value == [Item] {
    ValueKind(placeholder: placeholder, allowed: allowed, completion: item.completion) {
      text throws(ValueProblem) in
      var items: [Item] = []
      var offset = 0
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let leading = part.prefix { $0 == " " }.utf8.count
        let trimmed = String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        do throws(ValueProblem) {
          items.append(try item.read(trimmed))
        } catch {
          let problem = error.inItem(at: offset + leading, length: trimmed.utf8.count)
          throw problem.suggestion == nil ? problem.suggesting(commas(in: trimmed, of: item)) : problem
        }
        offset += part.utf8.count + 1
      }
      return items
    }
  }

  /// A text with commas in the place of blanks and semicolons, where that makes a list of it.
  private static func commas<Item>(in text: String, of item: ValueKind<Item>) -> String? {
    let parts = text.split { $0 == " " || $0 == ";" }.map(String.init)
    guard parts.count > 1, parts.allSatisfy({ (try? item.read($0)) != nil }) else { return nil }
    return parts.joined(separator: ",")
  }
}
