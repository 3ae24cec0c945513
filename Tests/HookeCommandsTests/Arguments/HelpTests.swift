// SPDX-License-Identifier: Apache-2.0

import CurveValidation
import HookeCommands
import Testing

struct `Help` {
  private static let program = Program(oracles: OracleSet())
  static let verbNames = program.verbs.map(\.name)

  @Test(arguments: [[], ["--help"], ["-h"], ["help"]])
  func `the overview goes to standard output and ends with 0`(arguments: [String]) throws {
    let outcome = try CommandProcess.hooke(arguments)
    #expect(outcome.code == 0)
    #expect(outcome.output == HelpText.overview(of: Self.program))
    #expect(outcome.errors == "")
  }

  @Test(arguments: verbNames)
  func `every verb has help, three ways`(verb: String) throws {
    let screen = try CommandProcess.hooke("help", verb)
    #expect(screen.code == 0)
    #expect(screen.output.hasPrefix("hooke \(verb): "))
    #expect(try CommandProcess.hooke(verb, "--help").output == screen.output)
    #expect(try CommandProcess.hooke(verb, "-h").output == screen.output)
  }

  @Test(arguments: verbNames)
  func `help names every option and every operand`(name: String) throws {
    let verb = try #require(Self.program.verbs.first { $0.name == name })
    let screen = HelpText.screen(of: verb)
    for row in verb.options { #expect(screen.contains(row.signature)) }
    for operand in verb.operands { #expect(screen.contains("  \(operand.signature)")) }
  }

  @Test(arguments: verbNames)
  func `no line of help but an example is wider than 92 columns`(name: String) throws {
    let verb = try #require(Self.program.verbs.first { $0.name == name })
    let examples = Set(verb.examples.map { "  \($0.command)" })
    for line in HelpText.screen(of: verb).split(separator: "\n") where !examples.contains(String(line)) {
      #expect(line.count <= 92, "\(line)")
    }
  }

  @Test func `no verb declares a name or a letter twice`() {
    for verb in Self.program.verbs {
      let names = verb.options.map(\.name) + verb.options.compactMap { $0.letter.map { "-\($0)" } }
      #expect(Set(names).count == names.count, "\(verb.name)")
    }
  }

  @Test(
    arguments: (Program.examples + Program(oracles: OracleSet()).verbs.flatMap(\.examples)).filter {
      !$0.command.contains("hooke validate")
    })
  func `every example in the help works as it stands`(example: Verb.Example) throws {
    let folder = try TemporaryFolder()
    let outcome = try CommandProcess.shell("set -e -o pipefail\n\(example.command)", folder: folder.path)
    #expect(outcome.code == 0, "\(example.command): \(outcome.errors)")
    #expect(outcome.errors == "")
  }

  @Test func `the version is printed`() throws {
    let outcome = try CommandProcess.hooke("--version")
    #expect(outcome.code == 0)
    #expect(outcome.output == "hooke \(Version.text)\n")
  }

  @Test func `a misspelt verb suggests the nearest`() throws {
    let outcome = try CommandProcess.hooke("sampel", "linear")
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("hooke: error: “sampel” is no verb of hooke; did you mean “sample”?\n"))
    #expect(outcome.errors.contains("\n        ^^^^^^\n"))
  }

  @Test func `a misspelt verb after help suggests the nearest`() throws {
    let outcome = try CommandProcess.hooke("help", "descibe")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("did you mean “describe”?"))
  }

  @Test func `a curve without a verb says which verbs there are for it`() throws {
    let outcome = try CommandProcess.hooke("spring(duration: 0.5, bounce: 0.3)")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("hooke sample"))
  }

  @Test func `an unknown option before the verb is refused`() throws {
    let outcome = try CommandProcess.hooke("--versoin")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("did you mean “--version”?"))
  }
}
