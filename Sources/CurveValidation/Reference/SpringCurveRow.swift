// SPDX-License-Identifier: Apache-2.0

package import CurveMath
package import CurveNotation

/// `certified/spring-curves.csv`: springs as curves of progress.
package struct SpringCurveRow: Sendable {
  /// What is asked, spelled as in the table.
  package enum Query: String, Hashable, Sendable, CaseIterable {
    case duration, endResidual, value, velocity, acceleration
  }

  package let id: String
  package let parameters: SpringParameters
  /// How far from 1 the curve may end; nil where a duration was given.
  package let epsilon: Double?
  package let curve: SpringCurve
  package let query: Query
  /// A progress; 0 where the query has none.
  package let argument: Double
  package let result: CertifiedNumber
  /// How much an error of the motion is enlarged in the duration; 1 elsewhere.
  package let condition: Double
}

extension SpringCurveRow: CertifiedRow {
  package static let columns = [
    "id", "parameterisation", "first", "second", "third", "initialVelocity", "epsilon", "duration",
    "query", "argument", "result", "resultLow", "condition",
  ]

  package init(_ reader: RowReader, _ row: Int) throws(TableError) {
    let parameters = try reader.parameters(row)
    let velocity = try reader.finite(row, "initialVelocity")
    let epsilon = reader.text(row, "epsilon").isEmpty ? nil : try reader.finite(row, "epsilon")
    let curve: SpringCurve
    if let epsilon {
      curve = SpringCurve(spring: Spring(parameters), initialVelocity: velocity, epsilon: epsilon)
    } else {
      curve = SpringCurve(
        spring: Spring(parameters), initialVelocity: velocity,
        duration: try reader.finite(row, "duration"))
    }
    self.init(
      id: try reader.name(row, "id"), parameters: parameters, epsilon: epsilon, curve: curve,
      query: try reader.choice(row, "query"), argument: try reader.argument(row),
      result: try reader.certified(row, "result"), condition: try reader.finite(row, "condition"))
  }
}
