// SPDX-License-Identifier: Apache-2.0

/// A thing that slides under constant (Coulomb) friction: its speed falls by the same amount every second,
/// and then it stands.
///
///     x(t) = from + v₀·(t − t²/2T)      x′(t) = v₀·(1 − t/T)      T = |v₀| / a
///
/// until the stop at time `T`; after it the value is `from + v₀·T/2` and the velocity 0. Times are in seconds,
/// velocities in value units per second; vectors slide along a straight line. Times before 0 run the
/// equation backwards.
///
/// A deceleration of 0 never stops the motion, an infinite one stops it at once; below 0 and NaN make every
/// result NaN. An infinite velocity carries the value to infinity at once, and never becomes less.
public struct FrictionMotion<Value: VectorArithmetic & Sendable>: Motion {
  /// By how much the speed falls, in value units per second squared.
  public let deceleration: Double
  /// The value at time 0.
  public let from: Value
  /// The velocity at time 0, in value units per second.
  public let initialVelocity: Value

  /// T in seconds: infinite where nothing stops the motion, NaN for odd input.
  @usableFromInline
  let exactStop: DoubleDouble

  /// A motion from a value with a velocity.
  ///
  /// - Parameters:
  ///   - deceleration: value units per second squared, 0 or more.
  ///   - from: the value at time 0.
  ///   - initialVelocity: value units per second.
  public init(deceleration: Double, from: Value, initialVelocity: Value) {
    self.deceleration = deceleration
    self.from = from
    self.initialVelocity = initialVelocity
    let speed = initialVelocity.scaledMagnitude
    if deceleration >= 0, !speed.isNaN {
      exactStop =
        speed == 0 || deceleration == .infinity
        ? DoubleDouble(0) : DoubleDouble(speed) / DoubleDouble(deceleration)
    } else {
      exactStop = DoubleDouble(.nan)
    }
  }

  /// When the motion stops: `|v₀|/a` seconds, infinity without friction. Budget key `friction.stopTime`.
  public var stopTime: Double { exactStop.rounded }

  /// Value and velocity at a time in seconds, from one evaluation.
  ///
  /// Accuracy: budget keys `friction.value`, 2 units of `2⁻⁵³·max(|from|, |value − from|)`, and
  /// `friction.velocity`, 1 ulp.
  @inlinable
  public func state(at time: Double) -> MotionState<Value> {
    let weights = weights(at: time)
    let value = time == .infinity ? finalValue : displaced(by: weights.travelled)
    return MotionState(value: value, velocity: multiplied(by: weights.retained))
  }

  /// The value at a time in seconds.
  @inlinable
  public func value(at time: Double) -> Value {
    if time == .infinity { return finalValue }
    return displaced(by: weights(at: time).travelled)
  }

  /// The derivative of the value, in value units per second.
  @inlinable
  public func velocity(at time: Double) -> Value {
    multiplied(by: weights(at: time).retained)
  }

  /// The derivative of the velocity, in value units per second squared: `−v₀/T` until the stop, 0 from it on.
  public func acceleration(at time: Double) -> Value {
    guard !time.isNaN, exactStop.high >= 0 else { return multiplied(by: DoubleDouble(.nan)) }
    let isSliding = time < exactStop.rounded && exactStop.high < .infinity
    guard isSliding else { return multiplied(by: DoubleDouble(0)) }
    let rate = DoubleDouble(-1) / exactStop
    if rate.high.isFinite { return multiplied(by: rate) }
    // The velocity is as small as the stop is near.
    let unit = DoubleDouble(0x1p400)
    return Value.weightedSum(
      initialVelocity.scaled(by: unit.high), DoubleDouble(-1) / exactStop.scaled(by: unit.high), .zero,
      DoubleDouble(0), .zero, DoubleDouble(0))
  }

  /// Where the motion stops: `from + v₀·|v₀|/2a`.
  ///
  /// Infinitely far in the direction of the velocity without friction. Budget key `friction.finalValue`.
  public var finalValue: Value {
    if exactStop.high == .infinity { return from + initialVelocity.infinitelyFar }
    return displaced(by: exactStop.scaled(by: 0.5))
  }

  @usableFromInline
  func weights(at time: Double) -> SlowingWeights {
    guard !time.isNaN, exactStop.high >= 0 else { return .undefined }
    if time >= exactStop.rounded {
      return SlowingWeights(travelled: exactStop.scaled(by: 0.5), retained: DoubleDouble(0))
    }
    guard exactStop.high < .infinity else {
      return SlowingWeights(travelled: DoubleDouble(time), retained: DoubleDouble(1))
    }
    let share = DoubleDouble(time) / exactStop
    return SlowingWeights(
      travelled: (1 - share.scaled(by: 0.5)).timesAnySize(DoubleDouble(time)), retained: 1 - share)
  }

  @inlinable
  func displaced(by travelled: DoubleDouble) -> Value {
    Value.weightedSum(from, DoubleDouble(1), initialVelocity, travelled, .zero, DoubleDouble(0))
  }

  @inlinable
  func multiplied(by share: DoubleDouble) -> Value {
    Value.weightedSum(initialVelocity, share, .zero, DoubleDouble(0), .zero, DoubleDouble(0))
  }
}

extension FrictionMotion: Equatable where Value: Equatable {}
extension FrictionMotion: Hashable where Value: Hashable {}
