// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// An animation that moves a value alone and is a function of time, with where the value was.
package struct SoleLeg<Value: VectorArithmetic & Sendable> {
  let leg: AnimationLeg<Value>
  let origin: Value

  /// What is shown at a time, and how fast it changes.
  func state(at time: Double) -> MotionState<Value> {
    leg.state(at: time, from: origin)
  }

  /// What is shown at a time.
  func value(at time: Double) -> Value { state(at: time).value }
}
