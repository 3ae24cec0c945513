// SPDX-License-Identifier: Apache-2.0

import CMaths

extension Spring {
  /// The spring that, released at rest to go from 0 to 1, first reaches one value at one time and a larger one at
  /// another.
  ///
  /// How the two times relate depends on the damping ratio alone, and rises with it: that gives the damping
  /// ratio, and either time the response. The mass is 1. Both values are read on the first rise, so that the
  /// answer is one spring: 0.5 at 0.1678347 s and 0.9 at 0.38897202 s is critical damping with `ω₀ = 10`.
  ///
  /// - Parameters:
  ///   - firstValue: above 0, a fraction of the way.
  ///   - firstTime: seconds, above 0.
  ///   - secondValue: above the first value and below 2; above 1 it is part of the overshoot.
  ///   - secondTime: seconds. No spring is slower than `cos` at first nor quicker than `e^(−t)` at last: the
  ///     error says which times are left.
  /// - Throws: ``SpringDesignError``, which names the goal and what is allowed.
  public init(
    reaching firstValue: Double, at firstTime: Double, then secondValue: Double, at secondTime: Double
  ) throws(SpringDesignError) {
    try SpringDesignError.require(.firstValue, firstValue, below: 2)
    try SpringDesignError.require(.firstTime, firstTime)
    try SpringDesignError.require(.secondValue, secondValue, above: firstValue, below: 2)
    var reach = Spring.largestShare
    if secondValue >= 1 {
      let ratio = try Spring.dampingRatio(overshoot: secondValue - 1)
      reach = ratio / (1 + ratio) * (1 - 0x1p-44)
    }
    func quotient(_ share: Double) -> Double {
      let times = Spring.times(share: share, firstValue, secondValue)
      return times.second / times.first
    }
    let ratio = secondTime / firstTime
    // A few roundings beyond the ends are the ends.
    try SpringDesignError.require(
      .secondTime, secondTime, above: firstTime * quotient(0) * (1 - 0x1p-48), includingLower: true,
      below: firstTime * quotient(reach) * (1 + 0x1p-48), includingUpper: true)
    let share = BracketedRoot.find(from: 0, to: reach) { quotient($0) - ratio }
    let time = Spring.times(share: share, firstValue, secondValue).first
    try SpringDesignError.require(
      .firstTime, firstTime, above: time * 1e-100, includingLower: true, below: time * 1e100,
      includingUpper: true)
    let frequency = time / firstTime
    let damping = share / (1 - share)
    self.init(
      naturalFrequency: DoubleDouble(frequency), dampingRatio: DoubleDouble(damping),
      complement: DoubleDouble.sum(1, -damping) * DoubleDouble.sum(1, damping))
  }

  /// ζ/(1 + ζ) of the largest damping ratio that is looked at, a million.
  private static var largestShare: Double { 1 - 0x1p-20 }

  /// When the spring with `ω₀ = 1` and `ζ/(1 + ζ) = share` first reaches two values.
  private static func times(
    share: Double, _ firstValue: Double, _ secondValue: Double
  ) -> (first: Double, second: Double) {
    let damping = share / (1 - share)
    let spring = Spring(
      naturalFrequency: DoubleDouble(1), dampingRatio: DoubleDouble(damping),
      complement: DoubleDouble.sum(1, -damping) * DoubleDouble.sum(1, damping))
    let motion = SpringMotion(spring: spring, from: 0, to: 1)
    // Where rounding keeps the peak from being reached, its own time stands for it.
    let peak = motion.inSeconds.turns.time(1)
    return (motion.time(toReach: firstValue) ?? peak, motion.time(toReach: secondValue) ?? peak)
  }
}
