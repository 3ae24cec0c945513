// SPDX-License-Identifier: Apache-2.0

import AnimationEngine

/// The states of nodes, which live in the tree with the nodes' identities.
extension ScenarioPlayer {
  /// All states, those of some nodes as they are for these.
  func states(within homes: [NodeHome]) -> [ScenarioValue] {
    homes.isEmpty ? states : states(within: homes, in: NodeIndex(tree))
  }

  private func states(within homes: [NodeHome], in index: NodeIndex) -> [ScenarioValue] {
    var values = states
    for home in homes { home.read(from: index[home.path], of: scenario, into: &values) }
    return values
  }

  /// Gives a state another value, where it lives.
  func set(_ state: Int, to value: ScenarioValue, within homes: [NodeHome]) {
    guard let home = homes.last(where: { $0.states.contains(state) }) else {
      states[state] = value
      changedStates.insert(state)
      return
    }
    guard let node = NodeIndex(tree)[home.path] else { return }
    tree.setState(scenario.states[state].name, to: value, of: node)
  }

  /// The node of a path as events and rows write it, as the home of states; nil where it is not there.
  func home(at path: String, of states: [Int]) -> NodeHome? {
    guard let node = tree.node(path) else { return nil }
    var components = [node.identity.text]
    var next = node.parent
    while let node = next, node.parent != nil {
      components.append(node.identity.text)
      next = node.parent
    }
    return NodeHome(path: components.reversed(), states: states)
  }
}

extension NodeHome {
  /// Puts the states of a node in their places; what they begin with where there is no node yet.
  func read(from node: TreeNode?, of scenario: Scenario, into values: inout [ScenarioValue]) {
    for state in states {
      let variable = scenario.states[state]
      values[state] = node?.state(variable.name) ?? variable.initialValue
    }
  }
}
