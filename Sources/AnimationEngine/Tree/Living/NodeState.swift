// SPDX-License-Identifier: Apache-2.0

/// The states of a node, as its body sees them.
///
/// A state begins when it is first asked for, unless ``Node/state(_:_:)`` has declared it, and is kept as long as
/// the node is the same.
public struct NodeState {
  let tree: AnimationTree
  let node: TreeNode

  /// The value of a state; what it begins with where there is none of the name and type yet.
  public subscript<Value>(name: String, default initialValue: @autoclosure () -> Value) -> Value {
    if let value: Value = node.state(name) { return value }
    let value = initialValue()
    tree.begin(name, value, of: node)
    return value
  }

  /// The state as something that can be read and set, also later.
  public func binding<Value>(
    _ name: String, default initialValue: @escaping @autoclosure () -> Value
  ) -> Binding<Value> {
    _ = self[name, default: initialValue()]
    return Binding(
      get: { [node] in node.state(name) ?? initialValue() },
      set: { [weak tree, node] value, transaction in
        guard let tree else { return }
        tree.timeline.withTransaction(transaction) { tree.setState(name, to: value, of: node) }
      })
  }
}
