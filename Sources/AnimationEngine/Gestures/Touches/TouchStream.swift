// SPDX-License-Identifier: Apache-2.0

/// Touches that make sense one after the other: times don't decrease, every finger comes down, moves, and goes.
public struct TouchStream: Hashable, Sendable {
  /// A touch that was mended or left out, and why.
  public struct Repair: Hashable, Sendable {
    /// The touch as it was given, its place, and what is wrong with it.
    public let error: TouchError
    /// What stands in its place; nil where it is left out.
    public let replacement: Touch?
  }

  /// The touches in their order.
  public let touches: [Touch]
  /// What was mended, or put in order; nothing in a stream that was right.
  public let repairs: [Repair]

  /// A stream of touches that are right.
  public init(_ touches: [Touch]) throws(TouchError) {
    var tracker = TouchTracker()
    for (index, touch) in touches.enumerated() {
      if let problem = tracker.problem(of: touch) { throw TouchError(problem, touch: touch, index: index) }
      try tracker.accept(touch)
    }
    if let (index, touch) = Self.unfinished(touches, tracker).first {
      throw TouchError(.neverEnds, touch: touch, index: index)
    }
    self.touches = touches
    repairs = []
  }

  /// A stream of touches that may be wrong in any way.
  ///
  /// They are put in the order of their times, those of one time in the order given; then each is mended as
  /// ``TouchTracker/mend(_:)`` says, and fingers that are down at the end are cancelled there and then.
  ///
  /// - Parameters:
  ///   - touches: in any order.
  ///   - start: what is earlier is left out; a finger that is down then comes down with its next touch.
  public init(repairing touches: [Touch], notBefore start: Double = -.infinity) {
    var tracker = TouchTracker()
    var result: [Touch] = []
    var places: [Int] = []
    var repairs: [Repair] = []
    result.reserveCapacity(touches.count)
    let late = Self.late(touches)
    for (index, touch) in Self.ordered(touches) {
      let isEarly = touch.time < start
      let (mended, problem) = isEarly ? (nil, .comesBefore(start)) : tracker.mend(touch)
      if let mended {
        result.append(mended)
        places.append(index)
      }
      guard let problem = problem ?? late[index].map({ .timeGoesBackwards(from: $0) }) else { continue }
      repairs.append(Repair(error: TouchError(problem, touch: touch, index: index), replacement: mended))
    }
    let end = tracker.time
    for (index, touch) in Self.unfinished(result, tracker) {
      var last = touch
      (last.phase, last.time) = (.cancelled, end)
      result.append(last)
      repairs.append(
        Repair(error: TouchError(.neverEnds, touch: touch, index: places[index]), replacement: last))
    }
    self.touches = result
    self.repairs = repairs
  }

  /// A stream that is known to be right.
  init(unchecked touches: [Touch]) {
    self.touches = touches
    repairs = []
  }

  /// The places of touches that come after a later one, and the time of that.
  private static func late(_ touches: [Touch]) -> [Int: Double] {
    var latest = -Double.infinity
    var late: [Int: Double] = [:]
    for (index, touch) in touches.enumerated() where touch.time.isFinite {
      if touch.time < latest { late[index] = latest } else { latest = touch.time }
    }
    return late
  }

  /// The touches with their places by time, those of no time last.
  static func ordered(_ touches: [Touch]) -> [(index: Int, touch: Touch)] {
    let numbered = touches.enumerated().map { (index: $0.offset, touch: $0.element) }
    return numbered.sorted { first, second in
      let (one, other) = (first.touch.time, second.touch.time)
      if one.isFinite != other.isFinite { return one.isFinite }
      if one.isFinite, one != other { return one < other }
      return first.index < second.index
    }
  }

  /// The last touches of the fingers that are down, in the order of their places.
  private static func unfinished(_ touches: [Touch], _ tracker: TouchTracker) -> [(Int, Touch)] {
    var open = tracker.locations
    var result: [(Int, Touch)] = []
    for index in touches.indices.reversed() {
      if open.isEmpty { break }
      if open.removeValue(forKey: touches[index].id) != nil { result.append((index, touches[index])) }
    }
    return result.reversed()
  }

  /// The touches of each moment together.
  public var frames: [TouchFrame] {
    var frames: [TouchFrame] = []
    var start = touches.startIndex
    while start < touches.endIndex {
      let time = touches[start].time
      var end = start + 1
      while end < touches.endIndex, touches[end].time == time { end += 1 }
      frames.append(TouchFrame(time: time, touches: Array(touches[start..<end])))
      start = end
    }
    return frames
  }

  /// From the first touch to the last, in seconds; 0 for a stream without touches.
  public var duration: Double {
    guard let first = touches.first, let last = touches.last else { return 0 }
    return last.time - first.time
  }

  /// This stream and another one at the same time, for fingers that differ.
  public func merged(with other: TouchStream) throws(TouchError) -> TouchStream {
    try TouchStream(Self.ordered(touches + other.touches).map(\.touch))
  }
}
