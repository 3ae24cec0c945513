// SPDX-License-Identifier: Apache-2.0

/// One modifier outside, another of the same type inside.
package struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  package func body(content: Content, phase: TransitionPhase) -> Content {
    content.modifier(phase.isIdentity ? identity : active)
  }
}
