// SPDX-License-Identifier: Apache-2.0

extension SpringMotion where Value == Double {
  /// The times after time 0 at which the value is `level`, in order, computed as they are asked for.
  ///
  /// Between two turns the value only rises or only falls, so each crossing has a bracket of its own and is
  /// found there by Halley's method; crossings of ``to`` are known in closed form. Nothing is scanned.
  ///
  /// Seconds. The sequence is endless for the target of a spring that swings, and for every level that an
  /// undamped one reaches. A turn that touches the level counts once (see ``CrossingSequence``), and time 0
  /// doesn't count. An infinite or NaN level is never reached: the sequence is empty, as it is for a motion
  /// that is NaN, stands still or has a negative damping ratio.
  ///
  /// Accuracy: budget key `query.crossingTime`. Where the level is close to a turn's value, no time is well
  /// defined: an error of one unit in the value moves the crossing by its square root.
  public func crossings(of level: Double) -> CrossingSequence {
    let unit = inSeconds
    let goal = unit.units.length.divides(to)
    guard goal.isFinite || !to.isFinite else {
      // Beside such a target the motion is nowhere else.
      let distance = level == to ? 0 : Double.infinity
      return CrossingSequence(level: SpringLevel(unit.turns, displacement: DoubleDouble(distance)))
    }
    return CrossingSequence(
      level: SpringLevel(unit.turns, value: unit.units.length.divides(level), target: goal))
  }

  /// The first time after time 0 at which the value is `level`, in seconds; nil where it never is.
  ///
  /// Accuracy: budget key `query.crossingTime`.
  public func firstCrossing(of level: Double) -> Double? { crossings(of: level).first }

  /// The last time at which the value is `level`: nil where it never is, infinity where the crossings never
  /// end. Found without those before.
  ///
  /// Accuracy: budget key `query.lastCrossingTime`.
  public func lastCrossing(of level: Double) -> Double? { crossings(of: level).last }

  /// The first time from 0 on at which the motion has come at least a fraction of its way from ``from`` to
  /// ``to``; nil where it never does.
  ///
  /// 0 for a fraction of 0 or below. A fraction of 1 is the first crossing of the target, which only a motion
  /// that overshoots has; a fraction above 1 asks for the overshoot. A motion without a way, and a fraction that is
  /// NaN, give nil.
  ///
  /// Right to a few units in the last place also for a fraction that is next to nothing: from rest `√(2·fraction)/ω₀`.
  /// A short way is taken as such, and not as the difference of what was and what is left; where more is left, the
  /// distance `(1 − fraction)·(to − from)` is formed in double-double. Accuracy: budget key `query.timeToReach`.
  public func time(toReach fraction: Double) -> Double? {
    let unit = UnitMotion(self)
    let turns = unit.turns
    guard turns.start.high != 0, turns.shape != .undefined else { return nil }
    if turns.kernel.form == .instant { return fraction.isNaN || fraction > 1 ? nil : 0 }
    if fraction <= 0 { return 0 }
    guard fraction < .infinity else { return nil }
    if turns.shape == .drifting {
      return turns.driftTime(over: -turns.start * fraction).map(unit.units.seconds)
    }
    if fraction <= SpringDeparture.longestWay {
      let departure = SpringDeparture(turns, natural: unit.natural)
      if let time = departure.time(of: fraction) {
        return unit.units.seconds((DoubleDouble(time) / unit.natural).rounded)
      }
    }
    let left = turns.start * DoubleDouble.sum(1, -fraction)
    return CrossingSequence(level: SpringLevel(turns, displacement: left)).first.map(unit.units.seconds)
  }
}
