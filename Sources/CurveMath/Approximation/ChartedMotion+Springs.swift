// SPDX-License-Identifier: Apache-2.0

extension SpringMotion: ChartedMotion where Value == Double {
  /// The turns of the acceleration, which obeys the spring's own equation: they have a closed form.
  ///
  /// A spring with a negative damping ratio, whose swings grow, is surveyed instead.
  public func accelerationTurns(until duration: Double, atMost limit: Int) -> [Double]? {
    let turns = SpringTurns(rateOf: SpringTurns(rateOf: inSeconds.turns))
    switch turns.shape {
    case .resting, .drifting: return []
    case .undefined: return Survey.turns(of: self, until: duration, atMost: limit)
    case .creeping:
      let time = turns.first
      return time > 0 && time < duration ? [time] : []
    case .swinging:
      // Division by a spacing of 0 is infinite, and so refused.
      guard (duration - turns.first) / turns.spacing.high < Double(limit) else { return nil }
      var times: [Double] = []
      var index = 0.0
      var time = turns.time(index)
      while time < duration, times.count <= limit {
        if time > 0 { times.append(time) }
        index += 1
        time = turns.time(index)
      }
      return times.count <= limit ? times : nil
    }
  }

  /// Value, velocity, and the acceleration that the spring's equation makes of them.
  public func point(at time: Double) -> ChartPoint { form.point(at: time) }
}

extension ClampedMotion: ChartedMotion {
  /// The spring's turns, and the times at which the limit takes hold or lets go.
  public func accelerationTurns(until duration: Double, atMost limit: Int) -> [Double]? {
    guard var times = motion.accelerationTurns(until: duration, atMost: limit) else { return nil }
    // A time that is computed may be a few units in its last place off: what lies on either side is seen from
    // beyond them.
    func append(_ time: Double) {
      for place in [time * (1 - 0x1p-44), time, time * (1 + 0x1p-44)] where place > 0 && place < duration {
        times.append(place)
      }
    }
    switch self.limit {
    case .target:
      append(arrivalTime)
    case .range(let range):
      for level in [range.lowerBound, range.upperBound] {
        for time in motion.crossings(of: level) {
          guard time < duration else { break }
          guard times.count < limit else { return nil }
          append(time)
        }
      }
    }
    times.sort()
    return times
  }
}
