// SPDX-License-Identifier: Apache-2.0

/// A vector that an animation can move: it adds, subtracts and scales by a number.
///
/// The signatures are SwiftUI's. Every curve of this package is evaluated through
/// ``weightedSum(_:_:_:_:_:_:)``, which has a default in terms of `+` and ``scale(by:)``; types whose
/// components are doubles override it, so that each component is right to the last bits.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by a number.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }

  /// How a spring motion of this vector is prepared; ``WeightedSpringForm`` unless a type says otherwise.
  associatedtype PreparedSpring: SpringForm<Self> = WeightedSpringForm<Self>

  /// The sum `a·α + b·β + c·γ`, in which the weights are known to more than a double's precision.
  ///
  /// The default rounds after every operation. Implementations for numbers keep the products' rounding
  /// errors and round once.
  static func weightedSum(
    _ first: Self, _ firstWeight: DoubleDouble,
    _ second: Self, _ secondWeight: DoubleDouble,
    _ third: Self, _ thirdWeight: DoubleDouble
  ) -> Self
}

extension VectorArithmetic {
  /// This vector with every component multiplied by a number.
  @inlinable
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Moves this vector towards another by a fraction of their difference.
  ///
  /// `self + (other − self)·amount`: exact at 0; at 1 it is `other` up to rounding.
  @inlinable
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// This vector moved towards another by a fraction of their difference.
  @inlinable
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var copy = self
    copy.interpolate(towards: other, amount: amount)
    return copy
  }

  /// The weighted sum, rounded after every operation.
  @inlinable
  public static func weightedSum(
    _ first: Self, _ firstWeight: DoubleDouble,
    _ second: Self, _ secondWeight: DoubleDouble,
    _ third: Self, _ thirdWeight: DoubleDouble
  ) -> Self {
    first.scaled(by: firstWeight.high) + second.scaled(by: secondWeight.high)
      + third.scaled(by: thirdWeight.high)
  }

  /// The Euclidean length of the vector.
  @inlinable
  package var magnitude: Double { magnitudeSquared.squareRoot() }
}
