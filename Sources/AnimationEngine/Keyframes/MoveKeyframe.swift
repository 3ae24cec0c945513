// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// A keyframe that jumps to a value and takes no time.
///
/// At the very moment of the jump the value is still that of before.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let target: Value

  /// A jump to `to`.
  public init(_ to: Value) {
    target = to
  }

  /// Itself.
  public var body: MoveKeyframe { self }

  /// Adds the keyframe.
  public func resolve(into resolved: inout ResolvedTrackContent<Value>) {
    resolved.append(.move(target.animatableData))
  }
}
