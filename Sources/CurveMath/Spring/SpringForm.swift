// SPDX-License-Identifier: Apache-2.0

/// How a spring motion of one kind of vector is prepared and evaluated.
///
/// Every vector has ``WeightedSpringForm`` by default; numbers have a form of their own, which is faster and
/// rounds less. There is no reason to write another.
public protocol SpringForm<Value>: Sendable {
  /// The vector that moves.
  associatedtype Value: VectorArithmetic

  /// Prepares a motion.
  init(spring: Spring, from: Value, to: Value, initialVelocity: Value)

  /// The value at a time.
  func value(at time: Double) -> Value
  /// The velocity at a time.
  func velocity(at time: Double) -> Value
  /// Value and velocity at a time, from one evaluation.
  func state(at time: Double) -> (value: Value, velocity: Value)
  /// The acceleration at a time.
  func acceleration(at time: Double) -> Value
  /// Target minus value at a time.
  func remaining(at time: Double) -> Value
  /// How long it takes until the value stays within `epsilon` of the target.
  func settlingDuration(epsilon: Double) -> Double
}

/// A spring motion of any vector: a weighted sum of its start, its target and its initial velocity.
public struct WeightedSpringForm<Value: VectorArithmetic & Sendable>: SpringForm {
  @usableFromInline let from: Value
  @usableFromInline let to: Value
  @usableFromInline let initialVelocity: Value
  @usableFromInline let weights: SpringWeightKernel

  /// Prepares a motion.
  public init(spring: Spring, from: Value, to: Value, initialVelocity: Value) {
    self.from = from
    self.to = to
    self.initialVelocity = initialVelocity
    weights = SpringWeightKernel(spring)
  }

  /// The value at a time.
  @inlinable
  public func value(at time: Double) -> Value { value(weights.weights(at: time)) }

  /// The velocity at a time.
  @inlinable
  public func velocity(at time: Double) -> Value { velocity(weights.weights(at: time)) }

  /// Value and velocity at a time, from one evaluation.
  @inlinable
  public func state(at time: Double) -> (value: Value, velocity: Value) {
    let weights = weights.weights(at: time)
    return (value(weights), velocity(weights))
  }

  /// The acceleration at a time.
  @inlinable
  public func acceleration(at time: Double) -> Value {
    let weights = weights.accelerations(at: time)
    return Value.weightedSum(
      from, weights.remaining, to, -weights.remaining, initialVelocity, weights.impulse)
  }

  /// Target minus value at a time.
  @inlinable
  public func remaining(at time: Double) -> Value {
    let weights = weights.weights(at: time)
    return Value.weightedSum(
      to, weights.remaining, from, -weights.remaining, initialVelocity, -weights.impulse)
  }

  /// How long it takes until the value stays within `epsilon` of the target, for the way as the vector rounds it.
  public func settlingDuration(epsilon: Double) -> Double {
    let spring = Spring(weights.rates, mass: 1)
    let way = to - from
    guard !way.magnitudeSquared.isFinite else {
      return spring.settlingDuration(target: way, initialVelocity: initialVelocity, epsilon: epsilon)
    }
    // A quarter of the way, which doesn't overflow.
    return spring.settlingDuration(
      target: to.scaled(by: 0.25) - from.scaled(by: 0.25), initialVelocity: initialVelocity.scaled(by: 0.25),
      epsilon: epsilon / 4)
  }

  @inlinable
  func value(_ weights: SpringWeights) -> Value {
    Value.weightedSum(from, weights.remaining, to, weights.arrived, initialVelocity, weights.impulse)
  }

  @inlinable
  func velocity(_ weights: SpringWeights) -> Value {
    Value.weightedSum(
      from, weights.remainingRate, to, -weights.remainingRate, initialVelocity, weights.impulseRate)
  }
}
