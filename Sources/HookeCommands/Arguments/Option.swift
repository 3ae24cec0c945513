// SPDX-License-Identifier: Apache-2.0

/// An option with a value, declared once: parsing, help, completion and manual come from it.
package struct Option<Value: Sendable>: Sendable {
  /// The name with its two hyphens.
  package let name: String
  /// The letter after a single hyphen, where there is one.
  package let letter: Character?
  /// The kind of its value.
  package let kind: ValueKind<Value>
  /// What it does, in a sentence or two.
  package let help: String
  /// What holds when it is not given, in words; `nil` where help says it.
  package let otherwise: String?

  package init(
    _ name: String, letter: Character? = nil, _ kind: ValueKind<Value>, otherwise: String? = nil,
    help: String
  ) {
    self.name = name
    self.letter = letter
    self.kind = kind
    self.otherwise = otherwise
    self.help = help
  }

  /// The row of the table, without the type of the value.
  package var row: OptionRow {
    let read = kind.read
    return OptionRow(
      name: name, letter: letter,
      value: ValueRow(
        placeholder: kind.placeholder, allowed: kind.allowed, completion: kind.completion,
        problem: { text in
          do throws(ValueProblem) {
            _ = try read(text)
            return nil
          } catch {
            return error
          }
        }),
      help: help, otherwise: otherwise)
  }
}

/// An option with a value that holds when it is not given.
package struct DefaultedOption<Value: Sendable>: Sendable {
  package let option: Option<Value>
  /// What holds when the option is not given.
  package let value: Value

  package init(
    _ name: String, letter: Character? = nil, _ kind: ValueKind<Value>, otherwise value: Value,
    help: String
  ) where Value: LosslessStringConvertible {
    self.init(name, letter: letter, kind, otherwise: value, called: value.description, help: help)
  }

  package init(
    _ name: String, letter: Character? = nil, _ kind: ValueKind<Value>, otherwise value: Value,
    called words: String, help: String
  ) {
    option = Option(name, letter: letter, kind, otherwise: words, help: help)
    self.value = value
  }

  /// The row of the table.
  package var row: OptionRow { option.row }
}

/// An option without a value.
package struct Flag: Hashable, Sendable {
  package let name: String
  package let letter: Character?
  package let help: String

  package init(_ name: String, letter: Character? = nil, help: String) {
    self.name = name
    self.letter = letter
    self.help = help
  }

  /// The row of the table.
  package var row: OptionRow {
    OptionRow(name: name, letter: letter, value: nil, help: help, otherwise: nil)
  }
}
