// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// An animation that covers a share of its way which depends on time alone, with its modifiers.
///
/// Courses are objects, made once when an animation starts: what is read at every frame is never copied.
package class FractionCourse: @unchecked Sendable {
  package final let course: TimeCourse

  fileprivate init(course: TimeCourse) {
    self.course = course
  }

  /// The course of a plan; nil for somebody's own animation.
  ///
  /// - Parameters:
  ///   - plan: what moves, and its modifiers.
  ///   - tolerance: a spring ends when it stays within this share of its way, or of what its velocity is worth
  ///     (|v₀|/ω₀) if that is more.
  package static func course(_ plan: AnimationPlan, tolerance: Double) -> FractionCourse? {
    switch plan.base {
    case .curve(let curve, let duration):
      CurveCourse(curve: curve, duration: duration, maps: plan.maps)
    case .spring(let spring, _):
      SpringFractionCourse(spring: spring, initialVelocity: 0, tolerance: tolerance, maps: plan.maps)
    case .interpolatingSpring(let spring, let velocity):
      SpringFractionCourse(
        spring: spring, initialVelocity: velocity, tolerance: tolerance, maps: plan.maps)
    case .custom(let custom):
      (custom.base as? ThrownAnimation).map { ThrowCourse($0, maps: plan.maps) }
    }
  }

  /// The share at a time since the animation began.
  package final func fraction(at time: Double) -> Fraction {
    if course.isPlain { return fraction(atOwn: time, rate: 1) }
    let point = course.point(at: time)
    let forward = fraction(atOwn: point.time, rate: point.rate)
    guard point.isReversed else { return forward }
    return Fraction(share: 1 - forward.share, rate: -forward.rate)
  }

  /// The share at a time of the animation's own, and its rate where that time runs at `rate`.
  fileprivate func fraction(atOwn time: Double, rate: Double) -> Fraction {
    Fraction(share: DoubleDouble(0), rate: 0)
  }
}

/// A curve stretched over a duration.
private final class CurveCourse: FractionCourse, @unchecked Sendable {
  private let curve: PreparedUnitCurve
  private let duration: Double

  init(curve: UnitCurve, duration: Double, maps: [TimeMap]) {
    self.curve = PreparedUnitCurve(curve)
    self.duration = duration
    super.init(course: TimeCourse(maps: maps, duration: duration, logicalDuration: duration))
  }

  override func fraction(atOwn time: Double, rate: Double) -> Fraction {
    let point = curve.point(at: time / duration)
    guard rate != 0 else { return Fraction(share: point.value, rate: 0) }
    // A vertical tangent as a slope that a component which does not move can be multiplied by.
    let slope = min(max(point.slope, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    return Fraction(share: point.value, rate: slope / duration * rate)
  }
}

/// A spring from rest, or with an initial velocity in travels per second.
private final class SpringFractionCourse: FractionCourse, @unchecked Sendable {
  private let kernel: SpringWeightKernel
  private let initialVelocity: Double

  init(spring: Spring, initialVelocity: Double, tolerance: Double, maps: [TimeMap]) {
    kernel = SpringWeightKernel(spring)
    self.initialVelocity = initialVelocity
    let size = max(1, initialVelocity.magnitude / spring.angularFrequency)
    let duration = spring.settlingDuration(
      target: 1, initialVelocity: initialVelocity, epsilon: tolerance * size)
    super.init(course: TimeCourse(maps: maps, duration: duration, logicalDuration: spring.duration))
  }

  override func fraction(atOwn time: Double, rate: Double) -> Fraction {
    let weights = kernel.weights(at: time)
    guard initialVelocity != 0 else {
      return Fraction(share: weights.arrived, rate: -weights.remainingRate.rounded * rate)
    }
    let velocity = DoubleDouble(initialVelocity)
    let slope = weights.impulseRate * velocity - weights.remainingRate
    return Fraction(share: weights.arrived + weights.impulse * velocity, rate: slope.rounded * rate)
  }
}

/// A throw, whose way and end are known as it begins.
private final class ThrowCourse: FractionCourse, @unchecked Sendable {
  private let motion: BoundedDecayMotion
  private let way: DoubleDouble

  init(_ thrown: ThrownAnimation, maps: [TimeMap]) {
    motion = thrown.motion
    way = DoubleDouble.sum(motion.finalValue, -motion.from)
    super.init(course: TimeCourse(maps: maps, duration: thrown.end, logicalDuration: thrown.end))
  }

  override func fraction(atOwn time: Double, rate: Double) -> Fraction {
    let state = motion.state(at: time)
    let share = DoubleDouble.sum(state.value, -motion.from) / way
    return Fraction(share: share, rate: rate == 0 ? 0 : state.velocity / way.rounded * rate)
  }
}
