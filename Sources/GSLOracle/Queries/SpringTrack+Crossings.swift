// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation

extension SpringTrack {
  /// A crossing of a level, or a touch that may be none: then the error is infinite.
  struct Crossing {
    let time: Double
    let error: Double
  }

  /// Which one of an interval's crossings is wanted.
  enum Choice {
    case first, last
  }

  /// The crossing of a displacement between a node and the next. The start itself doesn't count.
  ///
  /// Where the motion turns in between, towards the level and near it, the turn is found first, as the motion
  /// may reach the level and come back.
  func crossing(of level: Double, after index: Int, _ choice: Choice) throws(OracleError) -> Crossing? {
    let (one, other) = (try node(index), try node(index + 1))
    let startsThere = index == 0 && one.displacement == level
    let turns = try hasTurn(after: index)
    let rises = try isRising(after: index)
    let isBelow = startsThere ? !rises : one.displacement < level
    let changes = isBelow != (other.displacement < level)
    guard turns, startsThere || !changes else {
      return changes && !startsThere ? try root(of: level, from: one.time, to: other.time) : nil
    }
    if startsThere {
      return changes ? try root(of: level, from: try turn(after: index).time, to: other.time) : nil
    }
    let step = other.time - one.time
    let mayReach = 2 * (abs(one.velocity) + abs(other.velocity)) * step + error(at: other.time)
    guard isBelow == rises, abs(one.displacement - level) <= mayReach else { return nil }
    let peak = try turn(after: index)
    guard abs(peak.value - level) > peak.valueError + level.ulp else {
      return Crossing(time: peak.time, error: .infinity)
    }
    guard isBelow != (peak.value < level) else { return nil }
    return switch choice {
    case .first: try root(of: level, from: one.time, to: peak.time)
    case .last: try root(of: level, from: peak.time, to: other.time)
    }
  }

  /// The time between two at which the displacement is a level, and how far it may be off.
  ///
  /// With the error `E` of the displacement, the speed `s` at the crossing and `a ≥ |x″|`, the time is off by
  /// `δ` at most, with `s·δ − a·δ²/2 = E`; where no `δ` does, a turn is too near, and nothing is claimed.
  private func root(
    of level: Double, from lower: Double, to upper: Double
  ) throws(OracleError) -> Crossing {
    let root = try TimeRoot(from: lower, to: upper) { (time) throws(OracleError) in
      try self.state(at: time).displacement - level
    }
    let state = try state(at: root.time)
    let error = error(at: root.time) + level.magnitude * .ulpOfOne
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
