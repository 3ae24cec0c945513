// SPDX-License-Identifier: Apache-2.0

import CMaths

extension SpringMotion where Value == Double {
  /// A number of stops that every polyline within `epsilon` of the motion has, until the motion has settled so far.
  ///
  /// From the sizes of its turns alone, so that a search which would take too long is not begun. A polyline has to turn
  /// wherever the motion turns further than `epsilon` away from its target. Between two such turns lies half a swing of
  /// the acceleration, which is at least `ω₀²·size·sin ωt` with the size of the second one. Of a motion whose `√|x″|` is
  /// concave no link spans more of `∫ √|x″| dt` than `4·√epsilon`: within a link the mean of a concave function is at most
  /// the mean that counts the middle more, by which the link's ends and its middle are off a line. That makes
  /// `0.599·√(size/epsilon)` links for each turn, as `∫ √sin` over half a swing is 2.396, and one link at most has part in
  /// two of them. (``PolylineFit/fewestStops`` is the exact number.)
  ///
  /// 2 for a motion that doesn't swing; infinity where it never settles; NaN for an `epsilon` below 0 and a motion
  /// without an end.
  public func stopCountBound(within epsilon: Double) -> Double {
    let turns = extremumCount(above: epsilon)
    guard turns > 1, turns.isFinite, let first = extrema.first(where: { _ in true }) else {
      return turns > 1 ? .infinity : turns + 2
    }
    // By how much the root of the size shrinks from turn to turn.
    let loss =
      0.5 * Double.pi * spring.dampingRatio / (1 - spring.dampingRatio * spring.dampingRatio).squareRoot()
    let shrinkage = exp(-loss)
    // The first two turns have no half swing of their own.
    var links = 0.599 * ((first.value - to).magnitude / epsilon).squareRoot() * shrinkage * shrinkage
    var stops = 2.0
    guard turns < SpringMotion.mostTurnsThatAreCounted else {
      let sum = links * expm1(-(turns - 2) * loss) / expm1(-loss)
      return max(turns + 1, (sum - turns).rounded(.up))
    }
    for _ in 2..<max(2, Int(turns)) where links > 1 {
      stops += links.rounded(.up) - 1
      links *= shrinkage
    }
    return max(turns + 1, stops)
  }

  /// Up to how many turns are counted one by one.
  private static var mostTurnsThatAreCounted: Double { 1e5 }
}
