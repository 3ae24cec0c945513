// SPDX-License-Identifier: Apache-2.0

/// How a node comes and goes: what it looks like in each phase.
///
/// ```swift
/// struct Twirl: Transition {
///   func body(content: Content, phase: TransitionPhase) -> Content {
///     content.opacity(phase.isIdentity ? 1 : 0).rotationEffect(.degrees(phase.value * 90))
///   }
/// }
/// ```
///
/// The effects are compared from phase to phase by name and order; each goes from one phase's value to the
/// next's by the animation of the transaction. An effect that a phase does not have is not animated into it.
public protocol Transition {
  /// What the effects are written after.
  typealias Content = PlaceholderContent

  /// The content as it looks in a phase.
  func body(content: Content, phase: TransitionPhase) -> Content

  /// Whether things move; by default they do.
  static var properties: TransitionProperties { get }
}

/// A transition made of others: what holds for motion holds for each of them.
package protocol TransitionGroup: Transition {}

extension Transition {
  /// Things move.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The content as it looks in a phase; a fade in place of motion where motion is reduced.
  public func apply(content: Content, phase: TransitionPhase) -> Content {
    if content.reducesMotion, Self.properties.hasMotion, !(self is any TransitionGroup) {
      return OpacityTransition().body(content: content, phase: phase)
    }
    return body(content: content, phase: phase)
  }

  /// Both transitions, the other one around this one.
  public func combined<Other: Transition>(with other: Other) -> some Transition {
    CombinedTransition(inner: self, outer: other)
  }

  /// The transition by an animation of its own, whatever the transaction says.
  ///
  /// With nil the transition is not animated. A transaction that disables animations has the last word. Where motion
  /// is reduced, the fade in its place goes by this animation.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}
