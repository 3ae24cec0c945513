// SPDX-License-Identifier: Apache-2.0

extension DecayMotion {
  /// How long it takes until the value stays within `epsilon` of ``finalValue``, in seconds.
  ///
  /// `τ·ln(|v₀|·τ/ε)`, exact because the distance only shrinks: 0 where the whole way is not longer than
  /// epsilon, infinity for an epsilon of 0 and where nothing slows the motion down, NaN for an epsilon below
  /// 0. Vectors are measured by their Euclidean norm. Accuracy: budget key `decay.settlingDuration`.
  public func settlingDuration(epsilon: Double) -> Double {
    let speed = initialVelocity.scaledMagnitude
    guard epsilon >= 0, !speed.isNaN, decay.rate.high >= 0 else { return .nan }
    if speed == 0 || decay.span.high == 0 { return 0 }
    if decay.rate.high == 0 || epsilon == 0 { return .infinity }
    let way = decay.span.timesAnySize(DoubleDouble(speed))
    if way.high.isFinite || speed == .infinity { return decay.time(from: way, to: epsilon) }
    // The whole way is beyond the doubles, its logarithm is not.
    let level =
      DoubleDouble.logarithm(of: decay.span, over: DoubleDouble(epsilon))
      + DoubleDouble.logarithm(of: DoubleDouble(speed), over: DoubleDouble(1))
    return max(0, level.timesAnySize(decay.span).rounded)
  }

  /// How long it takes until the speed is below a threshold and stays there, in seconds.
  ///
  /// `τ·ln(|v₀|/threshold)`: 0 where it is from the start, infinity for a threshold of 0 and where nothing
  /// slows the motion down, NaN for a threshold below 0. A velocity that decays is never 0, so the end of such
  /// a motion is a question of tolerance, and this is the answer. Vectors are measured by their Euclidean norm.
  /// Accuracy: budget key `decay.speedTime`.
  ///
  /// - Parameter threshold: value units per second.
  public func timeUntilSpeed(below threshold: Double) -> Double {
    let speed = initialVelocity.scaledMagnitude
    guard threshold >= 0, !speed.isNaN, decay.rate.high >= 0 else { return .nan }
    if speed <= threshold || decay.span.high == 0 { return 0 }
    if decay.rate.high == 0 || threshold == 0 { return .infinity }
    return decay.time(from: DoubleDouble(speed), to: threshold)
  }

  /// The initial velocity that comes to rest at a value: `(landing − from)/τ`, in value units per second.
  ///
  /// Infinite with a time constant of 0, which no velocity overcomes, but 0 where there is no way to go; 0 where
  /// nothing slows the motion down, since then anything faster than 0 goes on for ever. Accuracy: budget key
  /// `decay.landingVelocity`.
  public static func initialVelocity(decay: Decay, from: Value, landingAt landing: Value) -> Value {
    Decay.difference(landing, from, times: decay.rate)
  }

  /// The motion that comes to rest at a value.
  public init(decay: Decay, from: Value, landingAt landing: Value) {
    self.init(
      decay: decay, from: from,
      initialVelocity: Self.initialVelocity(decay: decay, from: from, landingAt: landing))
  }
}

extension DecayMotion where Value == Double {
  /// The first time, from 0 on, at which the motion is at a value, in seconds; nil where it never is.
  ///
  /// `−τ·ln(1 − (value − from)/(v₀·τ))`: 0 at ``from``, and infinity at ``finalValue``, which the motion
  /// approaches for ever. A value behind the start or beyond the final value has no time, and neither has NaN.
  /// Accuracy: budget key `decay.time`, 2 ulp.
  public func time(at value: Double) -> Double? {
    if value == from { return 0 }
    if let time = exactTime(at: value) { return time.rounded }
    return value == finalValue && initialVelocity != 0 ? .infinity : nil
  }

  /// The motion that starts with a velocity and comes to rest at a value.
  ///
  /// The decay follows: its time constant is `(landing − from)/v₀`. Every result is NaN where the velocity
  /// points away from the landing.
  public init(from: Double, landingAt landing: Double, initialVelocity: Double) {
    let way = DoubleDouble.quotient(of: landing, minus: from, by: initialVelocity).rounded
    let decay = Decay(timeConstant: landing == from ? 0 : way)
    self.init(decay: decay, from: from, initialVelocity: initialVelocity)
  }

  /// The time at a value that the motion reaches in finite time, not rounded.
  func exactTime(at value: Double) -> DoubleDouble? {
    guard value != from, initialVelocity != 0, decay.span.high > 0 else { return nil }
    // In seconds at the initial velocity.
    let reach = DoubleDouble.quotient(of: value, minus: from, by: initialVelocity)
    if initialVelocity.isInfinite {
      return value.isFinite && from.isFinite && (value > from) == (initialVelocity > 0)
        ? DoubleDouble(0) : nil
    }
    guard reach.high > 0, reach.high < .infinity else { return nil }
    if decay.rate.high == 0 { return reach }
    let share = reach.timesAnySize(decay.rate)
    guard (1 - share).high > 0 else { return nil }
    return -DoubleDouble.logarithm(onePlus: -share).timesAnySize(decay.span)
  }
}

extension Decay {
  /// `τ·ln(first/last)`, or 0 where that is negative.
  func time(from first: DoubleDouble, to last: Double) -> Double {
    max(0, DoubleDouble.logarithm(of: first, over: DoubleDouble(last)).timesAnySize(span).rounded)
  }

  /// `(end − start)·rate`; an infinite rate makes infinity of every way, and nothing of none.
  static func difference<Value: VectorArithmetic>(
    _ end: Value, _ start: Value, times rate: DoubleDouble
  ) -> Value {
    guard rate.high.isInfinite else {
      return Value.weightedSum(end, rate, start, -rate, .zero, DoubleDouble(0))
    }
    return end == start ? .zero : (end - start).infinitelyFar
  }
}
