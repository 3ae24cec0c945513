// SPDX-License-Identifier: Apache-2.0

/// The data of a type with nothing to animate: the vector without components.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// The only value.
  @inlinable
  public init() {}

  /// The only value.
  @inlinable
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Does nothing.
  @inlinable
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

  /// Does nothing.
  @inlinable
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

  /// Does nothing.
  @inlinable
  public mutating func scale(by rhs: Double) {}

  /// 0.
  @inlinable
  public var magnitudeSquared: Double { 0 }
}
