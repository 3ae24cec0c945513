// SPDX-License-Identifier: Apache-2.0

extension Verb {
  /// `hooke help`.
  package static let help = Verb(
    name: "help", summary: "shows help, for hooke or for a verb",
    operands: [
      Operand(
        "VERB", isOptional: true, completion: .words(["sample", "describe", "validate"]),
        help: "The verb that help is wanted for.", hint: "Write it so: hooke help VERB")
    ]
  ) { arguments, program throws(CommandFailure) in
    guard let operand = arguments.operands.first else {
      return try program.show(HelpText.overview(of: program))
    }
    guard let verb = program.verbs.first(where: { $0.name == operand.text }) else {
      throw program.unknownVerb(operand.text, in: arguments.command, at: operand.place.word)
    }
    return try program.show(HelpText.screen(of: verb))
  }
}
