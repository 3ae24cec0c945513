// SPDX-License-Identifier: Apache-2.0

extension Spring {
  /// A spring by its physical constants.
  ///
  /// `ω₀ = √(k/m)`, `γ = c/2m` and `ω₀² − γ² = (4mk − c²)/4m²`, the last in double-double, so that it is
  /// right next to critical damping too.
  ///
  /// - Parameters:
  ///   - mass: `m`, above 0. A mass of 0 or below, or NaN, makes every result NaN.
  ///   - stiffness: `k`, force per value unit. 0 pulls nowhere: the value drifts. Below 0 every result is NaN.
  ///   - damping: `c`, force per unit of velocity.
  ///   - allowOverDamping: unless `true`, damping above critical, `2√(mk)`, counts as critical. That is
  ///     SwiftUI's rule; ``damping`` then reports the critical one.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    guard mass > 0, stiffness >= 0 else {
      self.init(invalidWithMass: mass)
      return
    }
    let rates = SpringRates(mass: mass, stiffness: stiffness, damping: damping, isClamped: !allowOverDamping)
    self.init(rates.limited, mass: mass)
  }

  /// A spring by its stiffness and its damping ratio.
  ///
  /// `ω₀ = √(stiffness/mass)` and `γ = ζ·ω₀`.
  ///
  /// - Parameters:
  ///   - stiffness: force per value unit, 0 or more.
  ///   - dampingRatio: 0 swings for ever, 1 is critical, above 1 creeps.
  ///   - mass: above 0. A mass of 0 or below, or NaN, makes every result NaN.
  public init(stiffness: Double, dampingRatio: Double, mass: Double = 1.0) {
    guard mass > 0, stiffness >= 0 else {
      self.init(invalidWithMass: mass)
      return
    }
    self.init(
      naturalFrequency: SpringRates(mass: mass, stiffness: stiffness, damping: 0, isClamped: false).natural,
      dampingRatio: DoubleDouble(dampingRatio),
      complement: DoubleDouble.sum(1, -dampingRatio) * DoubleDouble.sum(1, dampingRatio),
      mass: mass)
  }

  /// The spring whose every result is NaN.
  init(invalidWithMass mass: Double) {
    let nan = DoubleDouble(.nan)
    self.init(naturalFrequency: nan, decay: nan, signedSquaredFrequency: nan, mass: mass)
  }
}
