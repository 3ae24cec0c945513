// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// A keyframe that goes to a value along a cubic in time, given by the velocities at its ends.
///
/// A velocity that is nil follows from the neighbours, so that the motion has no corner:
///
/// - between two cubics it is `(next − previous)/(t_next − t_previous)`, or what the other one gives for the
///   same moment;
/// - beside a keyframe of another kind it is that one's velocity there: of a linear keyframe its slope, after a
///   spring the velocity reached; 0 beside a jump, along a vertical tangent, and before a spring that has none of
///   its own;
/// - at the ends of the track it is 0.
///
/// Nothing keeps the cubic between its ends: it may overshoot.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let target: Value
  private let duration: Double
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// From the value before to `to`.
  ///
  /// - Parameters:
  ///   - to: the value at the end.
  ///   - duration: in seconds. One of 0 or less, or NaN, has arrived at its own time.
  ///   - startVelocity: a value whose animatable data are the velocity at the start, per second.
  ///   - endVelocity: likewise at the end.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    target = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  /// Itself.
  public var body: CubicKeyframe { self }

  /// Adds the keyframe.
  public func resolve(into resolved: inout ResolvedTrackContent<Value>) {
    resolved.append(
      .cubic(
        target.animatableData, duration: duration, startVelocity: startVelocity?.animatableData,
        endVelocity: endVelocity?.animatableData))
  }
}
