// SPDX-License-Identifier: Apache-2.0

/// What effects and transaction modifiers can be written after: a ``Node``, or the content of a ``Transition`` or
/// of a ``ViewModifier``.
///
/// Order matters as it does in SwiftUI: a transaction modifier acts on what is written before it, and on the
/// children.
public protocol Modifiable {
  /// What has been written so far.
  var modifiers: ModifierList { get set }
}

extension Modifiable {
  /// The same with another modifier behind those before.
  package func modified(by item: ModifierList.Item) -> Self {
    var result = self
    result.modifiers.items.append(item)
    return result
  }
}
