// SPDX-License-Identifier: Apache-2.0

import CMaths

/// The last time at which a displacement from the target has a given size.
///
/// `d″ + 2γ·d′ + ω₀²·d = 0` with `d(0) = start` and `d′(0) = velocity`. The sizes of the extrema are known in
/// closed form (``SpringExtrema``), which names the last one that reaches ε without looking at those before; after
/// it `|d|` falls through ε once. Where no extremum reaches ε, `|d|` falls through ε at most once from the start.
/// The crossing is found on `ln |d|` by Halley's method inside a shrinking bracket and is then corrected once
/// against the kernel: the cost is bounded and there is no scan over time.
struct SettlingTime {
  let kernel: SpringKernel
  let naturalFrequency: Double
  /// γ.
  let decay: Double
  /// ω below critical damping, κ above.
  let frequency: Double
  let swings: Bool
  /// The roots of an over-damped spring.
  let slow: Double
  let fast: Double

  init(_ spring: Spring) {
    kernel = SpringKernel(spring)
    naturalFrequency = spring.naturalFrequency.high
    decay = spring.decay.high
    let signed = spring.signedSquaredFrequency
    swings = signed.high > 0
    frequency = (swings ? signed : -signed).squareRoot().high
    fast = decay + frequency
    slow = naturalFrequency * (naturalFrequency / fast)
  }

  /// The last time at which `|d| = epsilon`; 0 where `|d|` is never above it.
  ///
  /// Infinity where the displacement never stays within epsilon; NaN for parameters that are none and for an
  /// epsilon below 0.
  func lastCrossing(start: Double, velocity: Double, epsilon: Double) -> Double {
    guard epsilon >= 0, start.isFinite, velocity.isFinite else { return .nan }
    switch kernel.form {
    case .undefined: return .nan
    case .instant: return 0
    case .swinging, .creeping: break
    }
    if start == 0, velocity == 0 { return 0 }
    guard epsilon > 0 else { return .infinity }
    guard naturalFrequency > 0 else { return drift(start: start, velocity: velocity, epsilon: epsilon) }
    let turns = SpringTurns(kernel, start: DoubleDouble(start), velocity: DoubleDouble(velocity))
    guard decay > 0 else {
      if decay < 0 { return .infinity }
      return turns.amplitude.high >= epsilon ? .infinity : 0
    }
    if let last = lastTurn(of: turns, reaching: epsilon) {
      let time = turns.time(last)
      let size = turns.size(last)
      let rest = size > epsilon ? fall(from: size, velocity: 0, to: epsilon) : 0
      return polished(time + rest, of: turns, epsilon: epsilon, after: time)
    }
    guard start.magnitude > epsilon else { return 0 }
    let sign = start < 0 ? -1.0 : 1.0
    let time = fall(from: start.magnitude, velocity: sign * velocity, to: epsilon)
    return polished(time, of: turns, epsilon: epsilon, after: 0)
  }

  /// The index of the last turn whose size reaches epsilon; nil where none does.
  private func lastTurn(of turns: SpringTurns, reaching epsilon: Double) -> Double? {
    guard turns.first.isFinite else { return nil }
    let largest = turns.size(0)
    guard swings else { return largest >= epsilon ? 0 : nil }
    // The logarithms may round to the turn before or after; the sizes decide.
    let ratio = largest / epsilon
    let level = ratio.isFinite && ratio > 0 ? log(ratio) : log(largest) - log(epsilon)
    let index = max(0, (level / decay * frequency / .pi).rounded(.down))
    if turns.size(index + 1) >= epsilon { return index + 1 }
    if turns.size(index) >= epsilon { return index }
    return index > 0 ? index - 1 : nil
  }

