// SPDX-License-Identifier: Apache-2.0

import CurveValidation
import Foundation
import HookeCommands
import Testing

struct `The document of the command` {
  private static let url = URL(fileURLWithPath: CommandProcess.project + "/Documentation/Command.md")

  /// With HOOKE_RECORD in the environment the outputs are written into the document, and the test fails: what
  /// was just recorded has been compared with nothing.
  @Test func `every command on the page works and prints what the page says`() throws {
    let text = String(decoding: try Data(contentsOf: Self.url), as: UTF8.self)
    let blocks = DocumentBlocks(text)
    let isRecording = ProcessInfo.processInfo.environment["HOOKE_RECORD"] != nil
    let folder = try TemporaryFolder()
    var outputs: [Int: String] = [:]
    for (index, commands) in blocks.commands.enumerated() {
      let outcome = try CommandProcess.shell("set -e -o pipefail\n" + commands.script, folder: folder.path)
      #expect(outcome.code == 0, "line \(commands.line): \(outcome.errors)")
      #expect(outcome.errors == "", "line \(commands.line)")
      guard let expected = commands.output else { continue }
      outputs[index] = outcome.output
      if !isRecording {
        #expect(NearText.areNear(outcome.output, expected), "line \(commands.line): \(outcome.output)")
      }
    }
    #expect(outputs.count > 10)
    if isRecording {
      try Data(blocks.document(withOutputs: outputs).utf8).write(to: Self.url)
      Issue.record("the outputs were recorded; look at them, and run again without HOOKE_RECORD")
    }
  }

  @Test func `the page names every exit code that its verbs use and every option`() throws {
    let text = String(decoding: try Data(contentsOf: Self.url), as: UTF8.self)
    for code in ["0", "1", "64", "65", "66", "69", "73"] { #expect(text.contains(code)) }
    for verb in Program(oracles: OracleSet()).verbs {
      for row in verb.options where row.name != Verb.helpFlag.name {
        let written = row.letter.map { "`-\($0) " } ?? "`\(row.name)"
        #expect(text.contains(written), "\(row.name)")
      }
    }
  }

  @Test func `near texts differ in last digits only`() {
    #expect(NearText.areNear("a 0.1 b 2", "a  0.10000000000000002 b 2"))
    #expect(!NearText.areNear("a 0.1", "a 0.1001"))
    #expect(!NearText.areNear("a 0.1", "b 0.1"))
    #expect(!NearText.areNear("a 0.1", "a 0.1 0.1"))
    #expect(!NearText.areNear("a 1", "a -1"))
  }
}
