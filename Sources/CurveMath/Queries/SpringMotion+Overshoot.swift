// SPDX-License-Identifier: Apache-2.0

extension SpringMotion where Value == Double {
  /// Whether the motion goes beyond its target.
  ///
  /// Below critical damping it always does. At and above, it does exactly when the velocity towards the target
  /// exceeds ``Spring/limitingVelocity(distance:)``; the comparison is made in double-double, so that the limit
  /// itself does not overshoot. A motion that starts at its target overshoots if it moves; one with a NaN does not,
  /// and ``overshootAbsolute`` is NaN there.
  public var overshoots: Bool {
    let turns = inSeconds.turns
    switch turns.shape {
    case .resting, .undefined, .drifting: return false
    case .swinging: return true
    case .creeping:
      guard turns.start.high != 0 else { return true }
      let excess = (turns.kernel.fast * turns.start + turns.velocity).high
      return turns.start.high < 0 ? excess > 0 : excess < 0
    }
  }

  /// The turn where the motion is furthest beyond its target; nil where it never goes beyond.
  ///
  /// It is the first turn on the far side. A motion that starts at its target has no far side: its first turn
  /// counts. For a move from 0 to 1 at rest the time is `π/ω` and the value `1 + e^(−πζ/√(1−ζ²))`.
  public var overshootPeak: Extremum? {
    let unit = inSeconds
    guard let index = overshootIndex(unit.turns) else { return nil }
    return unit.extremum(index, target: to)
  }

  /// How far the motion goes beyond its target, in value units; 0 where it never does, and where it does by less
  /// than the least number above 0, as next to critical damping (``overshoots`` tells the two apart). NaN where
  /// the motion is none.
  ///
  /// Its relative precision doesn't depend on where the target lies: it is the size of the displacement at
  /// ``overshootPeak``, not the difference of two values. Accuracy: budget key `query.overshootAbsolute`.
  public var overshootAbsolute: Double {
    let unit = inSeconds
    return unit.units.length.times(overshoot(of: unit.turns))
  }

  /// How far the motion goes beyond its target, as a fraction of the way `|to − from|`.
  ///
  /// Without a way it is infinite if the motion moves, and 0 if it does not. Accuracy: budget key
  /// `query.overshoot`.
  public var overshoot: Double {
    let turns = inSeconds.turns
    let beyond = overshoot(of: turns)
    return beyond == 0 ? 0 : beyond / turns.start.high.magnitude
  }

  private func overshoot(of turns: SpringTurns) -> Double {
    if turns.shape == .undefined { return .nan }
    return overshootIndex(turns).map(turns.size) ?? 0
  }

  private func overshootIndex(_ turns: SpringTurns) -> Double? {
    guard turns.shape == .swinging || turns.shape == .creeping else { return nil }
    let isFar = turns.start.high == 0 || (turns.side < 0) != (turns.start.high < 0)
    let index: Double = isFar ? 0 : 1
    return turns.has(index) ? index : nil
  }
}

extension Spring {
  /// The largest initial velocity towards the target, in value units per second, with which the spring does not
  /// overshoot.
  ///
  /// At and above critical damping it is `distance·ω₀·(ζ + √(ζ² − 1))`, the fast root of the spring: a velocity
  /// above it overshoots, this one and any below do not. Below critical damping every velocity overshoots, and
  /// the limit is −infinity. ``SpringMotion/overshoots`` decides without this number's rounding.
  /// Accuracy: budget key `query.limitingVelocity`, 2 ulp.
  ///
  /// Infinity for a spring that has always arrived, and for a way that is infinite.
  ///
  /// - Parameter distance: the way to the target; its sign doesn't matter.
  public func limitingVelocity(distance: Double = 1) -> Double {
    if naturalFrequency.high == .infinity { return distance.isNaN ? .nan : .infinity }
    guard decay.high >= 0, !signedSquaredFrequency.high.isNaN else { return .nan }
    if signedSquaredFrequency.high > 0 { return distance.isNaN ? .nan : -.infinity }
    let fast = SpringKernel(self).fast
    let exact = (fast * distance.magnitude).rounded
    // Beyond the range of exact products.
    return exact.isFinite ? exact : fast.high * distance.magnitude
  }
}
