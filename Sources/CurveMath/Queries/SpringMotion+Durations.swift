// SPDX-License-Identifier: Apache-2.0

import CMaths

// How long a spring takes has three names and a bound. For `Spring(duration: 0.5, bounce: 0.3)` from 0 to 1 with
// an epsilon of 0.001:
//
//     duration                         0.5 s       the perceptual duration, 2π/ω₀; what a designer sets
//     settlingDuration(epsilon:)       0.818747 s  exact: the last time at which |x − to| is epsilon
//     envelopeDuration(epsilon:)       0.823562 s  an estimate: when the envelope of the swings is epsilon
//     settlingDurationBound(epsilon:)  0.862955 s  never too short, and cheap

extension SpringMotion where Value == Double {
  /// When the envelope of the swings comes down to `epsilon`, in seconds: an estimate of the settling time.
  ///
  /// Below critical damping the displacement stays inside `±A·e^(−γt)`, `A = R·ω₀/ω`, and the estimate is
  /// `ln(A/epsilon)/γ`: never shorter than the exact `settlingDuration(epsilon:)`, longer by up to half a
  /// swing, and much too long next to critical damping, where `A` grows without bound. At and above critical
  /// damping nothing swings, and the exact time is returned. For `Spring(duration: 0.5, bounce: 0.3)` and an
  /// `epsilon` of 0.001 it is 0.823562 s, against the exact 0.818747 s and the perceptual duration of 0.5 s.
  ///
  /// 0 where the envelope starts inside; infinity without damping or for an `epsilon` of 0; NaN for one below.
  public func envelopeDuration(epsilon: Double) -> Double {
    let turns = turns
    guard turns.shape == .swinging, epsilon > 0, turns.extrema.decay.high > 0 else {
      return settlingDuration(epsilon: epsilon)
    }
    let extrema = turns.extrema
    let envelope = turns.amplitude.high * (extrema.squared.high.squareRoot() / extrema.frequency.high)
    return max(0, log(envelope / epsilon) / extrema.decay.high)
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
  public func settlingDurationBound(epsilon: Double) -> Double {
    let signed = spring.signedSquaredFrequency.high
    let decay = spring.decay.high
    let natural = spring.naturalFrequency.high
    let start = (from - to).magnitude
    guard epsilon > 0, decay > 0, natural > 0, natural.isFinite, start.isFinite, initialVelocity.isFinite
    else {
      return settlingDuration(epsilon: epsilon)
    }
    let frequency = signed.magnitude.squareRoot()
    let rate = signed > 0 ? decay : natural * (natural / (decay + frequency))
    guard rate > 0, start > 0 || initialVelocity != 0 else { return settlingDuration(epsilon: epsilon) }
    let swing = frequency > 0 ? 1 / (signed > 0 ? frequency : 2 * frequency) : .infinity
    let push = (initialVelocity + rate * (from - to)).magnitude
    // What the difference may have lost to rounding.
    let reach = push + 0x1p-50 * (initialVelocity.magnitude + rate * start)
    // 1 + x ≤ e^x with x = rt/2 − 1: a + b·t ≤ (a + 2b/(e·r))·e^(rt/2).
    var bound = max(0, 2 * log((start + 2 * reach / (M_E * rate)) / epsilon) / rate)
    for _ in 0..<3 {
      bound = max(0, log((start + reach * min(bound, swing)) / epsilon) / rate)
    }
    // What the roundings above may have taken away.
    return bound * (1 + 0x1p-46) + 0x1p-46 / rate
  }
}
