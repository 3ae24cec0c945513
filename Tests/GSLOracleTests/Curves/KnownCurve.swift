// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation

/// Points of a curve that are known to the bit: control points in sixteenths and parameters in
/// sixty-fourths make integers of everything.
struct KnownCurve: Sendable {
  /// The control points, in sixteenths.
  let x1: Int, y1: Int, x2: Int, y2: Int

  init(_ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  var problem: CurveProblem {
    CurveProblem(x1: Double(x1) / 16, y1: Double(y1) / 16, x2: Double(x2) / 16, y2: Double(y2) / 16)
  }

  /// Progress, value, and slope (nil where the tangent is vertical) at a parameter of `step` sixty-fourths.
  func point(_ step: Int) -> (progress: Double, value: Double, slope: Double?) {
    let unit = Double(16 * 64 * 64 * 64)
    let run = derivative(x1, x2, step)
    let slope = run == 0 ? nil : Double(derivative(y1, y2, step)) / Double(run)
    return (Double(coordinate(x1, x2, step)) / unit, Double(coordinate(y1, y2, step)) / unit, slope)
  }

  private func coordinate(_ first: Int, _ second: Int, _ step: Int) -> Int {
    let rest = 64 - step
    return 3 * rest * rest * step * first + 3 * rest * step * step * second + 16 * step * step * step
  }

  private func derivative(_ first: Int, _ second: Int, _ step: Int) -> Int {
    let rest = 64 - step
    return rest * rest * first + 2 * rest * step * (second - first) + step * step * (16 - second)
  }

  static let gentle = [
    KnownCurve(4, 1, 4, 16), KnownCurve(7, 1, 14, 16), KnownCurve(2, 0, 9, 16), KnownCurve(7, 0, 9, 16),
    KnownCurve(5, 5, 11, 11), KnownCurve(3, -40, 12, 70), KnownCurve(1, 15, 15, 1),
  ]

  /// X is flat in the middle: a vertical tangent, or nearly one.
  static let steep = [
    KnownCurve(16, 0, 0, 16), KnownCurve(16, 3, 0, 9), KnownCurve(15, 0, 1, 16), KnownCurve(16, 16, 1, 0),
  ]

  /// Vertical at an end.
  static let cornered = [
    KnownCurve(0, 16, 16, 0), KnownCurve(0, 5, 0, 11), KnownCurve(16, 5, 16, 11), KnownCurve(0, 0, 0, 16),
  ]

  static let all = gentle + steep + cornered
}
#endif
