// SPDX-License-Identifier: Apache-2.0

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
  /// The first time after time 0 at which the motion has a value, in seconds.
  case firstCrossing(of: Double)
  /// The last time at which the motion has a value, in seconds; infinity where it comes back for ever.
  case lastCrossing(of: Double)
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
