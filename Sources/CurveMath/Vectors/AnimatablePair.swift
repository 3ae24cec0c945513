// SPDX-License-Identifier: Apache-2.0

/// Two vectors as one. Pairs of pairs make vectors of any length.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first vector.
  public var first: First
  /// The second vector.
  public var second: Second

  /// A pair of two vectors.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of zeros.
  @inlinable
  public static var zero: Self { Self(.zero, .zero) }

  /// Adds part by part.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Subtracts part by part.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Multiplies both parts by a number.
  @inlinable
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of the squares of all components.
  @inlinable
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

  /// The weighted sum, part by part.
  @inlinable
  public static func weightedSum(
    _ first: Self, _ firstWeight: DoubleDouble,
    _ second: Self, _ secondWeight: DoubleDouble,
    _ third: Self, _ thirdWeight: DoubleDouble
  ) -> Self {
    Self(
      First.weightedSum(
        first.first, firstWeight, second.first, secondWeight, third.first, thirdWeight),
      Second.weightedSum(
        first.second, firstWeight, second.second, secondWeight, third.second, thirdWeight))
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
