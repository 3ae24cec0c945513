// SPDX-License-Identifier: Apache-2.0

package import CurveMath
package import CurveNotation

/// `certified/clamped-springs.csv`: spring motions that a range holds, or that end at their target.
package struct ClampedRow: Sendable {
  /// What is asked, spelled as in the table.
  package enum Query: String, Hashable, Sendable, CaseIterable {
    case value, velocity, acceleration, touchTime, arrivalTime, settlingDuration
  }

  package let id: String
  package let parameters: SpringParameters
  package let motion: ClampedMotion
  package let query: Query
  /// A time or an epsilon; 0 where the query has none.
  package let argument: Double
  package let result: CertifiedNumber
  /// How much an error of the motion is enlarged in a time; 1 where nothing is.
  package let condition: Double
}

extension ClampedRow: CertifiedRow {
  package static let columns = [
    "id", "parameterisation", "first", "second", "third", "from", "to", "initialVelocity", "lower",
    "upper", "query", "argument", "result", "resultLow", "condition",
  ]

  package init(_ reader: RowReader, _ row: Int) throws(TableError) {
    let parameters = try reader.parameters(row)
    let motion = SpringMotion(
      spring: Spring(parameters), from: try reader.finite(row, "from"), to: try reader.finite(row, "to"),
      initialVelocity: try reader.finite(row, "initialVelocity"))
    self.init(
      id: try reader.name(row, "id"), parameters: parameters,
      motion: ClampedMotion(motion, limit: try ClampedRow.limit(reader, row)),
      query: try reader.choice(row, "query"), argument: try reader.argument(row),
      result: try reader.certified(row, "result"), condition: try reader.finite(row, "condition"))
  }

  private static func limit(_ reader: RowReader, _ row: Int) throws(TableError) -> ClampedMotion.Limit {
    if reader.text(row, "lower").isEmpty, reader.text(row, "upper").isEmpty { return .target }
    let lower = try reader.finite(row, "lower")
    let upper = try reader.finite(row, "upper")
    guard lower <= upper else { throw reader.error(row, "upper", "upper must not be below lower") }
    return .range(lower...upper)
  }
}
