// SPDX-License-Identifier: Apache-2.0

import Foundation
import Scenarios
import Testing

struct `The document of scenarios` {
  private static let page = CommandProcess.project + "/Documentation/Scenarios.md"
  private static let examples = CommandProcess.project + "/Sources/Scenarios/Examples"

  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  /// With HOOKE_RECORD in the environment the outputs are written into the document, and the test fails.
  @Test func `every command on the page works and prints what the page says`() throws {
    let blocks = DocumentBlocks(try Self.text(Self.page))
    let isRecording = ProcessInfo.processInfo.environment["HOOKE_RECORD"] != nil
    var outputs: [Int: String] = [:]
    for (index, commands) in blocks.commands.enumerated() {
      let outcome = try CommandProcess.shell(
        "set -e -o pipefail\n" + commands.script, folder: CommandProcess.project)
      #expect(outcome.code == 0, "line \(commands.line): \(outcome.errors)")
      guard let expected = commands.output else { continue }
      outputs[index] = outcome.output
      if !isRecording {
        #expect(NearText.areNear(outcome.output, expected), "line \(commands.line): \(outcome.output)")
      }
    }
    #expect(outputs.count > 5)
    if isRecording {
      try Data(blocks.document(withOutputs: outputs).utf8).write(to: URL(fileURLWithPath: Self.page))
      Issue.record("the outputs were recorded; look at them, and run again without HOOKE_RECORD")
    }
  }

  @Test func `every scenario on the page stands in the file that the page names, or is one`() throws {
    let page = try Self.text(Self.page)
    let parts = page.components(separatedBy: "\n```json\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.examples).filter {
      $0.hasSuffix(".json")
    }
    let texts = try files.map { try Self.text(Self.examples + "/" + $0) }
    #expect(!parts.isEmpty)
    for part in parts {
      let found = texts.contains { $0.contains(part) }
      #expect(found, "no example has these lines:\n\(part)")
    }
    for file in files {
      #expect(page.contains("(../Sources/Scenarios/Examples/\(file))"), "\(file) is not shown")
    }
  }

  @Test func `the page names every field`() throws {
    let page = try Self.text(Self.page)
    let fields =
      ScenarioField.allCases.map(\.rawValue) + NodeField.allCases.map(\.rawValue)
      + ModifierField.allCases.map(\.rawValue) + TransactionField.allCases.map(\.rawValue)
      + AnimationChoiceField.allCases.map(\.rawValue) + ExpressionField.allCases.map(\.rawValue)
      + TransitionField.allCases.map(\.rawValue) + AsymmetricField.allCases.map(\.rawValue)
      + ModifierTransitionField.allCases.map(\.rawValue) + BlurReplaceName.allCases.map(\.rawValue)
      + ChangeField.allCases.map(\.rawValue) + SamplingField.allCases.map(\.rawValue)
      + EndField.allCases.map(\.rawValue) + TransitionName.allCases.map(\.rawValue)
      + KeyframeAnimatorField.allCases.map(\.rawValue) + KeyframeField.allCases.map(\.rawValue)
      + PhaseAnimatorField.allCases.map(\.rawValue) + PhaseField.allCases.map(\.rawValue)
      + GestureField.allCases.map(\.rawValue) + GestureParameterField.allCases.map(\.rawValue)
      + ActionField.allCases.map(\.rawValue) + UpdatingField.allCases.map(\.rawValue)
      + TouchField.allCases.map(\.rawValue) + TouchSamplingField.allCases.map(\.rawValue)
      + ScenarioPart.allCases.map(\.rawValue) + AttachmentName.allCases.map(\.rawValue)
      + MaskName.allCases.map(\.rawValue) + ShapeName.allCases.map(\.rawValue)
      + VelocitySamplingName.allCases.map(\.rawValue) + TapLimitsName.allCases.map(\.rawValue)
    for field in Set(fields) {
      #expect(
        page.contains("`\(field)`") || page.contains("`{\"\(field)\":") || page.contains(", \"\(field)\": "),
        "\(field)")
    }
  }
}
