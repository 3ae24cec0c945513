// SPDX-License-Identifier: Apache-2.0

extension SpringMotion where Value == Double {
  /// When the motion is fastest, and its velocity then, in value units per second.
  ///
  /// The velocity obeys the equation of the displacement, from `v₀` with the slope `−ω₀²·d₀ − 2γ·v₀`: it is
  /// largest in size at time 0 or at its own first turn. The earliest time counts. For a move from 0 to 1 at
  /// rest at critical damping it is `ω₀/e`, at `1/ω₀`. NaN for a motion that is NaN.
  ///
  /// Accuracy: budget keys `query.peakVelocityTime` and `query.peakVelocity`.
  public var peakVelocity: Extremum {
    let unit = UnitMotion(self)
    let time = unit.units.seconds(SpringTurns(rateOf: unit.turns).timeOfLargest)
    return Extremum(time: time, value: velocity(at: time))
  }

  /// When the velocity changes fastest, and the acceleration then, in value units per second squared.
  ///
  /// At time 0 or at the acceleration's own first turn; the earliest time counts. A move at rest with a damping
  /// ratio of ½ or more is jerked hardest at the start, by `ω₀²·(to − from)`. NaN for a motion that is NaN.
  ///
  /// Accuracy: budget keys `query.peakAccelerationTime` and `query.peakAcceleration`.
  public var peakAcceleration: Extremum {
    let unit = UnitMotion(self)
    let rate = SpringTurns(rateOf: unit.turns)
    let time = unit.units.seconds(SpringTurns(rateOf: rate).timeOfLargest)
    return Extremum(time: time, value: acceleration(at: time))
  }

  /// The energy of the spring at a time: `½·m·v² + ½·k·(x − to)²`.
  ///
  /// In mass units times value units squared per second squared; the mass is 1 where the spring was not given
  /// one. It never grows, and without damping it stays what it was. The distance to the target is formed
  /// without cancelling, so that the energy keeps its relative precision while the motion comes to rest; 0 for
  /// a spring that has already arrived, NaN where the motion or the time is.
  ///
  /// Accuracy: budget key `query.energy`.
  public func energy(at time: Double) -> Double {
    let velocity = velocity(at: time)
    let distance = remaining(at: time)
    guard distance != 0 || velocity != 0 else { return 0 }
    let natural = spring.naturalFrequency.high
    let pull = natural == 0 ? 0 : natural * distance
    let size = velocity.magnitude + pull.magnitude
    let mass = spring.mass
    guard size > 0, size.isFinite, mass.isFinite else { return mass * size }
    // The squares in units of their own, so that only the energy itself overflows or vanishes.
    let unit = PowerOfTwo(exponent: size.exponent)
    let first = unit.divides(velocity)
    let second = unit.divides(pull)
    let energy = mass.significand * (first * first + second * second) / 2
    return PowerOfTwo(exponent: 2 * unit.exponent + mass.exponent).times(energy)
  }
}

extension SpringTurns {
  /// The earliest time from 0 on at which the displacement is largest in size.
  var timeOfLargest: Double {
    switch shape {
    case .undefined: return .nan
    case .resting: return 0
    case .drifting, .swinging, .creeping: break
    }
    guard has(0), !startsAtTurn else { return 0 }
    // Away from zero it grows until it turns; towards zero it may turn on the other side, and higher.
    if start.high == 0 || (start.high < 0) == (velocity.high < 0) { return first }
    return size(0) > start.high.magnitude ? first : 0
  }
}
