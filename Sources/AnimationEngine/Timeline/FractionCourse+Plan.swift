// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension FractionCourse {
  /// The course of a plan that covers shares of its way; nil for a custom animation.
  init?(_ plan: AnimationPlan, tolerance: Double) {
    switch plan.base {
    case .curve(let curve, let duration):
      self.init(curve: SharedCurve(curve), duration: duration, maps: plan.maps)
    case .spring(let spring, _):
      self.init(spring: spring, initialVelocity: 0, tolerance: tolerance, maps: plan.maps)
    case .interpolatingSpring(let spring, let velocity):
      self.init(spring: spring, initialVelocity: velocity, tolerance: tolerance, maps: plan.maps)
    case .custom:
      return nil
    }
  }
}
