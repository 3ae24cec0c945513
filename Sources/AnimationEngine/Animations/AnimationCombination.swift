// SPDX-License-Identifier: Apache-2.0

/// What a new animation does to one that is still running and whose velocity it does not take over.
public enum AnimationCombination: Hashable, Sendable, CaseIterable {
  /// SwiftUI's way: the new animation leads from wherever the old one is, at each moment, to the new target.
  case chase
  /// Each animation adds its own change: the value is the sum of all of them.
  case superposition
}
