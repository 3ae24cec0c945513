// SPDX-License-Identifier: Apache-2.0

extension KeyframeSearch {
  /// The smallest tolerance that so many pieces keep, and the pieces.
  func closest(_ count: Int) throws(ApproximationError) -> (pieces: [KeyframePiece], tolerance: Double) {
    let least = max(smallestTolerance, startDistance, endDistance, 4 * (jump?.value ?? 0))
    var tolerance = max(least, range / 8)
    var found: [KeyframePiece]?
    var reached = tolerance
    for _ in 0..<60 {
      if let pieces = try pieces(within: tolerance, limit: count) {
        found = pieces
        reached = tolerance
        if tolerance <= least { break }
        tolerance = max(least, tolerance / 4)
      } else {
        if found != nil { break }
        tolerance *= 4
      }
    }
    guard var found else { throw .tooManyParts(limit: count) }
    var low = max(least, reached / 4)
    for _ in 0..<8 where low < reached {
      // Half-way in the logarithm.
      let middle = (low * reached).squareRoot()
      if let closer = try pieces(within: middle, limit: count) {
        found = closer
        reached = middle
      } else {
        low = middle
      }
    }
    return (found, reached)
  }
}
