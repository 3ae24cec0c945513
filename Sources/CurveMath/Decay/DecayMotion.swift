// SPDX-License-Identifier: Apache-2.0

/// A thrown thing that slows down exponentially, from a value and a velocity to where it comes to rest.
///
///     x(t) = from + v₀·τ·(1 − e^(−t/τ))      x′(t) = v₀·e^(−t/τ)
///
/// Times in seconds, velocities in value units per second. Times before 0 run the equation backwards. An infinite
/// velocity carries the value to infinity at once, and never becomes less.
public struct DecayMotion<Value: VectorArithmetic & Sendable>: Motion {
  /// How the velocity decays.
  public let decay: Decay
  /// The value at time 0.
  public let from: Value
  /// The velocity at time 0, in value units per second.
  public let initialVelocity: Value

  /// A motion from a value with a velocity.
  public init(decay: Decay, from: Value, initialVelocity: Value) {
    self.decay = decay
    self.from = from
    self.initialVelocity = initialVelocity
  }

  /// Value and velocity at a time in seconds, from one evaluation.
  ///
  /// Accuracy: budget key `decay.value`, 3 units of `2⁻⁵³·max(|from|, |value − from|)`, and
  /// `decay.velocity`, 2 ulp of the velocity itself, however small it has become. At infinity a motion is at
  /// its ``finalValue``. Without any decay (a rate of 1) the velocity stays; with a time constant of 0 it is 0
  /// at every time and the value is ``from``.
  @inlinable
  public func state(at time: Double) -> MotionState<Value> {
    let weights = decay.weights(at: time)
    let value = time == .infinity ? finalValue : displaced(by: weights.travelled)
    return MotionState(value: value, velocity: multiplied(by: weights.retained))
  }

  /// The value at a time in seconds.
  @inlinable
  public func value(at time: Double) -> Value {
    if time == .infinity { return finalValue }
    return displaced(by: decay.weights(at: time).travelled)
  }

  /// The derivative of the value, in value units per second.
  @inlinable
  public func velocity(at time: Double) -> Value {
    multiplied(by: decay.weights(at: time).retained)
  }

  /// The derivative of the velocity, `−v/τ`, in value units per second squared.
  public func acceleration(at time: Double) -> Value {
    let retained = decay.weights(at: time).retained
    // Nothing slows down what keeps its velocity or has none.
    if decay.rate.high == 0 || retained.high == 0 { return multiplied(by: DoubleDouble(0)) }
    return multiplied(by: -retained.timesAnySize(decay.rate))
  }

  /// Where the motion comes to rest: `from + v₀·τ`.
  ///
  /// Infinitely far in the direction of the velocity where nothing slows it down. Accuracy: budget key
  /// `decay.finalValue`.
  public var finalValue: Value {
    if decay.rate.high == 0 {
      return initialVelocity == .zero ? from : from + initialVelocity.infinitelyFar
    }
    return displaced(by: decay.span)
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

extension DecayMotion: Equatable where Value: Equatable {}
extension DecayMotion: Hashable where Value: Hashable {}
