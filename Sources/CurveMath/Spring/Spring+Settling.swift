// SPDX-License-Identifier: Apache-2.0

import CMaths

extension Spring {
  /// How long it takes until the value stays within `epsilon` of the target, in seconds.
  ///
  /// The exact last time at which `|value − target| = epsilon`, not an envelope and not a scan: 0 where the
  /// value is never further away than that, infinity at once where it never stays there (no damping, or
  /// epsilon 0), NaN for an epsilon below 0 and where a velocity or the way is NaN or infinite. Vectors are measured
  /// by their Euclidean norm.
  ///
  /// For `Spring(duration: 0.5, bounce: 0.3)`, a way of 1 and an epsilon of 0.001 it is 0.818747 s; the perceptual
  /// duration is 0.5 s, and the envelope of the swings is there after 0.823562 s. Accuracy: budget keys
  /// `spring.settlingDuration`, and `vector.settlingDuration` for more than one number.
  ///
  /// - Parameters:
  ///   - target: the way to go, relative to the start.
  ///   - initialVelocity: in value units per second.
  ///   - epsilon: an absolute distance in value units.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    // Squares overflow and vanish long before numbers do; a power of two brings them back.
    let squares = max(target.magnitudeSquared, initialVelocity.magnitudeSquared)
    guard squares > 0x1p1000 || squares < 0x1p-900 else {
      return lastCrossing(target: target, initialVelocity: initialVelocity, epsilon: epsilon, factor: 1)
    }
    let factor = squares > 1 ? 0x1p-600 : 0x1p600
    return lastCrossing(
      target: target.scaled(by: factor), initialVelocity: initialVelocity.scaled(by: factor),
      epsilon: epsilon, factor: factor)
  }

  /// - Parameter factor: the power of two by which the vectors are too large.
  private func lastCrossing<V: VectorArithmetic>(
    target: V, initialVelocity: V, epsilon: Double, factor: Double
  ) -> Double {
    let distance = target.magnitude
    let speed = initialVelocity.magnitude
    // One direction is one number: only the component along the motion counts.
    guard distance > 0, speed > 0 else {
      return lastCrossing(start: -distance, velocity: speed, epsilon: epsilon, factor: factor)
    }
    let along = target.scaled(by: 1 / distance)
    let towards = initialVelocity.scaled(by: 1 / speed)
    let difference = (towards - along).magnitude
    let sum = (towards + along).magnitude
    if difference <= Spring.parallelTolerance {
      return lastCrossing(start: -distance, velocity: speed, epsilon: epsilon, factor: factor)
    }
    if sum <= Spring.parallelTolerance {
      return lastCrossing(start: -distance, velocity: -speed, epsilon: epsilon, factor: factor)
    }
    // cos of the angle between d(0) = −target and the velocity, from whichever side doesn't cancel.
    let cosine = difference < sum ? difference * difference / 2 - 1 : 1 - sum * sum / 2
    return planarCrossing(
      distance: distance, speed: speed, cosine: cosine, epsilon: epsilon, power: factor.exponent)
  }

  private func lastCrossing(start: Double, velocity: Double, epsilon: Double, factor: Double) -> Double {
    // The numbers as they were are doubles again; only a vector's length may not be.
    let (first, second) = (start / factor, velocity / factor)
    let isFinite = first.magnitude < .infinity && second.magnitude < .infinity
    return isFinite
      ? SettlingTime(self).lastCrossing(start: DoubleDouble(first), velocity: second, epsilon: epsilon)
      : SettlingTime(self).lastCrossing(
        start: DoubleDouble(start), velocity: velocity, epsilon: epsilon * factor)
  }

  /// The last crossing of a motion in a plane, in units of time and length that are powers of two near its own: so
  /// that the fourth powers in it neither overflow nor vanish.
  ///
  /// - Parameter power: the power of two by which distance and speed are too large.
  private func planarCrossing(
    distance: Double, speed: Double, cosine: Double, epsilon: Double, power: Int
  ) -> Double {
    let frequency = naturalFrequency.high
    let size = Swift.max(distance, speed / frequency)
    guard frequency > 0, size.isFinite, decay.high.isFinite else {
      return PlanarSettlingTime(self, distance: distance, speed: speed, cosine: cosine)
        .lastCrossing(epsilon: epsilon, power: power)
    }
    let second = Double(sign: .plus, exponent: Swift.min(-frequency.exponent, 1000), significand: 1)
    let exponent = Swift.min(-size.exponent, 1000)
    let length = Double(sign: .plus, exponent: exponent, significand: 1)
    let spring = Spring(
      naturalFrequency: naturalFrequency.scaled(by: second), decay: decay.scaled(by: second),
      signedSquaredFrequency: signedSquaredFrequency.scaled(by: second).scaled(by: second), mass: mass)
    return second
      * PlanarSettlingTime(
        spring, distance: distance * length, speed: speed * length * second, cosine: cosine
      ).lastCrossing(epsilon: epsilon, power: exponent + power)
  }

  /// A spring that settles in a given time.
  ///
  /// The spring of mass 1 and this damping ratio whose ``settlingDuration(target:initialVelocity:epsilon:)``
  /// for a move from 0 to 1 is `settlingDuration`: settling scales with the response, so
  /// `ω₀ = L(ζ, ε) / settlingDuration` with `L` the settling time at `ω₀ = 1`.
  ///
  /// - Parameters:
  ///   - settlingDuration: seconds, above 0.
  ///   - dampingRatio: above 0; at 0 nothing settles, and every result is NaN.
  ///   - epsilon: the distance, as a fraction of the way; above 0 and below 1, else every result is NaN.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(
      naturalFrequency: DoubleDouble(1), dampingRatio: DoubleDouble(dampingRatio),
      complement: DoubleDouble.sum(1, -dampingRatio) * DoubleDouble.sum(1, dampingRatio))
    let length = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    guard settlingDuration > 0, length > 0, length.isFinite else {
      self.init(invalidWithMass: 1)
      return
    }
    self.init(
      naturalFrequency: DoubleDouble(length) / DoubleDouble(settlingDuration),
      dampingRatio: DoubleDouble(dampingRatio),
      complement: unit.signedSquaredFrequency)
  }

  /// Below this distance between two unit vectors they count as one direction: a rounding error each.
  private static var parallelTolerance: Double { 0x1p-50 }
}
