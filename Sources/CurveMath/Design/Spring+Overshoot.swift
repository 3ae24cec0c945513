// SPDX-License-Identifier: Apache-2.0

import CMaths

extension Spring {
  /// The damping ratio of a spring that overshoots by a fraction of its way when it starts at rest.
  ///
  /// The inverse of `e^(−πζ/√(1−ζ²))`: `ζ = δ/√(π² + δ²)` with `δ = −ln overshoot`. 1 gives 0, an overshoot of
  /// 0.0459879 gives 0.7, and 0 gives 1: critical damping is the least that doesn't overshoot.
  ///
  /// - Parameter overshoot: from 0 to 1, a fraction of the way.
  /// - Throws: ``SpringDesignError`` for an overshoot outside 0…1.
  public static func dampingRatio(overshoot: Double) throws(SpringDesignError) -> Double {
    try SpringDesignError.require(
      .overshoot, overshoot, above: 0, includingLower: true, below: 1, includingUpper: true)
    let exponent = -log(overshoot)
    return exponent < .infinity ? exponent / (.pi * .pi + exponent * exponent).squareRoot() : 1
  }

  /// A spring by how far it overshoots and when.
  ///
  /// Released at rest, it is furthest beyond its target after `peakTime` seconds, by `overshoot` times the way:
  /// `ω = π/peakTime` and `γ = −ln(overshoot)/peakTime`. The mass is 1. An overshoot of 0.0459879102602678 after
  /// 0.350070021007 s is `Spring(duration: 0.5, bounce: 0.3)`.
  ///
  /// - Parameters:
  ///   - overshoot: above 0 and at most 1, a fraction of the way; at 1 the spring is undamped. A spring that
  ///     doesn't overshoot has no peak, so that 0 contradicts the other goal.
  ///   - peakTime: seconds, above 0.
  /// - Throws: ``SpringDesignError``, which names the goal and what is allowed.
  public init(overshoot: Double, peakTime: Double) throws(SpringDesignError) {
    try SpringDesignError.require(.overshoot, overshoot, below: 1, includingUpper: true)
    try SpringDesignError.require(.peakTime, peakTime)
    let exponent = -log(overshoot)
    let half = DoubleDouble.tau.scaled(by: 0.5)
    let time = DoubleDouble(peakTime)
    let frequency = half / time
    let natural = (half * half + DoubleDouble.product(exponent, exponent)).squareRoot() / time
    self.init(
      naturalFrequency: natural, decay: DoubleDouble(exponent) / time,
      signedSquaredFrequency: frequency * frequency, mass: 1)
  }

  /// The spring of a response that just doesn't overshoot with an initial velocity.
  ///
  /// Critically damped up to a velocity of `ω₀·distance`. Above, the fast root has to be
  /// `q = initialVelocity/distance`, and the slow one is `ω₀²/q`: the damping ratio is `(q/ω₀ + ω₀/q)/2`. The
  /// mass is 1. With a response of 0.125664 s (`ω₀ = 50`) and 60 ways per second the damping ratio is 1.01667.
  ///
  /// - Parameters:
  ///   - response: seconds, above 0.
  ///   - initialVelocity: value units per second; positive towards the target. Away from it, critical damping
  ///     does.
  ///   - distance: the way to the target in value units, above 0.
  /// - Throws: ``SpringDesignError``, which names the goal and what is allowed.
  public init(
    response: Double, withoutOvershootAt initialVelocity: Double, distance: Double = 1
  ) throws(SpringDesignError) {
    try SpringDesignError.require(.response, response)
    try SpringDesignError.require(.distance, distance)
    // A fast root of which the square is a number.
    try SpringDesignError.require(
      .initialVelocity, initialVelocity, above: -.infinity, below: 1e110 * distance)
    let natural = Spring.naturalFrequency(response: response)
    // One unit in the last place more than it takes, so that no rounding lets it overshoot.
    let root = (initialVelocity / distance).nextUp.nextUp
    guard root > natural.high, root.isFinite else {
      self.init(naturalFrequency: natural, decay: natural, signedSquaredFrequency: DoubleDouble(0), mass: 1)
      return
    }
    let fast = DoubleDouble(root)
    let slow = natural * natural / fast
    let split = (fast - slow).scaled(by: 0.5)
    self.init(
      naturalFrequency: natural, decay: (fast + slow).scaled(by: 0.5),
      signedSquaredFrequency: -(split * split),
      mass: 1)
  }
}
