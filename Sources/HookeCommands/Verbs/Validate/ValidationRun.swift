// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import CurveValidation

/// The seam between the command and the suite: runs the suite and prints its report.
struct ValidationRun {
  let data: ReferenceData
  let oracles: OracleSet
  let format: ValidateFormat
  let output: Output

  func run() throws(CommandFailure) -> ExitCode {
    let progress = ProgressLine()
    let report = ValidationSuite(reference: data, oracles: oracles).run { progress.show($0) }
    progress.clear()
    guard !report.results.isEmpty else {
      throw CommandFailure(.badData, "the reference data hold nothing to check")
    }
    var text = format == .json ? report.json.text() : report.text()
    if !text.hasSuffix("\n") { text += "\n" }
    try output.write { writer throws(CommandFailure) in try writer.write(text) }
    return report.passed ? .success : .checkFailed
  }
}
