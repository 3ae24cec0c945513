// SPDX-License-Identifier: Apache-2.0

/// A verb of the command: what it is called, what it takes, and what it does.
package struct Verb: Sendable {
  /// A command that works as it stands, with a line about it.
  package struct Example: Hashable, Sendable {
    package let caption: String
    package let command: String

    package init(_ caption: String, _ command: String) {
      self.caption = caption
      self.command = command
    }
  }

  package let name: String
  /// What it does, after the name and a colon.
  package let summary: String
  /// Paragraphs for help and manual.
  package let discussion: [String]
  package let operands: [Operand]
  package let sections: [OptionSection]
  package let examples: [Example]
  /// Does it, with arguments that were parsed against this very table.
  package let run: @Sendable (ParsedArguments, Program) throws(CommandFailure) -> ExitCode

  package init(
    name: String, summary: String, discussion: [String] = [], operands: [Operand] = [],
    sections: [OptionSection] = [], examples: [Example] = [],
    run: @escaping @Sendable (ParsedArguments, Program) throws(CommandFailure) -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.sections = sections + [OptionSection("Help", [Verb.helpFlag.row])]
    self.examples = examples
    self.run = run
  }

  /// Every verb has it.
  package static let helpFlag = Flag("--help", letter: "h", help: "Shows this help.")

  /// The rows of all sections.
  package var options: [OptionRow] { sections.flatMap(\.options) }

  /// `hooke sample CURVE [options]`.
  package var usage: String {
    (["hooke", name] + operands.map(\.signature) + ["[options]"]).joined(separator: " ")
  }
}
