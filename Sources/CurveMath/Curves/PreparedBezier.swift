// SPDX-License-Identifier: Apache-2.0

/// A bezier curve with its delicate places worked out once, for many evaluations.
struct PreparedBezier: Sendable {
  private let curve: CubicBezier
  private let start: LocalCubic
  private let end: LocalCubic
  private let bend: LocalCubic
  private let bendPosition: Double

  init(_ curve: CubicBezier) {
    self.curve = curve
    start = LocalCubic(startOf: curve)
    end = LocalCubic(endOf: curve)
    let place = LocalCubic(inflectionOf: curve)
    // Without an inflection no x is near it, and what stands for it is never asked.
    bend = place ?? start
    bendPosition = place == nil ? .infinity : LocalCubic.inflectionPosition(of: curve)
  }

  /// Value and slope at an x; the same bits as ``CubicBezier`` gives.
  func point(at x: Double) -> CurvePoint {
    guard x > 0, x < 1, !curve.hasNaN else { return curve.point(at: x) }
    if (x - bendPosition).magnitude < min(x, 1 - x) { return bend.point(at: x) }
    return x <= 0.5 ? start.point(at: x) : end.point(at: x)
  }
}
