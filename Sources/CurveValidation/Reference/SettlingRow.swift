// SPDX-License-Identifier: Apache-2.0

package import CurveMath
package import CurveNotation

/// `certified/settling.csv`: the last times at which spring motions cross epsilon.
package struct SettlingRow: Sendable {
  package let id: String
  package let parameters: SpringParameters
  package let from: Double
  package let to: Double
  package let initialVelocity: Double
  package let epsilon: Double
  package let duration: CertifiedNumber
  /// How much a relative change of epsilon is enlarged in the duration.
  package let condition: Double
  /// How near epsilon is, relatively, to the size of a turn or of the start: where the duration jumps.
  package let margin: Double
}

extension SettlingRow: CertifiedRow {
  package static let columns = [
    "id", "parameterisation", "first", "second", "third", "from", "to", "initialVelocity", "epsilon",
    "settlingDuration", "settlingDurationLow", "condition", "margin",
  ]

  package init(_ reader: RowReader, _ row: Int) throws(TableError) {
    self.init(
      id: try reader.name(row, "id"), parameters: try reader.parameters(row),
      from: try reader.finite(row, "from"), to: try reader.finite(row, "to"),
      initialVelocity: try reader.finite(row, "initialVelocity"),
      epsilon: try reader.finite(row, "epsilon"),
      duration: try reader.certified(row, "settlingDuration"),
      condition: try reader.finite(row, "condition"), margin: try reader.number(row, "margin"))
  }
}
