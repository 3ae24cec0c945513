// SPDX-License-Identifier: Apache-2.0

/// Where locations are measured from.
public enum CoordinateSpace: Hashable, Sendable {
  /// The top left corner of the view that the gesture is attached to.
  case local
  /// The top left corner of the screen.
  case global
  /// The top left corner of a view that has the name; the screen's where there is none.
  case named(String)
}
