// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// One animation of a value, from the moment at which it was started.
///
/// Legs are objects so that reading one at every frame copies nothing. Only that of a custom animation changes, by
/// the value that holds it alone.
package final class AnimationLeg<Value: VectorArithmetic & Sendable> {
  /// How an animation moves what it was given.
  enum Course {
    /// By a share of what lies between the running result and the target.
    case chase(FractionCourse)
    /// By a share of a change of its own.
    case superposition(FractionCourse, change: Value)
    /// From where it took over, whatever ran before.
    case takeover(SpringCourse<Value>)
    /// As somebody's own code says; see ``AnimationLeg/custom``.
    case custom
  }

  /// What was asked for.
  let animation: Animation
  /// Where it leads.
  let target: Value
  /// When it was started.
  let start: Double
  let course: Course
  /// What is known of a custom animation.
  @exclusivity(unchecked) private(set) var custom: CustomCourse<Value>?
  /// When it ends; infinity where that is not known, or never.
  @exclusivity(unchecked) private(set) var end: Double
  /// When it counts as done.
  @exclusivity(unchecked) private(set) var logicalEnd: Double
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
    end = start + (time?.duration ?? .infinity)
    logicalEnd = start + (time?.logicalDuration ?? .infinity)
    if case .takeover(let spring) = course {
      takeover = start + spring.course.takeoverTime
    } else {
      takeover = .infinity
    }
  }

  /// A custom animation.
  init(animation: Animation, target: Value, start: Double, custom: CustomCourse<Value>) {
    self.animation = animation
    self.target = target
    self.start = start
    course = .custom
    takeover = .infinity
    (end, logicalEnd) = (.infinity, .infinity)
    put(custom)
  }

  // MARK: - Custom animations

  /// The same leg, as another object.
  var copy: AnimationLeg {
    guard let custom else {
      return AnimationLeg(animation: animation, target: target, start: start, course: course)
    }
    return AnimationLeg(animation: animation, target: target, start: start, custom: custom)
  }

  /// Takes what is known of a custom animation out, to be changed and put back.
  func takeCustom() -> CustomCourse<Value>? {
    defer { custom = nil }
    return custom
  }

  func put(_ custom: CustomCourse<Value>) {
    end = custom.hasEnded ? start : start + custom.end
    logicalEnd = start + custom.logicalEnd
    self.custom = custom
  }

  /// Whether it is a custom animation that is not over yet.
  var isRunningCustom: Bool {
    guard let custom else { return false }
    return !custom.hasEnded
  }

  /// Whether it is a custom animation that says that it counts as done.
  var isLogicallyComplete: Bool { custom?.context.isLogicallyComplete ?? false }

  // MARK: - What is shown

  /// Whether it adds its change to what ran before, and does not lead away from it.
  var isSuperposed: Bool {
    if case .superposition = course { return true }
    return false
  }

  /// Whether nothing of it is left to see at a time.
  func hasEnded(at time: Double) -> Bool { time >= end }

  /// The state at a time, where what was there before stands still.
  ///
  /// It is compiled for the vectors of numbers, points, sizes, angles, colours and effects, which values of one's own are
  /// mostly made of. Other vectors are generic code, and go a way that is several times as long.
  @specialized(where Value == Double)
  @specialized(where Value == AnimatablePair<Double, Double>)
  @specialized(where Value == SIMD4<Double>)
  @specialized(where Value == AnimatablePair<Double, AnimatablePair<Double, Double>>)
  @specialized(where Value == AnimatablePair<AnimatablePair<Double, Double>, Double>)
  @specialized(where Value == AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>)
  @inline(never)
  func state(at time: Double, from origin: Value) -> MotionState<Value> {
    state(at: time, over: MotionState(value: origin, velocity: .zero))
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
    case .custom:
      guard time < end, let custom else { return MotionState(value: target, velocity: .zero) }
      return custom.state(at: time - start, over: before, towards: target)
    }
  }
}
