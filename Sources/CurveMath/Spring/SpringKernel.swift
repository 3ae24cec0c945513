// SPDX-License-Identifier: Apache-2.0

import CMaths

/// A spring's rates, prepared for evaluation: the numbers that do not depend on time.
///
/// Phase and exponent are formed as exact products and their low parts are carried through `sin`, `cos` and
/// `exp`, so that three hundred swings lose no digit. At and above critical damping one form serves, smooth
/// through it: with `slow = ω₀²/(γ + κ)`, `fast = γ + κ` and `q = −expm1(−2κt)/2κ`,
///
///     remaining = e^(−slow·t)(1 + slow·q)     impulse = e^(−slow·t)·q
///
/// Derivation and error bound: Documentation/Derivations/Springs.md.
@usableFromInline
package struct SpringKernel: Sendable {
  enum Form: Sendable {
    /// `e^(−γt)` times cosine and sine.
    case swinging
    /// `e^(−slow·t)` times a polynomial in `q`.
    case creeping
    /// The motion has arrived before it began.
    case instant
    /// The spring's parameters describe none.
    case undefined
  }

  let form: Form
  /// γ when swinging, `slow` when creeping.
  let decay: DoubleDouble
  /// ω when swinging, 2κ when creeping.
  let frequency: DoubleDouble
  /// 1/ω when swinging, 1/2κ when creeping (infinite at critical damping, and not used there).
  let period: DoubleDouble
  /// γ/ω when swinging, the fast root when creeping.
  let slope: DoubleDouble
  /// ω₀²/ω when swinging, ω₀² when creeping.
  let pull: DoubleDouble

  package init(_ spring: Spring) {
    let natural = spring.naturalFrequency
    let signed = spring.signedSquaredFrequency
    guard natural.high < .infinity, spring.decay.high.magnitude < .infinity, !signed.high.isNaN else {
      let arrives = natural.high == .infinity
      self.init(form: arrives ? .instant : .undefined)
      return
    }
    let squared = natural * natural
    if signed.high > 0 {
      let omega = signed.squareRoot()
      self.init(
        form: .swinging, decay: spring.decay, frequency: omega, period: DoubleDouble(1) / omega,
        slope: spring.decay / omega, pull: squared / omega)
    } else {
      // With a negative decay the fast root is the one that grows; taken this way neither root cancels.
      let root = (-signed).squareRoot()
      let kappa = spring.decay.high < 0 ? -root : root
      let fast = spring.decay + kappa
      let doubled = kappa.scaled(by: 2)
      self.init(
        form: .creeping, decay: fast.high == 0 ? DoubleDouble(0) : squared / fast, frequency: doubled,
        period: DoubleDouble(1) / doubled, slope: fast, pull: squared)
    }
  }

  /// A kernel without rates, where there are none.
  private init(form: Form) {
    let zero = DoubleDouble(0)
    self.init(form: form, decay: zero, frequency: zero, period: zero, slope: zero, pull: zero)
  }

  private init(
    form: Form, decay: DoubleDouble, frequency: DoubleDouble, period: DoubleDouble, slope: DoubleDouble,
    pull: DoubleDouble
  ) {
    self.form = form
    self.decay = decay
    self.frequency = frequency
    self.period = period
    self.slope = slope
    self.pull = pull
  }

  /// The weights at a time in seconds.
  ///
  /// Times before 0 run the equation backwards. At infinity a damped spring is at rest; an undamped one is
  /// nowhere, NaN.
  @usableFromInline
  package func weights(at time: Double) -> SpringWeights {
    guard time < .infinity else {
      return time == .infinity && (decay.high > 0 || form == .instant) ? .atRest : .undefined
    }
    if decay.high * time > SpringKernel.restingExponent { return .atRest }
    switch form {
    case .swinging: return swinging(at: time)
    case .creeping: return creeping(at: time)
    case .instant: return .atRest
    case .undefined: return .undefined
    }
  }

  /// Where e^−x has underflowed to 0.
  static var restingExponent: Double { 746 }

  private func swinging(at time: Double) -> SpringWeights {
    let exponent = decay * time
    let phase = frequency * time
    let sine = sin(phase.high)
    let cosine = cos(phase.high)
    let decayed = SpringKernel.exponential(exponent)
    let sines = decayed * DoubleDouble.sum(sine, phase.low * cosine)
    let cosines = decayed * DoubleDouble.sum(cosine, -phase.low * sine)
    let tilted = sines * slope
    let remaining = cosines + tilted
    return SpringWeights(
      remaining: remaining,
      arrived: 1 - remaining,
      impulse: sines * period,
      remainingRate: -(sines * pull),
      impulseRate: cosines - tilted)
  }

  private func creeping(at time: Double) -> SpringWeights {
    let exponent = decay * time
    let decayed = SpringKernel.exponential(exponent)
    let doubled = frequency * time
    let change: DoubleDouble
    let shrunk: DoubleDouble
    if frequency.high == 0 {
      change = DoubleDouble(time)
      shrunk = DoubleDouble(1)
    } else {
      let grown = expm1(-doubled.high)
      // d/dz of expm1(−z) is −e^(−z): what the rounding of 2κt left.
      let corrected = DoubleDouble.sum(grown, -(1 + grown) * doubled.low)
      change = -(corrected * period)
      shrunk = corrected + 1
    }
    let impulse = decayed * change
    let crept = change * decay
    let remaining = decayed * (crept + 1)
    return SpringWeights(
      remaining: remaining,
      arrived: 1 - remaining,
      impulse: impulse,
      remainingRate: -(impulse * pull),
      impulseRate: decayed * (shrunk - crept))
  }

  /// e^−x for a double-double x, as a double-double.
  @inline(__always)
  private static func exponential(_ exponent: DoubleDouble) -> DoubleDouble {
    let power = exp(-exponent.high)
    return DoubleDouble.orderedSum(power, -power * exponent.low)
  }
}
