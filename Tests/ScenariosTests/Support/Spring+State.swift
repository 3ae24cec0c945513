// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension Spring {
  /// What the spring shows so long after it began on its way from one value to another.
  func state(
    from: Double, to: Double, velocity: Double = 0, at time: Double
  ) -> MotionState<Double> {
    let way = to - from
    return MotionState(
      value: from + value(target: way, initialVelocity: velocity, time: time),
      velocity: self.velocity(target: way, initialVelocity: velocity, time: time))
  }
}
