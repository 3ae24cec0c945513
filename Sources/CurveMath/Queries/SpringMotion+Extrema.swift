// SPDX-License-Identifier: Apache-2.0

extension SpringMotion where Value == Double {
  /// The motion in units of its own size, in seconds.
  var inSeconds: UnitMotion { UnitMotion(self, keepsTime: true) }

  /// Where the motion turns after time 0: times and values, in order, computed as they are asked for.
  ///
  /// The first turn is at `atan2(|v₀|·ω, ±(ω₀²·d₀ + γ·v₀))/ω`, with `d₀ = from − to`, and the next ones follow
  /// every `π/ω`; at and above critical damping there is one turn at most. A start at rest is no turn: only
  /// times after 0 count. The value at a turn is `to ± R·e^(−γt)`.
  ///
  /// Seconds and value units. A spring that swings turns for ever, damped or not (late turns round to ``to``);
  /// a motion that stands still, a spring that has already arrived, one without stiffness, one with a negative
  /// damping ratio and a NaN anywhere give an empty sequence.
  ///
  /// Accuracy: budget keys `query.extremumTime` and `query.extremumValue`.
  public var extrema: ExtremumSequence { ExtremumSequence(unit: inSeconds, target: to) }

  /// How many turns after time 0 are further than `epsilon` away from ``to``: the half swings that can be seen.
  ///
  /// In closed form, from the decay of the turns; a start at rest doesn't count. `epsilon` is in value units.
  /// For an `epsilon` of 0 a spring that swings has infinitely many, and so has an undamped one for every
  /// `epsilon` below its amplitude. An `epsilon` below 0 or NaN gives NaN.
  public func extremumCount(above epsilon: Double) -> Double {
    guard epsilon >= 0 else { return .nan }
    let unit = inSeconds
    let turns = unit.turns
    let index = turns.firstIndex
    // What is above 0 stays above 0.
    let epsilon = epsilon == 0 ? 0 : max(unit.units.length.divides(epsilon), .leastNonzeroMagnitude)
    switch turns.shape {
    case .drifting, .resting: return 0
    case .undefined: return .nan
    case .creeping: return turns.has(index) && turns.size(index) > epsilon ? 1 : 0
    case .swinging:
      if epsilon == 0 { return .infinity }
      if turns.extrema.decay.high == 0 { return turns.amplitude.high > epsilon ? .infinity : 0 }
      return turns.count(from: index, stride: 1, size: epsilon) { turns.size($0) > epsilon }.rounded
    }
  }
}
