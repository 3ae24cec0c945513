// SPDX-License-Identifier: Apache-2.0

/// Why a curve was not written in a dialect: what the dialect can't express, and what would come near it.
public struct WritingRefusal: Error, Hashable, Sendable {
  /// What may stand in for a curve that a dialect can't express.
  public enum Approximation: Hashable, Sendable {
    /// The nearest spring with a damping ratio in a range, at rest at the start or not.
    case spring(dampingRatios: ClosedRange<Double>, hasInitialVelocity: Bool)
    /// The nearest cubic bezier over the nearest duration.
    case timingCurve
    /// The curve without its modifiers.
    case withoutModifiers
  }

  /// The dialect that was asked for.
  public let dialect: Dialect
  /// What it can't express, and what would be lost, in a sentence without full stop.
  public let message: String
  /// What may stand in for it, each by itself; empty where nothing may.
  public let approximations: [Approximation]

  /// Whether the way from start to target is all that is missing.
  package var needsTravel = false

  /// A refusal.
  public init(_ dialect: Dialect, _ message: String, approximations: [Approximation] = []) {
    self.dialect = dialect
    self.message = message
    self.approximations = approximations
  }
}

extension WritingRefusal: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
