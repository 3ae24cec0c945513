// SPDX-License-Identifier: Apache-2.0

/// A value and its velocity at one time.
@frozen
public struct MotionState<Value: VectorArithmetic & Sendable>: Equatable, Sendable {
  /// The value.
  public var value: Value
  /// The value's derivative, in value units per second (per unit of progress for a ``UnitCurve``).
  public var velocity: Value

  /// A state from its two parts.
  @inlinable
  public init(value: Value, velocity: Value) {
    self.value = value
    self.velocity = velocity
  }
}

extension MotionState: Hashable where Value: Hashable {}
