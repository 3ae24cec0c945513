// SPDX-License-Identifier: Apache-2.0

/// A difference of two motions that is largest in size, and a bound that no difference exceeds.
public struct LargestDifference: Hashable, Sendable {
  /// When it is reached, in seconds.
  public var time: Double
  /// The difference then: the second motion minus the first, or an approximation minus what it approximates.
  public var difference: Double
  /// What the size of the difference nowhere exceeds: the size of ``difference``, and what the search left open.
  public var bound: Double

  /// A difference at a time, with its bound.
  public init(time: Double, difference: Double, bound: Double) {
    self.time = time
    self.difference = difference
    self.bound = bound
  }

  /// The size of the difference that is reached.
  public var magnitude: Double { difference.magnitude }
}

/// The search for the largest difference of two motions' values or velocities.
///
/// Time is cut into cells in which both accelerations are monotone. What the accelerations at a cell's ends leave
/// possible inside it is a bound; a cell whose bound isn't above what has been reached is done with, and any other
/// is cut in two. Next to a largest value the bounds come down so fast that a dozen cuts are enough.
struct DifferenceSearch<First: ChartedMotion, Second: ChartedMotion> {
  let first: First
  let second: Second
  private var cells: [DifferenceCell] = []
  private var range = 0.0
  private var size = 0.0
  private var speed = 0.0

  /// How much of the largest difference the search may leave open.
  static var relativePrecision: Double { 0x1p-30 }
  /// The same, as a fraction of the range of the values, for motions that are nearly equal.
  static var absolutePrecision: Double { 0x1p-36 }
  /// The same, as a fraction of the largest velocity.
  static var absoluteVelocityPrecision: Double { 0x1p-24 }

  init(_ first: First, _ second: Second, until duration: Double) throws(ApproximationError) {
    self.first = first
    self.second = second
    let ones = try first.stretches(until: duration)
    let others = try second.stretches(until: duration)
    cells.reserveCapacity(ones.count + others.count)
    var one = 0
    var other = 0
    var one0 = ones[0].start
    var other0 = others[0].start
    while one < ones.count, other < others.count {
      let one1 = ones[one].end
      let other1 = others[other].end
      let end = min(one1.time, other1.time)
      let oneEnds = one1.time == end
      let otherEnds = other1.time == end
      // Where only one of the two begins anew, the other is smooth.
      let here = oneEnds ? one1 : first.point(at: end)
      let there = otherEnds ? other1 : second.point(at: end)
      cells.append(DifferenceCell(first0: one0, first1: here, second0: other0, second1: there))
      if oneEnds { one += 1 }
      if otherEnds { other += 1 }
      one0 = oneEnds && one < ones.count ? ones[one].start : here
      other0 = otherEnds && other < others.count ? others[other].start : there
    }
    var lowest = Double.infinity
    var highest = -Double.infinity
    for cell in cells {
      for point in [cell.first0, cell.first1, cell.second0, cell.second1] {
        lowest = min(lowest, point.value)
        highest = max(highest, point.value)
        size = max(size, point.value.magnitude)
        if point.velocity.isFinite { speed = max(speed, point.velocity.magnitude) }
      }
    }
    range = highest - lowest
  }

  /// The largest difference of the values.
  func value() -> LargestDifference {
    let floor = Self.absolutePrecision * range + 0x1p-50 * size
    var best = LargestDifference(time: 0, difference: second.value(at: 0) - first.value(at: 0), bound: 0)
    for cell in cells {
      note(second.value(at: cell.end) - first.value(at: cell.end), at: cell.end, in: &best)
    }
    best = largest(from: best, floor: floor, difference: { $0.valueDifference }, bound: { $0.valueBound })
    return polished(best)
  }

  /// The same difference at a better time, by a few of Newton's steps towards the turn of the difference.
  private func polished(_ difference: LargestDifference) -> LargestDifference {
    var best = difference
    for _ in 0..<4 {
      let one = first.point(at: best.time)
      let other = second.point(at: best.time)
      let time = best.time - (other.velocity - one.velocity) / (other.acceleration - one.acceleration)
      guard let end = cells.last?.end, time >= 0, time <= end else { break }
      let before = best.magnitude
      note(second.value(at: time) - first.value(at: time), at: time, in: &best)
      if best.magnitude == before { break }
    }
    best.bound = max(best.bound, best.magnitude)
    return best
  }

  /// The largest difference of the velocities, on either side of a time where one jumps; infinite where one is.
  func velocity() -> LargestDifference {
    let best = LargestDifference(time: 0, difference: 0, bound: 0)
    return largest(
      from: best, floor: Self.absoluteVelocityPrecision * speed, difference: { $0.velocityDifference },
      bound: { $0.velocityBound })
  }

  private func note(_ difference: Double, at time: Double, in best: inout LargestDifference) {
    if difference.magnitude > best.difference.magnitude {
      best.time = time
      best.difference = difference
    }
  }

  private func largest(
    from start: LargestDifference, floor: Double,
    difference: (DifferenceCell) -> (start: Double, end: Double, split: Double),
    bound: (DifferenceCell) -> Double
  ) -> LargestDifference {
    var best = start
    for cell in cells {
      let ends = difference(cell)
      note(ends.start, at: cell.start, in: &best)
      note(ends.end, at: cell.end, in: &best)
    }
    guard best.difference.isFinite else {
      best.bound = best.difference.magnitude
      return best
    }
    func enough() -> Double { best.magnitude * (1 + Self.relativePrecision) + floor }
    var open = 0.0
    var pending = cells
    var cuts = 0
    while let cell = pending.popLast() {
      let limit = bound(cell)
      if limit <= enough() { continue }
      let place = cell.start + cell.length * difference(cell).split
      guard place > cell.start, place < cell.end else { continue }
      guard cuts < ApproximationLimit.cells else {
        open = max(open, limit)
        continue
      }
      cuts += 1
      let (left, right) = cell.cut(first.point(at: place), second.point(at: place))
      note(difference(left).end, at: place, in: &best)
      pending.append(left)
      pending.append(right)
    }
    best.bound = max(open, enough())
    return best
  }
}
