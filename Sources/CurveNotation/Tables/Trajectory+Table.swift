// SPDX-License-Identifier: Apache-2.0

package import CurveMath

extension Trajectory where Value == Double {
  /// A trajectory from comma-separated text with the columns `time` (or `progress`), `value` and `velocity`.
  ///
  /// The columns may stand in any order and others may stand between them. What ``TrajectoryText`` wrote
  /// comes back to the same bits.
  package init(parsing text: String, name: String) throws(TableError) {
    let table = try DelimitedTable(parsing: text, name: name)
    let hasProgress = table.header.contains("progress") && !table.header.contains("time")
    self.init(
      times: try table.numbers(hasProgress ? "progress" : "time"),
      values: try table.numbers("value"),
      velocities: try table.numbers("velocity"))
  }
}

extension DelimitedTable {
  /// All numbers of a column.
  package func numbers(_ name: String) throws(TableError) -> [Double] {
    let column = try column(name)
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for row in 0..<count { numbers.append(try number(row: row, column: column)) }
    return numbers
  }
}
