// SPDX-License-Identifier: Apache-2.0

import CurveValidation
import Foundation
import HookeCommands
import Testing

struct `Shell completion` {
  private static let program = Program(oracles: OracleSet())

  /// What bash would offer for a command line whose last word is being typed.
  private static func offered(_ words: [String]) throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try CommandProcess.shell(
      """
      source <(hooke completions bash)
      COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1)
      _hooke
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(outcome.errors == "")
    return outcome.lines
  }

  @Test func `bash offers verbs`() throws {
    #expect(try Self.offered(["hooke", "sa"]) == ["sample"])
    #expect(try Self.offered(["hooke", ""]).contains("validate"))
  }

  @Test func `bash offers the options of the verb`() throws {
    #expect(try Self.offered(["hooke", "sample", "linear", "--fp"]) == ["--fps"])
    #expect(try Self.offered(["hooke", "describe", "linear", "--fp"]) == [])
  }

  @Test func `bash offers the values of a choice`() throws {
    #expect(try Self.offered(["hooke", "sample", "linear", "--format", ""]) == ["csv", "json"])
    #expect(try Self.offered(["hooke", "completions", "z"]) == ["zsh"])
    #expect(try Self.offered(["hooke", "describe", "smooth", "--replica", ""]) == ["swiftui"])
  }

  @Test(arguments: Shell.allCases)
  func `the script names every verb and every option`(shell: Shell) {
    let script = Completion.script(for: shell, of: Self.program)
    for verb in Self.program.verbs {
      #expect(script.contains(verb.name))
      for row in verb.options {
        #expect(script.contains(shell == .fish ? "-l \(row.name.dropFirst(2)) " : row.name))
      }
    }
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh"), "zsh is not installed"))
  func `zsh parses its script`() throws {
    #expect(try CommandProcess.shell("hooke completions zsh | zsh -n").code == 0)
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish"), "fish is not installed"))
  func `fish parses its script`() throws {
    #expect(try CommandProcess.shell("hooke completions fish | fish -n").code == 0)
  }

  @Test func `an unknown shell is refused with the nearest`() throws {
    let outcome = try CommandProcess.hooke("completions", "bahs")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("SHELL must be bash, zsh or fish, but is “bahs”; did you mean “bash”?"))
  }

  @Test func `a missing shell is refused`() throws {
    #expect(try CommandProcess.hooke("completions").code == 64)
  }
}
