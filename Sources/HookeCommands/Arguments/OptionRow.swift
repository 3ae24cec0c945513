// SPDX-License-Identifier: Apache-2.0

/// One row of the table of options.
package struct OptionRow: Sendable {
  package let name: String
  package let letter: Character?
  /// The value it wants; `nil` for a flag.
  package let value: ValueRow?
  package let help: String
  package let otherwise: String?

  /// `-o, --output FILE`.
  package var signature: String {
    let names = letter.map { "-\($0), \(name)" } ?? name
    return value.map { "\(names) \($0.placeholder)" } ?? names
  }
}

/// What an option or an operand wants as its value.
package struct ValueRow: Sendable {
  package let placeholder: String
  package let allowed: String
  package let completion: ValueCompletion
  /// What is wrong with a text, or `nil`.
  package let problem: @Sendable (String) -> ValueProblem?
}

/// Options that belong together, under a title.
package struct OptionSection: Sendable {
  package let title: String
  package let options: [OptionRow]

  package init(_ title: String, _ options: [OptionRow]) {
    self.title = title
    self.options = options
  }
}
