// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Keyframes that follow each other on one track.
///
/// The signatures are SwiftUI's. A type of one's own gives a ``body`` made of other keyframes.
public protocol KeyframeTrackContent<Value> {
  /// The value that moves.
  associatedtype Value: Animatable = Body.Value
  /// What the content is made of.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that this is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keyframes, the first in time first. By default those of ``body``.
  func resolve(into resolved: inout ResolvedTrackContent<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Adds the keyframes of ``body``.
  public func resolve(into resolved: inout ResolvedTrackContent<Value>) { body.resolve(into: &resolved) }
}

/// The keyframes that a track's content comes down to, for the library's own types.
public struct ResolvedTrackContent<Value: Animatable> {
  private(set) var keyframes: [Keyframe<Value.AnimatableData>] = []

  mutating func append(_ keyframe: Keyframe<Value.AnimatableData>) { keyframes.append(keyframe) }
}
