// SPDX-License-Identifier: Apache-2.0

package import AnimationEngine
package import CurveMath

/// How a node comes and goes.
package indirect enum ScenarioTransition: Sendable {
  case identity, opacity, slide, blurReplace
  case scale(Double?, anchor: UnitPoint)
  case offset(Size)
  case move(Edge)
  case push(Edge)
  case asymmetric(insertion: ScenarioTransition, removal: ScenarioTransition)
  case combined([ScenarioTransition])
  case animated(ScenarioTransition, Animation?)

  /// The engine's transition.
  func transition(by rules: ScenarioRules) -> AnyTransition {
    switch self {
    case .identity: .identity
    case .opacity: .opacity
    case .slide: .slide
    case .blurReplace: AnyTransition(BlurReplaceTransition(configuration: .downUp))
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
