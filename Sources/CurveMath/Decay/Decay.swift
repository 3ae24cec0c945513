// SPDX-License-Identifier: Apache-2.0

import CMaths

/// Exponential decay of a velocity: what a thrown thing does where drag grows with speed.
///
///     velocity(t) = v₀·d^(1000·t) = v₀·e^(−t/τ)      τ = −1 / (1000·ln d)
///
/// The same decay has two names, and each converts to the other:
///
/// - ``ratePerMillisecond``, `d`: the share of its velocity that a motion keeps in one millisecond, unitless,
///   0…1. It is what UIKit calls a deceleration rate: 0.998 (``normal``) or 0.99 (``fast``).
/// - ``timeConstant``, `τ`: the seconds in which the velocity falls to 1/e. Over all its way a motion travels
///   as far as it would in this time at its initial velocity.
///
/// What was given reads back to the bit, and `==` compares what was given. The rate `1/τ` is held as a
/// double-double, so that it costs no digit even where the velocity has become very small.
///
/// Odd input never traps: `d` = 0 or `τ` = 0 stops at once, `d` = 1 or `τ` = infinity never slows down; a
/// rate outside 0…1, a negative time constant and NaN make every result NaN.
/// ``init(validatingRatePerMillisecond:)`` and ``init(validatingTimeConstant:)`` refuse those with a reason.
///
/// Source: UIKit's documentation of `UIScrollView.DecelerationRate` for the two presets.
public struct Decay: Hashable, Sendable {
  /// The number by which a decay was described.
  public enum Parameter: Hashable, Sendable {
    /// The share of the velocity that is kept in one millisecond, 0…1.
    case ratePerMillisecond(Double)
    /// The seconds in which the velocity falls to 1/e.
    case timeConstant(Double)
  }

  /// The number that was given.
  public let parameter: Parameter
  /// 1/τ per second: 0 without friction, infinite where everything stops at once, NaN for odd input.
  package let rate: DoubleDouble
  /// τ in seconds.
  package let span: DoubleDouble

  /// A decay by the share of its velocity that a motion keeps in one millisecond.
  ///
  /// - Parameter ratePerMillisecond: 0…1; 0.998 for a normal scroll view, 0.99 for a fast one.
  public init(ratePerMillisecond: Double) {
    parameter = .ratePerMillisecond(ratePerMillisecond)
    guard ratePerMillisecond > 0, ratePerMillisecond < 1 else {
      let isLimit = ratePerMillisecond == 0 || ratePerMillisecond == 1
      rate = DoubleDouble(isLimit ? (ratePerMillisecond == 0 ? .infinity : 0) : .nan)
      span = DoubleDouble(isLimit ? (ratePerMillisecond == 0 ? 0 : .infinity) : .nan)
      return
    }
    let logarithm = DoubleDouble.logarithm(of: DoubleDouble(ratePerMillisecond), over: DoubleDouble(1))
    rate = logarithm * -1000
    span = DoubleDouble(1) / rate
  }

  /// A decay by the time in which the velocity falls to 1/e.
  ///
  /// - Parameter timeConstant: seconds, 0 or more.
  public init(timeConstant: Double) {
    parameter = .timeConstant(timeConstant)
    guard timeConstant >= 0 else {
      rate = DoubleDouble(.nan)
      span = DoubleDouble(.nan)
      return
    }
    span = DoubleDouble(timeConstant)
    // Beyond these times the low part is out of reach of a double's exponent.
    let hasLowPart = timeConstant > 0x1p-900 && timeConstant < 0x1p900
    rate = hasLowPart ? DoubleDouble(1) / span : DoubleDouble(1 / timeConstant)
  }

  /// The share of its velocity that a motion keeps in one millisecond: `e^(−1/(1000·τ))`.
  ///
  /// Within 1.5 ulp where a time constant was given, budget key `decay.ratePerMillisecond`.
  public var ratePerMillisecond: Double {
    if case .ratePerMillisecond(let given) = parameter { return given }
    let exponent = rate / DoubleDouble(1000)
    guard exponent.high < .infinity else { return exponent.high.isNaN ? .nan : 0 }
    let power = exp(-exponent.high)
    return power - power * exponent.low
  }

  /// The seconds in which the velocity falls to 1/e: `−1/(1000·ln d)`.
  ///
  /// Within 1 ulp where a rate was given, budget key `decay.timeConstant`.
  public var timeConstant: Double {
    if case .timeConstant(let given) = parameter { return given }
    return span.rounded
  }
}

// MARK: - Presets

extension Decay {
  /// The rate of a scroll view: 0.998 of the velocity per millisecond, a time constant of 0.4995 s.
  public static let normal = Decay(ratePerMillisecond: 0.998)
  /// The fast rate of a scroll view: 0.99 of the velocity per millisecond, a time constant of 0.0995 s.
  public static let fast = Decay(ratePerMillisecond: 0.99)
}
