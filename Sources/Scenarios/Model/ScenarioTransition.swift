// SPDX-License-Identifier: Apache-2.0

package import AnimationEngine
package import CurveMath

/// How a node comes and goes.
package indirect enum ScenarioTransition: Sendable {
  case identity, opacity, slide
  case blurReplace(BlurReplaceTransition.Configuration)
  /// Properties outside, and the same properties inside.
  case modifier(active: [Effect], identity: [Effect])
  case scale(Double?, anchor: UnitPoint)
  case offset(Size)
  case move(Edge)
  case push(Edge)
  case asymmetric(insertion: ScenarioTransition, removal: ScenarioTransition)
  case combined([ScenarioTransition])
  case animated(ScenarioTransition, Animation?)

  /// A property and its value in a phase.
  package struct Effect: Hashable, Sendable {
    package let name: String
    package let value: ScenarioValue
  }

  /// The engine's transition.
  func transition(by rules: ScenarioRules) -> AnyTransition {
    switch self {
    case .identity: .identity
    case .opacity: .opacity
    case .slide: .slide
    case .blurReplace(let configuration): AnyTransition(BlurReplaceTransition(configuration: configuration))
    case .modifier(let active, let identity):
      .modifier(active: EffectModifier(effects: active), identity: EffectModifier(effects: identity))
    case .scale(nil, let anchor): AnyTransition(ScaleTransition(anchor: anchor))
    case .scale(let scale?, let anchor): .scale(scale: scale, anchor: anchor)
    case .offset(let size): .offset(size)
    case .move(let edge): .move(edge: edge)
    case .push(let edge): .push(from: edge)
    case .asymmetric(let insertion, let removal):
      .asymmetric(insertion: insertion.transition(by: rules), removal: removal.transition(by: rules))
    case .combined(let parts):
      parts.dropFirst().reduce(parts.first?.transition(by: rules) ?? .identity) {
        $0.combined(with: $1.transition(by: rules))
      }
    case .animated(let base, let animation):
      base.transition(by: rules).animation(animation.map(rules.animation))
    }
  }
}

/// The effects of a phase.
private struct EffectModifier: ViewModifier {
  let effects: [ScenarioTransition.Effect]

  func body(content: Content) -> Content {
    effects.reduce(content) { $0.property($1.name, $1.value) }
  }
}
