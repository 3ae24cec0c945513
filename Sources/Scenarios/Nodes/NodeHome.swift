// SPDX-License-Identifier: Apache-2.0

import AnimationEngine

/// A node that has states of its own, wherever it stands.
struct NodeHome: Hashable, Sendable {
  /// The components of its path.
  let path: [String]
  /// The places of its states among all.
  let states: [Int]
}

/// The nodes of a tree by their paths, as far as they are described; those on their way out where nothing else is.
struct NodeIndex {
  private var nodes: [[String]: TreeNode] = [:]

  init(_ tree: AnimationTree) {
    var pending: [(node: TreeNode, path: [String])] = tree.nodes.map { ($0, [$0.identity.text]) }
    while let (node, path) = pending.popLast() {
      if nodes[path].map(\.isBeingRemoved) ?? true { nodes[path] = node }
      pending += node.children.map { ($0, path + [$0.identity.text]) }
    }
  }

  /// No nodes.
  init() {}

  subscript(path: [String]) -> TreeNode? { nodes[path] }
}
