// SPDX-License-Identifier: Apache-2.0

import CMaths
public import CurveMath

/// A value as SwiftUI would show it, frame by frame.
///
/// ```swift
/// var value = SwiftUIAnimatedValue(0.0)
/// value.animate(to: 100, .spring(duration: 0.5, bounce: 0.3))
/// for frame in 0..<60 { print(value.frame(at: Double(frame) / 60).value) }
/// ```
///
/// A change is seen by the next frame that is drawn, and two frames show the start: the one that sees the change
/// and the one after it, from which time is counted. `[O]` Where the third frame comes late, the motion does not
/// jump: what was longer than 1/60 s counts as 1/60 s. `[O]`
///
/// What is shown depends on the frames that were drawn before, as it does in SwiftUI; the same frames give the
/// same bits. A frame takes bounded work, however far away it is. Numbers that are not finite spread into what is
/// shown, as they do in SwiftUI: nothing refuses them, and an animation of them may never end.
public struct SwiftUIAnimatedValue<Value: VectorArithmetic & Sendable>: Sendable {
  /// What was set last.
  public private(set) var model: Value

  /// The last frame; before the first one what the value was made with.
  public private(set) var lastFrame: SwiftUIAnimationFrame<Value>

  private let frameInterval: Double
  private var changes: [SwiftUIChange<Value>] = []
  private var count = 0
  private var animator: SwiftUIAnimator<Value>?

  /// A value that stands still.
  ///
  /// - Parameters:
  ///   - value: what is shown until something changes.
  ///   - frameInterval: seconds between the frames that are asked for, which counts as the next shorter
  ///     of 1/240 s, its doubles and its halves. Frames are due at its multiples; one that comes more than half of
  ///     it too soon shows the last one again. `[O]` Nil, like what is not above 0, is every frame.
  public init(_ value: Value, frameInterval: Double? = nil) {
    model = value
    lastFrame = SwiftUIAnimationFrame(
      time: -.infinity, value: value, velocity: .zero, isAnimating: false)
    let asked = frameInterval ?? 0
    self.frameInterval = asked > 0 && asked.isFinite ? exp2(floor(log2(asked * 240) + 0.01)) / 240 : 0
  }

  /// Whether something runs or waits to be seen.
  public var isAnimating: Bool { animator != nil || !changes.isEmpty }

  /// Sets the value. The next frame sees the change.
  ///
  /// - Parameters:
  ///   - target: the new value. The one that was set before is no change.
  ///   - animation: how to get there. With nil what is shown moves by the change at once, and an animation that
  ///     runs goes on towards the new value. `[O]`
  ///   - initialVelocity: the velocity with which a spring starts, in value units per second, as the tracking of
  ///     a gesture's velocity hands it over; nil takes what runs.
  /// - Returns: the number of the change, counted from 0, under which its completions are told; nil where nothing
  ///   is animated.
  @discardableResult
  public mutating func animate(
    to target: Value, _ animation: SwiftUIAnimation?, initialVelocity: Value? = nil
  ) -> Int? {
    guard target != model else { return nil }
    changes.append(
      SwiftUIChange(
        number: count, change: target - model, animation: animation, initialVelocity: initialVelocity))
    model = target
    guard animation != nil else { return nil }
    count += 1
    return count - 1
  }

  /// Draws a frame.
  ///
  /// A time that is not finite, or not after that of the last frame, draws nothing and completes nothing: what is
  /// shown is shown on.
  @discardableResult
  public mutating func frame(at time: Double) -> SwiftUIAnimationFrame<Value> {
    guard time.isFinite, time > lastFrame.time else {
      lastFrame.logicallyCompleted = []
      lastFrame.removed = []
      return lastFrame
    }
    for change in changes {
      guard let animation = change.animation else { continue }
      if animator == nil {
        animator = SwiftUIAnimator(change, animation, at: time, frameInterval: frameInterval)
      } else {
        animator?.begin(change, animation, at: time)
      }
    }
    changes.removeAll(keepingCapacity: true)
    lastFrame =
      animator?.frame(at: time, model: model)
      ?? SwiftUIAnimationFrame(time: time, value: model, velocity: .zero, isAnimating: false)
    if !lastFrame.isAnimating { animator = nil }
    return lastFrame
  }
}
