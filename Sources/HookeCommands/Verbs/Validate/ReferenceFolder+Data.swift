// SPDX-License-Identifier: Apache-2.0

import CurveNotation
package import CurveValidation

extension ReferenceFolder {
  /// Reads the files and parses their tables. Where the folder has a manifest, each table must have as many rows
  /// as it says.
  package func data() throws(CommandFailure) -> ReferenceData {
    var files: [String: String] = [:]
    for path in ReferenceData.paths {
      files[path] = try Input.file(FilePath.joined(self.path, path)).text()
    }
    let manifest = FilePath.joined(path, ReferenceManifest.path)
    let rows = SystemCalls.status(of: manifest) == nil ? nil : try Input.file(manifest).text()
    do {
      let data = try ReferenceData(files: files)
      if let rows { try ReferenceManifest.check(files, against: rows) }
      return data
    } catch {
      throw CommandFailure(.badData, FilePath.joined(path, Quotation.visible(error.description)))
    }
  }
}
