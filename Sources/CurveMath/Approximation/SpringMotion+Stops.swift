// SPDX-License-Identifier: Apache-2.0

import CMaths

extension SpringMotion where Value == Double {
  /// A number of stops that every polyline within `epsilon` of the motion has, until the motion has settled so far.
  ///
  /// In closed form, so that a search which would take too long is not begun. A polyline has to turn wherever the motion
  /// turns further than `epsilon` away from its target. Between two such turns the acceleration is at least half of
  /// `ω₀²` times the size of the second one for a third of a swing, and where it is at least a, no link is longer than
  /// `4·√(epsilon/a)`: its ends and its middle would be more than `2·epsilon` off a line. That makes
  /// `(π/6√2)·√(size/epsilon) − 1` links of its own for each turn but the first. (``PolylineFit/fewestStops`` is the
  /// exact number.)
  ///
  /// 2 for a motion that doesn't swing; infinity where it never settles; NaN for an `epsilon` below 0 and a motion
  /// without an end.
  public func stopCountBound(within epsilon: Double) -> Double {
    let turns = extremumCount(above: epsilon)
    guard turns > 1, turns.isFinite, let first = extrema.first(where: { _ in true }) else {
      return turns > 1 ? .infinity : turns + 2
    }
    let size = (first.value - to).magnitude
    // Half of what the logarithm of the size loses from turn to turn.
    let loss =
      0.5 * Double.pi * spring.dampingRatio / (1 - spring.dampingRatio * spring.dampingRatio).squareRoot()
    let roots = (size / epsilon).squareRoot() * exp(-loss) * expm1(-(turns - 1) * loss) / expm1(-loss)
    return max(turns + 1, (Double.pi / (6 * 2.0.squareRoot()) * roots - turns).rounded(.up))
  }
}
