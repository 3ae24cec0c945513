// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// A custom animation in its course, with what it keeps from frame to frame.
package struct CustomCourse<Value: VectorArithmetic> {
  let animation: Animation
  private(set) var context: AnimationContext<Value>
  private(set) var hasEnded = false

  init(animation: Animation, context: AnimationContext<Value>) {
    self.animation = animation
    self.context = context
  }

  /// Lets the animation see a time, and keep what it wants to.
  mutating func advance(to time: Double, way: Value) {
    guard !hasEnded else { return }
    hasEnded = animation.animate(value: way, time: time, context: &context) == nil
  }

  /// What the animation shows at a time; what it would keep is forgotten.
  func state(
    at time: Double, over before: MotionState<Value>, towards target: Value
  ) -> MotionState<Value> where Value: Sendable {
    var passing = context
    let way = target - before.value
    guard !hasEnded, let covered = animation.animate(value: way, time: time, context: &passing) else {
      return MotionState(value: target, velocity: .zero)
    }
    var velocity = animation.velocity(value: way, time: time, context: context) ?? .zero
    if before.velocity != .zero {
      // The way shrinks as what runs before moves: an animation is linear in its way.
      passing = context
      let carried = animation.animate(value: before.velocity, time: time, context: &passing)
      velocity += before.velocity - (carried ?? before.velocity)
    }
    return MotionState(value: before.value + covered, velocity: velocity)
  }
}
