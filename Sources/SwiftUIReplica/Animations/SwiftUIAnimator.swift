// SPDX-License-Identifier: Apache-2.0

import CMaths
import CurveMath

/// What moves one value from its first change until it stands still. `[O]`
struct SwiftUIAnimator<Value: VectorArithmetic & Sendable>: Sendable {
  /// How far it has got with beginning: the first frame shows the start, the second does too and is where time
  /// is counted from.
  private enum Phase: Sendable {
    case pending, first, second, running
  }

  /// Changes that wait for their animation to count as done, though another one has begun: it is run on for them
  /// alone, and never shown.
  private struct Fork: Sendable {
    var running: RunningSwiftUIAnimation<Value>
    let changes: [Int]
    var isComplete = false

    mutating func advance(to time: Double) {
      if running.animate(at: time, &isComplete) == nil { isComplete = true }
    }
  }

  private var running: RunningSwiftUIAnimation<Value>
  /// The way from where it began to the target.
  private(set) var interval: Value
  private var beginTime: Double
  private var nextTime: Double
  private var phase = Phase.pending
  private var shown = Value.zero
  private var velocity = Value.zero
  private let frameInterval: Double

  private var isComplete = false
  /// The changes that wait for the end, and those that wait for the animation to count as done.
  private var changes: [Int]
  private var waiting: [Int]
  private var forks: [Fork] = []
  private var endless: [Int] = []

  init(_ change: SwiftUIChange<Value>, _ animation: SwiftUIAnimation, at time: Double, frameInterval: Double)
  {
    running = RunningSwiftUIAnimation(
      animation, over: change.change, initialVelocity: change.initialVelocity ?? .zero)
    interval = change.change
    beginTime = time
    nextTime = time
    self.frameInterval = frameInterval
    changes = [change.number]
    waiting = [change.number]
  }

  /// Begins another animation.
  ///
  /// In the frame of the first change it replaces the one that has not begun. Later a spring takes over and
  /// others are combined.
  mutating func begin(_ change: SwiftUIChange<Value>, _ animation: SwiftUIAnimation, at time: Double) {
    interval += change.change
    changes.append(change.number)
    guard phase != .pending else {
      running = RunningSwiftUIAnimation(
        animation, over: interval, initialVelocity: change.initialVelocity ?? .zero)
      waiting.append(change.number)
      return
    }
    if !waiting.isEmpty {
      if running.isEndless {
        endless += waiting
      } else {
        forks.append(Fork(running: running, changes: waiting))
      }
    }
    waiting = [change.number]
    isComplete = false
    running.begin(
      animation, over: change.change, at: time - beginTime, initialVelocity: change.initialVelocity)
    nextTime = time
  }

  /// Draws a frame of a value whose model is given. When it has ended the frame shows the model.
  mutating func frame(at time: Double, model: Value) -> SwiftUIAnimationFrame<Value> {
    // A frame that comes sooner than what was asked for shows the last one again.
    guard frameInterval > 0 ? time > nextTime - frameInterval / 2 : time >= nextTime else {
      return drawn(at: time, model)
    }
    switch phase {
    case .pending:
      beginTime = time
      phase = .first
    case .first:
      nextTime += time - beginTime
      beginTime = time
      phase = .second
      return drawn(at: time, model)
    case .second:
      let longest = max(frameInterval, 1.0 / 60) + frameInterval
      if time - beginTime > longest { beginTime = time - longest }
      phase = .running
    case .running: break
    }
    let elapsed = time - beginTime
    guard let step = running.animate(at: elapsed, &isComplete) else {
      var frame = SwiftUIAnimationFrame(time: time, value: model, velocity: .zero, isAnimating: false)
      frame.logicallyCompleted = (waiting + endless + forks.flatMap(\.changes)).sorted()
      frame.removed = changes
      return frame
    }
    shown = step.value
    velocity = phase == .running ? step.velocity : .zero
    nextTime = time
    if frameInterval > 0 { nextTime = (floor(time / frameInterval) + 1) * frameInterval }
    var frame = drawn(at: time, model)
    frame.logicallyCompleted = completed(at: elapsed)
    return frame
  }

  private func drawn(at time: Double, _ model: Value) -> SwiftUIAnimationFrame<Value> {
    SwiftUIAnimationFrame(
      time: time, value: model - interval + shown, velocity: velocity, isAnimating: true)
  }

  /// The changes whose animation counts as done now.
  private mutating func completed(at elapsed: Double) -> [Int] {
    for index in forks.indices { forks[index].advance(to: elapsed) }
    var completed = forks.filter(\.isComplete).flatMap(\.changes)
    forks.removeAll(where: \.isComplete)
    if isComplete {
      completed += waiting
      waiting = []
    }
    return completed.sorted()
  }
}

/// One change of a value, before the frame that sees it.
struct SwiftUIChange<Value: VectorArithmetic & Sendable>: Sendable {
  let number: Int
  /// How much farther the target is.
  let change: Value
  let animation: SwiftUIAnimation?
  let initialVelocity: Value?
}
