// SPDX-License-Identifier: Apache-2.0

/// A phase animator has moved on to its next phase.
public struct PhaseChange<Phase> {
  /// When, in seconds.
  public let time: Double
  /// The phase before.
  public let from: Phase
  /// The phase that is shown, or led to, from then on.
  public let to: Phase
  /// How; nil is at once.
  public let animation: Animation?
  /// What became of it.
  public let change: AnimatedValueChange
}

extension PhaseChange: Equatable where Phase: Equatable {}
extension PhaseChange: Hashable where Phase: Hashable {}
extension PhaseChange: Sendable where Phase: Sendable {}

/// Why a phase animator can't be made.
public enum PhaseAnimatorError: Error, Hashable, CustomStringConvertible {
  /// There are no phases.
  case noPhases

  /// The reason, in words.
  public var description: String {
    switch self {
    case .noPhases: "phases: an animator needs one phase or more, and got none"
    }
  }
}
