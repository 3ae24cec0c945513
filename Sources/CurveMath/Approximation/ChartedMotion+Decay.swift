// SPDX-License-Identifier: Apache-2.0

extension DecayMotion: ChartedMotion where Value == Double {
  /// None: an exponential's derivatives are monotone.
  public func accelerationTurns(until duration: Double, atMost limit: Int) -> [Double]? { [] }
}

extension FrictionMotion: ChartedMotion where Value == Double {
  /// The stop, where the acceleration jumps to 0.
  public func accelerationTurns(until duration: Double, atMost limit: Int) -> [Double]? {
    stopTime > 0 && stopTime < duration ? [stopTime] : []
  }
}

extension BoundedDecayMotion: ChartedMotion {
  /// The time at which the motion meets the bound, and the turns of the spring from there on.
  public func accelerationTurns(until duration: Double, atMost limit: Int) -> [Double]? {
    guard let bound, let hitTime, let hitVelocity, hitTime < duration else { return [] }
    let start = range.contains(from) ? bound : from
    let caught = SpringMotion(spring: spring, from: start, to: bound, initialVelocity: hitVelocity)
    guard let turns = caught.accelerationTurns(until: duration - hitTime, atMost: limit) else { return nil }
    let later = turns.map { hitTime + $0 }.filter { $0 > hitTime && $0 < duration }
    return hitTime > 0 ? [hitTime] + later : later
  }
}
