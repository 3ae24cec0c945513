// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// Follows a finger that moves.
public struct DragRecognizer: GestureRecognizer, Sendable {
  /// How far the gesture has come.
  public private(set) var phase = GesturePhase<DragGesture.Value>.possible(nil)

  private let minimumDistance: Double
  private let coordinateSpace: CoordinateSpace
  private let environment: GestureEnvironment
  private var finger = SingleTouch()
  private var farthest = 0.0
  private var samples: FollowedValue<AnimatablePair<Double, Double>>

  init(minimumDistance: Double, coordinateSpace: CoordinateSpace, environment: GestureEnvironment) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
    self.environment = environment
    samples = FollowedValue(environment.velocitySampling)
  }

  /// Time alone changes nothing.
  public var deadline: Double? { nil }

  /// Fingers that come down later are not followed.
  public mutating func receive(_ frame: TouchFrame) {
    guard !phase.kind.isTerminal, let change = finger.receive(frame), change.isAboutFinger
    else { return }
    if change.last == .cancelled { return cancel() }
    samples.add(finger.location.animatableData, time: frame.time, isRelease: change.last != nil)
    farthest = max(farthest, finger.distance)
    let isRecognized = farthest >= minimumDistance
    guard change.last == nil else {
      phase = isRecognized ? .ended(value(at: frame.time)) : .failed
      return
    }
    if isRecognized { phase = .active(value(at: frame.time)) }
  }

  /// Takes note that time has come, at the deadline.
  public mutating func advance(to time: Double) {}

  /// Fails, whatever the phase.
  public mutating func cancel() { phase = .failed }

  private func value(at time: Double) -> DragGesture.Value {
    let velocity = samples.velocity(at: time)
    return DragGesture.Value(
      time: time, location: environment.space.convert(finger.location, to: coordinateSpace),
      startLocation: environment.space.convert(finger.start, to: coordinateSpace),
      velocity: Size(width: velocity.first, height: velocity.second))
  }
}
