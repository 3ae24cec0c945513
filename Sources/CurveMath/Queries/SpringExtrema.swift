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
  /// ω, where the spring swings.
  var frequency: DoubleDouble { kernel.frequency }
  /// The rate at which the sizes of turns fall with their times: γ, or the slow root.
  var rate: DoubleDouble { kernel.decay }

  /// The time from one turn to the next, where there is more than one.
  var spacing: DoubleDouble { DoubleDouble.tau.scaled(by: 0.5) / frequency }

  /// The time of the first turn at or after 0; infinity where there is none.
  func first(start: DoubleDouble, velocity: DoubleDouble) -> Double {
    if velocity.high == 0 { return 0 }
    if swings {
      let pull = squared * start + decay * velocity
      let towards = velocity.high < 0 ? -pull.high : pull.high
      return atan2(velocity.high.magnitude * frequency.high, towards) / frequency.high
    }
    let share = velocity.high / (kernel.decay * (kernel.fast * start + velocity)).high
    guard share > 0, share.isFinite else { return .infinity }
    let doubled = kernel.frequency.high
    return doubled == 0 ? share : log1p(doubled * share) / doubled
  }

  /// The factor of `e^(−rate·t)` in a turn's size.
  func amplitude(start: DoubleDouble, velocity: DoubleDouble) -> DoubleDouble {
    if velocity.high == 0 { return start.high < 0 ? -start : start }
    let size: DoubleDouble
    if swings {
      let pull = squared * start + decay * velocity
      let sway = frequency * velocity
      let largest = max(pull.high.magnitude, sway.high.magnitude)
      guard largest > 0, largest.isFinite else { return DoubleDouble(largest) }
      // By a power of two, so that no square overflows or vanishes.
      let unit = Double(sign: .plus, exponent: min(-largest.exponent, 1000), significand: 1)
      let first = pull.scaled(by: unit)
      let second = sway.scaled(by: unit)
      size = ((first * first + second * second).squareRoot() / squared).scaled(by: 1 / unit)
    } else {
      size = (kernel.fast * start + velocity) / kernel.fast
    }
    return size.high < 0 ? -size : size
  }
}
