// SPDX-License-Identifier: Apache-2.0

import CMaths

/// A displacement and its rate, prepared to be followed down to epsilon.
struct FallingMotion {
  let position: SpringAmplitudes
  /// The amplitudes of the rate, in doubles: it only says how long a step is.
  let firstRate: Double
  let secondRate: Double

  init(_ kernel: SpringKernel, start: DoubleDouble, velocity: Double) {
    switch kernel.form {
    case .swinging:
      let pull = kernel.pull * start + kernel.drag * velocity
      self.init(kernel, start: start, velocity: velocity, pull: pull.high)
    default:
      self.init(kernel, start: start, velocity: velocity, push: kernel.fast * start + velocity)
    }
  }

  /// A swinging motion; `pull` is `ω₀²·start + γ·velocity`.
  @inline(__always)
  init(_ kernel: SpringKernel, start: DoubleDouble, velocity: Double, pull: Double) {
    let sway = velocity == 0 ? kernel.drag * start : kernel.drag * start + velocity
    position = SpringAmplitudes(start, sway * kernel.period)
    firstRate = velocity
    secondRate = -pull * kernel.period.high
  }

  /// A creeping motion; `push` is `fast·start + velocity`.
  @inline(__always)
  init(_ kernel: SpringKernel, start: DoubleDouble, velocity: Double, push: DoubleDouble) {
    let slowest = push * kernel.period
    position = SpringAmplitudes(start, slowest)
    firstRate = velocity
    secondRate = -kernel.decay.high * slowest.high
  }

  /// The rate at a phase.
  @inline(__always)
  func rate(at phase: SpringPhase) -> Double {
    // The scale last: the decay alone may be too small for a double.
    let sum = firstRate * phase.first.rounded + secondRate * phase.second.rounded
    return phase.decayed.rounded * sum * phase.scale
  }
}

extension SettlingTime {
  /// The time in a stretch at which a displacement that only falls there, in size, is epsilon.
  ///
  /// With `ℓ = ln(|d|/ε)` and `D = d/d′`, the equation gives every derivative of ℓ: `ℓ″ = −A/D²` with
  /// `A = 1 + 2γD + ω₀²D²`, and `ℓ‴ = 2(1 + γD)·A/D³`. So Householder's step, whose error is of the fourth order
  /// in its length, costs no more than Newton's. It stays inside a shrinking bracket, which is halved where a step
  /// leaves it.
  ///
  /// - Parameters:
  ///   - side: the sign of the displacement on the fall.
  ///   - lower: a time at or before the beginning of the fall.
  ///   - upper: a time at which the displacement is below epsilon or has changed its sign.
  ///   - guess: where the search begins.
  func fall(
    of motion: FallingMotion, side: Double, from lower: Double, to upper: Double, guess: Double,
    epsilon: Double
  ) -> Double {
    let beginning = lower
    var lower = lower
    var upper = upper
    var time = guess > lower && guess < upper ? guess : lower + (upper - lower) / 2
    // (1 + first·D)(1 + second·D) + third·D² is A, by the roots where they are real, so that nothing cancels.
    let first = swings ? decay : slow
    let second = swings ? decay : fast
    let third = swings ? frequency * frequency : 0
    for _ in 0..<200 {
      let phase = kernel.phase(at: time)
      let displacement = phase.motion(motion.position).scaled(by: side)
      let rate = side * motion.rate(at: phase)
      let excess = (displacement.high - epsilon) + displacement.low
      if excess == 0 { return time }
      let size = displacement.rounded
      if excess > 0 || (rate >= 0 && size > 0) { lower = time } else { upper = time }
      if rate < 0 {
        // Close to the target the displacement is nearly straight, and its logarithm is not.
        let isSteep = size < 0.25 * epsilon
        let quotient = size / rate
        let level = isSteep ? 0 : SettlingTime.level(excess: excess, over: epsilon)
        let bend = level * ((1 + first * quotient) * (1 + second * quotient) + third * quotient * quotient)
        let step =
          isSteep
          ? excess / rate : SettlingTime.step(level: level, quotient: quotient, bend: bend, decay: decay)
        let next = time - step
        let room = min(next - beginning, -quotient)
        if !isSteep, SettlingTime.isLast(from: time, to: next, room: room, frequency: naturalFrequency) {
          return max(next, beginning)
        }
        if next > lower, next < upper {
          time = next
          continue
        }
      }
      let middle = lower + (upper - lower) / 2
      if middle <= lower || middle >= upper { return time }
      time = middle
    }
    return time
  }

  /// Householder's step, or Newton's where the curvature is too strong for it.
  @inline(__always)
  private static func step(level: Double, quotient: Double, bend: Double, decay: Double) -> Double {
    let newton = level * quotient
    let divisor = 1 + bend * (1 + level * (1 + decay * quotient) * (1.0 / 3))
    let factor = 1 + bend * 0.5
    return divisor > 0.25 && factor > 0.25 ? newton * factor / divisor : newton
  }

  /// Whether a step is so short that what it leaves out is no part of the result: about its fourth power over the cube
  /// of the room it has, which is the time since the fall began or `|d/d′|`, the time to the target at this pace.
  @inline(__always)
  private static func isLast(from time: Double, to next: Double, room: Double, frequency: Double) -> Bool {
    let step = (next - time).magnitude
    if step <= 0x1p-52 * time { return true }
    let squared = step * frequency * (step * frequency)
    let space = room * frequency
    return squared * squared < 0x1p-62 * (next * frequency) * (space * space * space)
  }

  /// `ln(1 + excess/ε)`, by its series where it is small.
  @inline(__always)
  static func level(excess: Double, over epsilon: Double) -> Double {
    let x = excess / epsilon
    if x.magnitude < 0x1p-12 { return x * (1 - x * (0.5 - x * (1.0 / 3 - x * (0.25 - x * 0.2)))) }
    return x < .infinity ? log1p(x) : log(excess) - log(epsilon)
  }
}
