// SPDX-License-Identifier: Apache-2.0

extension Float: VectorArithmetic, Animatable {
  /// Multiplies by a number, in double precision, and rounds once.
  @inlinable @inline(__always)
  public mutating func scale(by rhs: Double) { self = Float(Double(self) * rhs) }

  /// The square of the number, in double precision.
  @inlinable @inline(__always)
  public var magnitudeSquared: Double { Double(self) * Double(self) }

  /// The weighted sum in double precision, rounded once to a float.
  @inlinable @inline(__always)
  public static func weightedSum(
    _ first: Float, _ firstWeight: DoubleDouble,
    _ second: Float, _ secondWeight: DoubleDouble,
    _ third: Float, _ thirdWeight: DoubleDouble
  ) -> Float {
    let result = Float(
      Double(first) * firstWeight.high + Double(second) * secondWeight.high
        + Double(third) * thirdWeight.high)
    return result.isFinite
      ? result
      : Float(
        Double.extremeSum(
          Double(first), firstWeight, Double(second), secondWeight, Double(third), thirdWeight))
  }
}
