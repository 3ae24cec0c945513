// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation
import Foundation
import GSLOracle

/// A spring whose motion is known: the roots of `s² + (c/m)·s + k/m` are chosen first, as numbers of few binary
/// digits, so that the coefficients are exact, and so are the phases at times of few digits.
struct KnownMotion: Sendable {
  enum Roots: Sendable {
    /// `−decay ± i·frequency`.
    case complex(decay: Double, frequency: Double)
    /// `−rate`, twice.
    case double(rate: Double)
    /// `−slow` and `−fast`.
    case real(slow: Double, fast: Double)
  }

  let name: String
  let roots: Roots
  let from: Double
  let to: Double
  let initialVelocity: Double

  init(_ name: String, _ roots: Roots, from: Double = 0, to: Double = 1, initialVelocity: Double = 0) {
    self.name = name
    self.roots = roots
    self.from = from
    self.to = to
    self.initialVelocity = initialVelocity
  }

  /// `k/m` and `c/m`.
  var coefficients: (stiffness: Double, damping: Double) {
    switch roots {
    case .complex(let decay, let frequency): (decay * decay + frequency * frequency, 2 * decay)
    case .double(let rate): (rate * rate, 2 * rate)
    case .real(let slow, let fast): (slow * fast, slow + fast)
    }
  }

  var problem: SpringProblem {
    let (stiffness, damping) = coefficients
    return SpringProblem(
      // A mass of 4 takes part in nothing but the exact division.
      parameters: .massStiffnessDamping(
        mass: 4, stiffness: 4 * stiffness, damping: 4 * damping, allowOverDamping: true),
      from: from, to: to, initialVelocity: initialVelocity)
  }

  var naturalFrequency: Double { coefficients.stiffness.squareRoot() }

  var amplitude: Double { max(abs(from - to), abs(initialVelocity) / naturalFrequency) }

  /// Displacement and velocity, right to a few units of 2⁻⁵³ times the amplitude.
  func state(at time: Double) -> (value: Double, velocity: Double) {
    let start = from - to
    let speed = initialVelocity
    switch roots {
    case .complex(let decay, let frequency):
      let (cosine, sine) = (cos(frequency * time), sin(frequency * time) / frequency)
      let left = exp(-decay * time)
      let pull = decay * speed + (decay * decay + frequency * frequency) * start
      return (
        to + left * (start * cosine + (speed + decay * start) * sine), left * (speed * cosine - pull * sine)
      )
    case .double(let rate):
      let left = exp(-rate * time)
      let drift = speed + rate * start
      return (to + left * (start + drift * time), left * (speed - rate * drift * time))
    case .real(let slow, let fast):
      let (slowLeft, fastLeft) = (exp(-slow * time), exp(-fast * time))
      let slowPart = (speed + fast * start) / (fast - slow) * slowLeft
      let fastPart = -(speed + slow * start) / (fast - slow) * fastLeft
      return (to + slowPart + fastPart, -slow * slowPart - fast * fastPart)
    }
  }

  /// Powers of two from 1/8 to 128, and 150: all of few digits.
  static let times = (-3...7).map { Double(sign: .plus, exponent: $0, significand: 1) } + [150]

  static let swinging = [
    KnownMotion("undamped", .complex(decay: 0, frequency: 12.5)),
    KnownMotion("undamped with a push", .complex(decay: 0, frequency: 3.25), initialVelocity: 6.5),
    KnownMotion("barely damped", .complex(decay: 0.015625, frequency: 8), from: 2.375, to: -11.25),
    KnownMotion("lightly damped", .complex(decay: 0.5, frequency: 4), initialVelocity: -3),
    KnownMotion("half damped", .complex(decay: 3, frequency: 4), from: 7.75, to: 7.5),
    KnownMotion("nearly critical", .complex(decay: 3.96875, frequency: 0.5)),
  ]

  static let creeping = [
    KnownMotion("critical", .double(rate: 4)),
    KnownMotion("critical with a push", .double(rate: 12.5), from: -3, to: 2.5, initialVelocity: 125),
    KnownMotion("just over-damped", .real(slow: 3, fast: 5)),
    KnownMotion("over-damped", .real(slow: 1, fast: 16), initialVelocity: 24),
    KnownMotion("far over-damped", .real(slow: 0.5, fast: 64), from: -6.25, to: 19),
  ]

  static let stiff = [
    KnownMotion("stiff", .real(slow: 0.5, fast: 512)),
    KnownMotion("stiffer", .real(slow: 0.0625, fast: 16384), from: 5.5, to: -2.25),
    KnownMotion("stiff with a push", .real(slow: 0.03125, fast: 524_288), initialVelocity: 1000),
  ]
}
#endif
