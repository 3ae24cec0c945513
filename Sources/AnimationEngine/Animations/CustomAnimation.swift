// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// An animation of one's own: how far a vector has come on the way from nothing to its whole length.
///
/// The signatures are SwiftUI's. An animation whose result depends on `time` alone is shown alike at any frame
/// rate; one that keeps state in its context sees the times at which the timeline was advanced, and no others.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of `value` that has been covered, or nil when the animation has ended.
  ///
  /// It may be asked about any time from 0 on, more than once and, as far as it keeps nothing in the context, in any
  /// order, as when its end is looked for.
  ///
  /// - Parameters:
  ///   - value: the whole way, from start to end.
  ///   - time: seconds since the animation began.
  ///   - context: what is kept between frames.
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V?

  /// The derivative of ``animate(value:time:context:)`` per second; nil, the default, when it is not known.
  ///
  /// An animation that takes over then starts from rest.
  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V?

  /// Whether this animation, the new one, takes over from the one that is running.
  ///
  /// `value` and `time` are those of the running animation; its state is in `context`. False, the default,
  /// lets both run, the new one from where the old one is at each moment.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { nil }

  /// Both run.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
}
