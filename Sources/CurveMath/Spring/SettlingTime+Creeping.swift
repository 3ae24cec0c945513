// SPDX-License-Identifier: Apache-2.0

import CMaths

extension SettlingTime {
  /// The last crossing of a motion that creeps: it falls from its only turn if that reaches epsilon, and else from
  /// its start if that does.
  func creepingCrossing(start: DoubleDouble, velocity: Double, epsilon: Double) -> Double {
    let push = kernel.fast * start + velocity
    let motion = FallingMotion(kernel, start: start, velocity: velocity, push: push)
    guard velocity != 0 else {
      guard start.isFurther(than: epsilon) else { return 0 }
      let level = SettlingTime.level(of: start, over: epsilon)
      return crossingNextToRest(start: start, level: level, epsilon: epsilon)
        ?? creep(of: motion, start: start, push: push, from: 0, level: level, epsilon: epsilon)
    }
    let turn = SpringExtrema(kernel).creepTime(push: push.high, velocity: velocity)
    if turn < .infinity {
      let size = turnSize(push: push, turn: turn, epsilon: epsilon)
      if size == epsilon { return turn }
      if size > epsilon {
        return creep(
          of: motion, start: start, push: push, from: turn,
          level: SettlingTime.level(of: DoubleDouble(size), over: epsilon), epsilon: epsilon)
      }
    }
    guard start.isFurther(than: epsilon) else { return 0 }
    return creepFromStart(of: motion, start: start, velocity: velocity, push: push, epsilon: epsilon)
  }

  /// The size of the displacement at the only turn: in doubles, and where that is next to epsilon in double-double.
  private func turnSize(push: DoubleDouble, turn: Double, epsilon: Double) -> Double {
    // Its root first: it may be as small as the square of the least double that is normal.
    let decayed = exp(-0.5 * slow * turn)
    let size = push.high.magnitude / fast * decayed * decayed
    guard (size - epsilon).magnitude < 0x1p-30 * epsilon else { return size }
    let exact = Exponential.negative(kernel.decay * turn)
    return exact.number.times(push / kernel.fast).rounded.magnitude * exact.scale
  }

  /// The crossing on a fall that begins at rest.
  private func creep(
    of motion: FallingMotion, start: DoubleDouble, push: DoubleDouble, from turn: Double, level: Double,
    epsilon: Double
  ) -> Double {
    let guess =
      slowGuess(start: start.high, push: push.high, epsilon: epsilon)
      ?? turn + (level < 9 ? early(level) : late(level, tilt: slow))
    return fall(
      of: motion, side: push.high < 0 ? -1 : 1, from: turn * (1 - 0x1p-50), to: turn + longest(level),
      guess: guess, epsilon: epsilon)
  }

  /// The crossing on a fall that begins at the start, in motion.
  private func creepFromStart(
    of motion: FallingMotion, start: DoubleDouble, velocity: Double, push: DoubleDouble, epsilon: Double
  ) -> Double {
    let level = SettlingTime.level(of: start, over: epsilon)
    let tilt = slow + velocity / start.high
    var bound = longest(level)
    let amplitude = push.high * kernel.period.high
    if amplitude * start.high < 0 {
      // It passes the target: where start·f + amplitude·(1 − f) is 0.
      let share = -start.high / amplitude
      let doubled = kernel.frequency.high
      bound = min(bound, (doubled == 0 ? share : log1p(share) / doubled) * (1 + 0x1p-40))
    }
    let inward = inwardGuess(start: start, velocity: velocity, level: level)
    let guess =
      (level > 0.3 ? slowGuess(start: start.high, push: push.high, epsilon: epsilon) : nil)
      ?? (level > 0.3 && tilt > 0 ? late(level, tilt: tilt) : inward)
    return fall(
      of: motion, side: start.high < 0 ? -1 : 1, from: 0, to: bound, guess: guess, epsilon: epsilon)
  }

  /// Where only the slow mode is left, and a first correction for the rest of the fast one; nil where that is large.
  private func slowGuess(start: Double, push: Double, epsilon: Double) -> Double? {
    let doubled = kernel.frequency.high
    let amplitude = push * kernel.period.high
    let level = SettlingTime.logarithm(of: amplitude.magnitude, over: epsilon)
    guard doubled > 0, level > 0 else { return nil }
    let time = level / slow
    let exponent = doubled * time
    guard exponent > 1 else { return nil }
    if exponent > 40 { return time }
    let rest = (start / amplitude - 1) * exp(-exponent)
    return rest.magnitude < 0.3 ? time + rest * (1 - 0.5 * rest) / slow : nil
  }

  private func early(_ level: Double) -> Double {
    SettlingTime.phase(level: level, dampingRatio: decay / naturalFrequency) / naturalFrequency
  }

  /// Near critical damping, two rounds of `slow·t = level + ln(1 + tilt·q(t))`, with q about `t/(1 + 2κt)`.
  func late(_ level: Double, tilt: Double) -> Double {
    let doubled = swings ? 0 : kernel.frequency.high
    var time = level / slow
    for _ in 0..<2 {
      time = (level + log1p(tilt * time / (1 + doubled * time))) / slow
    }
    return time
  }

  /// By this long after its start at rest, or in motion towards the target, a displacement has fallen by `e^(−level)`:
  /// less than `(1 + slow·t)·e^(−slow·t)`, which is less than `e^(0.4 − slow·t/2)`, is left of it.
  func longest(_ level: Double) -> Double { (0.4 + 2 * level) / slow }
}
