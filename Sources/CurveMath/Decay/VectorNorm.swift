// SPDX-License-Identifier: Apache-2.0

extension VectorArithmetic {
  /// The Euclidean length, also where the squares of the components leave the range of doubles.
  var scaledMagnitude: Double {
    let squared = magnitudeSquared
    if squared > 0x1p-900 && squared < 0x1p900 { return squared.squareRoot() }
    if squared >= 0x1p900 {
      return scaled(by: 0x1p-600).magnitudeSquared.squareRoot() * 0x1p600
    }
    return scaled(by: 0x1p600).magnitudeSquared.squareRoot() * 0x1p-600
  }

  /// Where the vector points, infinitely far away: ±infinity in every component that is not 0.
  var infinitelyFar: Self {
    let largest = Double.greatestFiniteMagnitude
    // The least double times the largest is 9e-16: three steps take every number but 0 to infinity.
    return scaled(by: largest).scaled(by: largest).scaled(by: largest)
  }
}
