// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// Describes the nodes of a scenario to the engine, for the states as they are.
struct ScenarioDescription {
  /// How many nodes one list may make.
  static let mostElements = 100_000
  /// How many nodes all of them may make at one time.
  static let mostNodes = 1_000_000

  let nodes: [ScenarioNode]
  let rules: ScenarioRules
  let scenario: Scenario
  let states: [ScenarioValue]
  /// How fast states move, by their places, as a gesture lets go of them.
  var velocities: [Int: ScenarioValue] = [:]
  /// What gestures act on.
  weak var player: ScenarioPlayer?
  /// The nodes that live, where their states are asked for.
  var living = NodeIndex()
  /// What was described before; nil where it can't be used, since states move.
  var cache: DescriptionCache?

  func content() throws(ScenarioRunError) -> NodeContent {
    try content(of: nodes, in: ScenarioSurroundings(states: states, velocities: velocities))
  }

  private func content(
    of nodes: [ScenarioNode], in surroundings: ScenarioSurroundings
  ) throws(ScenarioRunError) -> NodeContent {
    var content = NodeContent()
    for node in nodes {
      guard let cache, surroundings.element == nil else {
        content.append(try self.content(of: node, in: surroundings))
        continue
      }
      if let known = cache.content(of: node) {
        content.append(known)
        continue
      }
      let own = try cache.keep(node) { () throws(ScenarioRunError) in
        try self.content(of: node, in: surroundings)
      }
      content.append(own)
    }
    return content
  }

  private func content(
    of node: ScenarioNode, in surroundings: ScenarioSurroundings
  ) throws(ScenarioRunError) -> NodeContent {
    if let condition = node.condition, condition.value(in: surroundings) != .flag(true) {
      return NodeContent()
    }
    if let elements = node.elements { return try list(of: node, elements, in: surroundings) }
    return NodeContent(try described(node, in: surroundings, at: ""))
  }

  private func list(
    of node: ScenarioNode, _ elements: ScenarioNode.Elements, in surroundings: ScenarioSurroundings
  ) throws(ScenarioRunError) -> NodeContent {
    var contents: [(id: AnyHashable, content: NodeContent)] = []
    var occurrences: [AnyHashable: Int] = [:]
    for (index, value) in try values(of: elements.source, for: node, in: surroundings).enumerated() {
      var inner = surroundings
      inner.element = (value, index)
      let id = elements.isByPosition ? AnyHashable(index) : id(of: value)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      let step = StructuralStep.element(id, occurrence: occurrence)
      contents.append((id, NodeContent(try described(node, in: inner, at: "[\(step.text)]"))))
    }
    let content = ForEach(contents).content
    if !content.duplicates.isEmpty { cache?.noteDuplicates() }
    return content
  }

  private func values(
    of source: ScenarioExpression, for node: ScenarioNode, in surroundings: ScenarioSurroundings
  ) throws(ScenarioRunError) -> [ScenarioValue] {
    switch source.value(in: surroundings) {
    case .list(let values): return values
    case .number(let count):
      guard (0...Double(Self.mostElements)).contains(count), count == count.rounded() else {
        throw scenario.refusal(.elementCount(node: node.name, count: count), at: node.elements?.written)
      }
      return (0..<Int(count)).map { .number(Double($0)) }
    default: return []
    }
  }

  /// A value as an identity, as paths show it.
  private func id(of value: ScenarioValue) -> AnyHashable {
    switch value {
    case .number(let number): Int(exactly: number).map { AnyHashable($0) } ?? AnyHashable(number)
    case .text(let text): AnyHashable(text)
    default: AnyHashable(value.description)
    }
  }

  private func described(
    _ node: ScenarioNode, in outer: ScenarioSurroundings, at place: String
  ) throws(ScenarioRunError) -> Node {
    var id: AnyHashable?
    if let value = node.id?.value(in: outer) {
      if case .number(let number) = value, number.isNaN {
        throw scenario.refusal(.idIsUndefined(node.name), at: node.idPlace)
      }
      id = self.id(of: value)
    }
    var surroundings = outer
    surroundings.path.append(node.name + place + (id.map { "#\($0)" } ?? ""))
    if !node.states.isEmpty {
      let home = NodeHome(path: surroundings.path, states: node.states)
      surroundings.homes.append(home)
      home.read(from: living[home.path], of: scenario, into: &surroundings.states)
    }
    player?.describe(node.animators, at: surroundings.path, in: surroundings)
    let children = try content(of: node.children, in: surroundings)
    var result = children.items.isEmpty ? Node(node.name) : Node(node.name) { children }
    result = try modify(result, by: node.modifiers, of: node, in: surroundings)
    if let player {
      player.describedCount += 1
      guard player.describedCount <= Self.mostNodes else {
        throw scenario.refusal(.tooManyNodes(Self.mostNodes), at: node.elements?.written ?? node.written)
      }
    }
    if let id { result = result.id(id) }
    if let layer = node.zIndex?.value(in: surroundings).double {
      result = result.zIndex(layer.isNaN ? 0 : layer)
    }
    for state in node.states {
      let variable = scenario.states[state]
      result = result.state(variable.name, variable.initialValue)
    }
    result = attach(node.interaction, to: result, in: surroundings)
    if let transition = node.transition { result = result.transition(transition.transition(by: rules)) }
    return result
  }

