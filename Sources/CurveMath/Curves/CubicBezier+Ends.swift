// SPDX-License-Identifier: Apache-2.0

extension CubicBezier {
  /// d²y/dx² at (0, 0), as a limit from inside; infinite where the slope is, and where it grows like a root.
  var startCurvature: Double { CubicBezier.limitCurvature(x1, y1, x2, y2) }

  /// d²y/dx² at (1, 1).
  var endCurvature: Double { -CubicBezier.limitCurvature(1 - x2, 1 - y2, 1 - x1, 1 - y1) }

  private static func limitCurvature(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    if x1 != 0 {
      // With X = c·σ + b·σ² and Y likewise, y″ = 2(b_y·c_x − b_x·c_y)/c_x³; the factors 3 reduce to 2/3.
      let exact = 2 * ((y2 - 2 * y1) * x1 - (x2 - 2 * x1) * y1) / (3 * x1 * x1 * x1)
      guard !exact.isFinite else { return exact }
      // In units in which no product overflows, divided step by step.
      let unit = 0x1p-200
      let tilt = y1 * unit / x1
      let across = x2 - 2 * x1
      let bend = (y2 * unit - 2 * (y1 * unit)) - (across == 0 ? 0 : across * tilt)
      return bend == 0 ? 0 : bend / x1 / x1 / unit * 2 / 3
    }
    // A curve that starts like a root, or like a straight line.
    if y1 != 0 { return y1 < 0 ? .infinity : -.infinity }
    guard x2 != 0 else { return y2 == 0 ? 0 : (y2 < 0 ? .infinity : -.infinity) }
    let bend = (1 - 3 * y2) * x2 - (1 - 3 * x2) * y2
    return bend == 0 ? 0 : (bend < 0 ? -.infinity : .infinity)
  }
}
