// SPDX-License-Identifier: Apache-2.0

extension Double: VectorArithmetic, Animatable {
  /// One number needs no weights.
  public typealias PreparedSpring = ScalarSpringForm

  /// Multiplies by a number.
  @inlinable @inline(__always)
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// The square of the number.
  @inlinable @inline(__always)
  public var magnitudeSquared: Double { self * self }

  /// The weighted sum with the rounding errors of all products and sums kept, rounded once.
  @inlinable @inline(__always)
  public static func weightedSum(
    _ first: Double, _ firstWeight: DoubleDouble,
    _ second: Double, _ secondWeight: DoubleDouble,
    _ third: Double, _ thirdWeight: DoubleDouble
  ) -> Double {
    let a = DoubleDouble.product(first, firstWeight.high)
    let b = DoubleDouble.product(second, secondWeight.high)
    let c = DoubleDouble.product(third, thirdWeight.high)
    let ab = DoubleDouble.sum(a.high, b.high)
    let abc = DoubleDouble.sum(ab.high, c.high)
    let weights = first * firstWeight.low + second * secondWeight.low + third * thirdWeight.low
    let result = abc.high + ((ab.low + abc.low) + ((a.low + b.low) + (c.low + weights)))
    // Splitting overflows before the products do, and a product before the sum.
    return result.isFinite
      ? result : extremeSum(first, firstWeight, second, secondWeight, third, thirdWeight)
  }
}
