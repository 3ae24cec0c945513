// SPDX-License-Identifier: Apache-2.0

import CMaths

/// A spring's rates, prepared for evaluation: the numbers that depend neither on time nor on the start.
///
/// Below critical damping every motion is `e^(−γt)(α·cos ωt + β·sin ωt)`. At and above it one form serves,
/// smooth through it: with `slow = ω₀²/(γ + κ)`, `fast = γ + κ` and `f = e^(−2κt)`, every motion is
/// `e^(−slow·t)(α·f + β·(1 − f))`, where β holds the factor 1/2κ, so that `(1 − f)/2κ` may become `t` at
/// critical damping. Phase and exponents are formed as exact products, whose low parts are
/// carried through sine, cosine and exponential, so that three hundred swings lose no digit.
///
/// Derivation and error bound: Documentation/Derivations/Springs.md.
package struct SpringKernel: Sendable {
  enum Form: Sendable {
    /// `e^(−γt)` times cosine and sine.
    case swinging
    /// `e^(−slow·t)` times `f` and `1 − f`.
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
  /// 1/ω when swinging, 1/2κ when creeping, 1 at critical damping: the unit of the second amplitude.
  let period: DoubleDouble
  /// γ per second.
  let drag: DoubleDouble
  /// `γ + κ`, when creeping.
  let fast: DoubleDouble
  /// ω₀² per second squared.
  let pull: DoubleDouble

  private let decayFactor: SplitNumber
  private let frequencyFactor: SplitNumber

  package init(_ spring: Spring) {
    let natural = spring.naturalFrequency
    let signed = spring.signedSquaredFrequency
    guard natural.high < .infinity, spring.decay.high.magnitude < .infinity, !signed.high.isNaN else {
      self.init(form: natural.high == .infinity ? .instant : .undefined)
      return
    }
    let squared = natural * natural
    if signed.high > 0 {
      let (omega, period) = SpringKernel.rootAndReciprocal(signed)
      self.init(
        form: .swinging, decay: spring.decay, frequency: omega, period: period, drag: spring.decay,
        fast: DoubleDouble(0), pull: squared)
    } else {
      // With a negative decay the fast root is the one that grows; taken this way neither root cancels.
      let (root, reciprocal) = SpringKernel.rootAndReciprocal(-signed)
      let sign = spring.decay.high < 0 ? -1.0 : 1.0
      let fast = spring.decay + root.scaled(by: sign)
      self.init(
        form: .creeping, decay: SpringKernel.quotient(squared, fast), frequency: root.scaled(by: 2 * sign),
        period: root.high == 0 ? DoubleDouble(1) : reciprocal.scaled(by: 0.5 * sign), drag: spring.decay,
        fast: fast, pull: squared)
    }
  }

  /// A kernel without rates, where there are none.
  private init(form: Form) {
    let zero = DoubleDouble(0)
    self.init(
      form: form, decay: zero, frequency: zero, period: DoubleDouble(1), drag: zero, fast: zero, pull: zero)
  }

  @inline(__always)
  private init(
    form: Form, decay: DoubleDouble, frequency: DoubleDouble, period: DoubleDouble, drag: DoubleDouble,
    fast: DoubleDouble, pull: DoubleDouble
  ) {
    self.form = form
    self.decay = decay
    self.frequency = frequency
    self.period = period
    self.drag = drag
    self.fast = fast
    self.pull = pull
    decayFactor = SplitNumber(decay)
    frequencyFactor = SplitNumber(frequency)
  }
}

// MARK: - Preparation

extension SpringKernel {
  /// `√x` and `1/√x` of a number that is not negative, each to about 103 bits, from one root and one division.
  ///
  /// What the root leaves of x, and what root and reciprocal leave of 1, are formed exactly; each corrects its
  /// number to first order, and the square of a rounding error is what remains.
  @inline(__always)
  private static func rootAndReciprocal(_ x: DoubleDouble) -> (root: DoubleDouble, reciprocal: DoubleDouble) {
    let first = x.high.squareRoot()
    let inverse = 1 / first
    guard first > 0, first < .infinity else { return (DoubleDouble(first), DoubleDouble(inverse)) }
    let squared = DoubleDouble.product(first, first)
    let left = ((x.high - squared.high) - squared.low) + x.low
    let root = DoubleDouble.orderedSum(first, 0.5 * left * inverse)
    let one = DoubleDouble.product(inverse, root.high)
    let missing = ((1 - one.high) - one.low) - inverse * root.low
    return (root, DoubleDouble.orderedSum(inverse, inverse * missing))
  }

  /// `x/y` to about 103 bits, from one division; 0 where there is no divisor.
  @inline(__always)
  private static func quotient(_ x: DoubleDouble, _ y: DoubleDouble) -> DoubleDouble {
    guard y.high != 0 else { return DoubleDouble(0) }
    let inverse = 1 / y.high
    let first = x.high * inverse
    guard first.magnitude < .infinity, first != 0, inverse != 0 else { return DoubleDouble(x.high / y.high) }
    let product = DoubleDouble.product(first, y.high)
    let left = ((x.high - product.high) - product.low) + (x.low - first * y.low)
    return DoubleDouble.orderedSum(first, left * inverse)
  }
}

// MARK: - Starts

extension SpringKernel {
  /// The amplitudes of the displacement that starts with a value and a velocity.
  func amplitudes(value: DoubleDouble, velocity: DoubleDouble) -> SpringAmplitudes {
    switch form {
    case .swinging: SpringAmplitudes(value, (velocity + drag * value) * period)
    case .creeping: SpringAmplitudes(value, (velocity + fast * value) * period)
    case .instant, .undefined: SpringAmplitudes(DoubleDouble(0), DoubleDouble(0))
    }
  }

  /// The amplitudes of the same motion's velocity.
  func rateAmplitudes(value: DoubleDouble, velocity: DoubleDouble) -> SpringAmplitudes {
    switch form {
    case .swinging: SpringAmplitudes(velocity, -(pull * value + drag * velocity) * period)
    case .creeping: SpringAmplitudes(velocity, -(decay * (velocity + fast * value)) * period)
    case .instant, .undefined: SpringAmplitudes(DoubleDouble(0), DoubleDouble(0))
    }
  }

  /// The amplitudes of the same motion's acceleration.
  func accelerationAmplitudes(value: DoubleDouble, velocity: DoubleDouble) -> SpringAmplitudes {
    let start = -(pull * value + drag.scaled(by: 2) * velocity)
    switch form {
    case .swinging: return SpringAmplitudes(start, -(pull * velocity + drag * start) * period)
    case .creeping: return SpringAmplitudes(start, decay * decay * (velocity + fast * value) * period)
    case .instant, .undefined: return SpringAmplitudes(DoubleDouble(0), DoubleDouble(0))
    }
  }
}

// MARK: - Times

extension SpringKernel {
  /// Where the spring is in its course at a time in seconds.
  ///
  /// Times before 0 run the equation backwards, until that overflows. At infinity a damped spring is at rest;
  /// an undamped one is nowhere, NaN.
  @inline(__always)
  func phase(at time: Double) -> SpringPhase {
    let exponent = decay.high * time
    guard time.magnitude < .infinity, exponent > Exponential.lowest, exponent < Exponential.highest,
      form == .swinging || form == .creeping
    else { return SpringKernel.unusualPhase(form, exponent: exponent, time) }
    return form == .swinging ? swinging(at: time) : creeping(at: time)
  }

  /// Times at which nothing is left to compute. A static function: a copy of the kernel costs more than the
  /// whole evaluation.
  @inline(never)
  private static func unusualPhase(_ form: Form, exponent: Double, _ time: Double) -> SpringPhase {
    switch form {
    case .undefined: .constant(.nan)
    case .instant: .constant(time.isNaN ? .nan : 0)
    case .swinging, .creeping: .constant(exponent >= Exponential.highest ? 0 : .nan)
    }
  }

  @inline(__always)
  private func swinging(at time: Double) -> SpringPhase {
    let split = SplitNumber(DoubleDouble(time))
    let (decayed, scale) = Exponential.negative(
      SpringKernel.product(decay.high, decayFactor, time, split))
    let (sine, cosine) = Circle.sineAndCosine(
      SpringKernel.product(frequency.high, frequencyFactor, time, split))
    return SpringPhase(decayed: decayed, scale: scale, first: cosine, second: sine)
  }

  @inline(__always)
  private func creeping(at time: Double) -> SpringPhase {
    let split = SplitNumber(DoubleDouble(time))
    let (decayed, scale) = Exponential.negative(
      SpringKernel.product(decay.high, decayFactor, time, split))
    guard frequency.high != 0 else {
      return SpringPhase(
        decayed: decayed, scale: scale, first: SplitNumber(head: 1, tail: 0), second: split)
    }
    let doubled = SpringKernel.product(frequency.high, frequencyFactor, time, split)
    if doubled.high > 0.75 {
      // Beyond 2⁻⁴⁹⁰ nothing is left of the fast part.
      let left =
        doubled.high < Exponential.enlargedFrom
        ? Exponential.negative(doubled).number : SplitNumber(head: 0, tail: 0)
      return SpringPhase(
        decayed: decayed, scale: scale, first: left,
        second: SplitNumber(DoubleDouble(high: 1 - left.head, low: -left.tail)))
    }
    let grown = expm1(-doubled.high)
    // d/dz of expm1(−z) is −e^(−z): what the rounding of 2κt left.
    let correction = -(1 + grown) * doubled.low
    return SpringPhase(
      decayed: decayed, scale: scale,
      first: SplitNumber(DoubleDouble.sum(1, grown).adding(correction)),
      second: SplitNumber(DoubleDouble(high: -grown, low: -correction)))
  }

  /// `rate · time`, the rate as a double-double that is cut in two and the time as a double that is.
  @inline(__always)
  private static func product(
    _ rate: Double, _ rateFactor: SplitNumber, _ time: Double, _ timeFactor: SplitNumber
  ) -> DoubleDouble {
    let high = rate * time
    let low =
      ((rateFactor.head * timeFactor.head - high) + rateFactor.head * timeFactor.tail)
      + rateFactor.tail * time
    return DoubleDouble(high: high, low: low)
  }
}
