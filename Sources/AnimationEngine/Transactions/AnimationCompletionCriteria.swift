// SPDX-License-Identifier: Apache-2.0

/// When the animations of a change count as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case logicallyComplete, removed }

  private let kind: Kind

  /// When they look done, though a tail may still be moving; later animations of the same properties do not
  /// count.
  ///
  /// A curve looks done at its end, a spring after its perceptual duration, any animation when
  /// ``Animation/logicallyComplete(after:)`` says so.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// When nothing of them is left, and nothing of what was added to them later.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
