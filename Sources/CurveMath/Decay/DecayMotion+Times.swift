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
    return decay.time(from: decay.span * speed, to: epsilon)
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
  /// Infinite or NaN with a time constant of 0, which no velocity overcomes; 0 where nothing slows the motion
  /// down, since then anything faster than 0 goes on for ever. Accuracy: budget key `decay.landingVelocity`.
  public static func initialVelocity(decay: Decay, from: Value, landingAt landing: Value) -> Value {
    Value.weightedSum(landing, decay.rate, from, -decay.rate, .zero, DoubleDouble(0))
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
  /// Accuracy: budget key `decay.time`, 3 ulp.
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
    let way = landing - from
    let decay = Decay(timeConstant: way == 0 ? 0 : way / initialVelocity)
    self.init(decay: decay, from: from, initialVelocity: initialVelocity)
  }

  /// The time at a value that the motion reaches in finite time, not rounded.
  func exactTime(at value: Double) -> DoubleDouble? {
    let way = DoubleDouble.sum(value, -from)
    guard way.high != 0, initialVelocity != 0, decay.span.high > 0 else { return nil }
    // In seconds at the initial velocity.
    let reach = way / DoubleDouble(initialVelocity)
    guard reach.high > 0, reach.high < .infinity else { return nil }
    if decay.rate.high == 0 { return reach }
    let share = reach * decay.rate
    guard (1 - share).high > 0 else { return nil }
    return -(DoubleDouble.logarithm(onePlus: -share) * decay.span)
  }
}

extension Decay {
  /// `τ·ln(first/last)`, or 0 where that is negative.
  func time(from first: DoubleDouble, to last: Double) -> Double {
    max(0, (DoubleDouble.logarithm(of: first, over: DoubleDouble(last)) * span).rounded)
  }
}
