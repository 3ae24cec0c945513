// SPDX-License-Identifier: Apache-2.0

/// A finger that stays down, near where it came down, for some time.
///
/// While it is pressed the phase is possible, with the value true, which `onChanged` and `updating` see. It is
/// recognised, and over, as soon as the time has passed, while the finger is still down.
public struct LongPressGesture: Gesture, Sendable {
  /// How long the finger stays down, in seconds: 0, less and NaN are no time at all, infinity is for ever.
  public var minimumDuration: Double
  /// How far it may move away from where it came down: less than this, in points.
  public var maximumDistance: Double

  /// A press of some time.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// A recogniser that has seen nothing.
  public func makeRecognizer(in environment: GestureEnvironment) -> LongPressRecognizer {
    LongPressRecognizer(
      minimumDuration: minimumDuration > 0 ? minimumDuration : 0, maximumDistance: maximumDistance)
  }
}

/// Follows a long press.
public struct LongPressRecognizer: GestureRecognizer, Sendable {
  /// How far the gesture has come.
  public private(set) var phase = GesturePhase<Bool>.possible(nil)
  /// When the phase changes without touches; nil where it does not.
  public private(set) var deadline: Double?

  private let minimumDuration: Double
  private let maximumDistance: Double
  private var finger = SingleTouch()

  init(minimumDuration: Double, maximumDistance: Double) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// A finger that moves too far or is lifted too soon, and a second finger, make it fail.
  public mutating func receive(_ frame: TouchFrame) {
    guard !phase.kind.isTerminal, let change = finger.receive(frame) else { return }
    guard !change.hasCompany, change.last != .cancelled,
      finger.distance < maximumDistance || finger.distance == 0
    else { return cancel() }
    if change.began {
      if minimumDuration == 0 {
        (phase, deadline) = (.ended(true), nil)
        return
      }
      phase = .possible(true)
      let end = frame.time + minimumDuration
      deadline = end < .infinity ? end : nil
    }
    if change.last != nil { cancel() }
  }

  /// Takes note that time has come, at the deadline.
  public mutating func advance(to time: Double) {
    if let deadline, time >= deadline { (phase, self.deadline) = (.ended(true), nil) }
  }

  /// Fails, whatever the phase.
  public mutating func cancel() { (phase, deadline) = (.failed, nil) }
}
