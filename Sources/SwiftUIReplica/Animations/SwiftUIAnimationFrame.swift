// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// What is shown of a value in a frame, and what has come to its end.
public struct SwiftUIAnimationFrame<Value: VectorArithmetic & Sendable>: Equatable, Sendable {
  /// When the frame was drawn, in seconds.
  public var time: Double

  /// What is shown.
  public var value: Value

  /// How fast the value moves there, in value units per second.
  ///
  /// For a spring it is the velocity of the integrator. `[O]` The others have their closed form's, also where
  /// SwiftUI has none. `[M]` In frames that show the start, in the frame that ends a pass, and in the one that ends
  /// the whole it is 0.
  public var velocity: Value

  /// Whether an animation runs.
  public var isAnimating: Bool

  /// The changes whose animation counts as done since this frame, by their numbers, in order.
  public var logicallyCompleted: [Int] = []

  /// The changes whose animation has been removed in this frame, by their numbers, in order.
  public var removed: [Int] = []
}
