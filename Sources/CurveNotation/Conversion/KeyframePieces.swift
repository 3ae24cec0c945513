// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// So many cubic pieces for a motion, as near to it as is found.
struct KeyframePieces {
  let pieces: [KeyframePiece]
  /// When the last one ends.
  let duration: Double

  /// A spring is cut where it is near its end, which no piece can better: where that leaves pieces over, it is cut
  /// later.
  ///
  /// - Parameter end: when a motion is within a tolerance of its end.
  init(
    of motion: ExpressionMotion, count: Int, options: WritingOptions,
    end: (Double) throws(WritingRefusal) -> Double
  ) throws {
    var tolerance = options.tolerance
    var best: (fit: KeyframeFit, duration: Double)?
    for _ in 0..<8 {
      let duration = try end(tolerance)
      let found: KeyframeFit
      do {
        found = try KeyframePieces.fit(motion, duration, count, tolerance: options.tolerance)
      } catch {
        if best != nil { break }
        throw error
      }
      if let best, found.pieces.count < best.fit.pieces.count { break }
      best = (found, duration)
      guard case .spring = motion, found.pieces.count < count, tolerance > 1e-7 else { break }
      // The error falls with the fourth power of the count and faster.
      let share = Double(found.pieces.count) / Double(count)
      tolerance *= min(0.5, share * share * share * share)
    }
    guard let best else { throw ApproximationError.count(count, smallest: 1) }
    pieces = best.fit.pieces
    duration = best.duration
  }

  /// Pieces that meet with the motion's own velocity, where those keep the tolerance or are nearly as good as others.
  private static func fit(
    _ motion: ExpressionMotion, _ duration: Double, _ count: Int, tolerance: Double
  ) throws(ApproximationError) -> KeyframeFit {
    let smooth = try? KeyframeFit(
      approximating: motion, until: duration, count: count, continuity: .velocity, start: 0, end: motion.end)
    if let smooth, smooth.error.magnitude <= tolerance { return smooth }
    let free = try KeyframeFit(
      approximating: motion, until: duration, count: count, start: 0, end: motion.end)
    if let smooth, smooth.error.magnitude <= 2 * free.error.magnitude { return smooth }
    return free
  }
}
