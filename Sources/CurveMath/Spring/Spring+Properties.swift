// SPDX-License-Identifier: Apache-2.0

// Every property is formed in double-double and rounded once: what was given reads back to the bit, anything
// else is within 1 ulp times the condition number of the map. Accuracy: budget keys `conversion.*`. A spring that
// has always arrived remembers its duration only: damping ratio and bounce read NaN.

extension Spring {
  /// The perceptual duration in seconds, `2π/ω₀`; the same number as ``response``: 0.5 s for
  /// `Spring(duration: 0.5, bounce: 0.3)`, which has settled after 0.818747 s.
  public var duration: Double { response }

  /// The period in seconds of the same spring without damping, `2π/ω₀`.
  public var response: Double { (DoubleDouble.tau / naturalFrequency).rounded }

  /// `ζ = γ/ω₀ = c / 2√(mk)`; infinite for a spring that nothing pulls and drag slows down, NaN without drag.
  public var dampingRatio: Double { dampingRatioExtended.rounded }

  /// The bounce: `1 − ζ` up to critical damping, `1/ζ − 1` above.
  ///
  /// Formed from `1 − ζ²`, so that a tiny bounce keeps all its digits. −1 where ζ is infinite.
  public var bounce: Double {
    if naturalFrequency.high == 0, decay.high > 0 { return -1 }
    let ratio = dampingRatioExtended
    let squared = naturalFrequency * naturalFrequency
    let complement = signedSquaredFrequency / squared
    let share = complement / (ratio + 1)
    return signedSquaredFrequency.high < 0 ? (share / ratio).rounded : share.rounded
  }

  /// The stiffness `k = m·ω₀²`, in force per value unit.
  public var stiffness: Double {
    let exact = (naturalFrequency * naturalFrequency * mass).rounded
    // Beyond the range of exact products.
    return exact.isNaN ? naturalFrequency.high * naturalFrequency.high * mass : exact
  }

  /// The damping coefficient `c = 2mγ`, in force per unit of velocity.
  public var damping: Double {
    let exact = (decay * mass).scaled(by: 2).rounded
    return exact.isNaN ? decay.high * mass * 2 : exact
  }

  /// ω₀ = √(k/m), in radians per second.
  public var angularFrequency: Double { naturalFrequency.rounded }

  /// How long a move from 0 to 1 takes until it stays within 0.001 of the target, in seconds: 0.818747 s for
  /// `Spring(duration: 0.5, bounce: 0.3)`.
  public var settlingDuration: Double {
    settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
  }

  var dampingRatioExtended: DoubleDouble { decay / naturalFrequency }
}
