// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

extension ValidationSuite {
  func judgeDesign(_ cases: inout WorstCases) {
    let reader = reference.design.reader
    for (index, row) in reference.design.rows.enumerated() {
      let key = "design.\(row.goal.rawValue).\(row.property.rawValue)"
      do throws(SpringDesignError) {
        let computed = row.property.value(of: try row.goal.spring(row.numbers))
        let size = ErrorScale(condition: row.condition)
        cases.note(key, error: measure(key, computed, row.result, size), id: row.id) {
          reader.cells(index) + [("computed", NumberText.text(of: computed))]
        }
      } catch {
        cases.fail(key, id: row.id, reason: "\(error)") { reader.cells(index) }
      }
    }
  }
}

extension DesignRow.Goal {
  /// The spring that this package finds for a goal's numbers.
  fileprivate func spring(_ numbers: [Double]) throws(SpringDesignError) -> Spring {
    switch self {
    case .overshootPeakTime: try Spring(overshoot: numbers[0], peakTime: numbers[1])
    case .settlingDurationOvershoot:
      try Spring(settlingDuration: numbers[0], overshoot: numbers[1], epsilon: numbers[2])
    case .settlingDurationDampingRatio:
      Spring(settlingDuration: numbers[0], dampingRatio: numbers[1], epsilon: numbers[2])
    case .distanceSettlingDuration:
      try Spring(
        distance: numbers[0], settlingDuration: numbers[1], dampingRatio: numbers[2], epsilon: numbers[3])
    case .responseSettlingDuration:
      try Spring(response: numbers[0], settlingDuration: numbers[1], epsilon: numbers[2])
    case .twoPoints:
      try Spring(reaching: numbers[0], at: numbers[1], then: numbers[2], at: numbers[3])
    case .responseWithoutOvershoot:
      try Spring(response: numbers[0], withoutOvershootAt: numbers[1], distance: numbers[2])
    }
  }
}
