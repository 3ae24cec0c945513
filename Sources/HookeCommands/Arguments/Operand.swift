// SPDX-License-Identifier: Apache-2.0

/// An argument that is known by its position.
package struct Operand: Sendable {
  /// The word that stands for it in help, in capitals.
  package let placeholder: String
  /// Whether it may be left out.
  package let isOptional: Bool
  /// What it is, in a sentence or two.
  package let help: String
  /// What to say when it is missing, or when there is one too many.
  package let hint: String
  /// What a shell can complete.
  package let completion: ValueCompletion

  package init(
    _ placeholder: String, isOptional: Bool = false, completion: ValueCompletion = .nothing,
    help: String, hint: String
  ) {
    self.placeholder = placeholder
    self.isOptional = isOptional
    self.completion = completion
    self.help = help
    self.hint = hint
  }

  /// `CURVE`, or `[VERB]` where it may be left out.
  package var signature: String { isOptional ? "[\(placeholder)]" : placeholder }
}
