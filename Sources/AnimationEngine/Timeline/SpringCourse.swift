// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// A spring that has taken over the value and the velocity of what was moving.
package final class SpringCourse<Value: VectorArithmetic & Sendable>: Sendable {
  /// Another spring that is faded out, from the same start to the same target.
  private final class Fading: Sendable {
    let motion: SpringMotion<Value>
    let duration: Double

    init(motion: SpringMotion<Value>, duration: Double) {
      self.motion = motion
      self.duration = duration
    }
  }

  private let motion: SpringMotion<Value>
  private let fading: Fading?
  private let rate: Double
  /// The modifiers around it.
  package let course: TimeCourse
  /// The spring, as those that come after it are blended with it.
  package var spring: Spring { motion.spring }

  /// A spring from a state to a target.
  ///
  /// - Parameters:
  ///   - spring: the spring, in its own time.
  ///   - blend: a spring that was running and over how many seconds it is faded out.
  ///   - state: where the motion is when the spring takes over, velocity per second.
  ///   - target: where it ends.
  ///   - tolerance: it ends when it stays within this share of its way, or of what its velocity is worth.
  ///   - maps: delays and speeds above 0.
  package init(
    spring: Spring, blend: (spring: Spring, duration: Double)?, from state: MotionState<Value>,
    to target: Value, tolerance: Double, maps: [TimeMap]
  ) {
    rate = maps.reduce(1.0) { rate, map in
      if case .speed(let speed) = map { rate * speed } else { rate }
    }
    let velocity = rate == 1 ? state.velocity : state.velocity.scaled(by: 1 / rate)
    motion = SpringMotion(spring: spring, from: state.value, to: target, initialVelocity: velocity)
    var duration = motion.settlingDuration(epsilon: tolerance * SpringCourse.size(of: motion))
    if let blend, blend.duration > 0, blend.spring.response != spring.response {
      fading = Fading(
        motion: SpringMotion(
          spring: blend.spring, from: state.value, to: target, initialVelocity: velocity),
        duration: blend.duration)
      duration = max(duration, blend.duration)
    } else {
      fading = nil
    }
    course = TimeCourse(maps: maps, duration: duration, logicalDuration: spring.duration)
  }

  /// How far the motion may go from its target: its way, or what its velocity is worth.
  private static func size(of motion: SpringMotion<Value>) -> Double {
    let way = (motion.to - motion.from).magnitude
    let swing = motion.initialVelocity.magnitude / motion.spring.angularFrequency
    return swing > way ? swing : way
  }

  /// Value and velocity at a time since the animation began, after ``TimeCourse/takeoverTime``.
  package func state(at time: Double) -> MotionState<Value> {
    let own = course.isPlain ? time : course.point(at: time).time
    var state = motion.state(at: own)
    if let fading, own < fading.duration {
      // Both start alike, and the weight is flat at both ends: value and velocity have no jump.
      let other = fading.motion.state(at: own)
      let progress = own / fading.duration
      let weight = progress * progress * (3 - 2 * progress)
      let slope = 6 * progress * (1 - progress) / fading.duration
      let apart = state.value - other.value
      state.velocity =
        other.velocity.interpolated(towards: state.velocity, amount: weight) + apart.scaled(by: slope)
      state.value = other.value + apart.scaled(by: weight)
    }
    if rate != 1 { state.velocity.scale(by: rate) }
    return state
  }
}
