// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
import CurveValidation

extension SpringTrack {
  /// The first time after the start at which the motion is at a limit; infinity where it never is.
  func firstTouch(_ limit: ClampedMotion.Limit) throws(OracleError) -> OracleAnswer {
    switch limit {
    case .target:
      guard motion.displacement != 0 else { return OracleAnswer(0, error: 0) }
      let arrival = try firstCrossing(of: Level(0))
      return OracleAnswer(arrival.number ?? .infinity, error: arrival.error)
    case .range(let range):
      var first = OracleAnswer(.infinity, error: 0)
      for value in [range.lowerBound, range.upperBound] {
        let touch = try firstCrossing(of: Level(value: value, target: motion.target))
        guard touch.error < .infinity else { return .noClaim }
        if let time = touch.number, time < first.number ?? .infinity { first = touch }
      }
      return first
    }
  }

  /// Value and velocity at a time of the motion that a limit holds.
  func clampedState(
    _ limit: ClampedMotion.Limit, at time: Double
  ) throws(OracleError) -> (value: OracleAnswer, velocity: OracleAnswer) {
    let state = try reachedState(at: time)
    let value = motion.target + state.displacement
    let error = error(at: time) + (abs(value) + abs(motion.target)) * .ulpOfOne
    let free = (
      value: OracleAnswer(value, error: error),
      velocity: OracleAnswer(state.velocity, error: equation.naturalFrequency * error)
    )
    func held(at value: Double) -> (value: OracleAnswer, velocity: OracleAnswer) {
      (OracleAnswer(value, error: 0), OracleAnswer(0, error: 0))
    }
    switch limit {
    case .target:
      let arrival = try firstTouch(.target)
      guard let end = arrival.number, arrival.error < .infinity else { return (.noClaim, .noClaim) }
      if time >= end + arrival.error { return held(at: motion.target) }
      return time < end - arrival.error ? free : (.noClaim, .noClaim)
    case .range(let range):
      if value - error > range.upperBound { return held(at: range.upperBound) }
      if value + error < range.lowerBound { return held(at: range.lowerBound) }
      let isInside = value + error < range.upperBound && value - error > range.lowerBound
      return isInside ? free : (.noClaim, .noClaim)
    }
  }

  /// The last time at which the motion that a limit holds is epsilon away from where it ends.
  func clampedSettlingDuration(
    _ limit: ClampedMotion.Limit, epsilon: Double
  ) throws(OracleError) -> OracleAnswer {
    switch limit {
    case .target: return try settlingBeforeArrival(epsilon: epsilon)
    case .range(let range):
      let end = min(max(motion.target, range.lowerBound), range.upperBound)
      let size = max(abs(end), abs(motion.target), epsilon)
      var last = OracleAnswer(0, error: 0)
      for (side, room) in [(1.0, range.upperBound - end), (-1.0, end - range.lowerBound)]
      where room > epsilon {
        let level = Level((end - motion.target) + side * epsilon, size: size)
        let crossing = try lastCrossing(of: level)
        guard crossing.error < .infinity else { return .noClaim }
        if let time = crossing.number, time > last.number ?? 0 { last = crossing }
      }
      return last
    }
  }

  /// The last time before the motion is at its target at which it is epsilon away from it.
  private func settlingBeforeArrival(epsilon: Double) throws(OracleError) -> OracleAnswer {
    let arrival = try firstTouch(.target)
    guard let end = arrival.number, arrival.error < .infinity else { return .noClaim }
    let level = Level(motion.displacement < 0 ? -epsilon : epsilon)
    var last = OracleAnswer(0, error: 0)
    var index = 0
    while try node(index).time < end {
      let state = try node(index)
      if reach(state) + error(at: state.time) < epsilon { break }
      guard !isSpent(state) else { return .noClaim }
      for crossing in try crossings(of: level, after: index) where crossing.time < end {
        guard crossing.error < .infinity, crossing.time + crossing.error < end - arrival.error else {
          return .noClaim
        }
        last = OracleAnswer(crossing.time, error: crossing.error)
      }
      index += 1
    }
    return last
  }

  /// Value and velocity, by progress, at a share of the time in which the motion settles.
  ///
  /// What the settling time is off by moves the place: by the speed, and by as much of the acceleration as there
  /// can be at all.
  func settledState(
    epsilon: Double, progress: Double
  ) throws(OracleError) -> (value: OracleAnswer, velocity: OracleAnswer) {
    let duration = try settlingDuration(epsilon: epsilon)
    guard let span = duration.number, duration.error < .infinity, span < .infinity else {
      return (.noClaim, .noClaim)
    }
    let time = progress * span
    let late = progress * duration.error + time.ulp
    let state = try reachedState(at: time)
    let bend = scale(.acceleration) * reach(try node(0))
    let value = motion.target + state.displacement
    let error = error(at: time) + (abs(value) + abs(motion.target)) * .ulpOfOne
    let speed = abs(state.velocity)
    return (
      OracleAnswer(value, error: error + speed * late + bend * late * late),
      OracleAnswer(
        state.velocity * span,
        error: (equation.naturalFrequency * error + bend * late) * span + speed * duration.error
          + 2 * (speed * span).ulp)
    )
  }

  /// The state at a time that the nodes may not have come to yet.
  private func reachedState(at time: Double) throws(OracleError) -> State {
    var index = 0
    while try node(index).time < time { index += 1 }
    return try state(at: time)
  }
}
#endif
