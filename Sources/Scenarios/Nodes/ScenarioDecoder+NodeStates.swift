// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveNotation

/// The states of nodes, before anything is known that changes them or follows from them.
extension ScenarioDecoder {
  /// Finds the states that nodes have, by the names of the nodes on the way to them.
  mutating func declareNodeStates(in nodes: DocumentNode) throws(DocumentProblem) {
    var pending: [(nodes: DocumentNode, path: [String])] = [(nodes, [])]
    while let (list, path) = pending.popLast() {
      guard let elements = try? list.elements() else { continue }
      for element in elements {
        guard let members = try? element.members("a node") else { continue }
        // What is wrong with the node is said when it is read.
        guard let name = try? members.first(where: { $0.name == NodeField.name.rawValue })?.value.name()
        else { continue }
        let path = path + [name]
        for member in members {
          switch NodeField(rawValue: member.name) {
          case .state: try declare(member.value, of: path)
          case .children: pending.append((member.value, path))
          default: break
          }
        }
      }
    }
  }

  private mutating func declare(_ node: DocumentNode, of path: [String]) throws(DocumentProblem) {
    for member in try node.members("an object of states that begin with the node") {
      if member.name.isEmpty { throw member.problem("a name can't be empty") }
      let value = try stateValue(member.value)
      let index = scenario.states.count
      scenario.states.append(Scenario.Variable(name: member.name, initialValue: value))
      scenario.hasLivingNodes = true
      stateValues.append([value])
      // What gestures inside give to it is not gathered beforehand.
      openStates.insert(index)
      nodeStates[path, default: [:]][member.name] = index
    }
  }

  /// The states of the node that a change names by its path, as events write it.
  func nodeStates(of node: DocumentNode) throws(DocumentProblem) -> [String: Int] {
    let path = try node.name()
    let names = Self.names(inPath: path)
    if let states = nodeStates[names] { return states }
    let known = nodeStates.keys.map { $0.joined(separator: "/") }.sorted()
    throw node.problem(
      known.isEmpty
        ? "no node has states of its own; give it some by “state”"
        : "no node on the way “\(names.joined(separator: "/").prefix(80))” has states of its own; there is "
          + "\(DocumentNode.alternatives(known, conjunction: "and")), with “[#id]” behind nodes of a list and “#id” "
          + "behind those with an “id”",
      suggestion: NearestName.suggestion(for: names.joined(separator: "/"), among: known))
  }

  /// The names of the nodes on a path, without what tells nodes of a name apart.
  static func names(inPath path: String) -> [String] {
    path.split(separator: "/", omittingEmptySubsequences: false).map { component in
      String(component.prefix { $0 != "[" && $0 != "#" })
    }
  }
}
