// SPDX-License-Identifier: Apache-2.0

/// The children of a node, held by reference so that trees of any depth are let go without a deep stack.
package final class NodeChildren {
  package private(set) var content: NodeContent

  package init(_ content: NodeContent) {
    self.content = content
  }

  deinit {
    // Children that nobody else holds hand their own children over before they go.
    var pending = content.items
    content = NodeContent()
    while var item = pending.popLast() {
      var children = item.node.children
      item.node.children = nil
      if isKnownUniquelyReferenced(&children), let children {
        pending += children.content.items
        children.content = NodeContent()
      }
    }
  }
}
