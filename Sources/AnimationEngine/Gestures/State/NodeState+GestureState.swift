// SPDX-License-Identifier: Apache-2.0

extension NodeState {
  /// A state of the node that a gesture keeps up to date, and that goes back to its initial value when the gesture
  /// is over.
  ///
  /// Like any state of the node it can be read by its name, and its changes describe the children anew, in the
  /// transaction of the change.
  public func gestureState<Value>(
    _ name: String, default initialValue: Value,
    reset: @escaping (Value, inout Transaction) -> Void = { _, _ in }
  ) -> GestureState<Value> {
    let state = binding(name, default: initialValue)
    // The transaction is the one in which the gesture's action is performed.
    let (tree, node) = (tree, node)
    return GestureState(
      get: { state.wrappedValue },
      set: { [weak tree, node] value in tree?.setState(name, to: value, of: node) },
      initialValue: initialValue, reset: reset)
  }

  /// A state of the node that a gesture keeps up to date, and that is reset in a transaction.
  public func gestureState<Value>(
    _ name: String, default initialValue: Value, resetTransaction: Transaction
  ) -> GestureState<Value> {
    gestureState(name, default: initialValue) { _, transaction in transaction = resetTransaction }
  }
}
