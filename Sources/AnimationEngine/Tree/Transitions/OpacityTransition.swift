// SPDX-License-Identifier: Apache-2.0

/// A fade, in and out.
public struct OpacityTransition: Transition {
  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  /// A fade.
  public init() {}

  /// Opacity 0, 1, 0.
  public func body(content: Content, phase: TransitionPhase) -> Content {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == OpacityTransition {
  /// A fade.
  public static var opacity: Self { Self() }
}
