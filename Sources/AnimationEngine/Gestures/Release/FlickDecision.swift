// SPDX-License-Identifier: Apache-2.0

/// Whether what was flicked leaves, decided by where it is predicted to end.
///
/// The way that the finger has made says little: a quick flick is short. What counts is the predicted translation,
/// which contains the velocity.
public enum FlickDecision: Hashable, Sendable, CaseIterable {
  /// It leaves towards smaller coordinates.
  case leavesBackward
  /// It stays, and goes back to where it was.
  case stays
  /// It leaves towards larger coordinates.
  case leavesForward

  /// A decision: it leaves where it is predicted to go farther than the threshold.
  ///
  /// - Parameters:
  ///   - predictedTranslation: where it is predicted to end, from where it was; NaN stays.
  ///   - threshold: how far it must be predicted to go, either way; half of a screen for a card. What is below
  ///     0, or no number, is 0.
  public init(predictedTranslation: Double, threshold: Double) {
    let limit = max(0, threshold)
    self =
      predictedTranslation > limit ? .leavesForward : predictedTranslation < -limit ? .leavesBackward : .stays
  }

  /// −1, 0 or 1: the direction in which it leaves.
  public var direction: Double {
    switch self {
    case .leavesBackward: -1
    case .stays: 0
    case .leavesForward: 1
    }
  }
}
