// SPDX-License-Identifier: Apache-2.0

public import CurveMath

// What a custom animation may ask of the animation that it wraps. The library's own animations answer as they
// do from rest, by the semantics since 2023; the timeline runs them by their closed forms instead.

extension Animation {
  /// The part of `value` that has been covered, or nil when the animation has ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    AnimationWalk(plan).animate(value: value, time: time, context: &context)
  }

  /// The derivative of ``animate(value:time:context:)`` per second; nil where it is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    AnimationWalk(plan).velocity(value: value, time: time, context: context)
  }

  /// Whether this animation would take over from one that is running.
  ///
  /// Springs do, those added by ``interpolatingSpring(_:initialVelocity:)`` and repeated ones excepted; curves
  /// do not; a custom animation decides for itself, and under modifiers does not.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    if case .custom(let custom) = kind {
      return custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
    return plan.takeover != nil
  }

  private var plan: AnimationPlan { AnimationPlan(self, semantics: .since2023) }
}
