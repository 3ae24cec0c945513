// SPDX-License-Identifier: Apache-2.0

extension PolylineSearch {
  /// The polyline of so many stops with the smallest error.
  static func closest(
    _ motion: Base, until duration: Double, count: Int, placement: PolylineFit.Placement, start: Double?,
    end: Double?
  ) throws(ApproximationError) -> PolylineSearch {
    func search(_ tolerance: Double) throws(ApproximationError) -> PolylineSearch {
      try PolylineSearch(
        motion, until: duration, tolerance: tolerance, placement: placement, start: start, end: end)
    }
    let stretches = try motion.stretches(until: duration)
    let jump = stretches.largestJump(end: motion.value(at: duration))?.value ?? 0
    let smallest = max(smallestTolerance(stretches), 4 * jump)
    let first = try search(max(smallest, stretches.reduce(0) { max($0, $1.sag) }))
    // No error is smaller than what the given ends make.
    let least = max(smallest, max(first.endDistances.start, first.endDistances.end))
    let links = Double(count - 1)
    var tolerance = max(least, first.tube.range / (8 * links * links))
    var found: PolylineSearch?
    for _ in 0..<200 {
      var attempt = try search(tolerance)
      attempt.path = attempt.path(tolerance, limit: count)
      if attempt.path != nil {
        found = attempt
        if tolerance <= least { break }
        tolerance = max(least, tolerance / 2)
      } else {
        if found != nil { break }
        tolerance *= 2
      }
    }
    guard var found else { throw .tooManyParts(limit: count) }
    found.slack = 1.05
    found.keepsCount = true
    found.tolerance = found.narrow(
      to: count, from: max(least, found.tolerance / 2), until: found.tolerance, steps: 8)
    let outer = MinimumLinkPath(between: found.walls(found.tolerance, isInner: false), limit: count)
    found.fewestStops = outer?.stopCount ?? 2
    return found
  }
}
