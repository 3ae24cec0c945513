// SPDX-License-Identifier: Apache-2.0

/// The turns of a spring's motion after time 0, in the order of time.
///
/// Nothing is computed before it is asked for: each turn costs one exponential. Below critical damping the
/// sequence is endless, so take a prefix of it; at and above there is one turn at most.
public struct ExtremumSequence: Sequence, Sendable {
  let unit: UnitMotion
  let target: Double

  /// How many turns there are; infinity where the motion swings.
  ///
  /// A number and not an integer, so that what never ends has a count.
  public var count: Double {
    switch unit.turns.shape {
    case .swinging: .infinity
    case .creeping: unit.turns.has(unit.turns.firstIndex) ? 1 : 0
    case .drifting, .resting, .undefined: 0
    }
  }

  /// Goes through the turns from the first on.
  public func makeIterator() -> Iterator {
    Iterator(unit: unit, target: target, index: unit.turns.firstIndex)
  }

  /// Goes through the turns, one exponential each.
  public struct Iterator: IteratorProtocol, Sendable {
    let unit: UnitMotion
    let target: Double
    var index: Double

    /// The next turn; nil after the last.
    public mutating func next() -> Extremum? {
      guard unit.turns.has(index) else { return nil }
      defer { index += 1 }
      return unit.extremum(index, target: target)
    }
  }
}

extension UnitMotion {
  /// A turn as a time in seconds and a value.
  func extremum(_ index: Double, target: Double) -> Extremum {
    let goal = units.length.divides(target)
    // Where the target is beyond all measure of the motion, no turn is anywhere else.
    let value = goal.isFinite ? units.length.times(turns.value(index, target: goal)) : target
    return Extremum(time: units.seconds(turns.time(index)), value: value)
  }
}
