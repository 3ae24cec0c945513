// SPDX-License-Identifier: Apache-2.0

package import CurveMath

extension SpringQuery {
  /// What this package answers.
  package func answer(of motion: SpringMotion<Double>) -> Double? {
    switch self {
    case .settlingDuration(let epsilon): motion.settlingDuration(epsilon: epsilon)
    case .firstExtremumTime: motion.extrema.first { _ in true }?.time
    case .firstExtremumValue: motion.extrema.first { _ in true }?.value
    case .overshoot: motion.overshoot
    case .peakVelocityTime: motion.peakVelocity.time
    case .peakVelocity: motion.peakVelocity.value
    case .firstCrossing(let value): motion.firstCrossing(of: value)
    case .lastCrossing(let value): motion.lastCrossing(of: value)
    }
  }

  /// What the answer is called in a budget's key.
  package var name: String {
    switch self {
    case .settlingDuration: "settlingDuration"
    case .firstExtremumTime: "extremumTime"
    case .firstExtremumValue: "extremumValue"
    case .overshoot: "overshoot"
    case .peakVelocityTime: "peakVelocityTime"
    case .peakVelocity: "peakVelocity"
    case .firstCrossing: "firstCrossing"
    case .lastCrossing: "lastCrossing"
    }
  }
}

extension OracleAnswer {
  /// An answer's error in units of the claim: 0 where nothing is claimed, NaN where one says that there is none
  /// and the other gives a number.
  package func error(of computed: Double?) -> Double {
    if error == .infinity { return computed?.isNaN == true ? .nan : 0 }
    guard let number, let computed else { return number == nil && computed == nil ? 0 : .nan }
    return Metric.toleranceUnits.error(
      of: computed, truth: CertifiedNumber(high: number, low: 0), against: ErrorScale(claimed: error))
  }
}
