// SPDX-License-Identifier: Apache-2.0

/// A side of a rectangle. Leading is towards smaller x, top towards smaller y.
public enum Edge: Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The side where reading begins.
  case leading
  /// The lower side.
  case bottom
  /// The side where reading ends.
  case trailing

  /// The opposite side.
  package var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }

  /// Where something lies that was moved towards the side by its own width or height.
  package var relativeOffset: (x: Double, y: Double) {
    switch self {
    case .top: (0, -1)
    case .leading: (-1, 0)
    case .bottom: (0, 1)
    case .trailing: (1, 0)
    }
  }
}
