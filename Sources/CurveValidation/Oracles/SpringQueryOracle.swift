// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Something that claims to know when a spring settles, turns, is fastest and passes a value, and how well.
///
/// An oracle works from the differential equation, never from this package's closed forms.
public protocol SpringQueryOracle: Sendable {
  /// A short name for reports, such as `gsl queries`.
  var name: String { get }

  /// The answer to one question about one motion.
  ///
  /// - Throws: ``OracleError`` where the oracle gives up.
  func answer(_ query: SpringQuery, of problem: SpringProblem) throws(OracleError) -> OracleAnswer
}

/// A question about a spring's motion from time 0 on.
public enum SpringQuery: Hashable, Sendable {
  /// The last time at which the distance to the target is epsilon, in seconds; 0 where it never is larger.
  case settlingDuration(epsilon: Double)
  /// When the motion first turns after time 0, in seconds.
  case firstExtremumTime
  /// The value where it first turns.
  case firstExtremumValue
  /// How far the motion goes beyond its target, as a fraction of its way.
  case overshoot
  /// When the motion is fastest, in seconds.
  case peakVelocityTime
  /// The velocity where it is largest in size, in value units per second.
  case peakVelocity
  /// When the acceleration is largest in size, in seconds.
  case peakAccelerationTime
  /// The acceleration where it is largest in size, in value units per second squared.
  case peakAcceleration
  /// How many turns after time 0 are further than a distance away from the target.
  case extremumCount(above: Double)
  /// The first time after time 0 at which the motion has a value, in seconds.
  case firstCrossing(of: Double)
  /// The last time at which the motion has a value, in seconds; infinity where it comes back for ever.
  case lastCrossing(of: Double)
  /// One of the times after time 0 at which the motion has a value, counted from 0, in seconds.
  case crossing(of: Double, index: Int)
  /// How many times after time 0 the motion has a value; infinity where it comes back for ever.
  case crossingCount(of: Double)
  /// The first time from 0 on at which a fraction of the way is made, in seconds; infinity where it never is.
  case timeToReach(fraction: Double)
  /// The first time after time 0 at which the motion is at a limit, in seconds; infinity where it never is. A
  /// motion that starts at its target is at that limit at once.
  case firstTouch(ClampedMotion.Limit)
  /// The value at a time of the motion that a limit holds.
  case clampedValue(ClampedMotion.Limit, time: Double)
  /// The velocity at a time of the motion that a limit holds, in value units per second.
  case clampedVelocity(ClampedMotion.Limit, time: Double)
  /// The last time at which the motion that a limit holds is epsilon away from where it ends, in seconds.
  case clampedSettlingDuration(ClampedMotion.Limit, epsilon: Double)
  /// The value at a share of the time in which the motion settles within epsilon.
  case springCurveValue(epsilon: Double, progress: Double)
  /// The change of that value per unit of progress.
  case springCurveVelocity(epsilon: Double, progress: Double)
}

/// What an oracle says to a question, and how far it may be off.
public struct OracleAnswer: Hashable, Sendable {
  /// The answer; nil where there is none, as no such turn or crossing exists.
  public let number: Double?
  /// The claimed bound on the error. An infinite error is no claim: the answer means nothing.
  public let error: Double

  /// An answer with its claim.
  public init(_ number: Double?, error: Double) {
    self.number = number
    self.error = error
  }
}
