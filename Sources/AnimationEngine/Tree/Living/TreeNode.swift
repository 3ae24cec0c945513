// SPDX-License-Identifier: Apache-2.0

/// A node that lives in an ``AnimationTree``: what its description is at the moment, and what is shown of it.
public final class TreeNode {
  package let identity: NodeIdentity
  /// How many nodes there are above it.
  package let depth: Int
  /// The description that was given last.
  package var node: Node
  package var properties = PropertyList()
  package var effects = PropertyList()
  /// The states by name, in the order in which they began.
  package var states: [(name: String, value: Any)] = []
  /// The states that went with the node in whose place this one stands.
  package var predecessorStates: [String] = []
  /// When it began its way in; nil where it was there at once.
  package var beginning: Double?
  /// Counts removals and what cancels them, so that an old removal's end is not taken for a new one's.
  package var removals = 0
  /// The place among the siblings that are described.
  package var index = 0
  /// Is called as it leaves the tree.
  package var whenGone: (() -> Void)?
  /// Whether it has left the tree.
  public package(set) var isGone = false
  /// Where its transition leads: ``TransitionPhase/didDisappear`` while it is being removed.
  public package(set) var phase = TransitionPhase.identity
  /// The node around it; nil at the top.
  public package(set) weak var parent: TreeNode?

  private var places: [TreeNode] = []
  private var gone = 0

  package init(_ item: NodeContent.Item, parent: TreeNode?) {
    identity = NodeIdentity(item)
    node = item.node
    self.parent = parent
    depth = parent.map { $0.depth + 1 } ?? 0
  }

  /// The name of its type.
  public var typeName: String { identity.typeName }

  /// Whether it is no longer described, and shown until its transition has ended.
  public var isBeingRemoved: Bool { phase == .didDisappear && !isGone }

  /// Whether it, or a node around it, is being removed.
  package var isInsideRemoval: Bool {
    var node: TreeNode? = self
    while let current = node {
      if current.phase == .didDisappear { return true }
      node = current.parent
    }
    return false
  }

  /// Where it is drawn among its siblings.
  public var zIndex: Double { node.zIndex }

  // MARK: - Children

  /// The nodes inside it in their order; those that are being removed stand where they stood.
  public package(set) var children: [TreeNode] {
    get {
      if gone > 0 {
        places.removeAll(where: \.isGone)
        gone = 0
      }
      return places
    }
    set { (places, gone) = (newValue, 0) }
  }

  /// The nodes inside it from back to front: by z index, then those that are being removed, then by their order.
  ///
  /// A node on its way out is drawn behind its siblings unless its z index says otherwise, as in SwiftUI.
  public var drawingOrder: [TreeNode] {
    children.enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      if one.zIndex != other.zIndex { return one.zIndex < other.zIndex }
      if one.isBeingRemoved != other.isBeingRemoved { return one.isBeingRemoved }
      return first.offset < second.offset
    }.map(\.element)
  }

  /// Notes that one of the children is gone.
  package func forgetChild() { gone += 1 }

  // MARK: - Path

  /// The types from the top down, with positions, branches and element ids in brackets, ids behind number signs.
  ///
  /// For example `VStack/Card[1.else]/Row[#b]`. Of nodes more than 64 levels deep only depth, parent and node are
  /// named.
  public var path: String {
    guard depth <= 64 else {
      return "(\(depth) levels)/" + (parent.map { $0.identity.text + "/" } ?? "") + identity.text
    }
    var components = [identity.text]
    var node = self
    // The node without a parent is the top itself, which has no name.
    while let parent = node.parent, parent.parent != nil {
      components.append(parent.identity.text)
      node = parent
    }
    return components.reversed().joined(separator: "/")
  }

  // MARK: - Values

  /// The properties, the innermost first, and then the effects of the transition, whose names begin with
  /// `transition.`; where a name occurs again it is followed by a count.
  public var values: [TreeValue] { properties.values + effects.values }

  /// What is shown of a property or an effect at the moment.
  public func value<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    property(name)?.state.shown as? Value
  }

  /// What the description says about a property.
  public func model<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    property(name)?.state.model as? Value
  }

  /// What is shown of a property and how fast that moves, without the changes that are just being made.
  package func handedOver(_ name: String) -> (shown: Any, velocity: Any?)? { property(name)?.handedOver }

  private func property(_ name: String) -> (any LivingProperty)? { properties[name] ?? effects[name] }

  // MARK: - State

  /// The names of the states, in the order in which they began.
  public var stateNames: [String] { states.map(\.name) }

  /// A state; nil where there is none of the name and type.
  public func state<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    states.first { $0.name == name }?.value as? Value
  }
}
