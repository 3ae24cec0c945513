// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation

extension SpringTrack {
  /// A crossing of a level, or a touch that may be none: then the error is infinite.
  struct Crossing {
    let time: Double
    let error: Double
  }

  /// A displacement that is asked about, and how far it may be off itself.
  struct Level {
    let displacement: Double
    let error: Double

    /// The displacement of a value from the target.
    init(value: Double, target: Double) {
      displacement = value - target
      error = displacement.ulp
    }

    /// A displacement, formed by a few roundings of numbers of a size.
    init(_ displacement: Double, size: Double = 0) {
      self.displacement = displacement
      error = max(abs(displacement), size).ulp
    }
  }

  /// The crossings of a level between a node and the next, in order: two at most. The start itself doesn't count.
  ///
  /// Where the motion turns in between, towards the level and near it, the turn is found first, as the motion
  /// may reach the level and come back.
  func crossings(of level: Level, after index: Int) throws(OracleError) -> [Crossing] {
    let (one, other) = (try node(index), try node(index + 1))
    let height = level.displacement
    let startsThere = index == 0 && one.displacement == height
    let turns = try hasTurn(after: index)
    let rises = try isRising(after: index)
    let isBelow = startsThere ? !rises : one.displacement < height
    let changes = isBelow != (other.displacement < height)
    guard turns, startsThere || !changes else {
      return changes && !startsThere ? [try root(of: level, from: one.time, to: other.time)] : []
    }
    if startsThere {
      return changes ? [try root(of: level, from: try turn(after: index).time, to: other.time)] : []
    }
    let step = other.time - one.time
    let mayReach = 2 * (abs(one.velocity) + abs(other.velocity)) * step + error(at: other.time)
    guard isBelow == rises, abs(one.displacement - height) <= mayReach else { return [] }
    let peak = try turn(after: index)
    guard abs(peak.value - height) > peak.valueError + level.error else {
      return [Crossing(time: peak.time, error: .infinity)]
    }
    guard isBelow != (peak.value < height) else { return [] }
    return [
      try root(of: level, from: one.time, to: peak.time),
      try root(of: level, from: peak.time, to: other.time),
    ]
  }

  /// The time between two at which the displacement is a level, and how far it may be off.
  ///
  /// With the error `E` of the displacement, the speed `s` at the crossing and `a ≥ |x″|`, the time is off by
  /// `δ` at most, with `s·δ − a·δ²/2 = E`; where no `δ` does, a turn is too near, and nothing is claimed.
  private func root(
    of level: Level, from lower: Double, to upper: Double
  ) throws(OracleError) -> Crossing {
    let root = try TimeRoot(from: lower, to: upper) { (time) throws(OracleError) in
      try self.state(at: time).displacement - level.displacement
    }
    let state = try state(at: root.time)
    let error = error(at: root.time) + level.error
    let speed = abs(state.velocity)
    let bend =
      equation.stiffness * (abs(state.displacement) + error) + equation.damping * speed
    let rest = speed * speed - 2 * bend * error
    guard rest > 0 else { return Crossing(time: root.time, error: .infinity) }
    return Crossing(
      time: root.time, error: 2 * error / (speed + rest.squareRoot()) + root.width + 2 * root.time.ulp)
  }
}
#endif
