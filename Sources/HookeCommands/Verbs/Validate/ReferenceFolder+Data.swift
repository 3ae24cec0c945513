// SPDX-License-Identifier: Apache-2.0

import CurveNotation
package import CurveValidation

extension ReferenceFolder {
  /// Reads the files and parses their tables.
  package func data() throws(CommandFailure) -> ReferenceData {
    var files: [String: String] = [:]
    for path in ReferenceData.paths {
      files[path] = try Input.file(FilePath.joined(self.path, path)).text()
    }
    do {
      return try ReferenceData(files: files)
    } catch {
      throw CommandFailure(.badData, FilePath.joined(path, Quotation.visible(error.description)))
    }
  }
}
