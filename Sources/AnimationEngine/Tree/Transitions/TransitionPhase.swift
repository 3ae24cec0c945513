// SPDX-License-Identifier: Apache-2.0

/// Where a node is on its way in or out.
public enum TransitionPhase: Hashable, Sendable, CaseIterable {
  /// It is about to be inserted.
  case willAppear
  /// It is there.
  case identity
  /// It has been removed, and is shown until its transition has ended.
  case didDisappear

  /// Whether the node is there.
  public var isIdentity: Bool { self == .identity }

  /// −1 before, 0 while it is there, 1 after; for effects that grow one way in and the other way out.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
