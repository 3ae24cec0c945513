// SPDX-License-Identifier: Apache-2.0

/// A spring's motion that never leaves a range, or never goes beyond its target.
///
/// - Clamped to a range, the value is that of the spring wherever the spring is inside, and the range's end
///   elsewhere: the spring itself goes on and comes back.
/// - Clamped at its target, the motion ends when it first gets there, and stays.
///
/// While the motion is held its velocity and its acceleration are 0. No sample ever leaks out: the values are
/// clamped as they are returned.
public struct ClampedMotion: Motion, Equatable {
  /// What holds the motion.
  public enum Limit: Hashable, Sendable {
    /// The ends of a range of values.
    case range(ClosedRange<Double>)
    /// The target, once it has been reached.
    case target
  }

  /// The motion that is held.
  public let motion: SpringMotion<Double>
  /// What holds it.
  public let limit: Limit
  /// When the motion first is at its target: from then on a motion clamped there stays. Infinity where it never
  /// is, or where a range holds it.
  public let arrivalTime: Double

  /// A motion that is held.
  public init(_ motion: SpringMotion<Double>, limit: Limit) {
    self.motion = motion
    self.limit = limit
    if case .target = limit {
      arrivalTime = motion.from == motion.to ? 0 : motion.firstCrossing(of: motion.to) ?? .infinity
    } else {
      arrivalTime = .infinity
    }
  }

  /// Value and velocity at a time in seconds.
  ///
  /// NaN where the spring's motion is.
  public func state(at time: Double) -> MotionState<Double> {
    let state = motion.state(at: time)
    guard !state.value.isNaN else { return state }
    switch limit {
    case .range(let range):
      if state.value > range.upperBound { return MotionState(value: range.upperBound, velocity: 0) }
      if state.value < range.lowerBound { return MotionState(value: range.lowerBound, velocity: 0) }
      return state
    case .target:
      if time >= arrivalTime { return MotionState(value: motion.to, velocity: 0) }
      // Next to the arrival the last bit may already be beyond.
      let isBeyond = motion.from < motion.to ? state.value > motion.to : state.value < motion.to
      return isBeyond && time >= 0 ? MotionState(value: motion.to, velocity: state.velocity) : state
    }
  }

  /// The derivative of the velocity, in value units per second squared; 0 while the motion is held.
  public func acceleration(at time: Double) -> Double {
    let value = motion.value(at: time)
    guard !value.isNaN else { return .nan }
    switch limit {
    case .range(let range):
      return value > range.upperBound || value < range.lowerBound ? 0 : motion.acceleration(at: time)
    case .target: return time >= arrivalTime ? 0 : motion.acceleration(at: time)
    }
  }

  /// How long it takes until the value stays within `epsilon` of where the held motion ends, in seconds.
  ///
  /// The exact last time, found from the spring's crossings of the levels that are `epsilon` away from the end
  /// and inside the limit; where the target lies outside a range, the end is the range's. 0 where the value is
  /// never further away. Infinity where the spring never settles and is not held; NaN for an `epsilon` below 0.
  public func settlingDuration(epsilon: Double) -> Double {
    guard epsilon >= 0 else { return .nan }
    let unit = motion.inSeconds
    switch unit.turns.shape {
    case .undefined: return .nan
    case .resting: return 0
    case .drifting: return motion.settlingDuration(epsilon: epsilon)
    case .swinging, .creeping: break
    }
    switch limit {
    case .range(let range): return settling(inside: range, unit, epsilon: epsilon)
    case .target: return settlingAtTarget(unit, epsilon: epsilon)
    }
  }

  private func settling(inside range: ClosedRange<Double>, _ unit: UnitMotion, epsilon: Double) -> Double {
    let end = min(max(motion.to, range.lowerBound), range.upperBound)
    let length = unit.units.length
    let offset = DoubleDouble.sum(length.divides(end), -length.divides(motion.to))
    var last = 0.0
    // A level that the limit keeps the value from passing can't be exceeded.
    for (side, room) in [(1.0, range.upperBound - end), (-1.0, end - range.lowerBound)] where room > epsilon {
      if epsilon == 0, offset.high == 0 { return .infinity }
      let level = SpringLevel(unit.turns, displacement: offset + side * length.divides(epsilon))
      last = max(last, CrossingSequence(level: level).last ?? 0)
    }
    return last
  }

  private func settlingAtTarget(_ unit: UnitMotion, epsilon: Double) -> Double {
    let turns = unit.turns
    guard turns.start.high != 0 else { return 0 }
    guard epsilon > 0 else { return arrivalTime }
    let side = turns.start.high < 0 ? -1.0 : 1.0
    let level = SpringLevel(turns, displacement: DoubleDouble(side * unit.units.length.divides(epsilon)))
    var last = 0.0
    // Before it arrives the motion is on one side, and turns there once at most.
    for time in CrossingSequence(level: level).prefix(3) where time < arrivalTime { last = time }
    return last
  }
}

extension SpringMotion where Value == Double {
  /// This motion, held inside a range of values.
  public func clamped(to range: ClosedRange<Double>) -> ClampedMotion {
    ClampedMotion(self, limit: .range(range))
  }

  /// This motion, ended where it first reaches its target: it never overshoots.
  public func clampedAtTarget() -> ClampedMotion { ClampedMotion(self, limit: .target) }
}
