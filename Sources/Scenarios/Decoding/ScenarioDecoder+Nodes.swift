// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import CurveNotation

/// The fields of a node.
package enum NodeField: String, DocumentField {
  case name, when, forEach, identifiedBy, id, state, properties, modifiers, transition, children
  case zIndex, cardFlip
  case keyframeAnimators, phaseAnimators
  case frame, contentShape, allowsHitTesting, coordinateSpace, gestures
}

/// The fields of a modifier.
package enum ModifierField: String, DocumentField {
  case properties, animation, transaction, value, body
}

/// The fields of what a transaction modifier sets.
package enum TransactionField: String, DocumentField {
  case animation, disablesAnimations
}

/// The fields of an animation that a key of the transaction chooses.
package enum AnimationChoiceField: String, DocumentField {
  case key, cases, otherwise
}

/// What nodes of a list are known by.
package enum IdentityName: String, CaseIterable {
  case element, position
}

extension ScenarioDecoder {
  /// The nodes of a list, whose names differ.
  mutating func nodes(
    _ node: DocumentNode, in scope: ExpressionScope = ExpressionScope()
  ) throws(DocumentProblem) -> [ScenarioNode] {
    var nodes: [ScenarioNode] = []
    var names: Set<String> = []
    for element in try node.elements("a list of nodes") {
      let fields: DocumentObject<NodeField> = try element.object("an object that describes a node")
      let decoded = try self.node(fields, in: scope)
      guard names.insert(decoded.name).inserted else {
        throw (fields[.name] ?? element).problem(
          "the name “\(decoded.name)” is taken by a node beside this one")
      }
      nodes.append(decoded)
    }
    return nodes
  }

  private mutating func node(
    _ fields: DocumentObject<NodeField>, in outer: ExpressionScope
  ) throws(DocumentProblem) -> ScenarioNode {
    nodeCount += 1
    guard nodeCount <= Scenario.mostNodes else {
      throw fields.node.problem("a scenario can have \(Scenario.mostNodes) nodes, not more")
    }
    var node = ScenarioNode(name: try fields.required(.name).nodeName(), written: fields.node.place)
    node.place = nodeCount - 1
    var scope = outer
    if let condition = fields[.when] {
      let typed = try stateOrExpression(condition, in: outer)
      guard typed.kind == .flag else {
        throw condition.problem("must be true or false, but is \(typed.kind.words)")
      }
      node.condition = typed.expression
    }
    if let elements = fields[.forEach] {
      let typed = try stateOrExpression(elements, in: outer)
      guard typed.kind == .number || typed.kind == .list else {
        throw elements.problem("must be a number of nodes or a list, but is \(typed.kind.words)")
      }
      let identity: IdentityName = try fields[.identifiedBy]?.choice() ?? .element
      node.elements = ScenarioNode.Elements(
        source: typed.expression, isByPosition: identity == .position, written: elements.place)
      scope.element = typed.kind == .number ? .number : elementKind(of: typed.expression)
    } else if let identity = fields.values[.identifiedBy] {
      throw identity.problem("“identifiedBy” has a meaning beside “forEach” only")
    }
    if let space = fields[.coordinateSpace] { scope.spaces.append(try space.name()) }
    node.idPlace = fields[.id]?.place
    node.id = try fields[.id].map { (id) throws(DocumentProblem) in
      try stateOrExpression(id, in: scope).expression
    }
    let (outerStates, outerKinds) = (stateIndices, propertyKinds)
    propertyKinds = [:]
    nodePath.append(node.name)
    defer {
      nodePath.removeLast()
      (stateIndices, propertyKinds) = (outerStates, outerKinds)
    }
    if fields[.state] != nil, let own = nodeStates[nodePath] {
      node.states = own.values.sorted()
      stateIndices.merge(own) { _, inner in inner }
    }
    if let properties = fields[.properties] {
      node.modifiers.append(.properties(try self.properties(properties, in: scope)))
    }
    if let modifiers = fields[.modifiers] { node.modifiers += try self.modifiers(modifiers, in: scope) }
    node.transitionPlace = fields[.transition]?.place
    propertyKinds = Dictionary(node.modifiers.flatMap(\.properties).map { ($0.name, $0.kind) }) { $1 }
    node.transition = try fields[.transition].map { (transition) throws(DocumentProblem) in
      try self.transition(transition)
    }
    node.zIndex = try fields[.zIndex].map { (node) throws(DocumentProblem) in
      try expression(node, of: .number, in: scope)
    }
    node.flip = try fields[.cardFlip].map { (name) throws(DocumentProblem) in try flip(name, of: node) }
    node.interaction = try interaction(fields, in: scope)
    node.animators = try animators(fields, beside: node.modifiers, in: scope)
    if let children = fields[.children] { node.children = try nodes(children, in: scope) }
    return node
  }

