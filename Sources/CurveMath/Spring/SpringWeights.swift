// SPDX-License-Identifier: Apache-2.0

/// What any motion of one spring is made of, at one time.
///
/// From a start, a target and an initial velocity,
///
///     x  = start · remaining + target · arrived + v₀ · impulse
///     x′ = (start − target) · remainingRate + v₀ · impulseRate
///
/// with `remaining = e^(−γt)(C + γS)`, `arrived = 1 − remaining`, `impulse = e^(−γt)·S`,
/// `remainingRate = −ω₀²·impulse` and `impulseRate = e^(−γt)(C − γS)`. `C` and `S` are `cos ωt` and
/// `sin(ωt)/ω` below critical damping, 1 and `t` at it, `cosh κt` and `sinh(κt)/κ` above.
@frozen
@usableFromInline
package struct SpringWeights: Sendable {
  /// The share of the way that still lies ahead of a spring released at rest.
  @usableFromInline
  package var remaining: DoubleDouble
  /// The share of the way that it has come.
  @usableFromInline
  package var arrived: DoubleDouble
  /// The displacement that a unit of initial velocity has made, in seconds.
  @usableFromInline
  package var impulse: DoubleDouble
  /// The derivative of ``remaining``, per second.
  @usableFromInline
  package var remainingRate: DoubleDouble
  /// The derivative of ``impulse``.
  @usableFromInline
  package var impulseRate: DoubleDouble

  /// A motion that stands at its target.
  static var atRest: SpringWeights {
    let zero = DoubleDouble(0)
    return SpringWeights(
      remaining: zero, arrived: DoubleDouble(1), impulse: zero, remainingRate: zero, impulseRate: zero)
  }

  /// A motion that is nowhere.
  static var undefined: SpringWeights {
    let nan = DoubleDouble(.nan)
    return SpringWeights(
      remaining: nan, arrived: nan, impulse: nan, remainingRate: nan, impulseRate: nan)
  }
}
