// SPDX-License-Identifier: Apache-2.0

/// The children of a node, or the top of a tree, as a ``NodeBuilder`` makes them.
public struct NodeContent {
  /// A node and the way to it from its parent.
  package struct Item {
    /// The steps, the innermost first.
    package var steps: [StructuralStep]
    package var node: Node
  }

  /// The nodes in their order, whatever groups, branches and lists they came from.
  package var items: [Item] = []
  /// The ids that a ``ForEach`` met more than once.
  package var duplicates: [AnyHashable] = []

  /// Nothing.
  public init() {}

  package init(_ node: Node) {
    items = [Item(steps: [], node: node)]
  }

  /// Several contents, each at a position of its own; a single one has none.
  package init(block contents: [NodeContent]) {
    guard contents.count != 1 else {
      self = contents[0]
      return
    }
    for (position, content) in contents.enumerated() { append(content.behind(.position(position))) }
  }

  package mutating func append(_ other: NodeContent) {
    items += other.items
    duplicates += other.duplicates
  }

  /// The same content, one step further away.
  package func behind(_ step: StructuralStep) -> NodeContent {
    var content = self
    for index in content.items.indices { content.items[index].steps.append(step) }
    return content
  }
}