  /// The name of a property of a node that is an angle.
  private func flip(_ node: DocumentNode, of owner: ScenarioNode) throws(DocumentProblem) -> String {
    let name = try node.name()
    let angles = owner.modifiers.flatMap(\.properties).filter { $0.kind == .angle }.map(\.name)
    guard angles.contains(name) else {
      throw node.problem(
        "must be a property of the node that is an angle; there is "
          + (angles.isEmpty ? "none" : DocumentNode.alternatives(angles, conjunction: "and")),
        suggestion: NearestName.suggestion(for: name, among: angles))
    }
    return name
  }

  /// The kind of a list's elements; a number where there are none.
  private func elementKind(of source: ScenarioExpression) -> ScenarioKind {
    guard case .state(let index) = source, case .list(let elements) = scenario.states[index].initialValue
    else {
      return .text
    }
    return elements.first?.kind ?? .text
  }

  private func properties(
    _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> [ScenarioNode.Property] {
    var properties: [ScenarioNode.Property] = []
    for member in try node.members("an object of properties and their values") {
      if member.name.isEmpty { throw member.problem("a name can't be empty") }
      let typed = try expression(member.value, in: scope)
      if typed.kind == .list { throw member.value.problem("a property can't be a list") }
      properties.append(
        ScenarioNode.Property(
          name: member.name, value: typed.expression, kind: typed.kind, written: member.value.place))
    }
    return properties
  }

  // MARK: - Modifiers

  private mutating func modifiers(
    _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> [ScenarioNode.Modifier] {
    var modifiers: [ScenarioNode.Modifier] = []
    for element in try node.elements("a list of modifiers") {
      modifiers.append(try modifier(element, in: scope))
    }
    return modifiers
  }

  private mutating func modifier(
    _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> ScenarioNode.Modifier {
    let fields: DocumentObject<ModifierField> = try node.object("an object that describes a modifier")
    if let properties = fields[.properties] {
      try fields.refuse([.animation, .transaction, .value, .body], beside: .properties)
      return .properties(try self.properties(properties, in: scope))
    }
    if let animation = fields[.animation] {
      try fields.refuse([.transaction], beside: .animation)
      let animation = try self.animation(animation)
      switch try reach(fields, in: scope) {
      case .watching(let state): return .animation(animation, watching: state)
      case .body(let body): return .scopedAnimation(animation, body)
      case .all: throw node.problem("an animation needs “value”, the state that it watches, or a “body”")
      }
    }
    if let transaction = fields[.transaction] {
      let change = try transactionChange(transaction)
      switch try reach(fields, in: scope) {
      case .watching(let state): return .watchingTransaction(change, watching: state)
      case .body(let body): return .scopedTransaction(change, body)
      case .all: return .transaction(change)
      }
    }
    throw node.problem("a modifier has “properties”, “animation” or “transaction”")
  }

  /// What a modifier acts on.
  private enum Reach {
    case all
    case watching(Int)
    case body([ScenarioNode.Modifier])
  }

  private mutating func reach(
    _ fields: DocumentObject<ModifierField>, in scope: ExpressionScope
  ) throws(DocumentProblem) -> Reach {
    if let value = fields[.value] {
      try fields.refuse([.body], beside: .value)
      return .watching(try state(value))
    }
    if let body = fields[.body] { return .body(try modifiers(body, in: scope)) }
    return .all
  }

  private mutating func transactionChange(
    _ node: DocumentNode
  ) throws(DocumentProblem) -> ScenarioNode.TransactionChange {
    let fields: DocumentObject<TransactionField> = try node.object("an object of what the transaction gets")
    var change = ScenarioNode.TransactionChange()
    if let animation = fields[.animation] { change.animation = try choice(animation) }
    change.disablesAnimations = try fields[.disablesAnimations]?.flag()
    return change
  }

  private mutating func choice(_ node: DocumentNode) throws(DocumentProblem) -> ScenarioNode.AnimationChoice {
    guard case .object = node.literal.kind else { return .always(try animation(node)) }
    let fields: DocumentObject<AnimationChoiceField> = try node.object("a choice of animations")
    let key = try fields.required(.key)
    let keyName = try key.name()
    guard let index = keyIndices[keyName] else {
      let names = scenario.keys.map(\.name)
      throw key.problem(
        "there is no key “\(keyName.prefix(40))” of transactions"
          + (names.isEmpty ? "; name keys and their values under “keys” at the top" : ""),
        suggestion: NearestName.suggestion(for: keyName, among: names))
    }
    let initial = scenario.keys[index].initialValue
    let casesNode = try fields.required(.cases)
    var cases: [ScenarioValue: Animation?] = [:]
    for member in try casesNode.members("an object with an animation for each case") {
      let animation = try self.animation(member.value)
      cases.updateValue(animation, forKey: try caseValue(member, of: initial.kind))
    }
    var otherwise: Animation??
    if let node = fields[.otherwise] { otherwise = .some(try animation(node)) }
    if otherwise == nil, let missing = missingCase(initial.kind, keyValues[index], Set(cases.keys)) {
      throw casesNode.problem(missing)
    }
    return .byKey(keyName, initialValue: initial, cases, otherwise: otherwise)
  }
}
