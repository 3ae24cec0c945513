// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import SwiftUIReplica

/// An animation as SwiftUI runs it, in the place of one of the engine's.
///
/// The timeline shows it the frames, and the replica does the rest: it steps, takes over and combines. All animations
/// that meet at a property are one to the engine, whose events therefore say `merged` of them.
struct ReplicaAnimation: FrameBoundAnimation {
  let base: SwiftUIAnimation
  /// Seconds from frame to frame.
  let frameInterval: Double

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    var run = context.state[ReplicaRunKey<V>.self]
    var isComplete = context.isLogicallyComplete
    let isFrame = run.isFrame(time, frameInterval)
    run.handedVelocity = context.state[InitialVelocityKey<V>.self]
    let covered = run.frame(of: base, over: value, at: time, frameInterval, &isComplete)
    // Between frames nothing is noticed.
    guard isFrame else { return covered ?? value }
    context.isLogicallyComplete = isComplete
    context.state[ReplicaRunKey<V>.self] = run
    return covered
  }

  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    var run = context.state[ReplicaRunKey<V>.self]
    if !run.hasDrawn(time) {
      run.handedVelocity = context.state[InitialVelocityKey<V>.self]
      var isComplete = false
      _ = run.frame(of: base, over: value, at: time, frameInterval, &isComplete)
    }
    return run.velocity
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? ReplicaAnimation else { return false }
    var run = context.state[ReplicaRunKey<V>.self]
    run.retarget(previous.base, over: value, at: time)
    run.handedVelocity = context.state[InitialVelocityKey<V>.self]
    context.state[ReplicaRunKey<V>.self] = run
    return true
  }
}

/// What is kept from frame to frame, about all animations of a property since it last stood still.
private struct ReplicaRun<V: VectorArithmetic> {
  private var running: RunningSwiftUIAnimation<CarriedVector<V>>?
  /// The way that it knows of, from where the first animation began.
  private var way = V.zero
  /// When an animation has been asked for whose target the next frame tells.
  private var retargetTime: Double?
  /// The velocity that the last change hands over to a spring.
  var handedVelocity: V?
  /// The frame that saw the first change, and the one after it, in seconds since that change.
  private var first: Double?
  private var second: Double?
  /// The last frame, and how fast it moved there.
  private var frameTime: Double?
  private(set) var velocity = V.zero

  /// Draws a frame: how much of a way is covered; nil where all has ended.
  ///
  /// The first two show the start, and time is counted from the second.
  mutating func frame(
    of animation: SwiftUIAnimation, over value: V, at time: Double, _ frameInterval: Double,
    _ isComplete: inout Bool
  ) -> V? {
    let elapsed = elapsed(at: time, frameInterval)
    follow(animation, over: value, at: time, elapsed ?? 0, frameInterval, &isComplete)
    frameTime = time
    velocity = .zero
    // What is left of a way that shrinks while something else still runs before.
    let rest = value - way
    guard let elapsed else { return rest }
    guard let step = running?.animate(at: elapsed, &isComplete) else { return nil }
    if elapsed > 0 { velocity = step.velocity.vector }
    return step.value.vector + rest
  }

  /// Begins with an animation, or goes on with it, if the frame is the first that knows of it.
  private mutating func follow(
    _ animation: SwiftUIAnimation, over value: V, at time: Double, _ elapsed: Double, _ frameInterval: Double,
    _ isComplete: inout Bool
  ) {
    guard running != nil else {
      running = RunningSwiftUIAnimation(
        animation, over: CarriedVector(value), initialVelocity: CarriedVector(handedVelocity ?? .zero))
      way = value
      retargetTime = nil
      return
    }
    guard let asked = retargetTime else { return }
    // A change at the time of a frame is seen by that frame, which has been drawn without it.
    let isAFrameAgo = time - asked >= frameInterval * (1 - 1e-9)
    let begin = isAFrameAgo ? max(0, asked - (second ?? asked)) : elapsed
    goOn(with: animation, over: value, at: begin)
    if isAFrameAgo, second != nil { _ = running?.animate(at: begin, &isComplete) }
  }

  private mutating func goOn(with animation: SwiftUIAnimation, over value: V, at elapsed: Double) {
    running?.begin(
      animation, over: CarriedVector(value - way), at: elapsed,
      initialVelocity: handedVelocity.map { CarriedVector($0) })
    way = value
    retargetTime = nil
  }

  /// Notes that another animation follows the one so far, whose way is known now.
  mutating func retarget(_ animation: SwiftUIAnimation, over value: V, at time: Double) {
    guard first != nil else {
      // Nothing was drawn yet: the new animation replaces the old one.
      running = nil
      return
    }
    if let asked = retargetTime { goOn(with: animation, over: value, at: max(0, asked - (second ?? asked))) }
    retargetTime = time
  }

  /// Whether a frame has been drawn, with all changes so far.
  func hasDrawn(_ time: Double) -> Bool { frameTime == time && retargetTime == nil }

  /// Whether a time is that of a frame, as far as the frames are known.
  func isFrame(_ time: Double, _ frameInterval: Double) -> Bool {
    guard let second else { return true }
    let frames = (time - second) / frameInterval
    return (frames - frames.rounded()).magnitude < 1e-6
  }

  /// Seconds since the second frame; nil before it and in it.
  private mutating func elapsed(at time: Double, _ frameInterval: Double) -> Double? {
    if let second { return time > second ? time - second : nil }
    if let first {
      if time > first { second = time }
    } else if time >= frameInterval * (1 - 1e-9) {
      // A change that is made at the time of a frame is seen by that very frame.
      (first, second) = (0, time)
    } else {
      first = time
    }
    return nil
  }
}

/// The key of what is kept.
private struct ReplicaRunKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: ReplicaRun<V> { ReplicaRun() }
}

/// A vector that the replica moves, which asks for vectors that may be sent to other threads.
///
/// None leaves the timeline that asks the animation, and a timeline is used from one thread at a time.
private struct CarriedVector<V: VectorArithmetic>: VectorArithmetic, @unchecked Sendable {
  var vector: V

  init(_ vector: V) {
    self.vector = vector
  }

  static var zero: CarriedVector { CarriedVector(.zero) }
  static func + (lhs: Self, rhs: Self) -> Self { CarriedVector(lhs.vector + rhs.vector) }
  static func - (lhs: Self, rhs: Self) -> Self { CarriedVector(lhs.vector - rhs.vector) }
  mutating func scale(by rhs: Double) { vector.scale(by: rhs) }
  var magnitudeSquared: Double { vector.magnitudeSquared }
}
