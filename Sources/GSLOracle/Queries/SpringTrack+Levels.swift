// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation

extension SpringTrack {
  private static var noClaim: OracleAnswer { OracleAnswer(nil, error: .infinity) }

  /// The first time after the start at which the displacement is a level.
  func firstCrossing(of level: Double) throws(OracleError) -> OracleAnswer {
    let period = 2 * Double.pi / equation.naturalFrequency
    var index = 0
    while true {
      let state = try node(index)
      let error = error(at: state.time)
      if reach(state) + error < abs(level) { return OracleAnswer(nil, error: 0) }
      guard !isSpent(state) else { return OracleAnswer(nil, error: onlyCreeps && level == 0 ? 0 : .infinity) }
      // Without damping what has not come in a period never comes; the amplitude is next to the level.
      if equation.damping == 0, state.time > 1.25 * period { return Self.noClaim }
      if let crossing = try crossing(of: level, after: index, .first) {
        return OracleAnswer(crossing.time, error: crossing.error)
      }
      index += 1
    }
  }

  /// The last time at which the displacement is a level.
  func lastCrossing(of level: Double) throws(OracleError) -> OracleAnswer {
    guard level != 0 else {
      // Below critical damping it comes back for ever; above it comes once at most.
      if equation.dampingRatio <= 1 - 4 * .ulpOfOne { return OracleAnswer(.infinity, error: 0) }
      return equation.dampingRatio >= 1 + 4 * .ulpOfOne ? try firstCrossing(of: 0) : Self.noClaim
    }
    guard equation.damping > 0 else {
      let (swing, error) = (reach(try node(0)), error(at: 0))
      guard abs(swing - abs(level)) > error else { return Self.noClaim }
      return OracleAnswer(swing > abs(level) ? .infinity : nil, error: 0)
    }
    guard let end = try endOfReach(level) else { return Self.noClaim }
    guard let crossing = try lastCrossing(of: level, before: end) else { return OracleAnswer(nil, error: 0) }
    return OracleAnswer(crossing.time, error: crossing.error)
  }

  /// The last time at which the displacement is epsilon in size: the later one of the last crossings of both
  /// levels.
  func settlingDuration(epsilon: Double) throws(OracleError) -> OracleAnswer {
    guard equation.damping > 0 else {
      let last = try lastCrossing(of: epsilon)
      return OracleAnswer(last.number ?? 0, error: last.error)
    }
    guard let end = try endOfReach(epsilon) else { return Self.noClaim }
    var last = Crossing(time: 0, error: 0)
    for level in [epsilon, -epsilon] {
      if let crossing = try lastCrossing(of: level, before: end), crossing.time >= last.time {
        last = crossing
      }
    }
    return OracleAnswer(last.time, error: last.error)
  }

  /// The first node from which on the energy keeps the motion from a level; nil where the level can't be told
  /// from rest.
  private func endOfReach(_ level: Double) throws(OracleError) -> Int? {
    var index = 0
    while true {
      let state = try node(index)
      let error = error(at: state.time)
      guard abs(level) > 8 * error else { return nil }
      if reach(state) + error < abs(level) { return index }
      index += 1
    }
  }

  private func lastCrossing(of level: Double, before end: Int) throws(OracleError) -> Crossing? {
    for index in stride(from: end - 1, through: 0, by: -1) {
      if let crossing = try crossing(of: level, after: index, .last) { return crossing }
    }
    return nil
  }
}
#endif
