// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// A transition of some type.
public struct AnyTransition {
  package let base: any Transition

  /// A transition of any type.
  public init(_ transition: some Transition) {
    base = transition
  }

  /// The effects of a phase, the innermost first.
  package func effects(in phase: TransitionPhase, reducesMotion: Bool) -> ModifierList {
    base.apply(content: PlaceholderContent(reducesMotion: reducesMotion), phase: phase).modifiers
  }

  /// No effect.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  /// A fade.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  /// In from the leading edge and out to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// From and to almost nothing, about the center.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition()) }

  /// From and to a scale.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }

  /// From and to an offset.
  public static func offset(_ offset: Size) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

  /// From and to an offset.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    offset(Size(width: x, height: y))
  }

  /// In from an edge and out to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// In from an edge and out to the opposite one, with a fade.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// Another transition on the way out than on the way in.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    func join(_ insertion: some Transition, _ removal: some Transition) -> AnyTransition {
      AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
    }
    return join(insertion.base, removal.base)
  }

  /// One modifier outside and another of the same type inside; what both say about a property is gone through.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// Both transitions, the other one around this one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func join(_ inner: some Transition, _ outer: some Transition) -> AnyTransition {
      AnyTransition(CombinedTransition(inner: inner, outer: outer))
    }
    return join(base, other.base)
  }

  /// The transition by an animation of its own, whatever the transaction says.
  ///
  /// With nil the transition is not animated. A transaction that disables animations has the last word. Where motion
  /// is reduced, the fade in its place goes by this animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    func wrap(_ base: some Transition) -> AnyTransition {
      AnyTransition(AnimatedTransition(base: base, animation: animation))
    }
    return wrap(base)
  }
}
