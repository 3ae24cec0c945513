// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// What a spring is to reach, where a text states goals in the place of parameters.
///
/// The goals are those of `Spring`'s initialisers, and the spring is the one that they find.
public enum SpringGoals: Hashable, Sendable {
  /// ``/CurveMath/Spring/init(overshoot:peakTime:)``
  case overshootPeakTime(overshoot: Double, peakTime: Double)
  /// ``/CurveMath/Spring/init(settlingDuration:overshoot:epsilon:)``
  case settlingDurationOvershoot(settlingDuration: Double, overshoot: Double, epsilon: Double)
  /// ``/CurveMath/Spring/init(settlingDuration:dampingRatio:epsilon:)``
  case settlingDurationDampingRatio(settlingDuration: Double, dampingRatio: Double, epsilon: Double)
  /// ``/CurveMath/Spring/init(response:settlingDuration:epsilon:)``
  case responseSettlingDuration(response: Double, settlingDuration: Double, epsilon: Double)
  /// ``/CurveMath/Spring/init(distance:settlingDuration:dampingRatio:epsilon:)``
  case distanceSettlingDuration(
    distance: Double, settlingDuration: Double, dampingRatio: Double, epsilon: Double)
  /// ``/CurveMath/Spring/init(reaching:at:then:at:)``
  case twoPoints(firstValue: Double, firstTime: Double, secondValue: Double, secondTime: Double)

  /// ``/CurveMath/Spring/init(response:withoutOvershootAt:distance:)``
  case withoutOvershoot(response: Double, initialVelocity: Double, distance: Double)

  /// The parameters of the spring that reaches them.
  func parameters() throws(SpringDesignError) -> SpringParameters {
    switch self {
    case .overshootPeakTime(let overshoot, let peakTime):
      return SpringParameters(of: try Spring(overshoot: overshoot, peakTime: peakTime))
    case .settlingDurationOvershoot(let settlingDuration, let overshoot, let epsilon):
      _ = try Spring(settlingDuration: settlingDuration, overshoot: overshoot, epsilon: epsilon)
      return .settlingDurationDampingRatio(
        settlingDuration: settlingDuration, dampingRatio: try Spring.dampingRatio(overshoot: overshoot),
        epsilon: epsilon)
    case .settlingDurationDampingRatio(let settlingDuration, let dampingRatio, let epsilon):
      return .settlingDurationDampingRatio(
        settlingDuration: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon)
    case .responseSettlingDuration(let response, let settlingDuration, let epsilon):
      return SpringParameters(
        of: try Spring(response: response, settlingDuration: settlingDuration, epsilon: epsilon))
    case .distanceSettlingDuration(let distance, let settlingDuration, let dampingRatio, let epsilon):
      _ = try Spring(
        distance: distance, settlingDuration: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon)
      return .settlingDurationDampingRatio(
        settlingDuration: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon / distance.magnitude)
    case .twoPoints(let firstValue, let firstTime, let secondValue, let secondTime):
      return SpringParameters(
        of: try Spring(reaching: firstValue, at: firstTime, then: secondValue, at: secondTime))
    case .withoutOvershoot(let response, let initialVelocity, let distance):
      return SpringParameters(
        of: try Spring(response: response, withoutOvershootAt: initialVelocity, distance: distance))
    }
  }
}

extension SpringParameters {
  /// The numbers of a spring of mass 1, in the form that loses least.
  ///
  /// About critical damping that is the bounce, which holds the distance from it to the last bit.
  init(of spring: Spring) {
    self =
      (0.5...2).contains(spring.dampingRatio)
      ? .durationBounce(duration: spring.duration, bounce: spring.bounce)
      : .responseDampingRatio(response: spring.response, dampingRatio: spring.dampingRatio)
  }
}
