// SPDX-License-Identifier: Apache-2.0

/// The rates that make a spring: ω₀, γ and ω₀² − γ².
struct SpringRates {
  var natural: DoubleDouble
  var decay: DoubleDouble
  var signed: DoubleDouble

  init(natural: DoubleDouble, decay: DoubleDouble, signed: DoubleDouble) {
    self.natural = natural
    self.decay = decay
    self.signed = signed
  }

  init(_ spring: Spring) {
    self.init(
      natural: spring.naturalFrequency, decay: spring.decay, signed: spring.signedSquaredFrequency)
  }

  /// The largest rate whose square is certainly a number; the least is its inverse.
  static var limit: Double { 0x1p484 }

  /// The same rates where they have squares, and the limits of the motion where they don't: a spring that is too
  /// quick has arrived, one that is too slow pulls nowhere, one that is too strongly damped stands still.
  var limited: SpringRates {
    let size = natural.high
    let drag = decay.high.magnitude
    if size > SpringRates.limit {
      return SpringRates(
        natural: DoubleDouble(.infinity), decay: DoubleDouble(.infinity), signed: DoubleDouble(0))
    }
    let isOrdinary = size >= 1 / SpringRates.limit && drag <= SpringRates.limit && signed.high.isFinite
    guard !isOrdinary, !size.isNaN, !drag.isNaN else { return self }
    var rates = self
    if size < 1 / SpringRates.limit { rates.natural = DoubleDouble(0) }
    if drag > SpringRates.limit {
      rates.decay = DoubleDouble(decay.high < 0 ? -SpringRates.limit : SpringRates.limit)
    } else if drag < 1 / SpringRates.limit, rates.natural.high == 0 {
      rates.decay = DoubleDouble(0)
    }
    rates.signed = rates.natural * rates.natural - rates.decay * rates.decay
    return rates
  }

  /// The same rates times a power of two, as in another unit of time.
  func scaled(byPowerOfTwo exponent: Int) -> SpringRates {
    let rate = PowerOfTwo(exponent: exponent)
    let square = PowerOfTwo(exponent: 2 * exponent)
    return SpringRates(natural: rate.times(natural), decay: rate.times(decay), signed: square.times(signed))
  }

  /// The power of two, as an exponent, in whose units both rates have squares: near ω₀, or half-way between it and
  /// a decay that is larger. 0 where nothing pulls.
  var pace: Int {
    guard natural.high > 0, natural.high.isFinite, decay.high.isFinite else { return 0 }
    let own = natural.high.exponent
    return decay.high == 0 ? own : own + max(0, decay.high.exponent - own) / 2
  }
}

// MARK: - Physical constants

extension SpringRates {
  /// The rates of a mass, a stiffness and a damping, whatever powers of two they are in.
  ///
  /// Mass and stiffness are brought near 1 by a unit of their own and a unit of time, powers of two both: then
  /// `4mk − c²` is a number whenever it means anything.
  ///
  /// - Parameter isClamped: whether damping above critical counts as critical.
  init(mass: Double, stiffness: Double, damping: Double, isClamped: Bool) {
    guard stiffness > 0, stiffness.isFinite, mass.isFinite, damping.isFinite else {
      // ω₀ is 0 or infinite.
      let rate = damping / (2 * mass)
      let natural = (stiffness / mass).squareRoot()
      let isClamped = isClamped && rate > natural
      self.init(
        natural: DoubleDouble(natural), decay: DoubleDouble(isClamped ? natural : rate),
        signed: isClamped ? DoubleDouble(0) : DoubleDouble(natural * natural - rate * rate))
      return
    }
    let weight = PowerOfTwo(exponent: mass.exponent)
    // Twice the pace, which has to be whole.
    var pace = stiffness.exponent - mass.exponent
    if pace % 2 != 0 { pace -= 1 }
    pace /= 2
    var drag = PowerOfTwo(exponent: mass.exponent + pace).divides(damping)
    // Half-way to a damping that is much larger.
    let excess = drag == 0 ? 0 : max(0, min(drag.exponent, 2000)) / 2
    pace += excess
    drag = PowerOfTwo(exponent: mass.exponent + pace).divides(damping)
    let m = weight.divides(mass)
    let k = PowerOfTwo(exponent: mass.exponent + 2 * pace).divides(stiffness)
    let difference = DoubleDouble.product(m, k).scaled(by: 4) - DoubleDouble.product(drag, drag)
    let natural = (DoubleDouble(k) / DoubleDouble(m)).squareRoot()
    if isClamped, difference.high < 0, damping > 0 {
      self.init(natural: natural, decay: natural, signed: DoubleDouble(0))
    } else {
      self.init(
        natural: natural, decay: DoubleDouble(drag) / DoubleDouble(2 * m),
        signed: difference / DoubleDouble.product(2 * m, 2 * m))
    }
    self = scaled(byPowerOfTwo: pace)
  }
}
