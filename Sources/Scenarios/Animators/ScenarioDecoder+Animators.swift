// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import CurveNotation

/// The fields of a keyframe animator.
package enum KeyframeAnimatorField: String, DocumentField {
  case name, trigger, initialValue, tracks
}

/// The fields of a keyframe: which one it is, with the value that it leads to, and how.
package enum KeyframeField: String, DocumentField {
  case linear = "LinearKeyframe"
  case cubic = "CubicKeyframe"
  case springKeyframe = "SpringKeyframe"
  case move = "MoveKeyframe"
  case duration, timingCurve, startVelocity, endVelocity, spring

  /// Those that say which keyframe it is.
  static let kinds: [KeyframeField] = [.linear, .cubic, .springKeyframe, .move]

  /// What a keyframe of this kind takes.
  var parameters: [KeyframeField] {
    switch self {
    case .linear: [.duration, .timingCurve]
    case .cubic: [.duration, .startVelocity, .endVelocity]
    case .springKeyframe: [.duration, .spring, .startVelocity]
    default: []
    }
  }
}

/// The fields of a phase animator.
package enum PhaseAnimatorField: String, DocumentField {
  case name, trigger, phases
}

/// The fields of a phase.
package enum PhaseField: String, DocumentField {
  case properties, animation
}

extension ScenarioDecoder {
  /// The animators of a node, which move other properties than its modifiers and than each other.
  mutating func animators(
    _ fields: DocumentObject<NodeField>, beside modifiers: [ScenarioNode.Modifier], in scope: ExpressionScope
  ) throws(DocumentProblem) -> [ScenarioAnimator] {
    var animators: [ScenarioAnimator] = []
    var names = Set(modifiers.flatMap(\.properties).map(\.name))
    func add(_ animator: ScenarioAnimator, _ node: DocumentNode) throws(DocumentProblem) {
      if let taken = animator.properties.first(where: { !names.insert($0.name).inserted }) {
        throw node.problem(
          "the property “\(taken.name)” is moved or set by something else of the node already")
      }
      if animators.contains(where: { $0.name == animator.name }) {
        throw node.problem(
          "the name “\(animator.name)” is taken by another animator of the node; give this one a “name”")
      }
      animators.append(animator)
      scenario.hasLivingNodes = true
    }
    if let list = fields[.keyframeAnimators] {
      for element in try list.elements("a list of keyframe animators") {
        try add(try keyframeAnimator(element, in: scope), element)
      }
    }
    if let list = fields[.phaseAnimators] {
      for element in try list.elements("a list of phase animators") {
        try add(try phaseAnimator(element, in: scope), element)
      }
    }
    return animators
  }

  private func trigger(
    _ node: DocumentNode?, in scope: ExpressionScope
  ) throws(DocumentProblem) -> ScenarioExpression? {
    try node.map { (node) throws(DocumentProblem) in try stateOrExpression(node, in: scope).expression }
  }

  /// A value that can be moved, and that follows from nothing.
  func movable(_ node: DocumentNode) throws(DocumentProblem) -> ScenarioValue {
    let typed = try expression(node, in: ExpressionScope())
    guard [.number, .point, .size, .angle, .color].contains(typed.kind) else {
      throw node.problem(
        "must be a number, a point, a size, an angle or a colour, but is \(typed.kind.words)")
    }
    guard typed.expression.isConstant else { throw node.problem("can't follow from a state here") }
    return typed.expression.value(in: ScenarioSurroundings(states: []))
  }

  private func movable(
    _ node: DocumentNode, like other: ScenarioValue
  ) throws(DocumentProblem) -> ScenarioValue {
    let value = try movable(node)
    guard value.kind == other.kind else {
      throw node.problem("must be \(other.kind.words), as at its beginning, but is \(value.kind.words)")
    }
    return value
  }

  private func properties(_ node: DocumentNode) throws(DocumentProblem) -> [ScenarioAnimator.Property] {
    var properties: [ScenarioAnimator.Property] = []
    for member in try node.members("an object of properties and their values") {
      if member.name.isEmpty { throw member.problem("a name can't be empty") }
      properties.append(
        ScenarioAnimator.Property(name: member.name, initialValue: try movable(member.value)))
    }
    if properties.isEmpty { throw node.problem("there must be a property to move") }
    return properties
  }

  // MARK: - Keyframes

