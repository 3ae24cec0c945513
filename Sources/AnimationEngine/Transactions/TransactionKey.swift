// SPDX-License-Identifier: Apache-2.0

/// A key to a value that travels with a change.
///
/// ```swift
/// struct AvatarTappedKey: TransactionKey { static let defaultValue = false }
/// extension Transaction {
///   var avatarTapped: Bool {
///     get { self[AvatarTappedKey.self] }
///     set { self[AvatarTappedKey.self] = newValue }
///   }
/// }
/// ```
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// What the value is in a transaction that does not set it.
  static var defaultValue: Value { get }
}
