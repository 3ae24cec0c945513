// SPDX-License-Identifier: Apache-2.0

import CurveValidation

/// The folder with the reference data, and how it is found.
package struct ReferenceFolder: Hashable, Sendable {
  /// The folder's own name, where it is looked for.
  static let name = "Reference"
  /// The environment variable that names it.
  package static let variable = "HOOKE_REFERENCE"

  package let path: String

  /// The folder that was named, or the one that is found: by the environment, upward from the current
  /// folder, upward from the program.
  package init(named argument: String?) throws(CommandFailure) {
    if let argument {
      path = try ReferenceFolder.existing(argument, from: "--reference")
      return
    }
    if let value = SystemCalls.environment(ReferenceFolder.variable), !value.isEmpty {
      path = try ReferenceFolder.existing(value, from: ReferenceFolder.variable)
      return
    }
    var starts: [String] = []
    if let current = SystemCalls.resolved(".") { starts.append(current) }
    if let program = SystemCalls.executablePath { starts.append(FilePath.split(program).folder) }
    let candidates = starts.flatMap(FilePath.ancestors).map {
      FilePath.joined($0, ReferenceFolder.name)
    }
    guard let found = candidates.first(where: ReferenceFolder.holdsData) else {
      throw CommandFailure(
        .noInput, "the reference data were not found",
        details: ReferenceFolder.expectation
          + ["Looked for it in these folders and in every folder above them:"]
          + starts.map { "  \(Quotation.visible($0))" }
          + ["Name the folder with --reference DIR or \(ReferenceFolder.variable)."])
    }
    path = found
  }

  private static func existing(_ path: String, from source: String) throws(CommandFailure) -> String {
    guard let status = SystemCalls.status(of: path) else {
      throw CommandFailure(
        .noInput, "the folder \(Quotation.quoted(path)) of \(source) is not there", details: expectation)
    }
    guard status.kind == .folder else {
      throw CommandFailure(
        .noInput, "\(Quotation.quoted(path)) of \(source) is not a folder", details: expectation)
    }
    return path
  }

  /// A folder of that name may belong to another project; this one has at least one of the files.
  private static func holdsData(_ folder: String) -> Bool {
    ReferenceData.paths.contains { SystemCalls.status(of: FilePath.joined(folder, $0)) != nil }
  }

  private static var expectation: [String] {
    ["Expected is the project's folder \(name), with these files in it:"]
      + ReferenceData.paths.map { "  \($0)" }
  }
}
