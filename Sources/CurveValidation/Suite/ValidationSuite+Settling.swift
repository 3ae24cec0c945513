// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

extension ValidationSuite {
  func judgeSettling(_ cases: inout WorstCases) {
    let reader = reference.settling.reader
    for (index, row) in reference.settling.rows.enumerated() {
      let motion = SpringMotion(
        spring: Spring(row.parameters), from: row.from, to: row.to, initialVelocity: row.initialVelocity)
      let size = ErrorScale(condition: row.condition)
      func note(_ key: String, _ computed: Double, _ error: Double) {
        cases.note(key, error: error, id: row.id) {
          reader.cells(index) + [("computed", NumberText.text(of: computed))]
        }
      }
      let computed = motion.settlingDuration(epsilon: row.epsilon)
      let key = "spring.settlingDuration" + (row.margin < 0.01 ? ".nextToTurn" : "")
      note(key, computed, measure(key, computed, row.duration, size))
      let bound = motion.settlingDurationBound(epsilon: row.epsilon)
      note("bound.settlingDuration", bound, row.duration.shortfall(of: bound))
    }
  }

  func judgeVectorSettling(_ cases: inout WorstCases) {
    let reader = reference.vectorSettling.reader
    for (index, row) in reference.vectorSettling.rows.enumerated() {
      let motion = SpringMotion(
        spring: Spring(row.parameters), from: row.from, to: row.to, initialVelocity: row.initialVelocity)
      let computed = motion.settlingDuration(epsilon: row.epsilon)
      let key = "vector.settlingDuration" + (row.isThrownAtTarget ? ".thrownAtTarget" : "")
      let error = measure(key, computed, row.duration, ErrorScale(condition: row.condition))
      cases.note(key, error: error, id: row.id) {
        reader.cells(index) + [("computed", NumberText.text(of: computed))]
      }
    }
  }
}

extension VectorSettlingRow {
  /// Whether the velocity points nearly at the target: then the parts of start and velocity in the motion cancel.
  fileprivate var isThrownAtTarget: Bool {
    let start = from - to
    let product = start.first * initialVelocity.first + start.second * initialVelocity.second
    let across = start.first * initialVelocity.second - start.second * initialVelocity.first
    return product < 0 && across.magnitude < 0.01 * product.magnitude
  }
}

extension CertifiedNumber {
  /// By what share a bound from above falls short of the truth: 0 for one that holds, NaN for one that is none.
  fileprivate func shortfall(of bound: Double) -> Double {
    if high == .infinity { return bound == .infinity ? 0 : .nan }
    let difference = error(of: bound)
    return difference >= 0 ? 0 : (difference.isNaN ? .nan : -difference / high)
  }
}
