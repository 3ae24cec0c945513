// SPDX-License-Identifier: Apache-2.0

import CMaths

extension SpringTurns {
  /// The time in a stretch without a turn at which the displacement is `level`.
  ///
  /// Halley's method inside a shrinking bracket, on the logarithm where level and displacement have one sign
  /// and on the displacement itself elsewhere. Where a step leaves the bracket, the bracket is halved, at last
  /// in the order of the doubles themselves: the number of evaluations is bounded whatever the numbers are. Close to
  /// the start the way is looked at (``SpringDeparture``), since it is lost beside the displacement.
  ///
  /// - Parameters:
  ///   - level: a displacement between those at the stretch's ends.
  ///   - lower: where the stretch begins.
  ///   - upper: where it ends.
  ///   - startsAbove: whether the displacement is above the level at `lower`.
  func crossing(
    of level: DoubleDouble, from lower: Double, to upper: Double, startsAbove: Bool
  ) -> Double {
    if isSmall(level.high) {
      let motion = SpringTurns(
        kernel, start: start.scaled(by: 0x1p540), velocity: velocity.scaled(by: 0x1p540))
      return motion.crossing(
        of: level.scaled(by: 0x1p540), from: lower, to: upper, startsAbove: startsAbove)
    }
    if let time = departureTime(of: level, from: lower, to: upper) { return time }
    var low = lower
    var high = upper
    var time = guess(level: level, from: lower, to: upper)
    for iteration in 0..<200 {
      let state = state(at: time)
      let error = (state.displacement - level).high
      if error == 0 || error.isNaN { return time }
      if (error > 0) == startsAbove { low = time } else { high = time }
      let size = state.displacement.high
      var next = time - step(size: size, rate: state.rate, error: error, level: level.high)
      if (next - time).magnitude <= 0x1p-53 * time, next >= lower, next <= upper { return next }
      if !(next > low && next < high) {
        next = iteration < 12 ? low + (high - low) / 2 : SpringTurns.middle(low, high)
        if next <= low || next >= high { return time }
      }
      time = next
    }
    return time
  }

  /// Whether displacements next to a level are so small that a double has few digits for them, while the motion is
  /// small enough to be looked at enlarged.
  private func isSmall(_ level: Double) -> Bool {
    level != 0 && level.magnitude < 0x1p-700 && max(start.high.magnitude, velocity.high.magnitude) < 0x1p200
  }

  /// Halley's step.
  private func step(size: Double, rate: Double, error: Double, level: Double) -> Double {
    let decay = kernel.drag.high
    let newton: Double
    let bend: Double
    // Close to the target the displacement is nearly straight, and its logarithm is not.
    if level != 0, size / level > 0.25 {
      let slope = rate / size
      newton = log1p(error / level) / slope
      // (ln |d|)″ = −(s² + 2γs + ω₀²) with s = (ln |d|)′; factored where the roots are real.
      bend =
        extrema.swings
        ? -(slope + 2 * decay + kernel.pull.high / slope)
        : -(slope + kernel.decay.high) * (1 + kernel.fast.high / slope)
    } else {
      newton = error / rate
      bend = (-2 * decay * rate - kernel.pull.high * size) / rate
    }
    let factor = 1 - newton * bend / 2
    return factor > 0.25 && factor < 4 ? newton / factor : newton
  }

  /// Where the search begins: as if the displacement began like a parabola from a turn, or like a straight line.
  private func guess(level: DoubleDouble, from lower: Double, to upper: Double) -> Double {
    let size = state(at: lower)
    let way = (size.displacement - level).high
    let inertial = (2 * (way / size.displacement.high).magnitude / kernel.pull.high).squareRoot()
    let straight = lower == 0 && !startsAtTurn ? (way / size.rate).magnitude : .infinity
    var reach = min(inertial, straight)
    if !extrema.swings, size.displacement.high * level.high > 0, straight == .infinity {
      reach = max(reach, log(size.displacement.high / level.high) / kernel.decay.high)
    }
    let time = lower + reach
    return time >= lower && time < upper ? time : lower + (upper - lower) / 2
  }

  /// The double half-way between two that are not negative, in the order of all doubles.
  private static func middle(_ low: Double, _ high: Double) -> Double {
    Double(bitPattern: low.bitPattern + (high.bitPattern - low.bitPattern) / 2)
  }

  /// A time from which on every displacement is 0.
  var end: Double {
    min((Exponential.highest + 1) / kernel.decay.high, .greatestFiniteMagnitude)
  }
}
