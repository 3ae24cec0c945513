// SPDX-License-Identifier: Apache-2.0

import CurveNotation

/// The rows of a long table of frames, by subject and property.
struct Frames {
  struct Row {
    let time: Double
    let value: String
    let velocity: String

    var number: Double { NumberText.number(value) ?? .nan }
    var speed: Double { NumberText.number(velocity) ?? .nan }
  }

  private(set) var rows: [String: [Row]] = [:]

  init(_ text: String) throws {
    let table = try DelimitedTable(parsing: text, name: "frames.csv")
    let columns = try ["time", "subject", "property", "value", "velocity"].map { try table.column($0) }
    for row in 0..<table.count {
      let key = table.text(row: row, column: columns[1]) + "." + table.text(row: row, column: columns[2])
      rows[key, default: []].append(
        Row(
          time: try table.number(row: row, column: columns[0]),
          value: table.text(row: row, column: columns[3]),
          velocity: table.text(row: row, column: columns[4])))
    }
  }

  subscript(_ name: String) -> [Row] { rows[name] ?? [] }
}
