// SPDX-License-Identifier: Apache-2.0

/// What counts as a tap.
///
/// Comparisons with maxima are strict, except for the delay. How far the taps of a double tap are apart makes no
/// difference: no such limit has been measured.
public struct TapLimits: Hashable, Sendable {
  /// How far a finger may move away from where it came down: less than this, in points.
  public var maximumDistance: Double
  /// How long it may stay down: less than this, in seconds.
  public var maximumDuration: Double
  /// How long the next tap may keep one waiting, from up to down: no longer than this, in seconds.
  public var repeatDelay: Double

  /// Limits of one's own.
  public init(maximumDistance: Double, maximumDuration: Double, repeatDelay: Double) {
    self.maximumDistance = maximumDistance
    self.maximumDuration = maximumDuration
    self.repeatDelay = repeatDelay
  }

  /// As measured with a pointer: a tap survives 4 points and not 5, and may take any time.
  ///
  /// These are the default because every rule that was measured about taps among other gestures was measured with
  /// them.
  public static let pointer = TapLimits(maximumDistance: 5, maximumDuration: .infinity, repeatDelay: 0.35)

  /// As known for fingers on a screen: less than 45 points and 0.75 s.
  public static let touch = TapLimits(maximumDistance: 45, maximumDuration: 0.75, repeatDelay: 0.35)
}
