// SPDX-License-Identifier: Apache-2.0

/// Why a motion can't be approximated or compared.
public enum ApproximationError: Error, Hashable, Sendable {
  /// The duration is not above 0 and finite.
  case duration(Double)
  /// The tolerance is not above 0 and finite.
  case tolerance(Double)
  /// The tolerance is too small beside the motion's values, whose rounding it would have to tell apart: this is the
  /// smallest one.
  case toleranceTooSmall(Double, smallest: Double)
  /// The count is below the smallest one.
  case count(Int, smallest: Int)
  /// The motion has no finite value at this time.
  case notFinite(time: Double)
  /// The value of the motion jumps at this time, or is vertical there and jumps from one double to the next, by more
  /// than a quarter of the tolerance.
  case jumps(time: Double, by: Double)
  /// The value that was given for the start or the end is further from the motion than the tolerance.
  case endOutsideTolerance(time: Double, distance: Double, tolerance: Double)
  /// The acceleration of the motion turns more often than is looked at.
  case tooManyTurns(limit: Int)
  /// Cubic pieces within this tolerance were not found: the motion does between the samples what they don't show.
  case notReached(tolerance: Double)
  /// It would take more samples, stops or pieces than are computed.
  case tooManyParts(limit: Int)
  /// The motion ends where it starts, so that there is no way of which a curve could be a fraction.
  case noWay(value: Double)
  /// The motion crosses its target, comes back beyond `epsilon` on the side where it came from, and so crosses it
  /// again: this is when it is furthest there. No single timing curve follows it.
  case crossesTargetAgain(time: Double, distance: Double)
  /// The range of damping ratios is not one of finite numbers from 0 on.
  case dampingRatios(ClosedRange<Double>)
}

#if !hasFeature(Embedded)
extension ApproximationError: CustomStringConvertible {
  /// One sentence: what was given, and what is allowed.
  public var description: String {
    switch self {
    case .duration(let value): "duration must be above 0 and finite, but is \(value)"
    case .tolerance(let value): "tolerance must be above 0 and finite, but is \(value)"
    case .toleranceTooSmall(let value, let smallest):
      "tolerance must be at least \(smallest) for values of this size, but is \(value)"
    case .count(let count, let smallest): "count must be at least \(smallest), but is \(count)"
    case .notFinite(let time): "the motion has no finite value at time \(time)"
    case .jumps(let time, let size):
      "the motion jumps by \(size) at time \(time), and nothing without jumps is near that"
    case .endOutsideTolerance(let time, let distance, let tolerance):
      "the value given for time \(time) is \(distance) away from the motion, but the tolerance is \(tolerance)"
    case .tooManyTurns(let limit): "the motion's acceleration turns more than \(limit) times"
    case .notReached(let tolerance): "no cubic pieces were found within the tolerance of \(tolerance)"
    case .tooManyParts(let limit): "the approximation would take more than \(limit) parts"
    case .noWay(let value):
      "the motion starts and ends at \(value), but a curve needs a way from one value to another"
    case .crossesTargetAgain(let time, let distance):
      "the motion crosses its target more than once: at time \(time) it is \(distance) away on the side where it "
        + "came from, and a single timing curve crosses it once at most"
    case .dampingRatios(let range):
      "the range of damping ratios must be one of finite numbers from 0 on, but is \(range)"
    }
  }
}
#endif
