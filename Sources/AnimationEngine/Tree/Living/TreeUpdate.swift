// SPDX-License-Identifier: Apache-2.0

/// One comparison of a tree, or of a part of it, with a new description.
///
/// Nodes are visited in the order of the description, each before those inside it, without recursion.
struct TreeUpdate {
  /// What is still to be done.
  private enum Task {
    /// Compare the children of a node that is in the tree.
    case children(NodeContent, of: TreeNode, by: Transaction)
    /// Bring a node that was there before to its new description.
    case kept(TreeNode, Node, by: Transaction)
    /// Let a new node begin.
    case new(TreeNode, Predecessor?, by: Transaction, isInside: Bool)
  }

  let tree: AnimationTree
  /// Whether the top itself is new, so that nothing in it is an insertion.
  let isAppearing: Bool
  private var tasks: [Task] = []

  init(tree: AnimationTree, isAppearing: Bool) {
    self.tree = tree
    self.isAppearing = isAppearing
  }

  /// Gives a node new children, by the transaction that reaches them.
  mutating func run(_ content: NodeContent, in parent: TreeNode, by transaction: Transaction) {
    tasks.append(.children(content, of: parent, by: transaction))
    while let task = tasks.popLast() {
      switch task {
      case .children(let content, let parent, let transaction):
        compare(content, with: parent, by: transaction)
      case .kept(let node, let description, let transaction):
        keep(node, description, by: transaction)
      case .new(let node, let predecessor, let transaction, let isInside):
        begin(node, in: predecessor, by: transaction, isInside: isInside)
      }
    }
  }

  // MARK: - Nodes

  private mutating func keep(_ node: TreeNode, _ description: Node, by transaction: Transaction) {
    let previous = node.node
    if let stamp = description.stamp, stamp === previous.stamp, node.phase != .didDisappear { return }
    node.node = description
    if node.phase == .didDisappear { tree.cancelRemoval(of: node, by: transaction) }
    var inner = transaction
    let settings = description.modifiers.settings(by: &inner, after: previous.modifiers)
    let names = node.properties.set(settings, of: node, in: tree.timeline).names
    if !names.isEmpty || previous.zIndex != description.zIndex {
      let reasons = [NodeChange.Reason.itself] + names.map { .property($0) }
      tree.record(.changed(NodeChange(typeName: node.typeName, reasons: reasons)), of: node)
      for setting in settings where setting.isContested && names.contains(setting.name) {
        tree.record(
          .warned("several .animation modifiers act on \(setting.name) in one update: the innermost counts"),
          of: node)
      }
    }
    tree.begin(description.states, of: node)
    describe(node, by: inner)
  }

  private mutating func begin(
    _ node: TreeNode, in predecessor: Predecessor?, by transaction: Transaction, isInside: Bool
  ) {
    var inner = transaction
    let settings = node.node.modifiers.settings(by: &inner, after: nil)
    node.properties.set(settings, of: node, in: tree.timeline)
    if !isInside {
      let isAnimated = !isAppearing && tree.beginInsertion(of: node, by: transaction)
      tree.record(.inserted(animated: isAnimated), of: node)
    }
    if let predecessor {
      tree.record(.identityChanged(from: predecessor.path, predecessor.reasons), of: node)
      node.predecessorStates = predecessor.states
    }
    tree.begin(node.node.states, of: node)
    let content = tree.content(of: node)
    tree.warnOfDuplicates(in: content, of: node)
    let children = content.items.map { TreeNode($0, parent: node) }
    node.children = children
    for (index, child) in children.enumerated() { child.index = index }
    for child in children.reversed() {
      tasks.append(.new(child, nil, by: inner, isInside: true))
    }
  }

  private mutating func describe(_ node: TreeNode, by transaction: Transaction) {
    let content = tree.content(of: node)
    guard !content.items.isEmpty || !node.children.isEmpty else { return }
    tasks.append(.children(content, of: node, by: transaction))
  }

  // MARK: - Children

  private mutating func compare(_ content: NodeContent, with parent: TreeNode, by transaction: Transaction) {
    tree.warnOfDuplicates(in: content, of: parent)
    let comparison = ChildComparison(content.items, with: parent)
    parent.children = comparison.children
    for node in comparison.departing { tree.beginRemoval(of: node, by: transaction) }
    for (node, from, to) in comparison.moved { tree.record(.moved(from: from, to: to), of: node) }
    for child in comparison.described.reversed() {
      switch child {
      case .kept(let node, let description):
        tasks.append(.kept(node, description, by: transaction))
      case .new(let node, let predecessor):
        tasks.append(.new(node, predecessor, by: transaction, isInside: false))
      }
    }
  }
}
