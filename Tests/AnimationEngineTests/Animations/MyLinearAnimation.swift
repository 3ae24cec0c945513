// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// The simplest animation of one's own: at a constant speed, and it does not tell its velocity.
struct MyLinearAnimation: CustomAnimation {
  var duration: Double

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    time <= duration ? value.scaled(by: time / duration) : nil
  }
}

/// The same, which tells its velocity.
struct MyLinearAnimationWithVelocity: CustomAnimation {
  var duration: Double

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    time <= duration ? value.scaled(by: time / duration) : nil
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    value.scaled(by: 1 / duration)
  }
}
