// SPDX-License-Identifier: Apache-2.0

import CMaths

/// Where the displacements of one spring turn, in closed form.
///
/// A displacement `d` with `d″ + 2γ·d′ + ω₀²·d = 0` turns where `d′ = 0`. Below critical damping that is every
/// `π/ω` seconds, and there `|d| = R·e^(−γt)` with `R·ω₀² = √((ω₀²·d(0) + γ·d′(0))² + ω²·d′(0)²)`. At and above it
/// turns at most once, where `|d| = |d(0) + d′(0)/fast|·e^(−slow·t)`. What could cancel, `ω₀²·d(0) + γ·d′(0)` and
/// `fast·d(0) + d′(0)`, is formed in double-double.
struct SpringExtrema: Sendable {
  let kernel: SpringKernel

  init(_ kernel: SpringKernel) {
    self.kernel = kernel
  }

  var swings: Bool { kernel.form == .swinging }
  /// γ.
  var decay: DoubleDouble { kernel.drag }
  /// ω₀².
  var squared: DoubleDouble { kernel.pull }
  /// ω, and 2κ where the spring doesn't swing.
  var frequency: DoubleDouble { kernel.frequency }
  /// The rate at which the sizes of turns fall with their times: γ, or the slow root.
  var rate: DoubleDouble { kernel.decay }

  /// The time from one turn to the next, where there is more than one.
  var spacing: DoubleDouble { DoubleDouble.tau.scaled(by: 0.5) * kernel.period }

  /// The time of the first turn at or after 0, infinity where there is none, and the factor of `e^(−rate·t)` in
  /// the sizes of the turns.
  func turn(start: DoubleDouble, velocity: DoubleDouble) -> (time: Double, amplitude: DoubleDouble) {
    if velocity.high == 0 { return (0, start.high < 0 ? -start : start) }
    return swings ? swing(start, velocity) : creep(start, velocity)
  }

  private func swing(_ start: DoubleDouble, _ velocity: DoubleDouble) -> (Double, DoubleDouble) {
    let pull = squared * start + decay * velocity
    let sway = frequency * velocity
    let towards = velocity.high < 0 ? -pull.high : pull.high
    let time = atan2(sway.high.magnitude, towards) / frequency.high
    let largest = max(pull.high.magnitude, sway.high.magnitude)
    guard largest > 0, largest.isFinite else { return (time, DoubleDouble(largest)) }
    // By a power of two, so that no square overflows or vanishes.
    let unit = Double(sign: .plus, exponent: min(-largest.exponent, 1000), significand: 1)
    let first = pull.scaled(by: unit)
    let second = sway.scaled(by: unit)
    return (time, ((first * first + second * second).squareRoot() / squared).scaled(by: 1 / unit))
  }

  private func creep(_ start: DoubleDouble, _ velocity: DoubleDouble) -> (Double, DoubleDouble) {
    let push = kernel.fast * start + velocity
    let time = creepTime(push: push.high, velocity: velocity.high)
    guard time < .infinity else { return (.infinity, DoubleDouble(0)) }
    let size = push / kernel.fast
    return (time, size.high < 0 ? -size : size)
  }

  /// The time of the only turn of a motion that creeps, with `push = fast·start + velocity`; infinity where it has
  /// none after time 0.
  func creepTime(push: Double, velocity: Double) -> Double {
    let share = velocity / (kernel.decay.high * push)
    guard share > 0, share.isFinite else { return .infinity }
    let doubled = frequency.high
    return doubled == 0 ? share : log1p(doubled * share) / doubled
  }
}
