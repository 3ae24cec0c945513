// SPDX-License-Identifier: Apache-2.0

/// A state that a gesture keeps up to date, and that goes back to its initial value when the gesture ends, fails,
/// is cancelled or is left out for another one.
///
/// ```swift
/// @GestureState var dragging = Size.zero
/// let drag = DragGesture().updating($dragging) { value, state, _ in state = value.translation }
/// ```
///
/// Only a gesture can set it. Copies share their value.
@propertyWrapper
public struct GestureState<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  private let initialValue: Value
  private let comparison = ValueComparison<Value>()
  private let reset: (Value, inout Transaction) -> Void

  package init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void, initialValue: Value,
    reset: @escaping (Value, inout Transaction) -> Void
  ) {
    read = get
    write = set
    self.initialValue = initialValue
    self.reset = reset
  }

  /// A state that is reset in a transaction which a closure prepares, given the value that goes.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    let storage = Storage(wrappedValue)
    self.init(
      get: { storage.value }, set: { storage.value = $0 }, initialValue: wrappedValue, reset: reset)
  }

  /// A state that is reset in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// A state that is reset in a transaction which a closure prepares, given the value that goes.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// A state that is reset in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// The value now.
  public var wrappedValue: Value { read() }

  /// The state itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState { self }

  /// This state, which has something called after each change, in the transaction of the change.
  ///
  /// A value that equals the one before is no change.
  public func onChange(_ action: @escaping (Value) -> Void) -> GestureState {
    let write = write
    return GestureState(
      get: read,
      set: { value in
        write(value)
        action(value)
      }, initialValue: initialValue, reset: reset)
  }

  /// Sets it as a closure says, in the transaction that the closure prepares: at first one without an animation
  /// that is continuous and tracks velocity, for springs that take over.
  func update(on timeline: AnimationTimeline, _ body: (inout Value, inout Transaction) -> Void) {
    let former = read()
    var value = former
    var transaction = Transaction()
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    body(&value, &transaction)
    if comparison.areEqual(former, value) { return }
    timeline.withTransaction(transaction) { write(value) }
  }

  /// Goes back to the initial value.
  func reset(on timeline: AnimationTimeline) {
    let former = read()
    if comparison.areEqual(former, initialValue) { return }
    var transaction = Transaction()
    reset(former, &transaction)
    timeline.withTransaction(transaction) { write(initialValue) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state without a value at first, which is reset in a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// A state without a value at first, which is reset in a transaction that a closure prepares.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
}
