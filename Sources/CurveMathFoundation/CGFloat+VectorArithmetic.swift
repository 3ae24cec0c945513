// SPDX-License-Identifier: Apache-2.0

public import CurveMath
public import Foundation

extension CGFloat: VectorArithmetic, Animatable {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }

  /// The weighted sum, as of doubles.
  public static func weightedSum(
    _ first: CGFloat, _ firstWeight: DoubleDouble,
    _ second: CGFloat, _ secondWeight: DoubleDouble,
    _ third: CGFloat, _ thirdWeight: DoubleDouble
  ) -> CGFloat {
    CGFloat(
      Double.weightedSum(
        Double(first), firstWeight, Double(second), secondWeight, Double(third), thirdWeight))
  }
}
