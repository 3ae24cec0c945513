// SPDX-License-Identifier: Apache-2.0

import CMaths

/// A spring's motion in units of its own: powers of two near 1/ω₀ and near the size of the motion.
///
/// In them every rate and every size is a moderate number, so that no power of one overflows or vanishes where the
/// answer doesn't. Powers of two cost no rounding.
struct UnitMotion {
  /// The motion's turns, in these units.
  let turns: SpringTurns
  /// ω₀, in these units.
  let natural: DoubleDouble
  /// The units.
  let units: MotionUnits

  /// - Parameter keepsTime: whether the unit of time is the second.
  init(_ motion: SpringMotion<Double>, keepsTime: Bool = false) {
    let spring = motion.spring
    let rates = SpringRates(spring)
    units = MotionUnits(
      rates, from: motion.from, to: motion.to, initialVelocity: motion.initialVelocity, keepsTime: keepsTime)
    let own = rates.scaled(byPowerOfTwo: -units.pace)
    natural = own.natural
    turns = SpringTurns(
      SpringKernel(Spring(own, mass: spring.mass)), start: units.way(from: motion.from, to: motion.to),
      velocity: units.velocity(motion.initialVelocity))
  }

  /// `ln(size/epsilon)` of a size in these units and an epsilon above 0 in the motion's own.
  func level(of size: Double, above epsilon: Double) -> Double {
    let ratio = size / units.length.divides(epsilon)
    if ratio > 0, ratio.isFinite { return log(ratio) }
    // Their quotient is beyond the doubles; the difference of their logarithms is not.
    return log(size) - log(epsilon) + Double(units.length.exponent) * M_LN2
  }
}

/// Units of time and of value near those of a motion.
struct MotionUnits {
  /// The unit of time is 2^−pace seconds.
  let pace: Int
  /// The unit of the value.
  let length: PowerOfTwo

  init(_ rates: SpringRates, from: Double, to: Double, initialVelocity: Double, keepsTime: Bool = false) {
    pace = keepsTime ? 0 : rates.pace
    // Half the way, so that it doesn't overflow, but not where half of it would vanish.
    let part = max(from.magnitude, to.magnitude) < 1 ? 1 : 0.5
    let way = (from * part - to * part).magnitude
    let speed = initialVelocity.magnitude
    let natural = rates.natural.high
    var size = Int.min
    if way > 0, way.isFinite { size = way.exponent + (part == 1 ? 0 : 1) }
    if speed > 0, speed.isFinite {
      size = max(size, speed.exponent - (natural > 0 && natural.isFinite ? natural.exponent : 0))
    }
    length = PowerOfTwo(exponent: size == Int.min ? 0 : size)
  }

  /// A time in seconds.
  func seconds(_ time: Double) -> Double { PowerOfTwo(exponent: pace).divides(time) }

  /// The way from one value to another, negative where it leads up: a displacement from the target.
  func way(from: Double, to: Double) -> DoubleDouble {
    from == to ? DoubleDouble(0) : DoubleDouble.sum(length.divides(from), -length.divides(to))
  }

  /// A velocity, in these units.
  func velocity(_ velocity: Double) -> DoubleDouble {
    DoubleDouble(PowerOfTwo(exponent: length.exponent + pace).divides(velocity))
  }
}
