// SPDX-License-Identifier: Apache-2.0

import CurveValidation

extension Verb {
  private static let reference = Option(
    "--reference", .text("DIR", allowed: "a folder", completion: .folders),
    otherwise: "\(ReferenceFolder.variable), else the folder Reference here or above",
    help: "The folder with the reference data.")
  private static let requireOracles = Flag(
    "--require-oracles",
    help: "Ends with \(ExitCode.unavailable.rawValue) when the live checks are not built in.")
  private static let format = DefaultedOption(
    "--format", .choice("FORMAT"), otherwise: ValidateFormat.text, called: "text",
    help: "How the report is printed.")

  /// `hooke validate`.
  package static let validate = Verb(
    name: "validate", summary: "judges springs and curves against certified tables and live oracles",
    discussion: [
      """
      Every check is a row: how many cases, the worst error, its bound and its unit, and the case where the \
      worst stands. The tables hold proved digits; the live checks integrate the differential equation and \
      solve the curves with the GNU Scientific Library, where it is built in.
      """,
      "Ends with 0 when every check is within its bound, and with 1 when one is not.",
    ],
    sections: [
      OptionSection("Data", [reference.row, requireOracles.row]),
      OptionSection("Output", [format.row, OutputOptions.output.row]),
    ],
    examples: [
      Example("The whole suite", "hooke validate"),
      Example("As JSON, in a file", "hooke validate --format json -o report.json"),
    ]
  ) { arguments, program throws(CommandFailure) in
    let oracles = program.oracles
    if oracles.springs.isEmpty && oracles.curves.isEmpty {
      let absent = "the live checks against GSL are not built in"
      let remedy = "build with the package trait GSL, which is on by default"
      guard !arguments[requireOracles] else {
        throw CommandFailure(.unavailable, absent, details: ["To have them, \(remedy)."])
      }
      Messages.note("\(absent); only the tables are checked (\(remedy))")
    }
    let folder = try ReferenceFolder(named: arguments[reference])
    return try ValidationRun(
      data: folder.data(), oracles: oracles, format: arguments[format],
      output: OutputOptions.output(of: arguments)
    ).run()
  }
}
