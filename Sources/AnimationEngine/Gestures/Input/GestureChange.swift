// SPDX-License-Identifier: Apache-2.0

/// News of a gesture: another phase, or another value.
public struct GestureChange {
  /// When, in seconds.
  public let time: Double
  /// The ``TreeNode/path`` of the view that the gesture is attached to; empty where there is no tree.
  public let path: String
  /// The name that the gesture was attached by, or its type.
  public let name: String
  /// How far it has come.
  public let phase: GesturePhaseKind
  /// Its value, if it has one.
  public let value: Any?
}
