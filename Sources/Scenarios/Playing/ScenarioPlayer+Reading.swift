// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// A node that is shown, and what it shows beside its properties.
struct ShownNode {
  let node: TreeNode
  let path: String
  /// Whether its z index is asked for.
  let hasZIndex: Bool
  /// The property whose angle turns a card.
  let flip: String?
}

/// The nodes that show more than properties, by the names on the way to them.
struct PeculiarNodes {
  private var nodes: [[String]: ScenarioNode] = [:]

  init(_ nodes: [ScenarioNode]) {
    var pending = nodes.map { (node: $0, path: [$0.name]) }
    while let (node, path) = pending.popLast() {
      if node.zIndex != nil || node.flip != nil { self.nodes[path] = node }
      pending += node.children.map { ($0, path + [$0.name]) }
    }
  }

  /// What describes a living node, where it is one of them.
  subscript(living: TreeNode) -> ScenarioNode? {
    if nodes.isEmpty { return nil }
    var names: [String] = []
    var next: TreeNode? = living
    // The node without a parent is the top itself, which has no name.
    while let node = next, node.parent != nil {
      names.append(node.identity.typeName)
      next = node.parent
    }
    return nodes[names.reversed()]
  }
}

extension ScenarioPlayer {
  /// Reads the components of all that is shown, node by node.
  ///
  /// - Returns: what they are called. It is the same object as long as nothing has come, gone or changed its kind.
  package func read(into cells: inout [ScenarioCell]) -> ScenarioShape {
    if shownNodes.contains(where: \.node.isGone) || touchesVersion != touches.version { shape = nil }
    cells.removeAll(keepingCapacity: true)
    if let shape {
      touches.append(to: &cells) { _ in }
      for shown in shownNodes { append(shown, to: &cells) { _, _ in } }
      return shape
    }
    shownNodes = tree.allNodes.map { node in
      let described = peculiarNodes[node]
      return ShownNode(
        node: node, path: node.path, hasZIndex: described?.zIndex != nil, flip: described?.flip)
    }
    var columns: [ScenarioShape.Column] = []
    touchesVersion = touches.version
    touches.append(to: &cells) { columns.append($0) }
    let touchCount = columns.count
    for shown in shownNodes {
      append(shown, to: &cells) { name, cells in
        for cell in cells {
          columns.append(ScenarioShape.Column(subject: shown.path, property: name + cell.suffix))
        }
      }
    }
    let new = ScenarioShape(columns: columns, touchCount: touchCount)
    shape = new
    return new
  }

  /// Appends what a node shows, and tells the name of each part with its components.
  private func append(
    _ shown: ShownNode, to cells: inout [ScenarioCell], _ tell: (String, ArraySlice<ScenarioCell>) -> Void
  ) {
    func add(_ name: String, _ append: (inout [ScenarioCell]) -> Void) {
      let start = cells.count
      append(&cells)
      tell(name, cells[start...])
    }
    for value in shown.node.values {
      add(value.name) { ScenarioCell.append(value, to: &$0) }
      guard value.name == shown.flip, let angle = value.shown as? Angle, let model = value.model as? Angle
      else { continue }
      add("cardFlip") { cells in
        cells.append(ScenarioCell(.text(CardFlip(shownAngle: angle).side.name), of: ".side"))
        cells.append(ScenarioCell(.text(CardFlip(shownAngle: model).side.name), of: ".modelSide"))
      }
    }
    if shown.hasZIndex { add("zIndex") { $0.append(ScenarioCell(.number(shown.node.zIndex))) } }
    visitAnimators(of: shown.node) { name, shown, velocity in
      add(name) { ScenarioCell.append(shown: shown, velocity: velocity, to: &$0) }
    }
  }

  /// A component of a node that has the name of another one, of that node or of another, where both are there.
  var ambiguousColumn: ScenarioShape.Column? {
    var paths: Set<String> = []
    for shown in shownNodes where !shown.node.isBeingRemoved {
      guard paths.insert(shown.path).inserted else {
        return ScenarioShape.Column(subject: shown.path, property: shown.node.values.first?.name ?? "")
      }
    }
    guard let shape else { return nil }
    var known: Set<ScenarioShape.Column> = []
    return shape.columns.dropFirst(shape.touchCount).first { column in
      !known.insert(column).inserted && shownNodes.count { $0.path == column.subject } == 1
    }
  }
}

extension CardSide {
  fileprivate var name: String {
    switch self {
    case .front: "front"
    case .back: "back"
    }
  }
}
