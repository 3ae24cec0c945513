// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

extension ValidationSuite {
  func judgeQueries(_ cases: inout WorstCases) {
    let reader = reference.queries.reader
    for (index, row) in reference.queries.rows.enumerated() {
      let motion = SpringMotion(
        spring: Spring(row.parameters), from: row.from, to: row.to, initialVelocity: row.initialVelocity)
      let computed = motion.answer(row)
      let key = "query.\(row.query.rawValue)" + (row.isAboutTarget ? ".target" : "")
      let size = ErrorScale(scale: SpringScale(motion).value, condition: row.condition)
      cases.note(key, error: measure(key, computed, row.result, size), id: "\(row.id) \(row.index)") {
        reader.cells(index) + [("computed", NumberText.text(of: computed))]
      }
    }
  }
}

extension QueryRow {
  /// Whether a crossing of the target is asked for, which has a form of its own.
  fileprivate var isAboutTarget: Bool {
    switch query {
    case .crossingTime, .lastCrossingTime: argument == to
    case .timeToReach: argument == 1
    default: false
    }
  }
}

extension SpringMotion where Value == Double {
  /// What this package says to a row's question; NaN where it has no such extremum or crossing.
  fileprivate func answer(_ row: QueryRow) -> Double {
    switch row.query {
    case .extremumCount: extrema.count
    case .extremumTime: extremum(row.index)?.time ?? .nan
    case .extremumValue: extremum(row.index)?.value ?? .nan
    case .overshootAbsolute: overshootAbsolute
    case .overshoot: overshoot
    case .timeToReach: time(toReach: row.argument) ?? .infinity
    case .peakVelocityTime: peakVelocity.time
    case .peakVelocity: peakVelocity.value
    case .peakAccelerationTime: peakAcceleration.time
    case .peakAcceleration: peakAcceleration.value
    case .extremaAbove: extremumCount(above: row.argument)
    case .envelopeDuration: envelopeDuration(epsilon: row.argument)
    case .limitingVelocity: spring.limitingVelocity(distance: row.argument)
    case .overshoots: overshoots ? 1 : 0
    case .crossingCount: crossings(of: row.argument).count
    case .crossingTime: crossing(row.argument, row.index) ?? .nan
    case .lastCrossingTime: lastCrossing(of: row.argument) ?? .nan
    case .energy: energy(at: row.argument)
    }
  }

  private func extremum(_ index: Int) -> Extremum? {
    var iterator = extrema.dropFirst(index).makeIterator()
    return iterator.next()
  }

  private func crossing(_ level: Double, _ index: Int) -> Double? {
    var iterator = crossings(of: level).dropFirst(index).makeIterator()
    return iterator.next()
  }
}
