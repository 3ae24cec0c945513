// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// A curve that is prepared once and shared by all that run it.
package final class SharedCurve: Sendable {
  let prepared: PreparedUnitCurve

  package init(_ curve: UnitCurve) {
    prepared = PreparedUnitCurve(curve)
  }
}

/// An animation that covers a share of its way which depends on time alone, with its modifiers.
package struct FractionCourse: Sendable {
  private enum Shape: Sendable {
    case curve(SharedCurve, duration: Double)
    case spring(SpringWeightKernel, initialVelocity: Double)
  }

  private let shape: Shape
  package let course: TimeCourse

  /// A curve over a duration in seconds.
  package init(curve: SharedCurve, duration: Double, maps: [TimeMap]) {
    shape = .curve(curve, duration: duration)
    course = TimeCourse(maps: maps, duration: duration, logicalDuration: duration)
  }

  /// A spring from rest, or with an initial velocity in travels per second.
  ///
  /// It ends when it stays within `tolerance` of its target, in travels, or in what its velocity is worth
  /// (|v₀|/ω₀) if that is more.
  package init(spring: Spring, initialVelocity: Double, tolerance: Double, maps: [TimeMap]) {
    shape = .spring(SpringWeightKernel(spring), initialVelocity: initialVelocity)
    let size = max(1, initialVelocity.magnitude / spring.angularFrequency)
    let duration = spring.settlingDuration(
      target: 1, initialVelocity: initialVelocity, epsilon: tolerance * size)
    course = TimeCourse(maps: maps, duration: duration, logicalDuration: spring.duration)
  }

  /// The share at a time since the animation began.
  package func fraction(at time: Double) -> Fraction {
    let point = course.point(at: time)
    let forward = fraction(atOwn: point.time, rate: point.rate)
    guard point.isReversed else { return forward }
    return Fraction(share: 1 - forward.share, rate: -forward.rate)
  }

  private func fraction(atOwn time: Double, rate: Double) -> Fraction {
    switch shape {
    case .curve(let curve, let duration):
      let point = curve.prepared.point(at: time / duration)
      guard rate != 0 else { return Fraction(share: point.value, rate: 0) }
      return Fraction(share: point.value, rate: Fraction.finite(point.slope) / duration * rate)
    case .spring(let kernel, let velocity):
      let weights = kernel.weights(at: time)
      guard velocity != 0 else {
        return Fraction(share: weights.arrived, rate: -weights.remainingRate.rounded * rate)
      }
      let share = weights.arrived + weights.impulse * DoubleDouble(velocity)
      let slope = weights.impulseRate * DoubleDouble(velocity) - weights.remainingRate
      return Fraction(share: share, rate: slope.rounded * rate)
    }
  }
}

extension Fraction {
  /// A vertical tangent as a slope that a component which does not move can be multiplied by.
  fileprivate static func finite(_ slope: Double) -> Double {
    slope.isInfinite ? (slope < 0 ? -1 : 1) * .greatestFiniteMagnitude : slope
  }
}
