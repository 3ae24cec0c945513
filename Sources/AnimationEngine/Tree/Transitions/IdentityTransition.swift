// SPDX-License-Identifier: Apache-2.0

/// No effect: the node is there or it is not.
public struct IdentityTransition: Transition {
  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  /// No effect.
  public init() {}

  /// The content as it is.
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

extension Transition where Self == IdentityTransition {
  /// No effect.
  public static var identity: Self { Self() }
}
