// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// A custom animation in its course, with what it keeps from frame to frame.
package struct CustomCourse<Value: VectorArithmetic> {
  let animation: Animation
  private(set) var context: AnimationContext<Value>
  private(set) var hasEnded = false
  /// The frame that was seen last: when, on which way, and how much of it was covered.
  private var frame: (time: Double, way: Value, covered: Value)?

  init(animation: Animation, context: AnimationContext<Value>) {
    self.animation = animation
    self.context = context
  }

  /// Lets the animation see a time, once, and keep what it wants to.
  mutating func advance(to time: Double, way: Value) {
    guard !hasEnded else { return }
    if let frame, frame.time == time, frame.way == way { return }
    guard let covered = animation.animate(value: way, time: time, context: &context) else {
      hasEnded = true
      return
    }
    frame = (time, way, covered)
  }

  /// How much of a way is covered at a time. At the time of a frame that has been seen that is what was seen.
  private func covered(of way: Value, at time: Double) -> Value? {
    if let frame, frame.time == time, frame.way == way { return frame.covered }
    var passing = context
    return animation.animate(value: way, time: time, context: &passing)
  }

  /// What the animation shows at a time; what it would keep is forgotten.
  func state(
    at time: Double, over before: MotionState<Value>, towards target: Value
  ) -> MotionState<Value> where Value: Sendable {
    let way = target - before.value
    guard !hasEnded, let covered = covered(of: way, at: time) else {
      return MotionState(value: target, velocity: .zero)
    }
    var velocity = animation.velocity(value: way, time: time, context: context) ?? .zero
    if before.velocity != .zero {
      // The way shrinks as what runs before moves: an animation is linear in its way.
      var passing = context
      let carried = animation.animate(value: before.velocity, time: time, context: &passing)
      velocity += before.velocity - (carried ?? before.velocity)
    }
    return MotionState(value: before.value + covered, velocity: velocity)
  }
}
