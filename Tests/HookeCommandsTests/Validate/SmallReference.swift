// SPDX-License-Identifier: Apache-2.0

import CurveValidation
import Foundation

/// A folder Reference with only the files that the suite reads, the tables cut to a few rows, so that the
/// command runs in a moment.
struct SmallReference {
  /// The folder that holds the folder Reference.
  let parent: TemporaryFolder

  init() throws {
    parent = try TemporaryFolder()
    for path in ReferenceData.paths {
      let url = URL(fileURLWithPath: parent.file("Reference/" + path))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let source = URL(fileURLWithPath: CommandProcess.project + "/Reference/" + path)
      let lines = String(decoding: try Data(contentsOf: source), as: UTF8.self).split(separator: "\n")
      let kept = path.hasPrefix("budgets/") ? lines[...] : lines.prefix(8)
      try parent.write(kept.joined(separator: "\n") + "\n", to: "Reference/" + path)
    }
  }

  var path: String { parent.file("Reference") }

  /// Runs the command beside the folder.
  func validate(_ arguments: String...) throws -> CommandProcess.Outcome {
    try CommandProcess.hooke(["validate"] + arguments, folder: parent.path)
  }
}
