// SPDX-License-Identifier: Apache-2.0

/// A transition by an animation of its own.
package struct AnimatedTransition<Base: Transition>: TransitionGroup {
  let base: Base
  let animation: Animation?

  package static var properties: TransitionProperties { Base.properties }

  package func body(content: Content, phase: TransitionPhase) -> Content {
    // The transition's effects alone: what it is applied to keeps its transaction.
    var effects = PlaceholderContent(reducesMotion: content.reducesMotion)
    effects = base.apply(content: effects, phase: phase)
    let own = TransactionModifier.transaction { [animation] transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
    return content.modified(by: .scope(own, effects.modifiers))
  }
}
