// SPDX-License-Identifier: Apache-2.0

/// Velocities in other units than value units per second, the unit of this package.
///
/// Gesture systems measure per millisecond, and springs of other libraries take a fraction of the way per
/// second; passing one for the other is off by a factor of a thousand, or of the way. These names say which is
/// which.
public enum VelocityConversion {
  /// Value units per second, from value units per millisecond: times 1000.
  public static func perSecond<Value: VectorArithmetic>(perMillisecond velocity: Value) -> Value {
    velocity.scaled(by: 1000)
  }

  /// Value units per millisecond, from value units per second: divided by 1000, rounded once.
  public static func perMillisecond<Value: VectorArithmetic>(perSecond velocity: Value) -> Value {
    let thousandth = DoubleDouble(1) / DoubleDouble(1000)
    return Value.weightedSum(velocity, thousandth, .zero, DoubleDouble(0), .zero, DoubleDouble(0))
  }

  /// The fraction of the way per second that a velocity is: `velocity/(to − from)`.
  ///
  /// Positive towards `to`. Where there is no way to go, a velocity of 0 is the fraction 0, and any other has
  /// none: nil, so that a push doesn't get lost unseen.
  ///
  /// - Parameters:
  ///   - velocity: value units per second.
  ///   - from: where the way starts.
  ///   - to: where it ends.
  public static func travelPerSecond(velocity: Double, from: Double, to: Double) -> Double? {
    if to == from { return velocity == 0 ? 0 : nil }
    let travel = DoubleDouble.sum(to, -from)
    if travel.high.isFinite || !to.isFinite || !from.isFinite {
      return (DoubleDouble(velocity) / travel).rounded
    }
    // Half of both, where the way is beyond the doubles.
    return (DoubleDouble(velocity / 2) / DoubleDouble.sum(to / 2, -from / 2)).rounded
  }

  /// The fraction of the way per millisecond that a velocity is: `velocity/(to − from)/1000`.
  ///
  /// As ``travelPerSecond(velocity:from:to:)`` where there is no way to go.
  ///
  /// - Parameters:
  ///   - velocity: value units per second.
  ///   - from: where the way starts.
  ///   - to: where it ends.
  public static func travelPerMillisecond(velocity: Double, from: Double, to: Double) -> Double? {
    travelPerSecond(velocity: velocity, from: from, to: to).map { perMillisecond(perSecond: $0) }
  }

  /// Value units per second, from a fraction of the way per second: `fraction·(to − from)`, 0 without a way.
  public static func velocity<Value: VectorArithmetic>(
    travelPerSecond fraction: Double, from: Value, to: Value
  ) -> Value {
    let weight = DoubleDouble(fraction)
    return Value.weightedSum(to, weight, from, -weight, .zero, DoubleDouble(0))
  }

  /// Value units per second, from a fraction of the way per millisecond: `1000·fraction·(to − from)`.
  public static func velocity<Value: VectorArithmetic>(
    travelPerMillisecond fraction: Double, from: Value, to: Value
  ) -> Value {
    let weight = DoubleDouble.product(fraction, 1000)
    guard weight.rounded.isFinite else {
      return self.velocity(travelPerSecond: fraction, from: from, to: to).scaled(by: 1000)
    }
    return Value.weightedSum(to, weight, from, -weight, .zero, DoubleDouble(0))
  }
}
