// SPDX-License-Identifier: Apache-2.0

/// A curve of straight pieces: `linear()` of CSS.
///
/// Stops are repaired as CSS repairs them, and never refused: a position below an earlier one counts as the largest so
/// far, a first stop without position stands at 0, a last one at 1 or the largest so far, and others stand evenly
/// between their neighbours. Where two points share a progress the curve jumps, and is on the last of them. One point
/// alone is a constant.
///
/// Progress is clamped to 0…1 by ``value(at:)``, as in ``UnitCurve``; ``extrapolatedValue(at:)`` goes on along the first
/// and the last piece. A NaN makes the values NaN that it takes part in, and without a stop every value is NaN.
///
/// Source: CSS Easing Functions Level 2, linear easing functions.
public struct LinearCurve: Hashable, Sendable {
  /// A value, and where the curve has it.
  public struct Stop: Hashable, Sendable {
    /// The value, 1 for the whole way.
    public var value: Double
    /// The progress at which the curve comes to the value; nil where the neighbours decide.
    public var start: Double?
    /// The progress up to which it stays there; nil where it does not stay.
    public var end: Double?

    /// A value, with up to two positions.
    public init(_ value: Double, at start: Double? = nil, until end: Double? = nil) {
      self.value = value
      self.start = start
      self.end = end
    }
  }

  /// The points that the pieces lie between: x is the progress, y the value. No x is below an earlier one.
  public let points: [UnitPoint]

  /// A curve through stops.
  public init(stops: [Stop]) {
    var places: [Double?] = []
    var values: [Double] = []
    var largest = -Double.infinity
    for (index, stop) in stops.enumerated() {
      var positions = [stop.start, stop.end].filter { $0 != nil }
      if positions.isEmpty { positions = [index == 0 ? 0 : index == stops.count - 1 ? 1 : nil] }
      for position in positions {
        if let position { largest = max(position, largest) }
        places.append(position == nil ? nil : largest)
        values.append(stop.value)
      }
    }
    points = zip(LinearCurve.spread(places), values).map { UnitPoint(x: $0, y: $1) }
  }

  /// Places for those that have none, evenly between their neighbours. The first and the last have theirs.
  private static func spread(_ places: [Double?]) -> [Double] {
    var result: [Double] = []
    for place in places.compactMap({ $0 }) {
      let missing = places[result.count...].prefix { $0 == nil }.count
      let last = result.last ?? place
      for index in 0..<missing {
        result.append(last + (place - last) * Double(index + 1) / Double(missing + 1))
      }
      result.append(place)
    }
    return result
  }
}

// MARK: - Evaluation

extension LinearCurve: ProgressCurve {
  /// The value at a progress, which is clamped to 0…1, within an ulp of the exact one.
  public func value(at progress: Double) -> Double { extrapolatedValue(at: LinearCurve.clamped(progress)) }

  /// The value just below a progress, which is clamped to 0…1: where points share it, that of the first of them.
  public func value(before progress: Double) -> Double {
    let progress = LinearCurve.clamped(progress)
    let index = count { $0.x < progress }
    if index < points.count, points[index].x == progress { return points[index].y }
    return extrapolatedValue(at: progress)
  }

  /// Value and slope at a progress, which is clamped to 0…1.
  ///
  /// At a corner and at a jump the slope is that of the piece behind it, at the last point that of the piece before.
  public func state(at progress: Double) -> MotionState<Double> {
    let progress = LinearCurve.clamped(progress)
    return MotionState(value: extrapolatedValue(at: progress), velocity: extrapolatedVelocity(at: progress))
  }

  /// 0: the pieces are straight.
  public func acceleration(at progress: Double) -> Double { progress.isNaN ? .nan : 0 }

  /// 1: a curve ends at progress 1.
  public func settlingDuration(epsilon: Double) -> Double { 1 }

  /// The smallest and the largest value between 0 and 1; what is NaN is left out.
  public var valueRange: ClosedRange<Double> {
    var values = points.filter { $0.x > 0 && $0.x <= 1 }.map { $0.y }
    values += [value(at: 0), value(at: 1)]
    values.removeAll { $0.isNaN }
    guard let least = values.min(), let most = values.max() else { return 0...0 }
    return least...most
  }
}

extension LinearCurve {
  /// The value at a progress, with the first and the last piece continued below and above them.
  ///
  /// Where the first two points or the last two share their progress, the curve stays at the outermost one's value.
  public func extrapolatedValue(at progress: Double) -> Double {
    guard let piece = piece(at: progress) else { return progress.isNaN ? .nan : points.first?.y ?? .nan }
    if piece.slope == 0 || progress == piece.anchor.x { return piece.anchor.y }
    guard progress.isFinite else { return progress * piece.slope }
    let share = DoubleDouble.sum(progress, -piece.start.x) / DoubleDouble.sum(piece.end.x, -piece.start.x)
    return (DoubleDouble.sum(piece.end.y, -piece.start.y) * share + piece.start.y).rounded
  }

  /// The slope at a progress, with the first and the last piece continued below and above them.
  public func extrapolatedVelocity(at progress: Double) -> Double {
    guard let piece = piece(at: progress) else { return progress.isNaN || points.isEmpty ? .nan : 0 }
    return piece.slope
  }

  private struct Piece {
    let start: UnitPoint
    let end: UnitPoint
    /// The one of the two whose value the curve has where the piece has no length.
    let anchor: UnitPoint

    var slope: Double { start.x == end.x ? 0 : (end.y - start.y) / (end.x - start.x) }
  }

  /// The piece that a progress lies in or beyond; nil where there is none.
  private func piece(at progress: Double) -> Piece? {
    guard points.count > 1, !progress.isNaN else { return nil }
    let next = count { $0.x <= progress }
    let index = min(max(next, 1), points.count - 1)
    let (start, end) = (points[index - 1], points[index])
    return Piece(start: start, end: end, anchor: next == points.count ? end : start)
  }

  /// How many points, from the first, lie below a bound.
  private func count(where isBelow: (UnitPoint) -> Bool) -> Int {
    var low = 0
    var high = points.count
    while low < high {
      let middle = low + (high - low) / 2
      if isBelow(points[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func clamped(_ progress: Double) -> Double {
    progress.isNaN ? .nan : min(max(progress, 0), 1)
  }
}

// MARK: - Places of a value

extension LinearCurve {
  /// Every progress in 0…1 at which the curve has a value, in order; of a piece that stays at it both ends.
  ///
  /// A jump over the value is no place where the curve has it. Empty for a value that the curve never has, and for one
  /// that is infinite or NaN.
  public func progresses(for value: Double) -> [Double] {
    guard value.isFinite, !points.isEmpty else { return [] }
    var found: [Double] = []
    var last = UnitPoint(x: 0, y: self.value(at: 0))
    let inner = points.filter { $0.x > 0 && $0.x < 1 }
    for point in inner + [UnitPoint(x: 1, y: self.value(before: 1))] {
      if last.x < point.x {
        if last.y == value {
          found.append(last.x)
        } else if (last.y < value && point.y > value) || (last.y > value && point.y < value) {
          let share = DoubleDouble.sum(value, -last.y) / DoubleDouble.sum(point.y, -last.y)
          found.append((DoubleDouble.sum(point.x, -last.x) * share + last.x).rounded)
        }
      }
      last = point
    }
    if self.value(at: 1) == value { found.append(1) }
    return found
  }
}
