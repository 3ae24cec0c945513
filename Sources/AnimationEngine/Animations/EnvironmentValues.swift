// SPDX-License-Identifier: Apache-2.0

/// A key to a value of the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// What the value is until one is set.
  static var defaultValue: Value { get }
}

/// What surrounds an animation: values by key, among them whether motion is to be reduced.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// An environment in which every key has its default value.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether transitions are replaced by a change of opacity.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}

private struct ReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}
