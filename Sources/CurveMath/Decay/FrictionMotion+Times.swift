// SPDX-License-Identifier: Apache-2.0

extension FrictionMotion {
  /// How long it takes until the value stays within `epsilon` of ``finalValue``, in seconds.
  ///
  /// `T·(1 − √(2ε/(|v₀|·T)))`: 0 where the whole way is not longer than epsilon, ``stopTime`` for an epsilon of
  /// 0, infinity without friction, NaN for an epsilon below 0. Vectors are measured by their Euclidean norm.
  /// Accuracy: budget key `friction.settlingDuration`.
  public func settlingDuration(epsilon: Double) -> Double {
    guard epsilon >= 0, exactStop.high >= 0 else { return .nan }
    if exactStop.high == 0 || exactStop.high == .infinity { return exactStop.high }
    let speed = initialVelocity.scaledMagnitude
    // What remains, as a share of the whole way: (1 − t/T)².
    let share = (DoubleDouble(epsilon) / DoubleDouble(speed) / exactStop).scaled(by: 2)
    guard share.high < 1 else { return 0 }
    return (exactStop.timesAnySize(1 - share) / (share.squareRoot() + 1)).rounded
  }

  /// How long it takes until the speed is below a threshold and stays there, in seconds.
  ///
  /// `(|v₀| − threshold)/a`: 0 where it is from the start, ``stopTime`` for a threshold of 0, infinity without
  /// friction, NaN for a threshold below 0. Vectors are measured by their Euclidean norm.
  /// Accuracy: budget key `friction.speedTime`.
  ///
  /// - Parameter threshold: value units per second.
  public func timeUntilSpeed(below threshold: Double) -> Double {
    let speed = initialVelocity.scaledMagnitude
    guard threshold >= 0, exactStop.high >= 0 else { return .nan }
    if speed <= threshold || exactStop.high == 0 { return 0 }
    return (DoubleDouble.sum(speed, -threshold) / DoubleDouble(deceleration)).rounded
  }

  /// The initial velocity that stops at a value: `√(2a·|landing − from|)` towards it, in value units per second.
  ///
  /// Accuracy: budget key `friction.landingVelocity`.
  public static func initialVelocity(deceleration: Double, from: Value, landingAt landing: Value) -> Value {
    let way = landing - from
    let distance = way.scaledMagnitude
    guard distance > 0 else { return way }
    let quotient = DoubleDouble(deceleration).scaled(by: 2) / DoubleDouble(distance)
    if quotient.high > 0, quotient.high.isFinite {
      let root = quotient.squareRoot()
      return Value.weightedSum(landing, root, from, -root, .zero, DoubleDouble(0))
    }
    return extremeVelocity(deceleration, from: from, landingAt: landing)
  }

  /// The same where the quotient `2a/distance` is beyond the doubles, or the distance: from the roots of both, and
  /// in units in which neither they nor their quotient is.
  private static func extremeVelocity(_ deceleration: Double, from: Value, landingAt landing: Value) -> Value
  {
    if deceleration == .infinity { return (landing - from).infinitelyFar }
    if deceleration == 0 { return .zero }
    guard deceleration > 0 else { return (landing - from).scaled(by: .nan) }
    let isFar = (landing - from).scaledMagnitude == .infinity
    let part = isFar ? 0.25 : 1
    let way = landing.scaled(by: part) - from.scaled(by: part)
    let distance = DoubleDouble(way.scaledMagnitude)
    // √(2a/distance), so far from where it would overflow or vanish.
    let quotient = deceleration / distance.high
    let size = quotient > 0x1p200 ? 0x1p-200 : quotient < 0x1p-200 ? 0x1p200 : 1
    let root = (DoubleDouble(2).squareRoot() * DoubleDouble(deceleration).squareRoot()).scaled(by: size)
    let sum = Value.weightedSum(
      way, root / distance.squareRoot(), .zero, DoubleDouble(0), .zero, DoubleDouble(0))
    return sum.scaled(by: 1 / part.squareRoot()).scaled(by: 1 / size)
  }

  /// The motion that stops at a value.
  public init(deceleration: Double, from: Value, landingAt landing: Value) {
    self.init(
      deceleration: deceleration, from: from,
      initialVelocity: Self.initialVelocity(deceleration: deceleration, from: from, landingAt: landing))
  }
}

extension FrictionMotion where Value == Double {
  /// The first time, from 0 on, at which the motion is at a value, in seconds; nil where it never is.
  ///
  /// `2q/(1 + √(1 − 2q/T))` with `q = (value − from)/v₀`, which loses no digit to a difference: 0 at ``from``,
  /// ``stopTime`` at ``finalValue``. A value behind the start or beyond the final value has no time, and
  /// neither has NaN. Accuracy: budget key `friction.time`.
  public func time(at value: Double) -> Double? {
    if value == from { return 0 }
    if value == finalValue { return stopTime }
    let reach = DoubleDouble.quotient(of: value, minus: from, by: initialVelocity)
    guard reach.high > 0, reach.high < .infinity, exactStop.high > 0 else { return nil }
    if exactStop.high == .infinity { return reach.rounded }
    let doubled = reach.scaled(by: 2)
    let rest = 1 - doubled / exactStop
    guard rest.high >= 0 else { return nil }
    return (doubled / (rest.squareRoot() + 1)).rounded
  }
}
