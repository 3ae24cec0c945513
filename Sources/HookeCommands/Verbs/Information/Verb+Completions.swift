// SPDX-License-Identifier: Apache-2.0

extension Verb {
  private static let shell = ValueKind<Shell>.choice("SHELL")

  /// `hooke completions`.
  package static let completions = Verb(
    name: "completions", summary: "prints a completion script for a shell",
    operands: [
      Operand(
        "SHELL", completion: shell.completion, help: "The shell: \(shell.allowed).",
        hint: "Shells: bash, zsh and fish")
    ],
    examples: [Example("Completion in the running bash", "source <(hooke completions bash)")]
  ) { arguments, program throws(CommandFailure) in
    for operand in arguments.operands {
      let shell = try arguments.read(operand, as: shell)
      _ = try program.show(Completion.script(for: shell, of: program))
    }
    return .success
  }
}
