// SPDX-License-Identifier: Apache-2.0

/// A thrown thing that slows down and, where it meets a bound, hangs on a spring at that bound.
///
/// Inside the range the motion is a ``DecayMotion``. At the ``hitTime``, known in closed form, value and velocity
/// are handed to a ``SpringMotion`` whose target is the bound, and both go on without a jump. Up to that time
/// no value lies beyond the bound, to the bit; what the spring does later is the spring's affair: it carries
/// the motion out of the range and back.
///
/// - A motion that starts outside the range hangs on the spring of the nearest bound at once.
/// - One that starts on a bound hangs on the spring at once if it moves outwards, and leaves it if it moves
///   inwards. At rest on a bound it stays there.
/// - One that doesn't reach a bound is a decay from start to end. Bounds may be infinite.
/// - With a spring of response 0, which has always arrived, the motion stops dead at the bound and no value is
///   ever outside the range.
///
/// Times are in seconds, velocities in value units per second. A NaN start makes every value NaN, a NaN velocity
/// every result. An infinite velocity meets its bound at once, and no spring can follow it: NaN, but for one that
/// stops dead.
public struct BoundedDecayMotion: Motion, Hashable {
  /// How the velocity decays inside the range.
  public let decay: Decay
  /// The spring at the bounds.
  public let spring: Spring
  /// The bounds.
  public let range: ClosedRange<Double>
  /// The value at time 0.
  public let from: Double
  /// The velocity at time 0, in value units per second.
  public let initialVelocity: Double
  /// The bound that the motion comes to rest at, or nil where it meets none.
  public let bound: Double?

  /// Where the spring begins, not rounded; infinite where it never does.
  private let exactHit: DoubleDouble
  /// The velocity at that time.
  private let handedVelocity: Double

  /// A motion from a value with a velocity, between two bounds.
  public init(
    decay: Decay, from: Double, initialVelocity: Double, range: ClosedRange<Double>, spring: Spring
  ) {
    self.decay = decay
    self.spring = spring
    self.range = range
    self.from = from
    self.initialVelocity = initialVelocity
    let ahead = initialVelocity < 0 ? range.lowerBound : range.upperBound
    if from > range.upperBound || from < range.lowerBound {
      bound = from > range.upperBound ? range.upperBound : range.lowerBound
      exactHit = DoubleDouble(0)
      handedVelocity = initialVelocity
    } else if from == ahead, initialVelocity != 0, !initialVelocity.isNaN, from.isFinite {
      bound = ahead
      exactHit = DoubleDouble(0)
      handedVelocity = initialVelocity
    } else if ahead.isFinite,
      let hit = DecayMotion(decay: decay, from: from, initialVelocity: initialVelocity).exactTime(at: ahead)
    {
      bound = ahead
      exactHit = hit
      handedVelocity = decay.velocity(initialVelocity, from: from, to: ahead)
    } else {
      bound = nil
      exactHit = DoubleDouble(.infinity)
      handedVelocity = 0
    }
  }

  /// When the motion meets the bound and the spring begins, in seconds; nil where it never does.
  ///
  /// `−τ·ln(1 − (bound − from)/(v₀·τ))`, and 0 for a start on the spring. Accuracy: budget key
  /// `boundedDecay.hitTime`.
  public var hitTime: Double? { bound == nil ? nil : exactHit.rounded }

  /// The velocity with which the motion meets the bound; nil where it never does.
  ///
  /// `v₀ − (bound − from)/τ`. Accuracy: budget key `boundedDecay.hitVelocity`.
  public var hitVelocity: Double? { bound == nil ? nil : handedVelocity }

  /// Where the motion comes to rest: the bound that it meets, or where the decay ends.
  public var finalValue: Double { bound ?? unbounded.finalValue }

  /// Value and velocity at a time in seconds.
  ///
  /// Accuracy: budget keys `boundedDecay.value`, 3 units of 2⁻⁵³ times the largest of |from|, |bound|,
  /// |hitVelocity|/ω₀ and the sizes that the spring reaches, and
  /// `boundedDecay.velocity`, 3 units of `2⁻⁵³·|v₀|`, or of `2⁻⁵³·max(|v₀|, ω₀·|from − bound|)` where the motion
  /// starts outside the range.
  public func state(at time: Double) -> MotionState<Double> {
    if let late = timeOnSpring(at: time) { return caught.state(at: late) }
    let state = unbounded.state(at: time)
    return MotionState(value: held(state.value), velocity: state.velocity)
  }

  /// The value at a time in seconds.
  public func value(at time: Double) -> Double {
    if let late = timeOnSpring(at: time) { return caught.value(at: late) }
    return held(unbounded.value(at: time))
  }

  /// The derivative of the value, in value units per second.
  public func velocity(at time: Double) -> Double {
    if let late = timeOnSpring(at: time) { return caught.velocity(at: late) }
    return unbounded.velocity(at: time)
  }

  /// The derivative of the velocity, in value units per second squared. It jumps where the spring begins.
  public func acceleration(at time: Double) -> Double {
    if let late = timeOnSpring(at: time) { return caught.acceleration(at: late) }
    return unbounded.acceleration(at: time)
  }

  /// How long it takes until the value stays within `epsilon` of ``finalValue``, in seconds.
  ///
  /// The exact last time, as for the decay and for the spring of which the motion is made.
  public func settlingDuration(epsilon: Double) -> Double {
    guard let bound else { return unbounded.settlingDuration(epsilon: epsilon) }
    let onSpring = caught.settlingDuration(epsilon: epsilon)
    if onSpring.isNaN || onSpring > 0 || exactHit.high == 0 { return exactHit.rounded + onSpring }
    // The spring stays within epsilon: the last time that counts lies before the hit.
    if (bound - from).magnitude <= epsilon { return 0 }
    return unbounded.time(at: bound < from ? bound + epsilon : bound - epsilon) ?? exactHit.rounded
  }

  /// The decay as if there were no bounds.
  private var unbounded: DecayMotion<Double> {
    DecayMotion(decay: decay, from: from, initialVelocity: initialVelocity)
  }

  /// The spring's motion, in its own time.
  private var caught: SpringMotion<Double> {
    let target = bound ?? from
    let start = range.contains(from) ? target : from
    return SpringMotion(spring: spring, from: start, to: target, initialVelocity: handedVelocity)
  }

  /// The time since the hit, or nil before it; at ``hitTime`` itself the spring has begun.
  private func timeOnSpring(at time: Double) -> Double? {
    guard bound != nil else { return nil }
    // A start on the spring has its past there too.
    if exactHit.high == 0 { return time }
    return time >= exactHit.high ? max(0, (time - exactHit.high) - exactHit.low) : nil
  }

  /// A value of the decay, not past the bound that it is about to meet.
  private func held(_ value: Double) -> Double {
    guard let bound else { return value }
    return initialVelocity < 0 ? max(value, bound) : min(value, bound)
  }
}

extension Decay {
  /// What is left of a velocity after a way: `v₀ − way/τ`.
  func velocity(_ initialVelocity: Double, from: Double, to: Double) -> Double {
    guard initialVelocity.isFinite else { return initialVelocity }
    let left = (initialVelocity - DoubleDouble.sum(to, -from).timesAnySize(rate)).rounded
    if left.isFinite { return left }
    // A quarter of everything, where the way is beyond the doubles.
    let way = DoubleDouble.sum(to / 4, -from / 4)
    return (initialVelocity / 4 - way.timesAnySize(rate)).rounded * 4
  }
}
