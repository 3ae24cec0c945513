// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
/// One coordinate of a timing curve as a cubic in Bernstein form: 0, two control values, 1.
package struct BernsteinCubic: Hashable, Sendable {
  /// The control values.
  package let first: Double, second: Double

  /// A cubic from its control values.
  package init(_ first: Double, _ second: Double) {
    self.first = first
    self.second = second
  }

  /// The value at a parameter from 0 to 1, by de Casteljau's construction.
  package func value(at parameter: Double) -> Double {
    let rest = 1 - parameter
    let start = parameter * first
    let middle = rest * first + parameter * second
    let end = rest * second + parameter
    let left = rest * start + parameter * middle
    let right = rest * middle + parameter * end
    return rest * left + parameter * right
  }

  /// The first derivative by the parameter.
  package func slope(at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3
      * (rest * rest * first + 2 * rest * parameter * (second - first) + parameter * parameter * (1 - second))
  }

  /// The second derivative by the parameter.
  package func curvature(at parameter: Double) -> Double {
    6 * ((1 - parameter) * (second - 2 * first) + parameter * (1 - 2 * second + first))
  }

  /// The largest `|curvature|` on an interval; curvature is linear, so it stands at an end.
  func largestCurvature(_ lower: Double, _ upper: Double) -> Double {
    max(abs(curvature(at: lower)), abs(curvature(at: upper)))
  }

  /// A bound on the rounding of ``value(at:)``.
  ///
  /// Six roundings lie on the way of any control value, and one more in `1 − parameter` for each of three levels.
  func valueRounding(at parameter: Double) -> Double {
    10 * 0x1p-53 * BernsteinCubic(abs(first), abs(second)).value(at: parameter) + Self.underflow
  }

  /// A bound on the rounding of ``slope(at:)``.
  func slopeRounding(at parameter: Double) -> Double {
    let rest = 1 - parameter
    let sum =
      rest * rest * abs(first) + 2 * rest * parameter * abs(second - first)
      + parameter * parameter * abs(1 - second)
    return 10 * 0x1p-53 * 3 * sum + Self.underflow
  }

  /// What is lost where products fall below the smallest double.
  private static let underflow = 16 * Double.leastNonzeroMagnitude
}
#endif
