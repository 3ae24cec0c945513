// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Follows taps of one finger; its value is where the last one ended, on the screen.
public struct TapRecognizer: GestureRecognizer, Sendable {
  /// How far the gesture has come.
  public private(set) var phase = GesturePhase<Point>.possible(nil)
  /// When the phase changes without touches; nil where it does not.
  public private(set) var deadline: Double?

  private let limits: TapLimits
  private var finger = SingleTouch()
  private var left: Int

  /// Waits for so many taps; fewer than one are one.
  init(count: Int, limits: TapLimits) {
    self.limits = limits
    left = max(1, count)
  }

  /// A finger that moves too far or stays too long, and a second finger, make it fail.
  public mutating func receive(_ frame: TouchFrame) {
    guard !phase.kind.isTerminal, let change = finger.receive(frame) else { return }
    if change.began { deadline = TapRecognizer.time(frame.time, plus: limits.maximumDuration) }
    guard !change.hasCompany, finger.distance < limits.maximumDistance, change.last != .cancelled else {
      return cancel()
    }
    guard change.last == .ended else { return }
    left -= 1
    if left == 0 {
      (phase, deadline) = (.ended(finger.location), nil)
    } else {
      // A tap at the very end of the delay still counts.
      deadline = TapRecognizer.time(frame.time, plus: limits.repeatDelay)?.nextUp
    }
  }

  /// Takes note that time has come, at the deadline.
  public mutating func advance(to time: Double) {
    if let deadline, time >= deadline { cancel() }
  }

  /// Fails, whatever the phase.
  public mutating func cancel() { (phase, deadline) = (.failed, nil) }

  private static func time(_ time: Double, plus duration: Double) -> Double? {
    duration < .infinity ? time + duration : nil
  }
}
