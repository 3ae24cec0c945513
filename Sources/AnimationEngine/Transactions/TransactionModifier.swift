// SPDX-License-Identifier: Apache-2.0

/// What stands between the root and a property, and changes the transaction on its way in.
///
/// A property has a list of them, the outermost first, so that the innermost has the last word. What SwiftUI
/// writes after a modifier stands outside of it: in
///
/// ```swift
/// content.shadow(radius: …).animation(.smooth, value: selected).scaleEffect(…).animation(.bouncy, value: selected)
/// ```
///
/// the scale has the list `[.animation(.bouncy, value: selected)]`, and the shadow has both, `.bouncy` first. A
/// scoped modifier (`.animation(_:) { … }`, `.transaction { … } body: { … }`) stands in the lists of the
/// properties of its body only.
public struct TransactionModifier {
  private enum Effect {
    case animation(Animation?)
    case transform((inout Transaction) -> Void)
  }

  private let effect: Effect
  private let trigger: Trigger?

  /// Sets the animation when `value` is not what it was at the last update, unless the transaction
  /// disables animations; nil suppresses the animation.
  public static func animation(_ animation: Animation?, value: some Equatable) -> TransactionModifier {
    TransactionModifier(effect: .animation(animation), trigger: Trigger(value))
  }

  /// Sets the animation of the properties of a body, unless the transaction disables animations.
  public static func animation(_ animation: Animation?) -> TransactionModifier {
    TransactionModifier(effect: .animation(animation), trigger: nil)
  }

  /// Changes the transaction, whatever it is.
  public static func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> TransactionModifier {
    TransactionModifier(effect: .transform(transform), trigger: nil)
  }

  /// Changes the transaction when `value` is not what it was at the last update.
  public static func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> TransactionModifier {
    TransactionModifier(effect: .transform(transform), trigger: Trigger(value))
  }

  /// Changes a transaction, given what stood in the place of this modifier at the last update.
  ///
  /// At the first update, and where a modifier of another kind stood, a value has not changed.
  ///
  /// - Returns: whether the modifier had an effect.
  @discardableResult
  public func apply(to transaction: inout Transaction, previous: TransactionModifier?) -> Bool {
    if let trigger {
      guard let former = previous?.trigger, trigger.isDifferent(former) else { return false }
    }
    switch effect {
    case .animation(let animation):
      guard !transaction.disablesAnimations else { return false }
      transaction.animation = animation
    case .transform(let transform):
      transform(&transaction)
    }
    return true
  }

  /// Whether this is one of the `.animation` modifiers.
  package var isAnimation: Bool { if case .animation = effect { true } else { false } }
}

/// A value that is compared with the one of the last update.
private struct Trigger {
  private let value: Any
  private let equals: (Any) -> Bool?

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    equals = { other in (other as? Value).map { $0 == value } }
  }

  /// Whether the value has changed; a value of another type is another modifier's.
  func isDifferent(_ former: Trigger) -> Bool { equals(former.value) == false }
}
