// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// A throw as an animation: it slows down and, where it meets a bound, hangs on a spring there.
///
/// It leads from where the motion begins to where that comes to rest, so that a property which stands at
/// ``BoundedDecayMotion/from`` is to be set to ``BoundedDecayMotion/finalValue``. It ends when no more than a
/// thousandth of the way is left; on a spring that never rests it doesn't. When that is, a timeline knows as it begins.
/// See ``Animation/thrown(_:)``.
public struct ThrownAnimation: CustomAnimation {
  /// What is thrown.
  public let motion: BoundedDecayMotion
  private let way: Double
  /// When it ends, in seconds; infinite where it never does.
  let end: Double

  /// The animation of a throw; nil where there is no way to go, or an infinite one.
  public init?(_ motion: BoundedDecayMotion) {
    way = motion.finalValue - motion.from
    guard way != 0, way.isFinite else { return nil }
    self.motion = motion
    let end = motion.settlingDuration(epsilon: way.magnitude / 1000)
    // No spring can follow an infinite velocity.
    self.end = end.isNaN ? 0 : end
  }

  /// The part of the way that has been made.
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    time < end ? value.scaled(by: (motion.value(at: time) - motion.from) / way) : nil
  }

  /// How fast it is being made.
  public func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    time < end ? value.scaled(by: motion.velocity(at: time) / way) : nil
  }
}

extension Animation {
  /// A throw, for a property that is set to where it comes to rest.
  ///
  /// ```swift
  /// let thrown = release.motion(within: 0...800, spring: Spring())
  /// timeline.withAnimation(.thrown(thrown)) { offset.model = thrown.finalValue }
  /// ```
  ///
  /// It counts as complete when the spring at the bound does and, without a bound, when it ends.
  ///
  /// - Returns: nil where there is no way to go: what is thrown outwards at its bound swings about that by a spring
  ///   which takes over the velocity, ``AnimatedProperty/set(_:initialVelocity:)``.
  public static func thrown(_ motion: BoundedDecayMotion) -> Animation? {
    guard let thrown = ThrownAnimation(motion) else { return nil }
    let isDone = motion.hitTime.map { $0 + motion.spring.duration } ?? thrown.end
    return Animation(thrown).logicallyComplete(after: min(isDone, thrown.end))
  }
}
