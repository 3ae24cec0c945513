// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// The share of the way that an animation has covered, and its rate per second.
package struct Fraction: Sendable {
  package let share: DoubleDouble
  package let rate: Double

  package init(share: DoubleDouble, rate: Double) {
    self.share = share
    self.rate = rate
  }

  /// Moves a state towards a target by this share of what lies between them.
  func chase<Value: VectorArithmetic>(
    _ state: MotionState<Value>, towards target: Value
  ) -> MotionState<Value> {
    let remaining = 1 - share
    let value = Value.weightedSum(state.value, remaining, target, share, .zero, DoubleDouble(0))
    let velocity = state.velocity.scaled(by: remaining.rounded) + (target - state.value).scaled(by: rate)
    return MotionState(value: value, velocity: velocity)
  }

  /// Adds this share of a change to a state.
  func add<Value: VectorArithmetic>(
    _ state: MotionState<Value>, change: Value
  ) -> MotionState<Value> {
    let one = DoubleDouble(1)
    let value = Value.weightedSum(state.value, one, change, share, .zero, DoubleDouble(0))
    return MotionState(value: value, velocity: state.velocity + change.scaled(by: rate))
  }
}
