// SPDX-License-Identifier: Apache-2.0

/// Something that has a value and a velocity at any time.
///
/// A motion is a pure function of time: nothing is stepped, and the order in which times are asked for
/// changes nothing. Sampling, exporting and comparing are written once, against this protocol. A
/// ``UnitCurve`` is a motion too, with progress in the place of time.
public protocol Motion<Value>: Sendable {
  /// The type of the value that moves. Velocities have the same type, per second.
  associatedtype Value: VectorArithmetic & Sendable

  /// Value and velocity at a time in seconds, from one evaluation.
  func state(at time: Double) -> MotionState<Value>

  /// The value at a time in seconds.
  func value(at time: Double) -> Value

  /// The derivative of the value at a time, in value units per second.
  func velocity(at time: Double) -> Value

  /// The derivative of the velocity at a time, in value units per second squared.
  func acceleration(at time: Double) -> Value

  /// How long it takes until the value stays within `epsilon` of where the motion ends.
  ///
  /// Seconds, or infinity when it never does. `epsilon` is an absolute distance in value units.
  func settlingDuration(epsilon: Double) -> Double
}

extension Motion {
  /// The value at a time in seconds.
  @inlinable
  public func value(at time: Double) -> Value { state(at: time).value }

  /// The derivative of the value at a time, in value units per second.
  @inlinable
  public func velocity(at time: Double) -> Value { state(at: time).velocity }
}
