// SPDX-License-Identifier: Apache-2.0

/// The times after time 0 at which a spring's motion is at a level, in order.
///
/// Nothing is computed before it is asked for. Without damping, and for the target of a spring that swings,
/// the sequence is endless, so take a prefix of it; otherwise it ends.
///
/// A turn whose value, rounded to a double, is the level touches it and counts once, at the turn's time. What
/// happens at time 0 doesn't count.
public struct CrossingSequence: Sequence, Sendable {
  let level: SpringLevel

  /// Goes through the times from the first on.
  public func makeIterator() -> Iterator { Iterator(level: level) }

  /// How many crossings there are; infinity where they never end. It costs a few dozen exponentials and no
  /// crossing is computed for it. A count beyond 2⁵³ is rounded to a double.
  public var count: Double {
    let turns = level.turns
    guard level.displacement.high.isFinite else { return 0 }
    switch turns.shape {
    case .resting, .undefined: return 0
    case .drifting: return level.driftCrossing() == nil ? 0 : 1
    case .creeping:
      var iterator = makeIterator()
      var count = 0.0
      while iterator.next() != nil { count += 1 }
      return count
    case .swinging:
      guard level.displacement.high != 0 else { return .infinity }
      let (beyond, touching) = level.reaching()
      guard beyond.high < .infinity, touching.high < .infinity else { return .infinity }
      var count = beyond.scaled(by: 2) + touching
      if level.crossingBeforeTurns() != nil { count = count + 1 }
      let startsOutward = level.firstOutward == 0
      // Turn 0 has no stretch of its own before it, and a touch at time 0 doesn't count.
      if startsOutward, beyond.high > 0 { count = count + (-1) }
      if startsOutward, turns.startsAtTurn, beyond.high == 0, touching.high > 0 { count = count + (-1) }
      return count.rounded
    }
  }

  /// The last crossing: nil where there is none, infinity where they never end.
  public var last: Double? {
    let turns = level.turns
    guard level.displacement.high.isFinite else { return nil }
    switch turns.shape {
    case .resting, .undefined: return nil
    case .drifting: return level.driftCrossing()
    case .creeping:
      var iterator = makeIterator()
      var last: Double?
      while let time = iterator.next() { last = time }
      return last
    case .swinging:
      guard level.displacement.high != 0 else { return .infinity }
      let (beyond, touching) = level.reaching()
      guard beyond.high < .infinity, touching.high < .infinity else { return .infinity }
      let reaching = beyond + touching
      guard reaching.high > 0 else { return level.crossingBeforeTurns() }
      guard reaching.high < SpringTurns.countable else {
        return turns.reach(of: level.displacement.high.magnitude).rounded
      }
      let final = (reaching + (-1)).scaled(by: 2) + level.firstOutward
      if touching.high == 0 { return level.crossing(after: final) }
      return final.high == 0 && turns.startsAtTurn ? nil : turns.time(final)
    }
  }

  /// The first crossing; nil where there is none.
  public var first: Double? {
    var iterator = makeIterator()
    return iterator.next()
  }

  /// Goes through the crossings, each found when it is asked for.
  public struct Iterator: IteratorProtocol, Sendable {
    private enum Place: Sendable {
      case beforeTurns
      case turn
      case afterTurn
      case end
    }

    private let level: SpringLevel
    private var place: Place
    private var index = 0.0
    /// No turn with this index or a larger one reaches the level.
    private var limit: Double

    init(level: SpringLevel) {
      self.level = level
      limit = .infinity
      switch level.turns.shape {
      case .swinging, .creeping, .drifting: place = level.displacement.high.isFinite ? .beforeTurns : .end
      case .resting, .undefined: place = .end
      }
      if level.turns.shape == .swinging, level.displacement.high != 0, place == .beforeTurns {
        let (beyond, touching) = level.reaching()
        let reaching = beyond.high + touching.high
        limit = reaching == 0 ? 0 : level.firstOutward + 2 * reaching - 1
      }
    }

    /// The time of the next crossing; nil after the last.
    public mutating func next() -> Double? {
      switch level.turns.shape {
      case .resting, .undefined: return nil
      case .drifting:
        guard place == .beforeTurns else { return nil }
        place = .end
        return level.driftCrossing()
      case .creeping: return nextCreeping()
      case .swinging: return level.displacement.high == 0 ? nextOfTarget() : nextSwinging()
      }
    }

    private mutating func nextOfTarget() -> Double? {
      guard place != .end else { return nil }
      defer { index += 1 }
      return level.targetCrossing(index)
    }

    private mutating func nextCreeping() -> Double? {
      if place == .beforeTurns {
        place = .turn
        if let time = level.crossingBeforeTurns() { return time }
      }
      if place == .turn {
        place = .afterTurn
        let turns = level.turns
        if turns.has(0), !turns.startsAtTurn, level.sign(at: 0) == 0 { return turns.first }
      }
      guard place == .afterTurn else { return nil }
      place = .end
      return level.crossingToRest()
    }

    private mutating func nextSwinging() -> Double? {
      if place == .beforeTurns {
        place = .turn
        if let time = level.crossingBeforeTurns() { return time }
      }
      // From one crossing to the next it is two stretches at most; what finds none has overflowed.
      for _ in 0..<4 where index < limit {
        if place == .turn {
          place = .afterTurn
          let isStart = index == 0 && level.turns.startsAtTurn
          if !isStart, level.sign(at: index) == 0 { return level.turns.time(index) }
        }
        guard place == .afterTurn else { return nil }
        place = .turn
        index += 1
        if let time = level.crossing(after: DoubleDouble(index - 1)) { return time }
      }
      place = .end
      return nil
    }
  }
}
