// SPDX-License-Identifier: Apache-2.0

/// A row of a certified table as a question for an oracle.
package struct QueryCase: Sendable {
  package let id: String
  package let problem: SpringProblem
  package let query: SpringQuery
  /// The certified answer.
  package let truth: CertifiedNumber
  /// The row, in full digits.
  package let cells: @Sendable () -> [(name: String, text: String)]

  /// The rows that an integration is asked about: of the settling rows every fourth, as one costs milliseconds,
  /// and all queries that an oracle knows.
  package static func all(_ reference: ReferenceData) -> [QueryCase] {
    settling(reference.settling).enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
      + queries(reference.queries)
  }

  /// All rows of `certified/settling.csv`.
  package static func settling(_ table: CertifiedTable<SettlingRow>) -> [QueryCase] {
    table.rows.enumerated().map { index, row in
      QueryCase(
        id: row.id,
        problem: SpringProblem(
          parameters: row.parameters, from: row.from, to: row.to, initialVelocity: row.initialVelocity),
        query: .settlingDuration(epsilon: row.epsilon), truth: row.duration,
        cells: { table.reader.cells(index) })
    }
  }

  /// The rows of `certified/spring-queries.csv` that have a ``SpringQuery``.
  package static func queries(_ table: CertifiedTable<QueryRow>) -> [QueryCase] {
    table.rows.enumerated().compactMap { index, row in
      guard let query = row.springQuery else { return nil }
      return QueryCase(
        id: row.id,
        problem: SpringProblem(
          parameters: row.parameters, from: row.from, to: row.to, initialVelocity: row.initialVelocity),
        query: query, truth: row.result, cells: { table.reader.cells(index) })
    }
  }
}

extension QueryRow {
  /// The question, where it is about the first of a series or about the whole motion.
  fileprivate var springQuery: SpringQuery? {
    guard index == 0 else { return nil }
    return switch query {
    case .extremumTime: .firstExtremumTime
    case .extremumValue: .firstExtremumValue
    case .overshoot: .overshoot
    case .peakVelocityTime: .peakVelocityTime
    case .peakVelocity: .peakVelocity
    case .crossingTime: .firstCrossing(of: argument)
    case .lastCrossingTime: .lastCrossing(of: argument)
    case .extremumCount, .overshootAbsolute, .timeToReach, .peakAccelerationTime, .peakAcceleration,
      .extremaAbove, .envelopeDuration, .crossingCount, .energy:
      nil
    }
  }
}
