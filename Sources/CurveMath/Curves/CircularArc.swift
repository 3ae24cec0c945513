// SPDX-License-Identifier: Apache-2.0

/// The circular timing curves, all from one quarter circle.
enum CircularArc {
  /// `1 − √(1−p²)` as `p²/(1 + √((1−p)(1+p)))`, which doesn't cancel where p is small.
  static func rising(at progress: DoubleDouble) -> CurvePoint {
    let height = ((1 - progress) * (progress + 1)).squareRoot()
    let value = progress * progress / (height + 1)
    return CurvePoint(value: value, slope: (progress / height).rounded)
  }

  /// The second derivative of the rising quarter, `(1−p²)^(−3/2)`.
  static func curvature(at progress: Double) -> Double {
    let height = ((1 - progress) * (1 + progress)).squareRoot()
    return 1 / (height * height * height)
  }

  static func rising(at progress: Double) -> CurvePoint { rising(at: DoubleDouble(progress)) }

  /// The rising quarter and the falling quarter, each of half the size.
  static func double(at progress: Double) -> CurvePoint {
    guard progress > 0.5 else { return rising(at: DoubleDouble(2 * progress)).halved }
    return rising(at: DoubleDouble.sum(1, -progress).scaled(by: 2)).halved.turned
  }

  /// The inverse of the double arc: below ½ it is `½√(1 − (1 − 2p)²)`, half of a falling quarter.
  static func inverseDouble(at progress: Double) -> CurvePoint {
    guard progress > 0.5 else {
      return rising(at: 1 - DoubleDouble(2 * progress)).turned.halved
    }
    return rising(at: 1 - DoubleDouble.sum(1, -progress).scaled(by: 2)).turned.halved.turned
  }
}

extension CurvePoint {
  /// The point of the curve turned round by 180° about (½, ½).
  var turned: CurvePoint { CurvePoint(value: 1 - value, slope: slope) }

  /// The point of the curve shrunk to half its size.
  var halved: CurvePoint {
    CurvePoint(value: value.scaled(by: 0.5), slope: slope)
  }
}
