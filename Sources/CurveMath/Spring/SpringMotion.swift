// SPDX-License-Identifier: Apache-2.0

/// A spring with a start, a target and an initial velocity, prepared for evaluation.
public struct SpringMotion<Value: VectorArithmetic & Sendable>: Motion {
  /// The spring that pulls.
  public let spring: Spring
  /// The value at time 0.
  public let from: Value
  /// The value at rest.
  public let to: Value
  /// The velocity at time 0, in value units per second.
  public let initialVelocity: Value

  @usableFromInline
  let form: Value.PreparedSpring

  /// A motion from one value to another, in value units; the velocity in value units per second.
  ///
  /// Any numbers are allowed: an infinite or NaN one makes what depends on it infinite or NaN, and nothing traps.
  @inlinable
  public init(spring: Spring, from: Value, to: Value, initialVelocity: Value = .zero) {
    self.spring = spring
    self.from = from
    self.to = to
    self.initialVelocity = initialVelocity
    form = Value.PreparedSpring(spring: spring, from: from, to: to, initialVelocity: initialVelocity)
  }

  /// Value and velocity at a time in seconds, from one evaluation.
  ///
  /// Accuracy: budget keys `spring.value` and `spring.velocity`, 3 units of 2⁻⁵³ times the motion's scale, the
  /// velocity's times ω₀. The scale is `max(|from|, |to|, |v₀|/ω₀)`, or the largest |value| that the motion reaches,
  /// if that is more. The budget ends at a phase ω·t of 2²⁴, 2.7 million swings; beyond, `phase·2⁻²⁵` units come on
  /// top, so that about 2⁷⁸ radians leave nothing of sine and cosine, and beyond 2⁹⁹⁰ the result is NaN.
  @inlinable
  public func state(at time: Double) -> MotionState<Value> {
    let state = form.state(at: time)
    return MotionState(value: state.value, velocity: state.velocity)
  }

  /// The value at a time in seconds.
  @inlinable
  public func value(at time: Double) -> Value { form.value(at: time) }

  /// The derivative of the value, in value units per second.
  @inlinable
  public func velocity(at time: Double) -> Value { form.velocity(at: time) }

  /// The derivative of the velocity, in value units per second squared.
  ///
  /// Accuracy: budget key `spring.acceleration`, 3 units of 2⁻⁵³·ω₀² times the motion's scale, in which |v₀|/ω₀ counts
  /// `2ζ` times where that is more: with strong damping the drag alone is `2ζ·ω₀·v₀`.
  @inlinable
  public func acceleration(at time: Double) -> Value { form.acceleration(at: time) }

  /// How far the target still is: `to − value`, with the relative precision that the difference of two
  /// nearly equal numbers would lose.
  ///
  /// Accuracy: budget key `spring.remaining`, 4 units of 2⁻⁵³ times the envelope of the motion at that time.
  @inlinable
  public func remaining(at time: Double) -> Value { form.remaining(at: time) }

  /// How long it takes until the value stays within `epsilon` of ``to``, in seconds.
  ///
  /// The exact last time at which `|value − to| = epsilon`, in value units: 0 where the value is never further away,
  /// infinity at once where it never stays there (no damping, or an epsilon of 0), NaN for an epsilon below 0 and for
  /// a motion with a NaN or an infinity. Vectors are measured by their Euclidean norm. For
  /// `Spring(duration: 0.5, bounce: 0.3)` from 0 to 1 and an epsilon of 0.001 it is 0.818747 s.
  ///
  /// Accuracy: budget keys `spring.settlingDuration`, 0.7 ulp times 1 and the condition of the question, and
  /// `spring.settlingDuration.nextToTurn`, where an epsilon next to the size of a turn makes that large. Derivation:
  /// Documentation/Derivations/Settling.md.
  @inlinable
  public func settlingDuration(epsilon: Double) -> Double { form.settlingDuration(epsilon: epsilon) }
}

extension SpringMotion: Equatable where Value: Equatable {
  /// Whether two motions have equal springs, ends and velocities.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.spring == rhs.spring && lhs.from == rhs.from && lhs.to == rhs.to
      && lhs.initialVelocity == rhs.initialVelocity
  }
}
