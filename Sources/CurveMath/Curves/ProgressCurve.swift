// SPDX-License-Identifier: Apache-2.0

/// A curve from progress to progress, which may jump.
///
/// It is a ``Motion`` with progress in the place of time. Where it jumps, ``Motion/value(at:)`` is the value after
/// the jump, and ``value(before:)`` the one before it.
public protocol ProgressCurve: Motion where Value == Double {
  /// The value at a progress as it is approached from below.
  ///
  /// It differs from the value at the progress only where the curve jumps. CSS calls this the before flag, and needs
  /// it for an animation that has not begun.
  func value(before progress: Double) -> Double

  /// The smallest and the largest value between 0 and 1.
  var valueRange: ClosedRange<Double> { get }
}

/// A progress curve over time: from one value to another in a given duration.
///
/// Before time 0 the motion stands where the curve is before progress 0, after the duration where it is at progress
/// 1; a curve that does not run from 0 to 1 does not run from `from` to `to` either. A duration of 0 means that it has
/// arrived. A duration below 0 or NaN makes every result NaN.
public struct ProgressMotion<Curve: ProgressCurve>: Motion {
  /// The curve that shapes the motion.
  public let curve: Curve
  /// Seconds from the first to the last value.
  public let duration: Double
  /// The value where the curve is 0.
  public let from: Double
  /// The value where the curve is 1.
  public let to: Double

  /// A motion between two values.
  public init(curve: Curve, duration: Double, from: Double = 0, to: Double = 1) {
    self.curve = curve
    self.duration = duration
    self.from = from
    self.to = to
  }

  /// Value and velocity at a time in seconds.
  ///
  /// The velocity is `(to − from) · slope / duration` while the motion lasts, ends included, and 0 outside.
  public func state(at time: Double) -> MotionState<Double> {
    guard duration >= 0, !time.isNaN else { return MotionState(value: .nan, velocity: .nan) }
    if time < 0 { return MotionState(value: blend(curve.value(before: 0)), velocity: 0) }
    if time > duration || duration == 0 { return MotionState(value: blend(curve.value(at: 1)), velocity: 0) }
    let state = curve.state(at: time / duration)
    return MotionState(
      value: blend(state.value), velocity: from == to ? 0 : (to - from) * state.velocity / duration)
  }

  /// 0: a curve of this kind is straight wherever it is a curve; NaN where the value is.
  public func acceleration(at time: Double) -> Double {
    guard duration >= 0, !time.isNaN else { return .nan }
    if time < 0 || time > duration || duration == 0 { return 0 }
    return (to - from) * curve.acceleration(at: time / duration) / duration / duration
  }

  /// The duration: a curve ends where it ends, whatever epsilon.
  public func settlingDuration(epsilon: Double) -> Double { duration >= 0 ? duration : .nan }

  private func blend(_ share: Double) -> Double {
    Double.weightedSum(from, DoubleDouble.sum(1, -share), to, DoubleDouble(share), 0, DoubleDouble(0))
  }
}

extension ProgressMotion: Equatable where Curve: Equatable {}
extension ProgressMotion: Hashable where Curve: Hashable {}
