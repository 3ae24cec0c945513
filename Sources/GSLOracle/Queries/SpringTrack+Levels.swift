// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation

extension OracleAnswer {
  /// No claim at all.
  static var noClaim: OracleAnswer { OracleAnswer(nil, error: .infinity) }
}

extension SpringTrack {
  /// The first time after the start at which the displacement is a level.
  func firstCrossing(of level: Level) throws(OracleError) -> OracleAnswer {
    try crossing(of: level, index: 0)
  }

  /// The time with a number, from 0, at which the displacement is a level.
  func crossing(of level: Level, index number: Int) throws(OracleError) -> OracleAnswer {
    let height = abs(level.displacement)
    let period = 2 * Double.pi / equation.naturalFrequency
    var index = 0
    var found = 0
    while true {
      let state = try node(index)
      let error = error(at: state.time)
      if reach(state) + error < height { return OracleAnswer(nil, error: 0) }
      guard !isSpent(state) else {
        return OracleAnswer(nil, error: onlyCreeps && height == 0 ? 0 : .infinity)
      }
      // Without damping what has not come in a period never comes; the amplitude is next to the level.
      if equation.damping == 0, found == 0, state.time > 1.25 * period { return .noClaim }
      for crossing in try crossings(of: level, after: index) {
        // A touch that may be none leaves open which one is next.
        guard crossing.error < .infinity else { return .noClaim }
        if found == number { return OracleAnswer(crossing.time, error: crossing.error) }
        found += 1
      }
      index += 1
    }
  }

  /// How often the displacement is a level after the start.
  func crossingCount(of level: Level) throws(OracleError) -> OracleAnswer {
    let height = level.displacement
    guard height != 0 else {
      let last = try lastCrossing(of: level)
      guard last.error < .infinity else { return .noClaim }
      // Above critical damping it comes once at most.
      return OracleAnswer(last.number == .infinity ? .infinity : last.number == nil ? 0 : 1, error: 0)
    }
    guard equation.damping > 0 else {
      let last = try lastCrossing(of: level)
      return OracleAnswer(last.number == nil ? 0 : .infinity, error: last.error)
    }
    guard let end = try endOfReach(height) else { return .noClaim }
    var count = 0
    for index in 0..<end {
      for crossing in try crossings(of: level, after: index) {
        guard crossing.error < .infinity else { return .noClaim }
        count += 1
      }
    }
    return OracleAnswer(Double(count), error: 0)
  }

  /// The last time at which the displacement is a level.
  func lastCrossing(of level: Level) throws(OracleError) -> OracleAnswer {
    let height = level.displacement
    guard height != 0 else {
      // Below critical damping it comes back for ever; above it comes once at most.
      if equation.dampingRatio <= 1 - 4 * .ulpOfOne { return OracleAnswer(.infinity, error: 0) }
      return equation.dampingRatio >= 1 + 4 * .ulpOfOne ? try firstCrossing(of: level) : .noClaim
    }
    guard equation.damping > 0 else {
      let (swing, error) = (reach(try node(0)), error(at: 0) + level.error)
      guard abs(swing - abs(height)) > error else { return .noClaim }
      return OracleAnswer(swing > abs(height) ? .infinity : nil, error: 0)
    }
    guard let end = try endOfReach(height) else { return .noClaim }
    guard let crossing = try lastCrossing(of: level, before: end) else { return OracleAnswer(nil, error: 0) }
    return OracleAnswer(crossing.time, error: crossing.error)
  }

  /// The last time at which the displacement is epsilon in size: the later one of the last crossings of both
  /// levels.
  func settlingDuration(epsilon: Double) throws(OracleError) -> OracleAnswer {
    guard equation.damping > 0 else {
      let last = try lastCrossing(of: Level(epsilon))
      return OracleAnswer(last.number ?? 0, error: last.error)
    }
    guard let end = try endOfReach(epsilon) else { return .noClaim }
    var last = Crossing(time: 0, error: 0)
    for level in [epsilon, -epsilon] {
      if let crossing = try lastCrossing(of: Level(level), before: end), crossing.time >= last.time {
        last = crossing
      }
    }
    return OracleAnswer(last.time, error: last.error)
  }

  /// The first time from the start on at which a fraction of the way is made; infinity where it never is.
  func timeToReach(_ fraction: Double) throws(OracleError) -> OracleAnswer {
    let way = motion.displacement
    guard way != 0 else { return OracleAnswer(.infinity, error: 0) }
    guard fraction > 0 else { return OracleAnswer(0, error: 0) }
    let first = try firstCrossing(of: Level(way * (1 - fraction), size: abs(way)))
    return OracleAnswer(first.number ?? .infinity, error: first.error)
  }

  /// The first node from which on the energy keeps the motion from a level; nil where the level can't be told
  /// from rest.
  func endOfReach(_ level: Double) throws(OracleError) -> Int? {
    var index = 0
    while true {
      let state = try node(index)
      let error = error(at: state.time)
      guard abs(level) > 8 * error else { return nil }
      if reach(state) + error < abs(level) { return index }
      index += 1
    }
  }

  private func lastCrossing(of level: Level, before end: Int) throws(OracleError) -> Crossing? {
    for index in stride(from: end - 1, through: 0, by: -1) {
      if let crossing = try crossings(of: level, after: index).last { return crossing }
    }
    return nil
  }
}
#endif
