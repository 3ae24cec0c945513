// SPDX-License-Identifier: Apache-2.0

/// What makes a node the same node in the next description: where it stands, its ids and its type.
package struct NodeIdentity: Hashable {
  /// The steps from the parent, the innermost first.
  package let steps: [StructuralStep]
  /// What ``Node/id(_:)`` was given, the innermost first.
  package let ids: [AnyHashable]
  /// The name of the type.
  package let typeName: String

  package init(_ item: NodeContent.Item) {
    steps = item.steps
    ids = item.node.ids
    typeName = item.node.typeName
  }

  /// The place, whatever stands there: without ids and type, and in any branch.
  package var place: [StructuralStep] {
    steps.filter { step in
      if case .branch = step { false } else { true }
    }
  }

  /// The component of a path: type, steps in brackets, ids behind number signs.
  package var text: String {
    var text = typeName
    if !steps.isEmpty {
      text += "[" + steps.reversed().map(\.text).joined(separator: ".") + "]"
    }
    for id in ids { text += "#\(id)" }
    return text
  }
}
