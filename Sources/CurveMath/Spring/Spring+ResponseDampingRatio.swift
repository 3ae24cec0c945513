// SPDX-License-Identifier: Apache-2.0

extension Spring {
  /// A spring by its response and its damping ratio.
  ///
  /// The mass is 1, `ω₀ = 2π / response` and `γ = ζ·ω₀`; `1 − ζ²` is formed as `(1 − ζ)(1 + ζ)`.
  ///
  /// - Parameters:
  ///   - response: seconds, the period of the undamped spring. 0 is a spring that has already arrived; below
  ///     0 every result is NaN.
  ///   - dampingRatio: 0 swings for ever, 1 is critical, above 1 creeps. A negative ratio swings wider and
  ///     wider, as the equation says.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      naturalFrequency: Spring.naturalFrequency(response: response),
      dampingRatio: DoubleDouble(dampingRatio),
      complement: DoubleDouble.sum(1, -dampingRatio) * DoubleDouble.sum(1, dampingRatio))
  }
}
