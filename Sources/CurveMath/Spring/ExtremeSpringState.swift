// SPDX-License-Identifier: Apache-2.0

/// A motion's state at one time where sizes and rates are so large or so small that their products leave the range
/// of doubles: computed in units of time and value near the motion's own, and then put back.
///
/// Infinite where the result is too large, NaN where the motion is none.
struct ExtremeSpringState {
  var value = Double.nan
  var velocity = Double.nan
  var acceleration = Double.nan
  var remaining = Double.nan

  init(
    _ kernel: SpringKernel, _ rates: SpringRates, from: Double, to: Double, initialVelocity: Double,
    time: Double
  ) {
    if kernel.form == .instant, !time.isNaN {
      (value, velocity, acceleration, remaining) = (to, 0, 0, 0)
      return
    }
    guard from.isFinite, to.isFinite, initialVelocity.isFinite else { return }
    var units = MotionUnits(rates, from: from, to: to, initialVelocity: initialVelocity)
    let isMoving = kernel.form == .swinging || kernel.form == .creeping
    var own =
      isMoving ? SpringKernel(Spring(rates.scaled(byPowerOfTwo: -units.pace), mass: 1)) : kernel
    guard !own.isDrifting else {
      drift(kernel, from: from, to: to, initialVelocity: initialVelocity, time: time)
      return
    }
    var phase = own.phase(at: PowerOfTwo(exponent: units.pace).times(time))
    if phase.decayed.rounded.isNaN, !kernel.isDrifting {
      // So late that only seconds are a unit that the time fits in.
      units = MotionUnits(
        rates, from: from, to: to, initialVelocity: initialVelocity, keepsTime: true)
      own = kernel
      phase = kernel.phase(at: time)
    }
    let start = units.way(from: from, to: to)
    let swing = units.velocity(initialVelocity)
    let displacement = phase.motion(own.amplitudes(value: start, velocity: swing)).normalized
    let target = units.length.divides(to)
    // Where the target is beyond all measure of the motion, the value is nowhere else.
    value = target.isFinite ? units.length.times((displacement + target).rounded) : displacement.high * 0 + to
    remaining = -units.length.times(displacement.rounded)
    let rate = phase.motion(own.rateAmplitudes(value: start, velocity: swing)).rounded
    velocity = PowerOfTwo(exponent: units.length.exponent + units.pace).times(rate)
    let change = phase.motion(own.accelerationAmplitudes(value: start, velocity: swing)).rounded
    acceleration = PowerOfTwo(exponent: units.length.exponent + 2 * units.pace).times(change)
  }

  /// Nothing pulls that would ever be felt, and drag alone slows the motion down.
  private mutating func drift(
    _ kernel: SpringKernel, from: Double, to: Double, initialVelocity: Double, time: Double
  ) {
    let drag = kernel.drag.high
    let course = SpringWeights.drift(drag, at: time)
    let impulse = course.impulse.high
    let way = initialVelocity == 0 && !time.isNaN ? 0 : initialVelocity * impulse
    value = from + way
    remaining = ((to / 4 - from / 4) - way / 4) * 4
    velocity = initialVelocity * course.impulseRate.high
    let share = kernel.pull.high * course.impulseRate.high
    acceleration = (share == 0 ? 0 : share * to - share * from) - 2 * drag * velocity
  }
}

extension Double {
  /// Whether the number is 0, or no power of it that a motion needs leaves the range of doubles.
  @inline(__always)
  var isModerate: Bool { magnitude < 0x1p300 && (magnitude > 0x1p-300 || self == 0) }
}

extension SpringKernel {
  /// Whether all rates are moderate.
  @inline(__always)
  var isModerate: Bool { pull.high.isModerate && drag.high.isModerate }
}
