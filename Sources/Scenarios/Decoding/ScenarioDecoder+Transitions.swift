// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import CurveNotation

/// The fields of a transition that is an object.
package enum TransitionField: String, DocumentField {
  case scale, anchor, offset, move, push, blurReplace, modifier, asymmetric, combined, transition, animation
}

/// The fields of an asymmetric transition.
package enum AsymmetricField: String, DocumentField {
  case insertion, removal
}

/// The fields of a transition by properties.
package enum ModifierTransitionField: String, DocumentField {
  case active, identity
}

/// The ways in which a blur may scale.
package enum BlurReplaceName: String, CaseIterable {
  case downUp, upUp

  var configuration: BlurReplaceTransition.Configuration {
    switch self {
    case .downUp: .downUp
    case .upUp: .upUp
    }
  }
}

/// The transitions that are a word.
package enum TransitionName: String, CaseIterable {
  case identity, opacity, slide, scale, blurReplace
}

/// The edges that a transition can name.
package enum EdgeName: String, CaseIterable {
  case top, leading, bottom, trailing

  var edge: Edge {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}

/// The anchors that a scale can name.
package enum AnchorName: String, CaseIterable {
  case center, top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing

  var point: UnitPoint {
    switch self {
    case .center: .center
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    case .topLeading: .topLeading
    case .topTrailing: .topTrailing
    case .bottomLeading: .bottomLeading
    case .bottomTrailing: .bottomTrailing
    }
  }
}

extension ScenarioDecoder {
  /// A transition: a word, or an object for those with more to say.
  mutating func transition(_ node: DocumentNode) throws(DocumentProblem) -> ScenarioTransition {
    if case .object = node.literal.kind { return try structuredTransition(node) }
    switch try node.choice(of: TransitionName.self) {
    case .identity: return .identity
    case .opacity: return .opacity
    case .slide: return .slide
    case .scale: return .scale(nil, anchor: .center)
    case .blurReplace: return .blurReplace(.downUp)
    }
  }

  private mutating func structuredTransition(
    _ node: DocumentNode
  ) throws(DocumentProblem) -> ScenarioTransition {
    let fields: DocumentObject<TransitionField> = try node.object("a transition")
    let own: [TransitionField] = [
      .scale, .offset, .move, .push, .blurReplace, .modifier, .asymmetric, .combined, .transition,
    ]
    let names = DocumentNode.alternatives(own.map(\.rawValue))
    guard let field = own.first(where: { fields[$0] != nil }), let value = fields[field] else {
      throw node.problem("a transition that is an object has one of \(names)")
    }
    try fields.refuse(own.filter { $0 != field }, beside: field)
    if field != .scale { try fields.refuse([.anchor], beside: field) }
    let base = try transition(field, value, fields)
    if let animation = fields[.animation] { return .animated(base, try self.animation(animation)) }
    return base
  }

  /// A word, or a point in parts of the width and the height.
  private func anchor(_ node: DocumentNode) throws(DocumentProblem) -> UnitPoint {
    guard case .object = node.literal.kind else { return try node.choice(of: AnchorName.self).point }
    guard case .point(let point) = try constant(node) else { throw node.mustBe("a word or a point") }
    return UnitPoint(x: point.x, y: point.y)
  }

  private func modifierTransition(_ node: DocumentNode) throws(DocumentProblem) -> ScenarioTransition {
    let fields: DocumentObject<ModifierTransitionField> = try node.object("an object of active and identity")
    let active = try effects(try fields.required(.active))
    let inside = try fields.required(.identity)
    let identity = try effects(inside)
    for effect in active {
      guard let other = identity.first(where: { $0.name == effect.name }) else {
        throw inside.problem("“\(effect.name)” is missing, which “active” has")
      }
      guard other.value.kind == effect.value.kind else {
        throw inside.problem(
          "“\(effect.name)” must be \(effect.value.kind.words), as in “active”, but is \(other.value.kind.words)"
        )
      }
    }
    if let other = identity.first(where: { effect in !active.contains { $0.name == effect.name } }) {
      throw inside.problem("“active” has no “\(other.name)”")
    }
    return .modifier(active: active, identity: identity)
  }

  private func effects(_ node: DocumentNode) throws(DocumentProblem) -> [ScenarioTransition.Effect] {
    var effects: [ScenarioTransition.Effect] = []
    for member in try node.members("an object of properties and their values") {
      if member.name.isEmpty { throw member.problem("a name can't be empty") }
      effects.append(ScenarioTransition.Effect(name: member.name, value: try movable(member.value)))
    }
    if effects.isEmpty { throw node.problem("there must be a property to move") }
    return effects
  }

  private mutating func transition(
    _ field: TransitionField, _ value: DocumentNode, _ fields: DocumentObject<TransitionField>
  ) throws(DocumentProblem) -> ScenarioTransition {
    switch field {
    case .scale:
      return .scale(try value.number(), anchor: try fields[.anchor].map(anchor) ?? .center)
    case .blurReplace:
      return .blurReplace(try value.choice(of: BlurReplaceName.self).configuration)
    case .modifier: return try modifierTransition(value)
    case .offset:
      guard case .constant(.size(let size)) = try expression(value, of: .size, in: ExpressionScope()).folded
      else {
        throw value.problem("the offset of a transition can't follow from a state")
      }
      return .offset(size)
    case .move: return .move(try value.choice(of: EdgeName.self).edge)
    case .push: return .push(try value.choice(of: EdgeName.self).edge)
    case .asymmetric:
      let parts: DocumentObject<AsymmetricField> = try value.object("an object of insertion and removal")
      return .asymmetric(
        insertion: try transition(try parts.required(.insertion)),
        removal: try transition(try parts.required(.removal)))
    case .combined:
      var parts: [ScenarioTransition] = []
      for element in try value.elements("a list of transitions") { parts.append(try transition(element)) }
      if parts.isEmpty { throw value.problem("there must be a transition in the list") }
      return .combined(parts)
    default: return try transition(value)
    }
  }
}

extension ScenarioExpression {
  /// The expression as a constant where it is one.
  fileprivate var folded: ScenarioExpression {
    guard case .size(.constant, .constant) = self else { return self }
    return .constant(value(in: ScenarioSurroundings(states: [])))
  }
}
