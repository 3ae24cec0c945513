// SPDX-License-Identifier: Apache-2.0

extension AnimationTree {
  /// Begins those states of a description that a node does not have yet.
  func begin(_ states: [Node.State], of node: TreeNode) {
    guard !states.isEmpty else { return }
    let missing = states.filter { state in !node.states.contains { $0.name == state.name } }
    guard !missing.isEmpty else { return }
    for state in missing where !node.states.contains(where: { $0.name == state.name }) {
      node.states.append((state.name, state.initialValue()))
    }
    recordBeginning(of: missing.map(\.name), of: node)
  }

  /// Begins a state that was asked for.
  func begin(_ name: String, _ value: Any, of node: TreeNode) {
    if let index = node.states.firstIndex(where: { $0.name == name }) {
      let held = type(of: node.states[index].value)
      record(.warned("the state \(name) holds \(held) and was asked for as \(type(of: value))"), of: node)
      return
    }
    node.states.append((name, value))
    recordBeginning(of: [name], of: node)
  }

  private func recordBeginning(of names: [String], of node: TreeNode) {
    let anew = names.filter(node.predecessorStates.contains)
    let created = names.filter { !anew.contains($0) }
    if !created.isEmpty { record(.stateCreated(created), of: node) }
    if !anew.isEmpty { record(.stateReset(anew), of: node) }
  }

  /// Gives a state another value; whether it has.
  func set(_ name: String, to value: Any, of node: TreeNode) -> Bool {
    guard !node.isGone else {
      record(.warned("the state \(name) was set, but its node is gone"), of: node)
      return false
    }
    guard let index = node.states.firstIndex(where: { $0.name == name }) else {
      let names = node.states.isEmpty ? "it has none" : "it has " + node.stateNames.joined(separator: ", ")
      record(.warned("the state \(name) was set, but the node has no such state; \(names)"), of: node)
      return false
    }
    let previous = node.states[index].value
    guard type(of: previous) == type(of: value) else {
      record(
        .warned("the state \(name) holds \(type(of: previous)) and was set to \(type(of: value))"), of: node)
      return false
    }
    if let old = previous as? any Equatable, isEqual(old, value) { return false }
    node.states[index].value = value
    return true
  }

  /// Says which elements of a list cannot be told apart by their ids.
  func warnOfDuplicates(in content: NodeContent, of node: TreeNode) {
    for id in content.duplicates {
      record(
        .warned("the id \(id) occurs more than once in a ForEach; its nodes are told apart by their order"),
        of: node)
    }
  }
}

/// Whether a value of unknown type equals another.
func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool { other as? Value == value }
