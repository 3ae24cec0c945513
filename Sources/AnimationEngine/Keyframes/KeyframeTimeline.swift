// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// How a value changes over time, by keyframes.
///
/// Tracks run side by side, each for its own length; then it holds its last value. A property without a track
/// keeps its initial value. Where several tracks move one property, the one that is declared last counts.
///
///     struct Ball { var height = 0.0; var spin = Angle.zero }
///
///     let hop = KeyframeTimeline(initialValue: Ball()) {
///       KeyframeTrack(\.height) {
///         CubicKeyframe(40, duration: 0.2)
///         SpringKeyframe(0, duration: 0.6, spring: .bouncy)
///       }
///       KeyframeTrack(\.spin) { LinearKeyframe(.degrees(360), duration: 0.8) }
///     }
///     hop.value(time: 0.3).height
///     hop.velocity(of: \.height, time: 0.3)
///
/// A timeline is a pure function of time; nothing is stepped. At the very moment at which one keyframe ends and
/// the next begins, value and velocity are those at the end of the first; at time 0 they are those with which
/// the first keyframe begins. A keyframe that takes no time has arrived at its own time, a ``MoveKeyframe`` just
/// after it. A time that is NaN counts as one before the start.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [any ResolvedTrack<Value>]

  /// How long the longest track lasts, in seconds; infinity where an undamped spring decides for itself when it
  /// has settled.
  public let duration: Double

  /// A timeline that starts at a value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    var resolved = ResolvedKeyframes(initialValue: initialValue)
    content().resolve(into: &resolved)
    self.initialValue = initialValue
    tracks = resolved.tracks
    duration = tracks.reduce(0) { max($0, $1.duration) }
  }

  /// The value at a time in seconds: the initial value before 0, the last value after the end.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.place(at: time, in: &value) }
    return value
  }

  /// The value at a share of the ``duration``; below 0 or NaN is the start, above 1 the end.
  ///
  /// A timeline without an end has no shares: above 0 its tracks are at the targets of their last keyframes.
  public func value(progress: Double) -> Value {
    value(time: progress > 0 ? min(progress, 1) * duration : 0)
  }

  /// The velocity at a time, in the form of a value: in each property that has a track, the animatable data are
  /// the velocity per second.
  ///
  /// Properties without a track are those of the initial value, and mean nothing. Before the start and after the
  /// end of a track its velocity is zero.
  public func velocity(time: Double) -> Value {
    var velocity = initialValue
    for track in tracks { track.placeVelocity(at: time, in: &velocity) }
    return velocity
  }

  /// The velocity of a property at a time, as a vector of its animatable data per second.
  ///
  /// Zero where no track moves the property. A track for a part of the property gives the velocity of that part.
  public func velocity<Property: Animatable>(
    of keyPath: WritableKeyPath<Value, Property>, time: Double
  ) -> Property.AnimatableData {
    var velocity = initialValue
    velocity[keyPath: keyPath].animatableData = .zero
    for track in tracks { track.placeVelocity(at: time, in: &velocity) }
    return velocity[keyPath: keyPath].animatableData
  }

  /// The motion of a property's animatable data, to sample or to compare; nil where the property itself has no
  /// track. For a track of the whole value the property is `\.self`.
  public func motion<Property: Animatable>(
    of keyPath: WritableKeyPath<Value, Property>
  ) -> KeyframeMotion<Property.AnimatableData>? where Property.AnimatableData: Sendable {
    tracks.reversed().lazy.compactMap { $0.motion(of: keyPath) }.first
  }
}

extension KeyframeTimeline: Sendable where Value: Sendable {}
