// SPDX-License-Identifier: Apache-2.0

import CurveMath

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
      + queries(reference.queries) + clamped(reference.clamped) + springCurves(reference.springCurves)
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

  /// The rows of `certified/clamped-springs.csv` that have a ``SpringQuery``.
  package static func clamped(_ table: CertifiedTable<ClampedRow>) -> [QueryCase] {
    table.rows.enumerated().compactMap { index, row in
      guard let query = row.springQuery else { return nil }
      return QueryCase(
        id: row.id, problem: row.motion.motion.problem(row.parameters), query: query, truth: row.result,
        cells: { table.reader.cells(index) })
    }
  }

  /// The rows of `certified/spring-curves.csv` that have a ``SpringQuery``.
  package static func springCurves(_ table: CertifiedTable<SpringCurveRow>) -> [QueryCase] {
    table.rows.enumerated().compactMap { index, row in
      guard let query = row.springQuery else { return nil }
      return QueryCase(
        id: row.id, problem: row.curve.motion.problem(row.parameters), query: query, truth: row.result,
        cells: { table.reader.cells(index) })
    }
  }
}

extension SpringMotion where Value == Double {
  /// The motion as a problem, with the parameters that it was made of.
  fileprivate func problem(_ parameters: SpringParameters) -> SpringProblem {
    SpringProblem(parameters: parameters, from: from, to: to, initialVelocity: initialVelocity)
  }
}

extension QueryRow {
  /// The question, where an oracle knows it: the first of a series of turns, every crossing.
  fileprivate var springQuery: SpringQuery? {
    guard query == .crossingTime || index == 0 else { return nil }
    return switch query {
    case .extremumTime: .firstExtremumTime
    case .extremumValue: .firstExtremumValue
    case .overshoot: .overshoot
    case .timeToReach: .timeToReach(fraction: argument)
    case .peakVelocityTime: .peakVelocityTime
    case .peakVelocity: .peakVelocity
    case .peakAccelerationTime: .peakAccelerationTime
    case .peakAcceleration: .peakAcceleration
    case .extremaAbove: .extremumCount(above: argument)
    case .crossingCount: .crossingCount(of: argument)
    case .crossingTime: index == 0 ? .firstCrossing(of: argument) : .crossing(of: argument, index: index)
    case .lastCrossingTime: .lastCrossing(of: argument)
    case .extremumCount, .overshootAbsolute, .envelopeDuration, .limitingVelocity, .overshoots, .energy: nil
    }
  }
}

extension ClampedRow {
  fileprivate var springQuery: SpringQuery? {
    switch query {
    case .value: .clampedValue(motion.limit, time: argument)
    case .velocity: .clampedVelocity(motion.limit, time: argument)
    case .touchTime, .arrivalTime: .firstTouch(motion.limit)
    case .settlingDuration: .clampedSettlingDuration(motion.limit, epsilon: argument)
    case .acceleration: nil
    }
  }
}

extension SpringCurveRow {
  fileprivate var springQuery: SpringQuery? {
    guard let epsilon else { return nil }
    return switch query {
    case .value: .springCurveValue(epsilon: epsilon, progress: argument)
    case .velocity: .springCurveVelocity(epsilon: epsilon, progress: argument)
    case .duration, .endResidual, .acceleration: nil
    }
  }
}
