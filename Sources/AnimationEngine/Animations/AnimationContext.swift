// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// What a custom animation is told, and what it may keep, from frame to frame.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps between frames.
  public var state: AnimationState<Value>
  /// What surrounds the animation.
  public let environment: EnvironmentValues

  private var completed: Bool

  /// Whether the animation looks done, though a tail may still be moving. Once true it stays true.
  public var isLogicallyComplete: Bool {
    get { completed }
    set { completed = completed || newValue }
  }

  /// A context for an animation that begins.
  public init(
    state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues(),
    isLogicallyComplete: Bool = false
  ) {
    self.state = state
    self.environment = environment
    completed = isLogicallyComplete
  }

  /// This context with another state, which may be that of another type of vector.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, environment: environment, isLogicallyComplete: completed)
  }
}
