// SPDX-License-Identifier: Apache-2.0

extension SIMD where Scalar: VectorArithmetic & FloatingPoint {
  @inlinable @inline(__always)
  mutating func scaleLanes(by rhs: Double) {
    for index in indices { self[index].scale(by: rhs) }
  }

  @inlinable @inline(__always)
  var lanesSquared: Double {
    var sum = 0.0
    for index in indices { sum += self[index].magnitudeSquared }
    return sum
  }

  @inlinable @inline(__always)
  static func weightedLanes(
    _ first: Self, _ firstWeight: DoubleDouble,
    _ second: Self, _ secondWeight: DoubleDouble,
    _ third: Self, _ thirdWeight: DoubleDouble
  ) -> Self {
    var result = Self()
    for index in result.indices {
      result[index] = Scalar.weightedSum(
        first[index], firstWeight, second[index], secondWeight, third[index], thirdWeight)
    }
    return result
  }
}

extension SIMD2: @retroactive AdditiveArithmetic where Scalar: VectorArithmetic & FloatingPoint {}

extension SIMD2: VectorArithmetic where Scalar: VectorArithmetic & FloatingPoint {
  /// Multiplies every lane by a number.
  @inlinable
  public mutating func scale(by rhs: Double) { scaleLanes(by: rhs) }

  /// The sum of the squares of the lanes.
  @inlinable
  public var magnitudeSquared: Double { lanesSquared }

  /// The weighted sum, lane by lane.
  @inlinable
  public static func weightedSum(
    _ first: Self, _ firstWeight: DoubleDouble,
    _ second: Self, _ secondWeight: DoubleDouble,
    _ third: Self, _ thirdWeight: DoubleDouble
  ) -> Self {
    weightedLanes(first, firstWeight, second, secondWeight, third, thirdWeight)
  }
}

extension SIMD2: Animatable where Scalar: VectorArithmetic & FloatingPoint {}

extension SIMD3: @retroactive AdditiveArithmetic where Scalar: VectorArithmetic & FloatingPoint {}

extension SIMD3: VectorArithmetic where Scalar: VectorArithmetic & FloatingPoint {
  /// Multiplies every lane by a number.
  @inlinable
  public mutating func scale(by rhs: Double) { scaleLanes(by: rhs) }

  /// The sum of the squares of the lanes.
  @inlinable
  public var magnitudeSquared: Double { lanesSquared }

  /// The weighted sum, lane by lane.
  @inlinable
  public static func weightedSum(
    _ first: Self, _ firstWeight: DoubleDouble,
    _ second: Self, _ secondWeight: DoubleDouble,
    _ third: Self, _ thirdWeight: DoubleDouble
  ) -> Self {
    weightedLanes(first, firstWeight, second, secondWeight, third, thirdWeight)
  }
}

extension SIMD3: Animatable where Scalar: VectorArithmetic & FloatingPoint {}

extension SIMD4: @retroactive AdditiveArithmetic where Scalar: VectorArithmetic & FloatingPoint {}

extension SIMD4: VectorArithmetic where Scalar: VectorArithmetic & FloatingPoint {
  /// Multiplies every lane by a number.
  @inlinable
  public mutating func scale(by rhs: Double) { scaleLanes(by: rhs) }

  /// The sum of the squares of the lanes.
  @inlinable
  public var magnitudeSquared: Double { lanesSquared }

  /// The weighted sum, lane by lane.
  @inlinable
  public static func weightedSum(
    _ first: Self, _ firstWeight: DoubleDouble,
    _ second: Self, _ secondWeight: DoubleDouble,
    _ third: Self, _ thirdWeight: DoubleDouble
  ) -> Self {
    weightedLanes(first, firstWeight, second, secondWeight, third, thirdWeight)
  }
}

extension SIMD4: Animatable where Scalar: VectorArithmetic & FloatingPoint {}
