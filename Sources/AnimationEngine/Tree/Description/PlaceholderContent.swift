// SPDX-License-Identifier: Apache-2.0

/// A stand-in for what a modifier or a transition is applied to.
public struct PlaceholderContent: Modifiable {
  /// What has been applied so far.
  public var modifiers = ModifierList()
  /// Whether transitions with motion are to be replaced.
  package var reducesMotion = false

  package init(reducesMotion: Bool = false) {
    self.reducesMotion = reducesMotion
  }
}
