// SPDX-License-Identifier: Apache-2.0

import CMaths

extension SettlingTime {
  /// The last crossing of a motion that swings.
  ///
  /// All that is in doubles here only chooses the fall and guesses where on it the crossing is. Where rounding might
  /// choose the fall before or after it, the turns themselves decide.
  func swingingCrossing(start: DoubleDouble, velocity: Double, epsilon: Double) -> Double {
    let period = kernel.period.high
    let second = 1 / naturalFrequency
    let pull: Double
    let turn: Double
    let level: Double
    if velocity == 0 {
      guard start.isFurther(than: epsilon) else { return 0 }
      pull = kernel.pull.high * start.high
      turn = 0
      level = SettlingTime.level(of: start, over: epsilon)
    } else {
      pull = (kernel.pull * start + kernel.drag * velocity).high
      let sway = kernel.frequency.high * velocity
      turn = atan2(sway.magnitude, velocity < 0 ? -pull : pull) * period
      let squared = pull * pull + sway * sway
      let amplitude = squared.squareRoot() * (second * second)
      level = SettlingTime.logarithm(of: amplitude, over: epsilon) - decay * turn
    }
    // How often the size of a turn falls by one turn's part before it is epsilon.
    let part = decay * .pi * period
    let passed = level / part
    let index = passed.rounded(.down)
    let doubt = 0x1p-44 * (passed.magnitude + (1 + level.magnitude) / part + 1)
    let isClear = passed - index > doubt && index + 1 - passed > doubt
    guard isClear || (velocity == 0 && index == 0) else {
      return delicateCrossing(start: start, velocity: velocity, epsilon: epsilon)
    }
    let motion = FallingMotion(kernel, start: start, velocity: velocity, pull: pull)
    if index < 0 {
      guard start.isFurther(than: epsilon) else { return 0 }
      return fallFromStart(
        of: motion, start: start, velocity: velocity, to: turn, level: level + part, epsilon: epsilon)
    }
    if index == 0, velocity == 0, let time = crossingNextToRest(start: start, level: level, epsilon: epsilon)
    {
      return time
    }
    let side = (velocity == 0 ? start.high : velocity) < 0 ? -1.0 : 1.0
    let isOdd = Int64(index) & 1 != 0
    let half = .pi * period
    return fallFromTurn(
      of: motion, side: isOdd ? -side : side, turn: turn + index * half, half: half,
      level: level - index * part, epsilon: epsilon)
  }

  /// The crossing on the fall from a turn, at which the displacement is `e^level` times epsilon.
  @inline(__always)
  private func fallFromTurn(
    of motion: FallingMotion, side: Double, turn: Double, half: Double, level: Double, epsilon: Double
  ) -> Double {
    let second = 1 / naturalFrequency
    let isLate = level > 9 && level < 0.5 * decay * half
    let guess =
      isLate
      ? late(level, tilt: decay)
      : second * SettlingTime.phase(level: level, dampingRatio: decay * second)
    // The turn's time is rounded, and so may be a little after the crossing.
    return fall(
      of: motion, side: side, from: turn * (1 - 0x1p-48), to: turn + min(half, longest(level)),
      guess: turn + guess, epsilon: epsilon)
  }

  /// The crossing on the fall from the start, where no turn reaches epsilon.
  ///
  /// - Parameter level: the logarithm of the size over epsilon at the turn before time 0.
  private func fallFromStart(
    of motion: FallingMotion, start: DoubleDouble, velocity: Double, to turn: Double, level: Double,
    epsilon: Double
  ) -> Double {
    let second = 1 / naturalFrequency
    let near = SettlingTime.level(of: start, over: epsilon)
    let tilt = decay + velocity / start.high
    var guess = inwardGuess(start: start, velocity: velocity, level: near)
    if near > 0.3 {
      if level < 9 {
        // The end of the fall from the turn before.
        let phase = SettlingTime.phase(level: level, dampingRatio: decay * second)
        guess = turn - .pi * kernel.period.high + second * phase
      } else if tilt > 0 {
        guess = late(near, tilt: tilt)
      }
    }
    return fall(
      of: motion, side: start.high < 0 ? -1 : 1, from: 0, to: min(turn, longest(near)), guess: guess,
      epsilon: epsilon)
  }

