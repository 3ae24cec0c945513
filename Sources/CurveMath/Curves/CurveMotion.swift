// SPDX-License-Identifier: Apache-2.0

/// A unit curve over time: from one value to another in a given duration.
///
/// Before time 0 the motion stands at `from`, after the duration at `to`. A duration of 0 means that it has
/// arrived: at time 0 it is at `to`. A duration below 0 or NaN makes every result NaN.
public struct CurveMotion: Motion {
  /// The curve that shapes the motion.
  public var curve: UnitCurve { prepared.curve }
  /// Seconds from `from` to `to`.
  public let duration: Double
  /// The value at time 0.
  public let from: Double
  /// The value at the end.
  public let to: Double

  private let prepared: PreparedUnitCurve

  /// A motion from one value to another.
  public init(curve: UnitCurve, duration: Double, from: Double = 0, to: Double = 1) {
    prepared = PreparedUnitCurve(curve)
    self.duration = duration
    self.from = from
    self.to = to
  }

  /// Value and velocity at a time in seconds.
  ///
  /// The velocity is `(to − from) · slope / duration` while the motion lasts, ends included, and 0 outside.
  public func state(at time: Double) -> MotionState<Double> {
    guard duration >= 0, !time.isNaN else { return MotionState(value: .nan, velocity: .nan) }
    if time < 0 { return MotionState(value: from, velocity: 0) }
    if time > duration || duration == 0 || time == .infinity { return MotionState(value: to, velocity: 0) }
    let point = prepared.point(at: time / duration)
    return MotionState(value: blend(point.value), velocity: rate(point.slope, divisions: 1))
  }

  /// The derivative of the velocity, in value units per second squared; 0 before the start and after the end.
  public func acceleration(at time: Double) -> Double {
    guard duration >= 0, !time.isNaN else { return .nan }
    if time < 0 || time > duration || duration == 0 || time == .infinity { return 0 }
    return rate(curve.acceleration(at: time / duration), divisions: 2)
  }

  /// The duration: a curve ends where it ends, whatever epsilon.
  public func settlingDuration(epsilon: Double) -> Double { duration >= 0 ? duration : .nan }

  private func blend(_ share: DoubleDouble) -> Double {
    Double.weightedSum(from, 1 - share, to, share, 0, DoubleDouble(0))
  }

  /// The way times a slope, divided by the duration so many times. A constant has no velocity, even along a
  /// vertical tangent.
  private func rate(_ slope: Double, divisions: Int) -> Double {
    if from == to { return slope.isNaN ? .nan : 0 }
    var rate = (to - from) * slope / duration
    if divisions == 2 { rate /= duration }
    if rate.isFinite && rate != 0 { return rate }
    return extremeRate(slope, divisions: divisions)
  }

  /// The same where a product leaves the range of doubles on the way.
  private func extremeRate(_ slope: Double, divisions: Int) -> Double {
    // Half the way, so that it doesn't overflow.
    let half = to / 2 - from / 2
    guard slope.isFinite, half.isFinite, slope != 0, half != 0, duration.isFinite else {
      if slope.isNaN || half.isNaN { return .nan }
      if slope == 0 || half == 0 && slope.isFinite || duration == .infinity && slope.isFinite { return 0 }
      return (slope < 0) == (to < from) ? .infinity : -.infinity
    }
    let way = PowerOfTwo(exponent: half.exponent)
    let rise = PowerOfTwo(exponent: slope.exponent)
    let span = PowerOfTwo(exponent: duration.exponent)
    var rate = way.divides(half) * rise.divides(slope) / span.divides(duration)
    if divisions == 2 { rate /= span.divides(duration) }
    return PowerOfTwo(exponent: 1 + way.exponent + rise.exponent - divisions * span.exponent).times(rate)
  }
}

extension CurveMotion: Hashable {
  /// Whether two motions have equal curves, durations and ends.
  public static func == (lhs: CurveMotion, rhs: CurveMotion) -> Bool {
    lhs.curve == rhs.curve && lhs.duration == rhs.duration && lhs.from == rhs.from && lhs.to == rhs.to
  }

  /// Hashes the curve, the duration and the ends.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(curve)
    hasher.combine(duration)
    hasher.combine(from)
    hasher.combine(to)
  }
}
