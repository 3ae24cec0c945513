// SPDX-License-Identifier: Apache-2.0

/// Two transitions, one around the other.
package struct CombinedTransition<Inner: Transition, Outer: Transition>: TransitionGroup {
  let inner: Inner
  let outer: Outer

  package static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Inner.properties.hasMotion || Outer.properties.hasMotion)
  }

  package func body(content: Content, phase: TransitionPhase) -> Content {
    outer.apply(content: inner.apply(content: content, phase: phase), phase: phase)
  }
}