  /// The last crossing where epsilon is next to the size of a turn, or the turns are too many to be told apart by
  /// doubles: in double-double, at a few times the cost.
  private func delicateCrossing(start: DoubleDouble, velocity: Double, epsilon: Double) -> Double {
    let turns = SpringTurns(kernel, start: start, velocity: DoubleDouble(velocity))
    let motion = FallingMotion(kernel, start: start, velocity: velocity)
    let period = kernel.period.high
    let reach = turns.reach(of: epsilon)
    // A turn is no part of a double then.
    if reach.high > 0x1p60 * period { return reach.rounded }
    guard let last = turns.lastIndex(reaching: epsilon) else {
      guard start.isFurther(than: epsilon) else { return 0 }
      return fallFromStart(
        of: motion, start: start, velocity: velocity, to: turns.first, level: .infinity, epsilon: epsilon)
    }
    let time = turns.time(last)
    let excess = (turns.exactSize(last) + (-epsilon)).high
    // Beyond 2⁴⁹ turns a double can't tell where between two of them it is.
    guard excess > 0, last.high < 0x1p49 else { return time }
    return fallFromTurn(
      of: motion, side: turns.side(last), turn: time, half: .pi * period,
      level: SettlingTime.level(excess: excess, over: epsilon), epsilon: epsilon)
  }

  /// The crossing of a motion that starts at rest with a displacement hardly above epsilon; nil where it is not
  /// hardly above it.
  ///
  /// The displacement itself would lose the way that it has come.
  func crossingNextToRest(start: DoubleDouble, level: Double, epsilon: Double) -> Double? {
    guard level < 0x1p-20 else { return nil }
    return SpringTurns(kernel, start: start, velocity: DoubleDouble(0))
      .departureTime(of: DoubleDouble(start.high < 0 ? -epsilon : epsilon), from: 0, to: .infinity)
  }

  /// `ln(|length|/ε)` for a length above epsilon.
  @inline(__always)
  static func level(of length: DoubleDouble, over epsilon: Double) -> Double {
    let size = length.high.magnitude
    // Next to epsilon the difference is exact, and the quotient is not.
    guard size < 1.5 * epsilon else { return logarithm(of: size, over: epsilon) }
    return log1p(((size - epsilon) + (length.high < 0 ? -length.low : length.low)) / epsilon)
  }

  @inline(__always)
  static func logarithm(of size: Double, over epsilon: Double) -> Double {
    let quotient = size / epsilon
    return quotient < .infinity ? log(quotient) : log(size) - log(epsilon)
  }

  /// How far a motion at rest is in its course, in units of 1/ω₀, when it has fallen by `e^(−level)`.
  ///
  /// The first terms of the series in `y = √(2·level)`, right to about a hundredth up to a level of 4. Without
  /// damping it inverts `ln cos s = −y²/2`, at critical damping `s − ln(1 + s) = y²/2`.
  static func phase(level: Double, dampingRatio: Double) -> Double {
    let y = (2 * level).squareRoot()
    let squared = 4 * dampingRatio * dampingRatio
    let fourth = dampingRatio * (squared - 4.5) * (1.0 / 135)
    return y * (1 + y * (dampingRatio * (1.0 / 3) + y * ((squared - 3) * (1.0 / 36) + y * fourth)))
  }

  /// One of Householder's steps from a start that moves towards the target.
  func inwardGuess(start: DoubleDouble, velocity: Double, level: Double) -> Double {
    let quotient = start.high / velocity
    let bend =
      swings
      ? (1 + decay * quotient) * (1 + decay * quotient) + frequency * frequency * quotient * quotient
      : (1 + slow * quotient) * (1 + fast * quotient)
    let factor = 1 + level * bend / 2
    return -level * quotient / (factor > 0.25 ? factor : 1)
  }
}