  /// How long a positive displacement takes to fall to epsilon, before it reaches 0 or turns.
  private func fall(from start: Double, velocity: Double, to epsilon: Double) -> Double {
    // Close to the start the difference is exact, and the quotient is not.
    let share = (start - epsilon) / start
    let goal = share < 0.5 ? log1p(-share) : log(epsilon / start)
    guard goal < 0 else { return 0 }
    let relative = velocity / start
    let course = FallingCourse(self, relative: relative)
    var lower = 0.0
    var upper = fallBound(goal: goal, relative: relative)
    // A start at rest falls like 1 − ω₀²t²/2, with drag like e^(−slow·t).
    var time = min(upper / 2, initialFall(goal: goal, relative: relative))
    for _ in 0..<100 {
      let (level, slope) = course.logarithm(at: time)
      let error = level - goal
      if error == 0 { return time }
      if error > 0 { lower = time } else { upper = time }
      // (ln d)″ = −((ln d)′ + γ)² − signed squared frequency: Halley's step costs nothing more. Above
      // critical damping γ² and κ² are nearly equal, and their difference is written by the roots.
      let curvature =
        swings
        ? -((slope + decay) * (slope + decay) + frequency * frequency) : -(slope + slow) * (slope + fast)
      let newton = error / slope
      let halley = newton / (1 - newton * curvature / (2 * slope))
      var next = time - (halley.isFinite ? halley : newton)
      // Halley's error is about the cube of its last step.
      if (next - time).magnitude <= 1e-6 * next, next > lower, next < upper { return next }
      if (next - time).magnitude <= 1e-15 * next { return next }
      if !(next > lower && next < upper) { next = lower + (upper - lower) / 2 }
      if next <= lower || next >= upper { return next }
      time = next
    }
    return time
  }

  private func initialFall(goal: Double, relative: Double) -> Double {
    let inertial = (-2 * goal).squareRoot() / naturalFrequency
    let creeping = -goal / (swings ? decay : slow)
    let moving = relative < 0 ? goal / relative : .infinity
    return min(max(inertial, swings ? 0 : creeping), moving)
  }

  /// A time by which the displacement has fallen: its first zero, or a bound on its decay.
  private func fallBound(goal: Double, relative: Double) -> Double {
    if swings { return atan2(frequency, -(decay + relative)) / frequency }
    let tilt = slow + relative
    var bound = (0.4 - 2 * goal) / slow
    if tilt < 0 {
      let zero = -1 / tilt
      if frequency == 0 { bound = min(bound, zero) }
      if frequency > 0, 2 * frequency * zero < 1 {
        bound = min(bound, -log1p(-2 * frequency * zero) / (2 * frequency))
      }
    }
    return bound
  }

  /// Newton steps on `|d| − ε` itself, in which start and velocity are the ones that were given.
  ///
  /// Next to a peak the difference is small beside both, so it is formed in double-double, and its slope is small
  /// too, so one step may not be enough.
  private func polished(
    _ time: Double, of turns: SpringTurns, epsilon: Double, after earliest: Double
  ) -> Double {
    var time = time
    for _ in 0..<4 {
      let (displacement, rate) = turns.state(at: time)
      let isBelow = displacement.high < 0
      let excess = (isBelow ? -displacement : displacement) + (-epsilon)
      let step = excess.rounded / (isBelow ? -rate : rate)
      let next = time - step
      guard step.isFinite, next >= earliest, step.magnitude <= 0.25 * (time - earliest) else { break }
      time = next
      if step.magnitude <= 1e-9 * (time - earliest) { break }
    }
    return time
  }

  /// Without stiffness nothing pulls back: a start with velocity drifts, and drag stops it at
  /// `start + velocity/2γ`. On the way there `|d|` passes epsilon once more, where it starts outside.
  private func drift(start: Double, velocity: Double, epsilon: Double) -> Double {
    guard velocity != 0, decay > 0 else {
      return velocity == 0 && start.magnitude <= epsilon ? 0 : .infinity
    }
    let way = velocity / (2 * decay)
    guard (start + way).magnitude < epsilon else { return .infinity }
    guard start.magnitude > epsilon else { return 0 }
    let edge = start < 0 ? -epsilon : epsilon
    return -log1p(-(edge - start) / way) / (2 * decay)
  }
}

/// A displacement that falls from 1 with a relative velocity, in double precision.
private struct FallingCourse {
  let kernel: SpringKernel
  let first: Double
  let second: Double
  let firstRate: Double
  let secondRate: Double

  init(_ settling: SettlingTime, relative: Double) {
    kernel = settling.kernel
    let period = kernel.period.high
    first = 1
    firstRate = relative
    if settling.swings {
      let pull = settling.naturalFrequency * settling.naturalFrequency
      second = (relative + settling.decay) * period
      secondRate = -(pull + settling.decay * relative) * period
    } else {
      second = (relative + settling.fast) * period
      secondRate = -settling.slow * (relative + settling.fast) * period
    }
  }

  /// ln of the displacement, and its derivative.
  func logarithm(at time: Double) -> (level: Double, slope: Double) {
    let phase = kernel.phase(at: time)
    let one = phase.first.rounded
    let two = phase.second.rounded
    let sum = first * one + second * two
    guard sum > 0 else { return (-.infinity, -.infinity) }
    let slope = (firstRate * one + secondRate * two) / sum
    return (log(phase.decayed.rounded * phase.scale * sum), slope)
  }
}
