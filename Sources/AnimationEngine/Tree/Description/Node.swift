// SPDX-License-Identifier: Apache-2.0

/// The description of a view: a type, modifiers in their order, and children.
///
/// ```swift
/// Node("VStack") {
///   Node("Card").opacity(isOn ? 1 : 0.4).animation(.bouncy, value: isOn)
///   if showsDetail {
///     Node("Detail").transition(.move(edge: .bottom))
///   }
///   ForEach(rows, id: \.name) { row in
///     Node("Row").state("isExpanded", false).property("title", row.name)
///   }
/// }
/// ```
///
/// A description is a value without a life of its own. An ``AnimationTree`` compares it with the one before:
/// a node of the same type at the same structural position, with the same ids, is the same node, and its
/// properties go from their old values to the new ones. Anything else is another node.
public struct Node: Modifiable {
  /// A state that the node has from its beginning.
  package struct State {
    package let name: String
    package let initialValue: () -> Any
  }

  package let typeName: String
  /// The effects and transaction modifiers, in the order in which they were written.
  public var modifiers = ModifierList()
  /// The explicit ids, the innermost first.
  package var ids: [AnyHashable] = []
  package var transition: AnyTransition?
  /// What tells that the description, with all inside, is the very one of before; nil where that is not known.
  package var stamp: AnyObject?
  package var zIndex = 0.0
  package var states: [State] = []
  /// What it has to do with touches; nil where that is nothing.
  package var interactionBox: NodeInteractionBox?
  /// The children that were given with the node.
  package var children: NodeChildren?
  /// What makes the children from the node's state.
  package var body: ((NodeState) -> NodeContent)?

  /// A node without children.
  public init(_ typeName: String) {
    self.typeName = typeName
  }

  /// A node and its children.
  public init(_ typeName: String, @NodeBuilder content: () -> NodeContent) {
    self.typeName = typeName
    children = NodeChildren(content())
  }

  /// A node whose children follow from its state; they are made anew whenever the state changes.
  public init(_ typeName: String, @NodeBuilder body: @escaping (_ state: NodeState) -> NodeContent) {
    self.typeName = typeName
    self.body = body
  }

  /// An identity of one's own, beside the structural position: another id is another node.
  ///
  /// It does not follow a node to another position: siblings at different positions are different nodes, whatever
  /// their ids are. The ids of a ``ForEach`` do, since they stand in place of the position.
  public func id(_ id: some Hashable) -> Node {
    var node = self
    node.ids.append(AnyHashable(id))
    return node
  }

  /// How the node comes and goes; the transition that is written last counts.
  ///
  /// It counts for the node that is inserted or removed, not for nodes inside of that. Without one the node fades.
  public func transition(_ transition: AnyTransition) -> Node {
    var node = self
    node.transition = transition
    return node
  }

  /// How the node comes and goes.
  public func transition(_ transition: some Transition) -> Node {
    self.transition(AnyTransition(transition))
  }

  /// Where the node is drawn among its siblings: 0, the default, in their order, and more is further in front.
  public func zIndex(_ value: Double) -> Node {
    var node = self
    node.zIndex = value
    return node
  }

  /// A state that begins with the node's identity, is kept as long as it lasts, and begins anew with the next.
  ///
  /// The initial value is asked for when an identity begins, and at no other time.
  public func state(_ name: String, _ initialValue: @escaping @autoclosure () -> Any) -> Node {
    var node = self
    node.states.append(State(name: name, initialValue: initialValue))
    return node
  }
}
