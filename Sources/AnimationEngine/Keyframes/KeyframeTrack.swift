// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Keyframes that move one property of a value, or the whole of it.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Property == Content.Value, Property.AnimatableData: Sendable {
  /// The value that the property belongs to.
  public typealias Value = Root

  private let keyPath: any WritableKeyPath<Root, Property> & Sendable
  private let content: Content

  /// A track for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {
    keyPath = \.self
    self.content = content()
  }

  /// A track for a property.
  public init(
    _ keyPath: any WritableKeyPath<Root, Property> & Sendable,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Itself.
  public var body: KeyframeTrack { self }

  /// Adds the track.
  public func resolve(into resolved: inout ResolvedKeyframes<Root>) {
    var list = ResolvedTrackContent<Property>()
    content.resolve(into: &list)
    let start = resolved.initialValue[keyPath: keyPath].animatableData
    resolved.append(
      PropertyTrack(keyPath: keyPath, motion: KeyframeMotion(from: start, through: list.keyframes)))
  }
}

/// A track whose keyframes have become a motion.
protocol ResolvedTrack<Root>: Sendable {
  associatedtype Root

  /// Seconds until the last keyframe has ended.
  var duration: Double { get }

  /// Gives the property the value that it has at a time.
  func place(at time: Double, in root: inout Root)

  /// Gives the property its velocity at a time in place of its value.
  func placeVelocity(at time: Double, in root: inout Root)

  /// The motion, where the track is for this property.
  func motion<Property: Animatable>(
    of keyPath: WritableKeyPath<Root, Property>
  ) -> KeyframeMotion<Property.AnimatableData>? where Property.AnimatableData: Sendable
}

/// The motion of one property.
struct PropertyTrack<Root, Property: Animatable>: ResolvedTrack where Property.AnimatableData: Sendable {
  let keyPath: any WritableKeyPath<Root, Property> & Sendable
  let motion: KeyframeMotion<Property.AnimatableData>

  var duration: Double { motion.duration }

  func place(at time: Double, in root: inout Root) {
    root[keyPath: keyPath].animatableData = motion.value(at: time)
  }

  func placeVelocity(at time: Double, in root: inout Root) {
    root[keyPath: keyPath].animatableData = motion.velocity(at: time)
  }

  func motion<Other: Animatable>(
    of other: WritableKeyPath<Root, Other>
  ) -> KeyframeMotion<Other.AnimatableData>? where Other.AnimatableData: Sendable {
    keyPath == other ? motion as? KeyframeMotion<Other.AnimatableData> : nil
  }
}
