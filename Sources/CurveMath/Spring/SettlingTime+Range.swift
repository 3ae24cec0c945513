// SPDX-License-Identifier: Apache-2.0

extension SettlingTime {
  /// The last crossing in units of time and length that are powers of two near the motion's own.
  ///
  /// Where epsilon is further below the motion than the kernel reaches, the motion is looked at from a later moment,
  /// at which displacement and velocity are smaller and the start of what is left.
  func rescaledCrossing(start: DoubleDouble, velocity: Double, epsilon: Double) -> Double {
    let second = -max(naturalFrequency.exponent, -1000)
    let unit = SettlingTime.power(second)
    let settling = SettlingTime(
      Spring(
        naturalFrequency: spring.naturalFrequency.scaled(by: unit), decay: spring.decay.scaled(by: unit),
        signedSquaredFrequency: spring.signedSquaredFrequency.scaled(by: unit).scaled(by: unit),
        mass: spring.mass))
    var motion = ScaledMotion(start: start, velocity: velocity, second: second)
    var elapsed = 0.0
    // No two doubles are further apart than 2²⁰⁹⁸, and a stage is worth 2⁸⁶⁵.
    for _ in 0..<2 where motion.exponent - epsilon.exponent > SettlingTime.reach && settling.decay > 0 {
      guard let (time, later) = settling.stage(of: motion, above: epsilon.exponent) else { break }
      elapsed += time
      motion = later
    }
    // A damped motion never goes further than the sum of its start and what its velocity makes.
    let power = epsilon.exponent - motion.exponent
    if power > 4 { return 0 }
    let level = epsilon.significand * SettlingTime.power(power + SettlingTime.size)
    return unit
      * (elapsed + settling.moderateCrossing(start: motion.start, velocity: motion.velocity, epsilon: level))
  }

  /// The power of two that the motion's size is brought to: the kernel follows it down to its 2¹⁴⁵⁰th part.
  fileprivate static var size: Int { 440 }
  /// How far below the motion an epsilon may be, as a power of two.
  private static var reach: Int { 1440 }

  /// The motion at a later time at which it is still above epsilon, and that time.
  private func stage(of motion: ScaledMotion, above exponent: Int) -> (time: Double, later: ScaledMotion)? {
    let amplitudes = FallingMotion(kernel, start: motion.start, velocity: motion.velocity)
    // A motion at its target at the first time isn't at the second, and without the slow mode there is the fast.
    for time in [600 / kernel.decay.high, swings ? 601 / kernel.decay.high : 600 / kernel.fast.high] {
      let phase = kernel.phase(at: time)
      let displacement = phase.motion(amplitudes.position).rounded
      let rate = amplitudes.rate(at: phase)
      guard displacement.isNormal, rate.isFinite else { continue }
      var later = ScaledMotion(start: DoubleDouble(displacement), velocity: rate, second: 0)
      later.exponent += motion.exponent - SettlingTime.size
      if later.exponent > exponent + 4 { return (time, later) }
    }
    return nil
  }

  static func power(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }
}

/// A start and a velocity, times a power of two that brings the larger of them to a size.
private struct ScaledMotion {
  var start: DoubleDouble
  var velocity: Double
  /// The exponent of the larger of them as it was.
  var exponent: Int

  /// - Parameter second: the power of two that the unit of time is.
  init(start: DoubleDouble, velocity: Double, second: Int) {
    let size = start.high == 0 ? -5000 : Int(start.high.exponent)
    let pace = velocity == 0 ? -5000 : Int(velocity.exponent) + second
    exponent = max(size, pace)
    let power = SettlingTime.size - exponent
    self.start = DoubleDouble(
      high: ScaledMotion.scaled(start.high, by: power), low: ScaledMotion.scaled(start.low, by: power))
    self.velocity = ScaledMotion.scaled(velocity, by: SettlingTime.size + second - exponent)
  }

  /// In two steps, because the power may lie beyond the doubles.
  private static func scaled(_ number: Double, by exponent: Int) -> Double {
    let half = exponent / 2
    return number * SettlingTime.power(half) * SettlingTime.power(exponent - half)
  }
}
