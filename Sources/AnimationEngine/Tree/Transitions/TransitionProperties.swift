// SPDX-License-Identifier: Apache-2.0

/// What the tree has to know about a transition.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether things move: such a transition becomes a fade where motion is to be reduced.
  public var hasMotion: Bool

  /// Motion, unless said otherwise.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}
