// SPDX-License-Identifier: Apache-2.0

/// Why a node is not the one that stood in its place before the update.
public enum IdentityChange: String, Hashable, Sendable {
  /// It stands in another branch of an `if` or `switch`.
  case branch
  /// It was given another explicit id.
  case id
  /// It is of another type.
  case type
  /// Its explicit id stands at another position now.
  case position
}
