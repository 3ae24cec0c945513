// SPDX-License-Identifier: Apache-2.0

/// Modifiers under one name.
public protocol ViewModifier {
  /// What the modifiers are written after.
  typealias Content = PlaceholderContent
  /// The content with the modifiers.
  func body(content: Content) -> Content
}
