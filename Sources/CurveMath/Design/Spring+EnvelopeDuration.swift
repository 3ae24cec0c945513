// SPDX-License-Identifier: Apache-2.0

import CMaths

extension Spring {
  /// A spring by the time after which what is left of its sine has come down to `epsilon`.
  ///
  /// Some libraries call that a spring's duration. From rest, below critical damping, the displacement is
  /// `e^(−ζω₀t)·(cos ωt + ζ/√(1−ζ²)·sin ωt)`, and the spring is the one with
  ///
  ///     ζ/√(1−ζ²) · e^(−ζ·ω₀·duration) = epsilon
  ///
  /// At critical damping it is `(1 + ω₀·duration)·e^(−ω₀·duration) = epsilon`, the exact settling time. Between the two
  /// `ω₀` jumps: the factor before the exponential grows without bound towards critical damping. The mass is 1.
  ///
  /// - Parameters:
  ///   - envelopeDuration: seconds, above 0.
  ///   - dampingRatio: above 0; from 1 on the spring has the ω₀ of the critical one. So small a ratio that its sine
  ///     begins below `epsilon` gives a negative ω₀, which makes every result NaN.
  ///   - epsilon: as a fraction of the way, above 0 and below 1.
  package init(envelopeDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    guard dampingRatio < 1 else {
      let critical = Spring(settlingDuration: envelopeDuration, dampingRatio: 1, epsilon: epsilon)
      self.init(response: critical.response, dampingRatio: dampingRatio)
      return
    }
    let height = dampingRatio / ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    let frequency = log(height / epsilon) / (dampingRatio * envelopeDuration)
    self.init(response: 2 * Double.pi / frequency, dampingRatio: dampingRatio)
  }
}
