// SPDX-License-Identifier: Apache-2.0

/// Where a gesture is taken to end when the finger lets go, by three rules that differ by a factor of two and
/// more, each under its own name, and the velocity that ends at a given place.
///
/// | rule | way for 1000 points per second |
/// |---|---|
/// | ``predictedEnd(from:velocity:)``: a quarter of a second at that velocity | 250 |
/// | ``scrollEnd(from:velocity:decay:)``: decay in continuous time, `v·τ = −v/(1000·ln d)` | 499.4998 at 0.998, 99.4992 at 0.99 |
/// | ``steppedScrollEnd(from:velocity:decay:)``: decay in steps of a millisecond, `v/1000·d/(1−d)` | 499 at 0.998, 99 at 0.99 |
///
/// Velocities are in value units per second.
///
/// Sources: the predicted end location of SwiftUI's drag gesture, measured; the stepped formula as shown at
/// Apple's developer conference of 2018, “Designing Fluid Interfaces”; the continuous one is its limit for
/// small steps.
public enum Projection {
  /// The seconds that a predicted end looks ahead: 0.25.
  public static var predictionDuration: Double { 0.25 }

  /// Where a drag would end by SwiftUI's rule: `location + 0.25·velocity`.
  public static func predictedEnd<Value: VectorArithmetic>(from location: Value, velocity: Value) -> Value {
    sum(location, velocity, DoubleDouble(predictionDuration))
  }

  /// The velocity of a predicted end: `4·(end − location)`, as SwiftUI defines a drag's velocity.
  public static func velocity<Value: VectorArithmetic>(from location: Value, predictedEnd: Value) -> Value {
    difference(predictedEnd, location, DoubleDouble(1 / predictionDuration))
  }

  /// Where a scroll comes to rest in continuous time: `location + velocity·τ`.
  ///
  /// It is the ``DecayMotion/finalValue`` of that motion. Accuracy: budget key `decay.finalValue`.
  public static func scrollEnd<Value: VectorArithmetic & Sendable>(
    from location: Value, velocity: Value, decay: Decay = .normal
  ) -> Value {
    DecayMotion(decay: decay, from: location, initialVelocity: velocity).finalValue
  }

  /// The velocity that comes to rest at a place in continuous time: `(end − location)/τ`.
  public static func velocity<Value: VectorArithmetic & Sendable>(
    from location: Value, scrollEnd: Value, decay: Decay = .normal
  ) -> Value {
    DecayMotion.initialVelocity(decay: decay, from: location, landingAt: scrollEnd)
  }

  /// Where a scroll comes to rest in steps of a millisecond, each at the velocity that the step before has
  /// left: `location + velocity/1000·(d + d² + …) = location + velocity/1000·d/(1−d)`.
  ///
  /// Accuracy: budget key `decay.steppedScrollEnd`.
  public static func steppedScrollEnd<Value: VectorArithmetic>(
    from location: Value, velocity: Value, decay: Decay = .normal
  ) -> Value {
    if decay.rate.high == 0 {
      return velocity == .zero ? location : location + velocity.infinitelyFar
    }
    return sum(location, velocity, decay.steppedSpan)
  }

  /// The velocity that comes to rest at a place in steps of a millisecond: `1000·(end − location)·(1−d)/d`.
  ///
  /// Infinite at a rate of 0, where the first step already stands still, but 0 where there is no way to go.
  public static func velocity<Value: VectorArithmetic>(
    from location: Value, steppedScrollEnd: Value, decay: Decay = .normal
  ) -> Value {
    difference(steppedScrollEnd, location, DoubleDouble(1) / decay.steppedSpan)
  }

  private static func sum<Value: VectorArithmetic>(
    _ location: Value, _ velocity: Value, _ seconds: DoubleDouble
  ) -> Value {
    Value.weightedSum(location, DoubleDouble(1), velocity, seconds, .zero, DoubleDouble(0))
  }

  private static func difference<Value: VectorArithmetic>(
    _ end: Value, _ location: Value, _ rate: DoubleDouble
  ) -> Value {
    Decay.difference(end, location, times: rate)
  }
}