  private mutating func keyframeAnimator(
    _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> ScenarioAnimator {
    let fields: DocumentObject<KeyframeAnimatorField> = try node.object(
      "an object that describes a keyframe animator")
    let properties = try self.properties(try fields.required(.initialValue))
    var tracks: [[ScenarioAnimator.Keyframe]] = properties.map { _ in [] }
    for member in try fields.required(.tracks).members("an object of properties and their keyframes") {
      guard let index = properties.firstIndex(where: { $0.name == member.name }) else {
        let names = properties.map(\.name)
        throw member.problem(
          "“initialValue” has no property of this name; there is "
            + DocumentNode.alternatives(names, conjunction: "and"),
          suggestion: NearestName.suggestion(for: member.name, among: names))
      }
      for element in try member.value.elements("a list of keyframes") {
        tracks[index].append(try keyframe(element, of: properties[index]))
      }
    }
    if tracks.allSatisfy(\.isEmpty) { throw try fields.required(.tracks).problem("there must be a keyframe") }
    return ScenarioAnimator(
      name: try fields[.name]?.name() ?? "keyframes", trigger: try trigger(fields[.trigger], in: scope),
      properties: properties, course: .keyframes(tracks), written: node.place)
  }

  private mutating func keyframe(
    _ node: DocumentNode, of property: ScenarioAnimator.Property
  ) throws(DocumentProblem) -> ScenarioAnimator.Keyframe {
    let fields: DocumentObject<KeyframeField> = try node.object("an object that describes a keyframe")
    let given = KeyframeField.kinds.filter { fields[$0] != nil }
    guard let kind = given.first, let value = fields[kind] else {
      throw node.problem(
        "a keyframe has one of \(DocumentNode.alternatives(KeyframeField.kinds.map(\.rawValue)))")
    }
    try fields.refuse(given.dropFirst(), beside: kind)
    try fields.refuse(
      KeyframeField.allCases.filter { !KeyframeField.kinds.contains($0) && !kind.parameters.contains($0) },
      beside: kind)
    let target = try movable(value, like: property.initialValue)
    func velocity(_ field: KeyframeField) throws(DocumentProblem) -> ScenarioValue? {
      guard let node = fields[field] else { return nil }
      if case .color = property.initialValue {
        throw node.problem("a colour moves in a space of its own, and can't be given a velocity")
      }
      return try movable(node, like: property.initialValue)
    }
    switch kind {
    case .linear:
      return ScenarioAnimator.Keyframe(
        target: target,
        shape: .linear(
          duration: try fields.required(.duration).number(in: .time),
          try fields[.timingCurve].map { (node) throws(DocumentProblem) in try timingCurve(node) } ?? .linear
        ))
    case .cubic:
      return ScenarioAnimator.Keyframe(
        target: target,
        shape: .cubic(
          duration: try fields.required(.duration).number(in: .time),
          startVelocity: try velocity(.startVelocity), endVelocity: try velocity(.endVelocity)))
    case .springKeyframe:
      return ScenarioAnimator.Keyframe(
        target: target,
        shape: .spring(
          duration: try fields[.duration]?.number(in: .time),
          try fields[.spring].map { (node) throws(DocumentProblem) in try spring(node) } ?? Spring(),
          startVelocity: try velocity(.startVelocity)))
    default: return ScenarioAnimator.Keyframe(target: target, shape: .move)
    }
  }

  private mutating func timingCurve(_ node: DocumentNode) throws(DocumentProblem) -> UnitCurve {
    let expression = try curve(try node.text(), of: node)
    guard case .unitCurve(let curve) = expression.curve, expression.modifiers.isEmpty else {
      throw node.problem(
        "must be a curve without a duration, such as \"easeInOut\", since the keyframe has one")
    }
    return curve
  }

  /// A spring alone; the reason says where its first velocity comes from.
  mutating func spring(
    _ node: DocumentNode, velocity reason: String = "say its first velocity by “startVelocity”"
  ) throws(DocumentProblem) -> Spring {
    let expression = try curve(try node.text(), of: node)
    guard case .spring(let parameters, nil) = expression.curve, expression.modifiers.isEmpty else {
      throw node.problem(
        "must be a spring without more, such as \"Spring(duration: 0.4, bounce: 0.3)\"; \(reason)")
    }
    return Spring(parameters)
  }

  // MARK: - Phases

  private mutating func phaseAnimator(
    _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> ScenarioAnimator {
    let fields: DocumentObject<PhaseAnimatorField> = try node.object(
      "an object that describes a phase animator")
    let list = try fields.required(.phases)
    var properties: [ScenarioAnimator.Property] = []
    var phases: [ScenarioAnimator.Phase] = []
    for element in try list.elements("a list of phases") {
      let phase: DocumentObject<PhaseField> = try element.object("an object that describes a phase")
      let shown = try phase.required(.properties)
      var animation: Animation? = .default
      if let node = phase[.animation] { animation = try self.animation(node) }
      let own = try self.properties(shown)
      if phases.isEmpty { properties = own }
      var values: [ScenarioValue] = []
      for property in properties {
        guard let found = own.first(where: { $0.name == property.name }) else {
          throw shown.problem("“\(property.name)” is missing, which the first phase has")
        }
        guard found.initialValue.kind == property.initialValue.kind else {
          throw shown.problem(
            "“\(property.name)” must be \(property.initialValue.kind.words), as in the first phase, but is "
              + found.initialValue.kind.words)
        }
        values.append(found.initialValue)
      }
      if let other = own.first(where: { own in !properties.contains { $0.name == own.name } }) {
        throw shown.problem("“\(other.name)” is no property of the first phase")
      }
      phases.append(ScenarioAnimator.Phase(values: values, animation: animation))
    }
    if phases.isEmpty { throw list.problem("there must be a phase in the list") }
    return ScenarioAnimator(
      name: try fields[.name]?.name() ?? "phases", trigger: try trigger(fields[.trigger], in: scope),
      properties: properties, course: .phases(phases), written: node.place)
  }
}
