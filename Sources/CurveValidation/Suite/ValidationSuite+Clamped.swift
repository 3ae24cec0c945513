// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

extension ValidationSuite {
  func judgeClamped(_ cases: inout WorstCases) {
    let reader = reference.clamped.reader
    for (index, row) in reference.clamped.rows.enumerated() {
      let computed = row.motion.answer(row.query, row.argument)
      let key = "clamped.\(row.query.rawValue)"
      let size = ErrorScale(scale: row.scale, condition: row.condition)
      cases.note(key, error: measure(key, computed, row.result, size), id: row.id) {
        reader.cells(index) + [("computed", NumberText.text(of: computed))]
      }
    }
  }
}

extension ClampedRow {
  /// The size of what is asked for, by the motion's own scale; 1 for a time.
  fileprivate var scale: Double {
    let sizes = SpringScale(motion.motion)
    let frequency = motion.motion.spring.angularFrequency
    return switch query {
    case .value: sizes.value
    case .velocity: sizes.value * frequency
    case .acceleration: sizes.dragged * frequency * frequency
    case .touchTime, .arrivalTime, .settlingDuration: 1
    }
  }
}

extension ClampedMotion {
  /// What this package says to a question.
  package func answer(_ query: ClampedRow.Query, _ argument: Double) -> Double {
    switch query {
    case .value: value(at: argument)
    case .velocity: velocity(at: argument)
    case .acceleration: acceleration(at: argument)
    case .touchTime, .arrivalTime: firstTouch
    case .settlingDuration: settlingDuration(epsilon: argument)
    }
  }

  /// The first time after 0 at which the motion is at its limit; infinity where it never is.
  private var firstTouch: Double {
    guard case .range(let range) = limit else { return arrivalTime }
    return min(
      motion.firstCrossing(of: range.lowerBound) ?? .infinity,
      motion.firstCrossing(of: range.upperBound) ?? .infinity)
  }
}
