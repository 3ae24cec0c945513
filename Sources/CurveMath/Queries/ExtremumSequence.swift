// SPDX-License-Identifier: Apache-2.0

/// The turns of a spring's motion after time 0, in the order of time.
///
/// Nothing is computed before it is asked for: each turn costs one exponential. Below critical damping the
/// sequence is endless, so take a prefix of it; at and above there is one turn at most.
public struct ExtremumSequence: Sequence, Sendable {
  let turns: SpringTurns
  let target: Double

  /// How many turns there are; infinity where the motion swings.
  ///
  /// A number and not an integer, so that what never ends has a count.
  public var count: Double {
    switch turns.shape {
    case .swinging: .infinity
    case .creeping: turns.has(turns.firstIndex) ? 1 : 0
    case .drifting, .resting, .undefined: 0
    }
  }

  /// Goes through the turns from the first on.
  public func makeIterator() -> Iterator {
    Iterator(turns: turns, target: target, index: turns.firstIndex)
  }

  /// Goes through the turns, one exponential each.
  public struct Iterator: IteratorProtocol, Sendable {
    let turns: SpringTurns
    let target: Double
    var index: Double

    /// The next turn; nil after the last.
    public mutating func next() -> Extremum? {
      guard turns.has(index) else { return nil }
      defer { index += 1 }
      return turns.extremum(index, target: target)
    }
  }
}

extension SpringTurns {
  /// A turn as a time and a value.
  func extremum(_ index: Double, target: Double) -> Extremum {
    Extremum(time: time(index), value: value(index, target: target))
  }
}
