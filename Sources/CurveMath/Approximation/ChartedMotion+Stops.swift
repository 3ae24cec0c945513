// SPDX-License-Identifier: Apache-2.0

extension ChartedMotion {
  /// A number of stops that every polyline within `epsilon` of the motion has, until a duration.
  ///
  /// From the accelerations alone, so that a search which would take too long is not begun. Where the acceleration is at
  /// least a, no link is longer than `4·√(epsilon/a)`: its ends and its middle would be more than `2·epsilon` off a
  /// line. So many links a part of the motion needs, and of those at its ends the next part may have one too.
  ///
  /// A few parts in 100 below ``PolylineFit/fewestStops`` where the stops are many; 2 where they are few.
  ///
  /// - Throws: ``ApproximationError``, where the motion has no chart.
  public func stopCountBound(
    until duration: Double, within epsilon: Double
  ) throws(ApproximationError) -> Double {
    guard epsilon > 0, epsilon < .infinity else { throw .tolerance(epsilon) }
    let stretches = try stretches(until: duration)
    let most = min(max(1, 1024 / stretches.count), 64)
    var stops = 2.0
    for stretch in stretches {
      // Where few links are enough nothing is won by more parts.
      let steepest = max(stretch.start.acceleration.magnitude, stretch.end.acceleration.magnitude)
      let enough = stretch.length * (steepest / epsilon).squareRoot() / 4
      let parts = enough < 16 * Double(most) ? max(1, Int(enough / 16)) : most
      let length = stretch.length / Double(parts)
      var before = stretch.start.acceleration.magnitude
      for part in 1...parts {
        let after =
          part < parts
          ? acceleration(at: stretch.start.time + Double(part) * length).magnitude
          : stretch.end.acceleration.magnitude
        let links = (length * (min(before, after) / epsilon).squareRoot() / 4).rounded(.up)
        if links > 1 { stops += links - 1 }
        before = after
      }
    }
    return stops
  }
}
