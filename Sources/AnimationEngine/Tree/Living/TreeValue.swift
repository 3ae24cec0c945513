// SPDX-License-Identifier: Apache-2.0

/// A property or an effect of a node at a moment.
public struct TreeValue {
  /// Its name.
  public let name: String
  /// What is shown.
  public let shown: Any
  /// What the description says.
  public let model: Any
  /// How fast what is shown changes per second, as a vector; nil where nothing lies between two values.
  public let velocity: Any?
  /// Whether it is on its way.
  public let isAnimating: Bool
}
