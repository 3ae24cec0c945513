// SPDX-License-Identifier: Apache-2.0

import CMaths

/// What a motion that only slows down is made of, at one time.
///
///     x = from + v₀·travelled      x′ = v₀·retained
@frozen
@usableFromInline
package struct SlowingWeights: Sendable {
  /// The displacement that a unit of initial velocity has made, in seconds.
  @usableFromInline
  package var travelled: DoubleDouble
  /// The share of the initial velocity that is left.
  @usableFromInline
  package var retained: DoubleDouble

  /// A motion that is nowhere.
  static var undefined: SlowingWeights {
    SlowingWeights(travelled: DoubleDouble(.nan), retained: DoubleDouble(.nan))
  }
}

extension Decay {
  /// `travelled = −τ·expm1(−t/τ)` and `retained = e^(−t/τ)`.
  ///
  /// The exponent is an exact product whose low part is carried through. Where `retained` has underflowed the
  /// motion is at rest. NaN for a NaN time, and before time 0 where `e^(−t/τ)` leaves the range of doubles.
  @usableFromInline
  package func weights(at time: Double) -> SlowingWeights {
    guard !time.isNaN, rate.high >= 0 else { return .undefined }
    let atRest = SlowingWeights(travelled: span, retained: DoubleDouble(0))
    if rate.high == .infinity { return atRest }
    if rate.high == 0 { return SlowingWeights(travelled: DoubleDouble(time), retained: DoubleDouble(1)) }
    let estimate = rate.high * time
    if estimate > Decay.restingExponent { return atRest }
    if estimate < Decay.leastExponent { return .undefined }
    let exponent = rate.timesAnySize(DoubleDouble(time))
    let power = exp(-exponent.high)
    let change = expm1(-exponent.high)
    // d/dz of e^(−z) is −e^(−z): what the rounding of the exponent left.
    let correction = -power * exponent.low
    return SlowingWeights(
      travelled: -DoubleDouble.sum(change, correction).timesAnySize(span),
      retained: DoubleDouble.sum(power, correction))
  }

  /// Where e^−x has underflowed to 0.
  private static var restingExponent: Double { 746 }
  /// Where e^−x is about to overflow.
  private static var leastExponent: Double { -709 }
}
