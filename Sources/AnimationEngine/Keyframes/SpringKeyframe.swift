// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// A keyframe that lets a spring pull towards a value.
///
/// The spring starts with the velocity of what was before. It is cut off after its duration, and what follows
/// starts from the value that it has reached, which need not be its target.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let target: Value
  private let duration: Double?
  private let spring: Spring
  private let startVelocity: Value?

  /// From the value before towards `to`.
  ///
  /// - Parameters:
  ///   - to: where the spring pulls.
  ///   - duration: in seconds. One of 0 or less, or NaN, has arrived at its own time. With nil the keyframe
  ///     lasts as long as SwiftUI's does: with the way X and the velocity v₀, a spring that swings has
  ///     `ln((|γX − v₀| + |X|)/0.0001)/γ` seconds, which is not when it settles and is not meant to be; any other
  ///     has the time after which it stays within 0.0001 of its target, rounded up to a tenth of a second; an
  ///     undamped spring never ends. For a settled spring, give its `settlingDuration`.
  ///   - spring: the spring.
  ///   - startVelocity: a value whose animatable data are the velocity at the start, per second, in place of the
  ///     velocity before.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    target = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  /// Itself.
  public var body: SpringKeyframe { self }

  /// Adds the keyframe.
  public func resolve(into resolved: inout ResolvedTrackContent<Value>) {
    resolved.append(
      .spring(
        target.animatableData, duration: duration, spring: spring,
        startVelocity: startVelocity?.animatableData))
  }
}
