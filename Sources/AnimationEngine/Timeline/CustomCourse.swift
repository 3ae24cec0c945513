// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// A custom animation in its course, with what it keeps from frame to frame. Its times are those since it began.
package struct CustomCourse<Value: VectorArithmetic> {
  /// A frame: when, on which way, and how much of it was covered; nil where the animation was over.
  private struct Frame {
    let time: Double
    let way: Value
    let covered: Value?
  }

  let animation: Animation
  private(set) var context: AnimationContext<Value>
  private(set) var hasEnded = false
  /// When it ends; infinity as long as that is not known.
  private(set) var end = Double.infinity
  /// When it counts as done; infinity as long as that is not known.
  private(set) var logicalEnd = Double.infinity
  /// The frame that was seen last, and when the first one could be.
  private var frame: Frame?
  private let beginning: Double
  private let isFrameBound: Bool
  /// The frame to come, with what the animation would keep then.
  private var next: (frame: Frame, context: AnimationContext<Value>)?

  /// A course that is looked at from some time on: 0, or where it took over.
  init(animation: Animation, context: AnimationContext<Value>, from beginning: Double = 0) {
    self.animation = animation
    self.context = context
    self.beginning = beginning
    isFrameBound = animation.base is any FrameBoundAnimation
  }

  // MARK: - Frames

  /// Lets the animation see a time, once, and keep what it wants to.
  mutating func advance(to time: Double, way: Value) {
    guard !hasEnded else { return }
    if let frame, frame.time == time, frame.way == way { return }
    if let next, next.frame.time == time, next.frame.way == way {
      (frame, context) = (next.frame, next.context)
    } else {
      let covered = animation.animate(value: way, time: time, context: &context)
      frame = Frame(time: time, way: way, covered: covered)
    }
    next = nil
    if frame?.covered == nil { finish() }
  }

  /// Ends it, since its time has come.
  mutating func finish() {
    hasEnded = true
    next = nil
  }

  /// Looks ahead to the next frame, and finds when on the way there it ends or counts as done.
  ///
  /// What depends on time is found to the neighbouring double: the first time at which the animation says nil, or
  /// says that it counts as done. What depends on the frames that it has seen is left to the frame that sees it.
  ///
  /// - Parameters:
  ///   - horizon: the time of the next frame.
  ///   - way: the way at a time.
  mutating func foresee(until horizon: Double, way: (Double) -> Value) {
    let last = frame?.time ?? beginning
    guard !hasEnded, horizon > last, !isFrameBound else { return }
    (end, logicalEnd) = (.infinity, context.isLogicallyComplete ? logicalEnd : .infinity)
    let there = probe(horizon, way: way)
    let isOver = there.frame.covered == nil
    let isComplete = there.context.isLogicallyComplete && !context.isLogicallyComplete
    if isOver || isComplete {
      let here = probe(last, way: way)
      // What is so already as it begins is so from then on.
      if isOver, here.frame.covered != nil {
        end = firstTime(after: last, until: horizon) { probe($0, way: way).frame.covered == nil }
      } else if isOver, frame == nil {
        end = last
      }
      if isComplete, !here.context.isLogicallyComplete {
        logicalEnd = firstTime(after: last, until: min(end, horizon)) {
          probe($0, way: way).context.isLogicallyComplete
        }
      } else if isComplete, frame == nil {
        logicalEnd = last
      }
    }
    next = there
  }

  /// What a frame would be at a time, from what is kept now.
  private func probe(
    _ time: Double, way: (Double) -> Value
  ) -> (frame: Frame, context: AnimationContext<Value>) {
    var passing = context
    let way = way(time)
    let covered = animation.animate(value: way, time: time, context: &passing)
    return (Frame(time: time, way: way, covered: covered), passing)
  }

  // MARK: - What is shown

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

/// An animation of one's own for which there is nothing between its frames, its end included.
package protocol FrameBoundAnimation: CustomAnimation {}
