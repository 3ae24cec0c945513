// SPDX-License-Identifier: Apache-2.0

import CurveNotation

extension ScenarioDecoder {
  /// Finds the labels of what gestures do, before anything is known that waits for it.
  mutating func declareActionLabels(in nodes: DocumentNode) throws(DocumentProblem) {
    var pending: [(node: DocumentNode, isAction: Bool)] = [(nodes, false)]
    while let (node, isAction) = pending.popLast() {
      if let elements = try? node.elements() {
        pending += elements.reversed().map { ($0, isAction) }
        continue
      }
      guard let members = try? node.members("an object") else { continue }
      for member in members {
        if isAction, member.name == ActionField.label.rawValue { try declare(member.value) }
      }
      pending += members.reversed().map { member in
        let isAction = [GestureField.onChanged, .onEnded].contains { $0.rawValue == member.name }
        return (member.value, isAction)
      }
    }
  }

  private mutating func declare(_ label: DocumentNode) throws(DocumentProblem) {
    let name = try label.name()
    scenario.actionLabels.append(name)
    guard labels.updateValue(-scenario.actionLabels.count, forKey: name) == nil else {
      throw label.problem("the label “\(name)” is taken by another action")
    }
  }
}

extension Scenario {
  /// What events and messages call a change, or what a gesture does, by its place.
  func name(ofChange index: Int) -> String {
    index < 0 ? actionLabels[-1 - index] : changes[index].label ?? "changes[\(index)]"
  }
}
