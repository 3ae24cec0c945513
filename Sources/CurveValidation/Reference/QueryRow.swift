// SPDX-License-Identifier: Apache-2.0

package import CurveMath
package import CurveNotation

/// `certified/spring-queries.csv`: turns, overshoot, crossings, peaks and energy of spring motions.
package struct QueryRow: Sendable {
  /// What is asked, spelled as in the table.
  package enum Query: String, Hashable, Sendable, CaseIterable {
    case extremumCount, extremumTime, extremumValue, overshootAbsolute, overshoot, timeToReach
    case peakVelocityTime, peakVelocity, peakAccelerationTime, peakAcceleration, extremaAbove
    case envelopeDuration, limitingVelocity, overshoots, crossingCount, crossingTime
    case lastCrossingTime, energy
  }

  package let id: String
  package let parameters: SpringParameters
  package let from: Double
  package let to: Double
  package let initialVelocity: Double
  package let query: Query
  /// A level, an epsilon, a way, a time or a fraction; 0 where the query has none.
  package let argument: Double
  /// Which of a series, from 0.
  package let index: Int
  package let result: CertifiedNumber
  /// How much an error of the motion is enlarged in a time; 1 where nothing is.
  package let condition: Double
}

extension QueryRow: CertifiedRow {
  package static let columns = [
    "id", "parameterisation", "first", "second", "third", "from", "to", "initialVelocity", "query",
    "argument", "index", "result", "resultLow", "condition",
  ]

  package init(_ reader: RowReader, _ row: Int) throws(TableError) {
    self.init(
      id: try reader.name(row, "id"), parameters: try reader.parameters(row),
      from: try reader.finite(row, "from"), to: try reader.finite(row, "to"),
      initialVelocity: try reader.finite(row, "initialVelocity"),
      query: try reader.choice(row, "query"), argument: try reader.argument(row),
      index: try reader.index(row),
      result: try reader.certified(row, "result"),
      condition: try reader.finite(row, "condition"))
  }
}
