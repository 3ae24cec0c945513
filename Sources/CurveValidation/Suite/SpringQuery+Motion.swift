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
    case .peakAccelerationTime: motion.peakAcceleration.time
    case .peakAcceleration: motion.peakAcceleration.value
    case .extremumCount(let size): motion.extremumCount(above: size)
    case .firstCrossing(let value): motion.firstCrossing(of: value)
    case .lastCrossing(let value): motion.lastCrossing(of: value)
    case .crossing(let value, let index): motion.crossings(of: value).dropFirst(index).first { _ in true }
    case .crossingCount(let value): motion.crossings(of: value).count
    case .timeToReach(let fraction): motion.time(toReach: fraction) ?? .infinity
    case .firstTouch(let limit): ClampedMotion(motion, limit: limit).answer(.touchTime, 0)
    case .clampedValue(let limit, let time): ClampedMotion(motion, limit: limit).value(at: time)
    case .clampedVelocity(let limit, let time): ClampedMotion(motion, limit: limit).velocity(at: time)
    case .clampedSettlingDuration(let limit, let epsilon):
      ClampedMotion(motion, limit: limit).settlingDuration(epsilon: epsilon)
    case .springCurveValue(let epsilon, let progress): motion.curve(epsilon: epsilon).value(at: progress)
    case .springCurveVelocity(let epsilon, let progress):
      motion.curve(epsilon: epsilon).velocity(at: progress)
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
    case .peakAccelerationTime: "peakAccelerationTime"
    case .peakAcceleration: "peakAcceleration"
    case .extremumCount: "extremumCount"
    case .firstCrossing: "firstCrossing"
    case .lastCrossing: "lastCrossing"
    case .crossing: "crossing"
    case .crossingCount: "crossingCount"
    case .timeToReach: "timeToReach"
    case .firstTouch: "firstTouch"
    case .clampedValue: "clampedValue"
    case .clampedVelocity: "clampedVelocity"
    case .clampedSettlingDuration: "clampedSettlingDuration"
    case .springCurveValue: "springCurveValue"
    case .springCurveVelocity: "springCurveVelocity"
    }
  }
}

extension SpringMotion where Value == Double {
  /// The spring of a motion from 0 to 1 as a curve of progress.
  fileprivate func curve(epsilon: Double) -> SpringCurve {
    SpringCurve(spring: spring, initialVelocity: initialVelocity, epsilon: epsilon)
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
