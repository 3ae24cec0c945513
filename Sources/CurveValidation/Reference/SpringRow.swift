// SPDX-License-Identifier: Apache-2.0

package import CurveMath
package import CurveNotation

/// `certified/springs.csv`: spring motions at single times, with their true states.
package struct SpringRow: Sendable {
  package let id: String
  package let parameters: SpringParameters
  package let from: Double
  package let to: Double
  package let initialVelocity: Double
  package let time: Double
  package let regime: String
  package let value: CertifiedNumber
  package let velocity: CertifiedNumber
  package let acceleration: CertifiedNumber
  package let remaining: CertifiedNumber
}

extension SpringRow: CertifiedRow {
  package static let columns = [
    "id", "parameterisation", "first", "second", "third", "from", "to", "initialVelocity", "time",
    "regime", "value", "valueLow", "velocity", "velocityLow", "acceleration", "accelerationLow",
    "remaining", "remainingLow",
  ]

  package init(_ reader: RowReader, _ row: Int) throws(TableError) {
    let regime = try reader.name(row, "regime")
    guard SpringRegime(rawValue: regime) != nil else {
      let known = SpringRegime.allCases.map(\.rawValue).joined(separator: ", ")
      throw reader.error(row, "regime", "the regime must be one of \(known), but is “\(regime)”")
    }
    self.init(
      id: try reader.name(row, "id"), parameters: try reader.parameters(row),
      from: try reader.finite(row, "from"), to: try reader.finite(row, "to"),
      initialVelocity: try reader.finite(row, "initialVelocity"), time: try reader.finite(row, "time"),
      regime: regime, value: try reader.certified(row, "value"),
      velocity: try reader.certified(row, "velocity"),
      acceleration: try reader.certified(row, "acceleration"),
      remaining: try reader.certified(row, "remaining"))
  }
}
