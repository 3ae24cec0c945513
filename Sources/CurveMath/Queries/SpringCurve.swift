// SPDX-License-Identifier: Apache-2.0

/// A spring as a curve of progress: from 0 at progress 0 to about 1 at progress 1.
///
/// For places that take a timing curve and a duration. The curve is the spring's own motion from 0 to 1 over
/// ``duration`` seconds, cut off there: ``endResidual`` says what is missing at the end, so that whoever pins
/// the last value to 1 knows the size of the jump.
///
/// Progress is clamped to 0…1, as by a ``UnitCurve``.
public struct SpringCurve: Motion, Equatable {
  /// The spring's motion from 0 to 1, in seconds.
  public let motion: SpringMotion<Double>
  /// How many seconds the curve stands for.
  public let duration: Double

  /// A spring over the time in which it settles.
  ///
  /// - Parameters:
  ///   - spring: the spring. One that never settles has an infinite ``duration``, and every result is NaN.
  ///   - initialVelocity: in fractions of the way per second.
  ///   - epsilon: how far from 1 the curve may end, as a fraction of the way.
  public init(spring: Spring, initialVelocity: Double = 0, epsilon: Double = 0.001) {
    motion = SpringMotion(spring: spring, from: 0, to: 1, initialVelocity: initialVelocity)
    duration = motion.settlingDuration(epsilon: epsilon)
  }

  /// A spring over a time of one's own.
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - initialVelocity: in fractions of the way per second.
  ///   - duration: seconds that progress 1 stands for. Below 0, infinite or NaN it makes every result NaN.
  public init(spring: Spring, initialVelocity: Double = 0, duration: Double) {
    motion = SpringMotion(spring: spring, from: 0, to: 1, initialVelocity: initialVelocity)
    self.duration = duration
  }

  /// What is missing at the end: 1 minus the value at progress 1.
  ///
  /// Over the settling time its size is `epsilon`, to rounding (0 where the spring has arrived at once), and
  /// it is negative where the curve ends above 1. For `Spring(duration: 0.5, bounce: 0.3)` over its settling
  /// time it is 0.001.
  public var endResidual: Double {
    duration >= 0 && duration.isFinite ? motion.remaining(at: duration) : .nan
  }

  /// The value and the change of the value per unit of progress.
  public func state(at progress: Double) -> MotionState<Double> {
    let state = motion.state(at: time(progress))
    return MotionState(value: state.value, velocity: state.velocity * duration)
  }

  /// The change of the slope per unit of progress.
  public func acceleration(at progress: Double) -> Double {
    motion.acceleration(at: time(progress)) * duration * duration
  }

  /// 1: the curve ends at progress 1.
  public func settlingDuration(epsilon: Double) -> Double { 1 }

  private func time(_ progress: Double) -> Double {
    guard duration >= 0, duration.isFinite, !progress.isNaN else { return .nan }
    return min(max(progress, 0), 1) * duration
  }
}
