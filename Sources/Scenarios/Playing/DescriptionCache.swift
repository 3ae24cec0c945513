// SPDX-License-Identifier: Apache-2.0

import AnimationEngine

/// What was described of the nodes, as long as no state changes that it follows from.
///
/// A node that is described as before is not compared again: the tree knows it by its stamp.
final class DescriptionCache {
  private final class Stamp {}

  /// What was described, by the places of the nodes.
  private var contents: [NodeContent?]
  /// Whether a node may be kept at all, by its place.
  private let isKeepable: [Bool]
  /// The nodes that follow from each state.
  private let followers: [[Int]]
  /// How many lists had ids that occur more than once; the tree warns of them at every update.
  private var duplicates = 0

  init(_ scenario: Scenario) {
    var states: [Set<Int>?] = []
    for node in scenario.nodes { DescriptionCache.collect(node, into: &states) }
    contents = states.map { _ in nil }
    isKeepable = states.map { $0 != nil }
    var followers: [[Int]] = scenario.states.map { _ in [] }
    for (node, states) in states.enumerated() {
      for state in states ?? [] { followers[state].append(node) }
    }
    self.followers = followers
  }

  /// Collects the states of a node and of all inside, in the order of their places; nil where more than states decide.
  @discardableResult
  private static func collect(_ node: ScenarioNode, into all: inout [Set<Int>?]) -> Set<Int>? {
    let place = all.count
    all.append(nil)
    var own = node.followedStates
    for child in node.children {
      let inner = collect(child, into: &all)
      if let inner { own?.formUnion(inner) } else { own = nil }
    }
    all[place] = own
    return own
  }

  /// Forgets what follows from states that have changed.
  func forget(_ states: Set<Int>) {
    for state in states {
      for node in followers[state] { contents[node] = nil }
    }
  }

  /// What was described of a node.
  func content(of node: ScenarioNode) -> NodeContent? { contents[node.place] }

  /// Notes a list in which an id occurs more than once.
  func noteDuplicates() { duplicates += 1 }

  /// Describes a node, and keeps what comes of it.
  func keep(
    _ node: ScenarioNode, _ describe: () throws(ScenarioRunError) -> NodeContent
  ) throws(ScenarioRunError) -> NodeContent {
    let before = duplicates
    var content = try describe()
    guard isKeepable[node.place], duplicates == before else { return content }
    for index in content.items.indices { content.items[index].node.stamp = Stamp() }
    contents[node.place] = content
    return content
  }
}

extension ScenarioNode {
  /// The states that its description follows from, without the nodes inside; nil where more than these decide.
  fileprivate var followedStates: Set<Int>? {
    // What gestures do looks at the states when it is done, so that they are the same whatever the states are.
    guard states.isEmpty, animators.isEmpty else { return nil }
    var states: Set<Int> = []
    condition?.collectStates(into: &states)
    elements?.source.collectStates(into: &states)
    id?.collectStates(into: &states)
    zIndex?.collectStates(into: &states)
    interaction.allowsHitTesting?.collectStates(into: &states)
    if let frame = interaction.frame {
      for number in [frame.x, frame.y, frame.width, frame.height] { number.collectStates(into: &states) }
    }
    for modifier in modifiers { modifier.collectStates(into: &states) }
    return states
  }
}

extension ScenarioNode.Modifier {
  fileprivate func collectStates(into states: inout Set<Int>) {
    switch self {
    case .properties(let properties):
      for property in properties { property.value.collectStates(into: &states) }
    case .animation(_, let state), .watchingTransaction(_, let state): states.insert(state)
    case .scopedAnimation(_, let body), .scopedTransaction(_, let body):
      for modifier in body { modifier.collectStates(into: &states) }
    case .transaction: break
    }
  }
}

extension ScenarioExpression {
  /// Adds the states that the value follows from.
  func collectStates(into states: inout Set<Int>) {
    switch self {
    case .state(let index): states.insert(index)
    default: for part in parts { part.collectStates(into: &states) }
    }
  }

  private var parts: [ScenarioExpression] {
    switch self {
    case .constant, .state, .element: []
    case .cases(let subject, let cases, let otherwise):
      [subject] + Array(cases.values) + (otherwise.map { [$0] } ?? [])
    case .whole(let inner), .degrees(let inner), .radians(let inner): [inner]
    case .point(let first, let second), .size(let first, let second): [first, second]
    case .color(let red, let green, let blue, let opacity): [red, green, blue, opacity]
    case .operation(let operation): operation.parts
    }
  }
}

extension ScenarioOperation {
  fileprivate var parts: [ScenarioExpression] {
    switch self {
    case .gesture(_, let otherwise), .gesturePart(_, _, let otherwise): otherwise.map { [$0] } ?? []
    case .part(let inner, _), .absolute(let inner), .velocity(let inner), .not(let inner): [inner]
    case .sum(let parts), .product(let parts), .all(let parts), .any(let parts): parts
    case .difference(let first, let second), .quotient(let first, let second),
      .isAbove(let first, let second),
      .isBelow(let first, let second), .isEqual(let first, let second):
      [first, second]
    case .clamp(let value, let from, let to): [value, from, to]
    case .rubberBand(let value, let from, let to, _), .inverseRubberBand(let value, let from, let to, _):
      [value, from, to]
    case .scrollEnd(let start, let velocity, _): [start, velocity]
    case .landingVelocity(let end, let start, _): [end, start]
    case .shown: []
    case .travelPerSecond(let value, let from, let to): [value, from, to]
    case .nearest(let value, let among): [value] + among
    case .choice(let condition, let then, let otherwise): [condition, then, otherwise]
    }
  }
}
