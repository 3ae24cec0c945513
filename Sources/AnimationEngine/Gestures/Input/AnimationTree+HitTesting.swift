// SPDX-License-Identifier: Apache-2.0

public import CurveMath

extension AnimationTree {
  /// The nodes that a touch hits, from the top down to the innermost; none where it hits nothing.
  ///
  /// Of nodes that lie over one another the one that is drawn in front is hit, with all nodes around it. Nodes that
  /// are being removed let touches through.
  public func hitTest(_ location: Point) -> [TreeNode] {
    // Nodes from front to back, each after those inside it, without recursion.
    var pending: [(node: TreeNode, areChildrenDone: Bool)] = root.drawingOrder.map { ($0, false) }
    while let (node, areChildrenDone) = pending.popLast() {
      let interaction = node.node.interaction
      if areChildrenDone {
        if let frame = interaction.frame, interaction.shape.contains(location, in: frame) {
          return line(to: node)
        }
        continue
      }
      guard !node.isBeingRemoved, interaction.allowsHitTesting else { continue }
      pending.append((node, true))
      pending += node.drawingOrder.map { ($0, false) }
    }
    return []
  }

  private func line(to node: TreeNode) -> [TreeNode] {
    var line: [TreeNode] = []
    var next: TreeNode? = node
    while let current = next, current !== root {
      line.append(current)
      next = current.parent
    }
    return line.reversed()
  }
}
