// SPDX-License-Identifier: Apache-2.0

/// A tree of nodes that lives on a timeline, without a screen.
///
/// Each update gives it a new description. It decides node by node: the same node goes to its new values by
/// the animation of the transaction and keeps its state; a new one is inserted with its transition and begins its
/// states; one that is no longer described is shown until its transition has ended.
///
/// ```swift
/// let timeline = AnimationTimeline()
/// let tree = AnimationTree(timeline: timeline)
/// tree.update { Node("ZStack") { Node("Background") } }
/// timeline.withAnimation(.easeOut(duration: 0.2)) {
///   tree.update { Node("ZStack") { Node("Background"); Node("Card").transition(.scale) } }
/// }
/// ```
///
/// Updates and changes of state take the transaction that the timeline is in. One that is made while another is
/// under way (in a node's body, in a transaction modifier) is made after it, in order.
public final class AnimationTree {
  /// What counts the time.
  public let timeline: AnimationTimeline
  /// What surrounds the nodes; transitions ask it whether motion is to be reduced.
  public var environment: EnvironmentValues

  let root = TreeNode(NodeContent.Item(steps: [], node: Node("")), parent: nil)
  private var hasAppeared = false
  /// Counts the times at which nodes may have been described anew, or have gone.
  package private(set) var changeCount = 0
  private var isUpdating = false
  private var waiting: [() -> Void] = []
  /// How many updates may wait for one another before they are taken for a circle.
  private static let longestQueue = 1000

  /// A tree without nodes.
  public init(
    timeline: AnimationTimeline = AnimationTimeline(), environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.timeline = timeline
    self.environment = environment
  }

  deinit {
    release(root)
  }

  // MARK: - Nodes

  /// The nodes at the top, in their order; those that are being removed stand where they stood.
  public var nodes: [TreeNode] { root.children }

  /// All nodes, each before those inside it.
  public var allNodes: [TreeNode] {
    var result: [TreeNode] = []
    var pending: [TreeNode] = root.children.reversed()
    while let node = pending.popLast() {
      result.append(node)
      pending += node.children.reversed()
    }
    return result
  }

  /// The node of a ``TreeNode/path``.
  ///
  /// While a node is on its way out another may stand at the same path; the one that is described is preferred.
  public func node(_ path: String) -> TreeNode? {
    var leaving: TreeNode?
    for node in allNodes where node.path == path {
      if !node.isBeingRemoved { return node }
      leaving = leaving ?? node
    }
    return leaving
  }

  // MARK: - Changes

  /// Gives the tree a new description.
  ///
  /// The first one is simply there: nothing in it is animated and no transition runs.
  public func update(@NodeBuilder _ content: () -> NodeContent) {
    let content = content()
    let transaction = timeline.core.scope.transaction
    perform { tree in
      var update = TreeUpdate(tree: tree, isAppearing: !tree.hasAppeared)
      tree.hasAppeared = true
      update.run(content, in: tree.root, by: transaction)
    }
  }

  /// Sets a state of a node, whose children are described anew if they follow from it.
  ///
  /// A value that equals the one before changes nothing, and a node that is gone takes no more values.
  public func setState<Value>(_ name: String, to value: Value, of node: TreeNode) {
    let transaction = timeline.core.scope.transaction
    perform { tree in
      guard tree.set(name, to: value, of: node) else { return }
      tree.record(
        .changed(NodeChange(typeName: node.typeName, reasons: [.state(name)])), of: node)
      guard !node.isInsideRemoval, node.node.body != nil else { return }
      var update = TreeUpdate(tree: tree, isAppearing: false)
      update.run(tree.content(of: node), in: node, by: tree.transaction(inside: node, from: transaction))
    }
  }

  /// Runs a change now, or after the one that is under way.
  func perform(_ change: @escaping (AnimationTree) -> Void) {
    guard !isUpdating else {
      waiting.append { [unowned self] in change(self) }
      return
    }
    isUpdating = true
    defer {
      isUpdating = false
      changeCount += 1
    }
    change(self)
    var count = 0
    while count < waiting.count {
      guard count < Self.longestQueue else {
        record(
          .warned("\(Self.longestQueue) updates led to more of them; those that still waited were dropped"),
          of: root)
        break
      }
      waiting[count]()
      count += 1
    }
    waiting.removeAll()
  }

  /// The transaction that reaches the children of a node, where nothing around them is described anew.
  private func transaction(inside node: TreeNode, from transaction: Transaction) -> Transaction {
    var line: [TreeNode] = []
    var next: TreeNode? = node
    while let node = next {
      line.append(node)
      next = node.parent
    }
    var transaction = transaction
    for node in line.reversed() {
      _ = node.node.modifiers.settings(by: &transaction, after: node.node.modifiers)
    }
    return transaction
  }

  /// The children of a node by its description.
  func content(of node: TreeNode) -> NodeContent {
    if let children = node.node.children { return children.content }
    return node.node.body?(NodeState(tree: self, node: node)) ?? NodeContent()
  }

  /// Notes an event of the tree.
  func record(_ event: TreeEvent, of node: TreeNode) {
    guard timeline.recordsEvents else { return }
    timeline.core.record(event.kind, node.path, note: event.note, treeEvent: event)
  }

  // MARK: - Departure

  /// Takes a node out of the tree.
  func remove(_ node: TreeNode) {
    record(.removed, of: node)
    release(node)
    node.parent?.forgetChild()
  }

  /// Ends a node and all nodes inside it, however deep.
  private func release(_ node: TreeNode) {
    var pending = [node]
    while let node = pending.popLast() {
      changeCount += 1
      node.isGone = true
      node.properties.remove(from: timeline)
      node.effects.remove(from: timeline)
      node.whenGone?()
      node.whenGone = nil
      pending += node.children
      node.children = []
    }
  }
}
