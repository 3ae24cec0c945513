// SPDX-License-Identifier: Apache-2.0

import CMaths

extension SpringMotion where Value == Double {
  /// When the envelope of the swings comes down to `epsilon`, in seconds: an estimate of the settling time.
  ///
  /// Below critical damping the displacement stays inside `±A·e^(−γt)`, `A = R·ω₀/ω`, and the estimate is
  /// `ln(A/epsilon)/γ`: never shorter than the exact `settlingDuration(epsilon:)`, longer by up to half a
  /// swing, and much too long next to critical damping, where `A` grows without bound. At and above critical
  /// damping nothing swings, and the exact time is returned. For `Spring(duration: 0.5, bounce: 0.3)` and an
  /// `epsilon` of 0.001 it is 0.823562 s, against the exact 0.818747 s and the perceptual duration of 0.5 s.
  ///
  /// 0 where the envelope starts inside; infinity without damping or for an `epsilon` of 0; NaN for one below, and
  /// for a motion with a NaN. Accuracy: budget key `query.envelopeDuration`.
  public func envelopeDuration(epsilon: Double) -> Double {
    let unit = UnitMotion(self)
    let turns = unit.turns
    let extrema = turns.extrema
    guard turns.shape == .swinging, epsilon > 0, extrema.decay.high > 0 else {
      return settlingDuration(epsilon: epsilon)
    }
    let envelope = turns.amplitude.high * (extrema.squared.high.squareRoot() / extrema.frequency.high)
    return unit.units.seconds(max(0, unit.level(of: envelope, above: epsilon) / extrema.decay.high))
  }

  /// A time, in seconds, from which on the value is certainly within `epsilon` of ``to``.
  ///
  /// With `r` the slowest rate, `|d| ≤ e^(−rt)·(|d₀| + |v₀ + r·d₀|·min(t, 1/ω))` in every regime (`1/2κ` in the
  /// place of `1/ω` above critical damping). The bound solves that by a few steps of a recursion that
  /// approaches the solution from above: it costs four logarithms, and is at most a few per cent too long
  /// where the exact time is many decay times. Next to the exact `settlingDuration(epsilon:)` it is for those
  /// who reserve time and need no more. For `Spring(duration: 0.5, bounce: 0.3)` and an `epsilon` of 0.001 it
  /// is 0.862955 s.
  ///
  /// Infinity without damping or for an `epsilon` of 0; NaN for an `epsilon` below 0 or a motion that is NaN.
  /// Accuracy: budget key `bound.settlingDuration`, never short.
  public func settlingDurationBound(epsilon: Double) -> Double {
    let unit = UnitMotion(self)
    let turns = unit.turns
    let rate = turns.extrema.rate.high
    guard epsilon > 0, turns.shape == .swinging || turns.shape == .creeping, turns.extrema.decay.high > 0,
      rate > 0
    else {
      return settlingDuration(epsilon: epsilon)
    }
    let start = turns.start.high
    let velocity = turns.velocity.high
    // 1/ω, and 1/2κ where nothing swings.
    let swing = 1 / turns.extrema.frequency.high.magnitude
    // With what the difference may have lost to rounding.
    let reach = (velocity + rate * start).magnitude + 0x1p-50 * (velocity.magnitude + rate * start.magnitude)
    // 1 + x ≤ e^x with x = rt/2 − 1: a + b·t ≤ (a + 2b/(e·r))·e^(rt/2).
    let most = start.magnitude + 2 * reach / (M_E * rate)
    var bound = max(0, 2 * unit.level(of: most, above: epsilon) / rate)
    for _ in 0..<3 {
      let size = start.magnitude + reach * min(bound, swing)
      bound = max(0, unit.level(of: size, above: epsilon) / rate)
    }
    // What the roundings above may have taken away.
    return unit.units.seconds(bound * (1 + 0x1p-46) + 0x1p-46 / rate)
  }
}
