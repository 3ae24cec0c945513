// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// One animation of a value, from the moment at which it was started.
///
/// Legs never change; they are objects so that reading one at every frame copies nothing.
package final class AnimationLeg<Value: VectorArithmetic & Sendable> {
  /// How an animation moves what it was given.
  enum Course {
    /// By a share of what lies between the running result and the target.
    case chase(FractionCourse)
    /// By a share of a change of its own.
    case superposition(FractionCourse, change: Value)
    /// From where it took over, whatever ran before.
    case takeover(SpringCourse<Value>)
    /// As somebody's own code says; ended when it returned nil.
    indirect case custom(CustomCourse<Value>)
  }

  /// What was asked for.
  let animation: Animation
  /// Where it leads.
  let target: Value
  /// When it was started.
  let start: Double
  let course: Course
  /// When it ends; infinity where that is not known, or never.
  let end: Double
  /// When it counts as done.
  let logicalEnd: Double
  /// When a spring takes over, and what ran before no longer counts; infinity for the others.
  let takeover: Double

  init(animation: Animation, target: Value, start: Double, course: Course) {
    self.animation = animation
    self.target = target
    self.start = start
    self.course = course
    let time: TimeCourse?
    switch course {
    case .chase(let fraction), .superposition(let fraction, _): time = fraction.course
    case .takeover(let spring): time = spring.course
    case .custom: time = nil
    }
    if case .custom(let custom) = course, custom.hasEnded {
      end = start
    } else {
      end = start + (time?.duration ?? .infinity)
    }
    logicalEnd = start + (time?.logicalDuration ?? .infinity)
    if case .takeover(let spring) = course {
      takeover = start + spring.course.takeoverTime
    } else {
      takeover = .infinity
    }
  }

  /// Whether it adds its change to what ran before, and does not lead away from it.
  var isSuperposed: Bool {
    if case .superposition = course { return true }
    return false
  }

  /// Whether nothing of it is left to see at a time.
  func hasEnded(at time: Double) -> Bool {
    if case .custom(let custom) = course { return custom.hasEnded }
    return time >= end
  }

  /// The state at a time, given the state that the animations before it have at the same time.
  func state(at time: Double, over before: MotionState<Value>) -> MotionState<Value> {
    switch course {
    case .chase(let fraction):
      return time >= end
        ? MotionState(value: target, velocity: .zero)
        : fraction.fraction(at: time - start).chase(before, towards: target)
    case .superposition(let fraction, let change):
      return time >= end
        ? MotionState(value: before.value + change, velocity: before.velocity)
        : fraction.fraction(at: time - start).add(before, change: change)
    case .takeover(let spring):
      if time >= end { return MotionState(value: target, velocity: .zero) }
      return time < takeover ? before : spring.state(at: time - start)
    case .custom(let custom):
      return custom.state(at: time - start, over: before, towards: target)
    }
  }
}
