// SPDX-License-Identifier: Apache-2.0

// The 6.3 compiler crashes on parameter packs in Embedded mode; pairs of pairs do the same there.
#if !hasFeature(Embedded)
/// Any number of vectors as one.
@frozen
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The vectors.
  public var value: (repeat each Value)

  /// A vector of vectors.
  @inlinable
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  /// All zeros.
  @inlinable
  public static var zero: Self { Self(repeat (each Value).zero) }

  /// Whether all parts are equal.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      guard left == right else { return false }
    }
    return true
  }

  /// Adds part by part.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(repeat (each lhs.value) + (each rhs.value))
  }

  /// Subtracts part by part.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(repeat (each lhs.value) - (each rhs.value))
  }

  /// Multiplies every part by a number.
  @inlinable
  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  /// The sum of the squares of all components.
  @inlinable
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }

  /// The weighted sum, part by part.
  @inlinable
  public static func weightedSum(
    _ first: Self, _ firstWeight: DoubleDouble,
    _ second: Self, _ secondWeight: DoubleDouble,
    _ third: Self, _ thirdWeight: DoubleDouble
  ) -> Self {
    Self(
      repeat (each Value).weightedSum(
        each first.value, firstWeight, each second.value, secondWeight, each third.value, thirdWeight))
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
#endif
