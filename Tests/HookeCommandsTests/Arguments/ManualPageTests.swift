// SPDX-License-Identifier: Apache-2.0

import CurveValidation
import Foundation
import HookeCommands
import Testing

struct `The manual page` {
  @Test func `it names every verb, option and exit code`() {
    let program = Program(oracles: OracleSet())
    let page = ManualPage.text(of: program)
    for verb in program.verbs {
      #expect(page.contains("\n.SH \(verb.name.uppercased())\n"))
      for row in verb.options {
        #expect(page.contains(".B " + row.signature.replacing("-", with: "\\-")))
      }
    }
    for code in ExitCode.allCases { #expect(page.contains("\n.B \(code.rawValue)\n")) }
  }

  @Test func `no text line begins with a control character of roff`() {
    let requests = [".TH", ".SH", ".SS", ".TP", ".PP", ".nf", ".fi", ".br", ".B ", ".I "]
    for line in ManualPage.text(of: Program(oracles: OracleSet())).split(separator: "\n") {
      #expect(!line.hasPrefix("'"), "\(line)")
      if line.hasPrefix(".") { #expect(requests.contains { line.hasPrefix($0) }, "\(line)") }
    }
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/groff"), "groff is not installed"))
  func `groff sets it without a warning`() throws {
    let outcome = try CommandProcess.shell("set -o pipefail; hooke manual | groff -man -ww -Tascii -P-cbou")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("EXIT STATUS"))
  }
}
