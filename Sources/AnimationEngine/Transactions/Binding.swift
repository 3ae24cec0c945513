// SPDX-License-Identifier: Apache-2.0

/// A way to read a value and to set it, with the transaction in which it is set.
///
/// There is no global state that a transaction could be in, so the closure that sets is given it. A closure that
/// is not interested in it does not animate, whatever the binding says:
/// ``Binding/init(get:set:)-(_,(Value)->Void)``.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction in which the value is set.
  public var transaction: Transaction

  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  /// A binding by two closures, the second of which is given the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: set, transaction: Transaction())
  }

  /// A binding by two closures that know of no transaction: nothing that they set is animated.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: { value, _ in set(value) }, transaction: Transaction())
  }

  private init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void, transaction: Transaction
  ) {
    self.get = get
    self.set = set
    self.transaction = transaction
  }

  /// A binding whose value is always the same.
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _, _ in }) }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding { self }

  /// This binding, setting its value with an animation; nil is at once.
  public func animation(_ animation: Animation? = .default) -> Binding {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }

  /// This binding, setting its value in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding {
    Binding(get: get, set: set, transaction: transaction)
  }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { get()[keyPath: keyPath] },
      set: { part, transaction in
        var value = get()
        value[keyPath: keyPath] = part
        set(value, transaction)
      },
      transaction: transaction)
  }
}
