// SPDX-License-Identifier: Apache-2.0

/// A key to a value that a custom animation keeps between its frames.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// What the value is until one is set.
  static var defaultValue: Value { get }
}
