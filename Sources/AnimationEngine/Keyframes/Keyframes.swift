// SPDX-License-Identifier: Apache-2.0

/// What changes a value over time: tracks of keyframes that run side by side.
///
/// The signatures are SwiftUI's. A type of one's own gives a ``body`` made of other keyframes:
///
///     struct Hop: Keyframes {
///       var body: some Keyframes<Ball> {
///         KeyframeTrack(\.height) {
///           CubicKeyframe(40, duration: 0.2)
///           CubicKeyframe(0, duration: 0.2)
///         }
///       }
///     }
public protocol Keyframes<Value> {
  /// The value that changes.
  associatedtype Value = Body.Value
  /// What the keyframes are made of.
  associatedtype Body: Keyframes

  /// The keyframes that these are made of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks, in the order in which they are declared. By default those of ``body``.
  func resolve(into resolved: inout ResolvedKeyframes<Value>)
}

extension Keyframes where Body.Value == Value {
  /// Adds the tracks of ``body``.
  public func resolve(into resolved: inout ResolvedKeyframes<Value>) { body.resolve(into: &resolved) }
}

/// The tracks that keyframes come down to, for the library's own types.
public struct ResolvedKeyframes<Value> {
  let initialValue: Value
  private(set) var tracks: [any ResolvedTrack<Value>] = []

  init(initialValue: Value) {
    self.initialValue = initialValue
  }

  mutating func append(_ track: some ResolvedTrack<Value>) { tracks.append(track) }
}