  // MARK: - Modifiers

  private func modify<Target: Modifiable>(
    _ target: Target, by modifiers: [ScenarioNode.Modifier], of node: ScenarioNode,
    in surroundings: ScenarioSurroundings
  ) throws(ScenarioRunError) -> Target {
    var target = target
    for modifier in modifiers {
      switch modifier {
      case .properties(let properties):
        for property in properties {
          let value = property.value.value(in: surroundings)
          try require(value, of: property, of: node, in: surroundings)
          let velocity = velocities.isEmpty ? nil : property.value.velocity(in: surroundings)
          target = set(property.name, value, moving: velocity, on: target)
        }
      case .animation(let animation, let state):
        target = target.animation(animation.map(rules.animation), value: surroundings.states[state])
      case .scopedAnimation(let animation, let body):
        target = try target.animation(animation.map(rules.animation)) { (content) throws(ScenarioRunError) in
          try modify(content, by: body, of: node, in: surroundings)
        }
      case .transaction(let change):
        target = target.transaction(apply(change))
      case .watchingTransaction(let change, let state):
        target = target.transaction(value: surroundings.states[state], apply(change))
      case .scopedTransaction(let change, let body):
        target = try target.transaction(apply(change)) { (content) throws(ScenarioRunError) in
          try modify(content, by: body, of: node, in: surroundings)
        }
      }
    }
    return target
  }

  /// Refuses a value of a property that nothing could go to.
  private func require(
    _ value: ScenarioValue, of property: ScenarioNode.Property, of node: ScenarioNode,
    in surroundings: ScenarioSurroundings
  ) throws(ScenarioRunError) {
    func name() -> String { "\(surroundings.pathText).\(property.name)" }
    var components: [Double] = []
    if case .color(let color) = value { components = [color.red, color.green, color.blue, color.opacity] }
    if let number = (value.numbers + components).first(where: { !$0.isFinite }) {
      throw scenario.refusal(.propertyIsUndefined(name(), number), at: property.written)
    }
    if let component = components.first(where: { !(0...1).contains($0) }) {
      throw scenario.refusal(.colorIsBeyondBounds(name(), component), at: property.written)
    }
  }

  private func set<Target: Modifiable>(
    _ name: String, _ value: ScenarioValue, moving velocity: ScenarioValue?, on target: Target
  ) -> Target {
    switch (value, velocity) {
    case (.number(let number), .number(let velocity)?):
      return target.property(name, number, initialVelocity: velocity)
    case (.point(let point), .point(let velocity)?):
      return target.property(name, point, initialVelocity: velocity.animatableData)
    case (.size(let size), .size(let velocity)?):
      return target.property(name, size, initialVelocity: velocity.animatableData)
    case (.angle(let angle), .angle(let velocity)?):
      return target.property(name, angle, initialVelocity: velocity.animatableData)
    default: break
    }
    return target.property(name, value)
  }

  private func apply(_ change: ScenarioNode.TransactionChange) -> (inout Transaction) -> Void {
    let rules = rules
    return { transaction in
      if let flag = change.disablesAnimations { transaction.disablesAnimations = flag }
      switch change.animation {
      case nil: break
      case .always(let animation): transaction.animation = animation.map(rules.animation)
      case .byKey(let key, let initialValue, let cases, let otherwise):
        let value = transaction[ScenarioKeys.self][key] ?? initialValue
        if let animation = cases[value] ?? otherwise {
          transaction.animation = animation.map(rules.animation)
        }
      }
    }
  }
}

/// The values of the keys that a change sets.
struct ScenarioKeys: TransactionKey {
  static var defaultValue: [String: ScenarioValue] { [:] }
}
