// SPDX-License-Identifier: Apache-2.0

/// A damped harmonic oscillator: `m·x″ + c·x′ + k·(x − target) = 0`.
///
/// A spring is described by a perceptual duration and a bounce, by a response and a damping ratio, or by
/// mass, stiffness and damping; it holds rates, as double-double numbers, so that the parameters it was
/// given read back to the bit and any other parameterisation follows to rounding:
///
/// - natural frequency `ω₀ = 2π / response = √(k/m)`, in radians per second;
/// - decay `γ = ζ·ω₀ = c / 2m`, per second;
/// - signed squared frequency `ω₀² − γ²`, per second squared: positive below critical damping, negative
///   above. Its sign alone decides the ``regime``; no tolerance does.
///
/// `==` compares what is held. Times are in seconds and velocities in value units per second.
///
/// Odd input never traps: a `duration` or `response` of 0 is a spring that has already arrived; a negative
/// or NaN one makes every result NaN. ``init(validating:)`` refuses such input with a reason instead. Beyond
/// 2⁴⁸⁴, about 10¹⁴⁵, a rate has no square: a spring with a larger ω₀ counts as one that has already arrived, one
/// with ω₀ below 2⁻⁴⁸⁴ as one that pulls nowhere, and a larger decay as 2⁴⁸⁴ per second.
public struct Spring: Hashable, Sendable {
  /// ω₀ in radians per second.
  package let naturalFrequency: DoubleDouble
  /// γ per second.
  package let decay: DoubleDouble
  /// ω₀² − γ² per second squared.
  package let signedSquaredFrequency: DoubleDouble
  /// The mass that was given; 1 where none was.
  public let mass: Double

  package init(
    naturalFrequency: DoubleDouble, decay: DoubleDouble, signedSquaredFrequency: DoubleDouble,
    mass: Double
  ) {
    let rates = SpringRates(natural: naturalFrequency, decay: decay, signed: signedSquaredFrequency).limited
    self.init(rates, mass: mass)
  }

  init(_ rates: SpringRates, mass: Double) {
    naturalFrequency = rates.natural
    decay = rates.decay
    signedSquaredFrequency = rates.signed
    self.mass = mass
  }

  /// A spring from ω₀, ζ and 1 − ζ², each as exact as double-double.
  package init(
    naturalFrequency: DoubleDouble, dampingRatio: DoubleDouble, complement: DoubleDouble, mass: Double = 1
  ) {
    self.init(
      naturalFrequency: naturalFrequency,
      decay: naturalFrequency.timesAnySize(dampingRatio),
      signedSquaredFrequency: naturalFrequency * naturalFrequency * complement,
      mass: mass)
  }
}
