// SPDX-License-Identifier: Apache-2.0

package import CurveValidation
package import Foundation

/// The checkout that the tests were built from.
package enum Repository {
  /// The top folder: `HOOKE_ROOT` where it is set, else the folder that holds this file's package.
  package static let root: URL = {
    if let path = ProcessInfo.processInfo.environment["HOOKE_ROOT"] {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }()

  /// The text of a file, by its path from the top folder.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The texts of the reference files, by their paths from `Reference`.
  package static func referenceFiles() throws -> [String: String] {
    var files: [String: String] = [:]
    for path in ReferenceData.paths { files[path] = try text("Reference/\(path)") }
    return files
  }

  /// The certified tables and the budgets, read once for all tests.
  package static func referenceData() throws -> ReferenceData { try readReferenceData.get() }

  private static let readReferenceData = Result { try ReferenceData(files: referenceFiles()) }
}
