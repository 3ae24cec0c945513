// SPDX-License-Identifier: Apache-2.0

/// A motion as few cubic pieces, within a tolerance.
///
/// The keyframes lie on the motion, at times that are free, and the handles between them are free too. From each
/// keyframe the next is as far away as one piece stays within the tolerance: the fewest pieces, as far as a piece
/// that does over some time also does over less. `Spring(response: 0.5, dampingRatio: 0.7)` takes 3 pieces within
/// 0.001.
public struct KeyframeFit: Hashable, Sendable {
  /// What two pieces have in common where they meet.
  public enum Continuity: Hashable, Sendable {
    /// The value. Both control points of each piece are free: the fewest pieces.
    case value
    /// Value and velocity, both the motion's own. Only the handles' lengths are free.
    case velocity
  }

  /// The pieces, in the order of time.
  public let pieces: [KeyframePiece]
  /// The tolerance that was asked for; where a count was, the one that was reached.
  public let tolerance: Double
  /// The largest difference of the values: the pieces minus the motion, certain as ``MotionDifference`` is.
  public let error: LargestDifference

  /// The pieces as a motion.
  public var motion: KeyframeMotion { KeyframeMotion(pieces: pieces) }

  /// The fewest pieces within a tolerance of a motion.
  ///
  /// - Parameters:
  ///   - motion: what to follow.
  ///   - duration: for how many seconds from time 0, above 0 and finite.
  ///   - tolerance: the largest difference of the values, in value units.
  ///   - continuity: what two pieces have in common.
  ///   - start: the value of the first keyframe; nil for the motion's.
  ///   - end: the value of the last keyframe; nil for the motion's. A spring that has settled within the tolerance
  ///     may end at its target.
  /// - Throws: ``ApproximationError``.
  public init(
    approximating motion: some ChartedMotion, until duration: Double, tolerance: Double,
    continuity: Continuity = .value, start: Double? = nil, end: Double? = nil
  ) throws(ApproximationError) {
    guard tolerance > 0, tolerance < .infinity else { throw .tolerance(tolerance) }
    let search = try KeyframeSearch(
      motion, until: duration, continuity: continuity, start: start, end: end)
    try search.check(tolerance)
    self.tolerance = tolerance
    // What lies between the samples of a piece is a few parts in a hundred of the error, or the samples missed more.
    var aim = 0.98 * tolerance
    for _ in 0..<12 {
      guard let pieces = try search.pieces(within: aim, limit: ApproximationLimit.pieces) else {
        throw .tooManyParts(limit: ApproximationLimit.pieces)
      }
      let error = try search.error(of: pieces)
      if error.magnitude <= search.allowed(tolerance) {
        self.pieces = pieces
        self.error = error
        return
      }
      aim *= min(0.95, 0.98 * tolerance / error.magnitude)
    }
    throw .notReached(tolerance: tolerance)
  }

  /// So many pieces, as close to a motion as is found.
  ///
  /// - Parameters:
  ///   - motion: what to follow.
  ///   - duration: for how many seconds from time 0, above 0 and finite.
  ///   - count: the number of pieces, 1 or more. Fewer come back where more would make nothing better.
  ///   - continuity: what two pieces have in common.
  ///   - start: the value of the first keyframe; nil for the motion's.
  ///   - end: the value of the last keyframe; nil for the motion's.
  /// - Throws: ``ApproximationError``.
  public init(
    approximating motion: some ChartedMotion, until duration: Double, count: Int,
    continuity: Continuity = .value, start: Double? = nil, end: Double? = nil
  ) throws(ApproximationError) {
    guard count >= 1 else { throw .count(count, smallest: 1) }
    let search = try KeyframeSearch(
      motion, until: duration, continuity: continuity, start: start, end: end)
    let closest = try search.closest(count)
    pieces = closest.pieces
    tolerance = closest.tolerance
    error = try search.error(of: closest.pieces)
  }
}
