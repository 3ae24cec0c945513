// SPDX-License-Identifier: Apache-2.0

extension Spring {
  /// A spring by its perceptual duration and its bounce.
  ///
  /// The mass is 1 and `ω₀ = 2π / duration`. With bounce `b`, the damping ratio is `1 − b` for `b ≥ 0` and
  /// `1 / (1 + b)` for `b < 0`: 0 is critically damped, 1 swings for ever, and towards −1 the spring creeps.
  ///
  /// - Parameters:
  ///   - duration: seconds, the period of the undamped spring; not the time until it rests. 0 is a spring
  ///     that has already arrived; below 0 every result is NaN.
  ///   - bounce: −1 < bounce ≤ 1; above 1 counts as 1, as in SwiftUI; −1 and below give NaN.
  public init(duration: Double = 0.5, bounce: Double = 0.0) {
    let bounce = bounce > 1 ? 1 : bounce
    let frequency = Spring.naturalFrequency(response: duration)
    if bounce >= 0 {
      self.init(
        naturalFrequency: frequency,
        dampingRatio: DoubleDouble.sum(1, -bounce),
        complement: DoubleDouble.sum(2, -bounce) * bounce)
    } else if bounce > -1 {
      let ratio = DoubleDouble(1) / DoubleDouble.sum(1, bounce)
      self.init(
        naturalFrequency: frequency,
        dampingRatio: ratio,
        complement: DoubleDouble.sum(2, bounce) * bounce * ratio * ratio)
    } else {
      self.init(
        naturalFrequency: frequency, dampingRatio: DoubleDouble(.nan), complement: DoubleDouble(.nan))
    }
  }

  /// 2π / response; 0 gives infinity, and what is not a duration gives NaN.
  static func naturalFrequency(response: Double) -> DoubleDouble {
    guard response >= 0 else { return DoubleDouble(.nan) }
    // Rates that have no square, and responses that the division can't split.
    if response > 16 * SpringRates.limit { return DoubleDouble(0) }
    if response < 1 / SpringRates.limit { return DoubleDouble(.infinity) }
    return DoubleDouble.tau / DoubleDouble(response)
  }
}
