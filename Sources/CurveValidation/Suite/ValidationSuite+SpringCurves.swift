// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

extension ValidationSuite {
  func judgeSpringCurves(_ cases: inout WorstCases) {
    let reader = reference.springCurves.reader
    for (index, row) in reference.springCurves.rows.enumerated() {
      let computed = row.curve.answer(row.query, row.argument)
      let key = "springCurve.\(row.query.rawValue)"
      let size = ErrorScale(scale: row.scale, condition: row.condition)
      cases.note(key, error: measure(key, computed, row.result, size), id: row.id) {
        reader.cells(index) + [("computed", NumberText.text(of: computed))]
      }
    }
  }
}

extension SpringCurve {
  /// What this package says to a question.
  package func answer(_ query: SpringCurveRow.Query, _ progress: Double) -> Double {
    switch query {
    case .duration: duration
    case .endResidual: endResidual
    case .value: value(at: progress)
    case .velocity: velocity(at: progress)
    case .acceleration: acceleration(at: progress)
    }
  }
}

extension SpringCurveRow {
  /// The motion's own scale, and what a relative error of the time moves: the derivative times the time.
  fileprivate var scale: Double {
    let sizes = SpringScale(curve.motion)
    let turned = curve.motion.spring.angularFrequency * curve.duration
    let change = curve.velocity(at: argument).magnitude
    let bend = curve.acceleration(at: argument).magnitude
    switch query {
    case .duration: return 1
    case .endResidual:
      return curve.motion.envelope(at: curve.duration) + curve.velocity(at: 1).magnitude
    case .value: return sizes.value + change * argument
    case .velocity: return sizes.value * turned + bend * argument
    case .acceleration:
      let drag = 2 * curve.motion.spring.dampingRatio * turned
      return sizes.dragged * turned * turned + (drag * bend + turned * turned * change) * argument
    }
  }
}
