// SPDX-License-Identifier: Apache-2.0

/// Effects and transaction modifiers, in the order in which they were written.
public struct ModifierList {
  /// One of them.
  package enum Item {
    /// A property by its name.
    case property(String, any PropertyValue)
    /// A change of the transaction for everything inside.
    case transaction(TransactionModifier)
    /// A change of the transaction for some modifiers alone.
    case scope(TransactionModifier, ModifierList)
  }

  package var items: [Item] = []

  /// Nothing.
  public init() {}
}
