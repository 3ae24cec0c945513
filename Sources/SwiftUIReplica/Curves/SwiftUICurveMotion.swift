// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// SwiftUI's timing curve over time: from one value to another in a given duration. `[O]`
///
/// The value is `from + (to − from)·curve(time/duration)`, the velocity `(to − from)/duration·slope`. After the
/// duration, and everywhere if it is not above 0, the animation has been removed and the value is `to`.
public struct SwiftUICurveMotion: Motion, Hashable {
  /// The curve that shapes the motion.
  public let curve: SwiftUIUnitCurve
  /// Seconds from `from` to `to`.
  public let duration: Double
  /// The value at time 0.
  public let from: Double
  /// The value at the end.
  public let to: Double

  /// A motion from one value to another.
  public init(curve: SwiftUIUnitCurve, duration: Double, from: Double = 0, to: Double = 1) {
    self.curve = curve
    self.duration = duration
    self.from = from
    self.to = to
  }

  /// Value and velocity at a time in seconds, as SwiftUI returns them.
  public func state(at time: Double) -> MotionState<Double> {
    guard isRunning(at: time) else { return MotionState(value: to, velocity: 0) }
    let progress = time / duration
    let way = to - from
    return MotionState(
      value: from + way * curve.value(at: progress),
      velocity: way * (1 / duration) * curve.velocity(at: progress))
  }

  /// The second derivative of the *true* curve: SwiftUI has none.
  public func acceleration(at time: Double) -> Double {
    guard isRunning(at: time) else { return 0 }
    return (to - from) * curve.acceleration(at: time / duration) / duration / duration
  }

  /// The duration, or 0 if it is below.
  public func settlingDuration(epsilon: Double) -> Double { max(0, duration) }

  private func isRunning(at time: Double) -> Bool { duration > 0 && time <= duration }
}
