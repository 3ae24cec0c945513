// SPDX-License-Identifier: Apache-2.0

package import CurveNotation

/// `MANIFEST.csv`: how many rows each file of the reference has, so that none goes missing unseen.
package enum ReferenceManifest {
  /// The file, relative to the folder `Reference`.
  package static let path = "MANIFEST.csv"

  /// Compares the tables with what the manifest says of them; a table that it does not name is not compared.
  ///
  /// - Throws: ``TableError`` for a manifest that can't be read, and for the first table with another number of
  ///   rows.
  package static func check(_ files: [String: String], against manifest: String) throws(TableError) {
    let table = try DelimitedTable(parsing: manifest, name: path)
    let reader = try RowReader(table, columns: ["path", "rows"])
    for row in 0..<table.count {
      let name = try reader.name(row, "path")
      guard let text = files[name], !reader.text(row, "rows").isEmpty else { continue }
      let expected = try reader.finite(row, "rows")
      let found = try DelimitedTable(parsing: text, name: name)
      guard Double(found.count) != expected else { continue }
      let last = found.count == 0 ? 1 : found.line(ofRow: found.count - 1)
      throw TableError(
        name: name, line: last, column: 1,
        message: "the table ends after \(found.count) rows, but \(path) says that it has \(Int(expected))")
    }
  }
}
