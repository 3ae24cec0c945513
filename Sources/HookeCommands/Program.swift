// SPDX-License-Identifier: Apache-2.0

package import CurveValidation

/// The command: its verbs, and what was built in.
package struct Program: Sendable {
  package static let summary = "animation curves that can be trusted: sampled, described and proved"

  package static let versionFlag = Flag("--version", help: "Shows the version.")
  package static let flags = [Verb.helpFlag, versionFlag]

  /// Curves as people write them, for help.
  package static let curveExamples = [
    "spring(duration: 0.5, bounce: 0.3)",
    "spring(response: 0.4, dampingFraction: 0.7)",
    "interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2)",
    "easeInOut(duration: 0.3)",
    "cubic-bezier(0.25, 0.1, 0.25, 1)",
  ]

  package static let examples = [
    Verb.Example(
      "A spring as CSV, 60 rows a second until it settles",
      "hooke sample 'spring(duration: 0.5, bounce: 0.3)'"),
    Verb.Example("Everything known about a spring", "hooke describe 'spring(duration: 0.5, bounce: 0.3)'"),
  ]

  package let verbs: [Verb]
  /// The oracles that were built in.
  package let oracles: OracleSet

  /// The command with the verbs of this room.
  package init(oracles: OracleSet) {
    verbs = [.sample, .describe, .convert, .simulate, .validate, .help, .completions, .manual]
    self.oracles = oracles
  }

  /// Runs a command line, the program's name first, and says what went wrong on standard error.
  package func run(_ words: [String]) -> ExitCode {
    do {
      return try dispatch(CommandText(words: ["hooke"] + words.dropFirst()))
    } catch {
      Messages.say(error.text)
      return error.exitCode
    }
  }

  private func dispatch(_ command: CommandText) throws(CommandFailure) -> ExitCode {
    guard command.words.count > 1 else { return try show(HelpText.overview(of: self)) }
    let first = command.words[1]
    if Program.flags[0].row.answers(to: first) { return try show(HelpText.overview(of: self)) }
    if Program.flags[1].row.answers(to: first) { return try show("hooke \(Version.text)\n") }
    guard let verb = verbs.first(where: { $0.name == first }) else { throw unknownVerb(first, in: command) }
    if asksForHelp(command) { return try show(HelpText.screen(of: verb)) }
    let arguments = try ArgumentParser(verb: verb, among: verbs).parse(command, from: 2)
    return try verb.run(arguments, self)
  }

  private func asksForHelp(_ command: CommandText) -> Bool {
    let words = command.words.dropFirst(2)
    return words.prefix { $0 != "--" }.contains { Verb.helpFlag.row.answers(to: $0) }
  }

  /// Prints a text to standard output.
  package func show(_ text: String) throws(CommandFailure) -> ExitCode {
    try Output.standard.write { writer throws(CommandFailure) in try writer.write(text) }
    return .success
  }
}
