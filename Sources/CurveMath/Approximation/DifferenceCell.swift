// SPDX-License-Identifier: Apache-2.0

/// A stretch of time in which the accelerations of two motions are monotone.
struct DifferenceCell {
  var first0: ChartPoint
  var first1: ChartPoint
  var second0: ChartPoint
  var second1: ChartPoint

  var start: Double { first0.time }
  var end: Double { first1.time }
  var length: Double { first1.time - first0.time }

  func cut(_ first: ChartPoint, _ second: ChartPoint) -> (DifferenceCell, DifferenceCell) {
    (
      DifferenceCell(first0: first0, first1: first, second0: second0, second1: second),
      DifferenceCell(first0: first, first1: first1, second0: second, second1: second1)
    )
  }

  /// The lowest and the highest that the difference of the accelerations can be; not finite where one isn't.
  private var bend: (lowest: Double, highest: Double) {
    let one = MonotonePair(first0.acceleration, first1.acceleration)
    let other = MonotonePair(second0.acceleration, second1.acceleration)
    return (other.lowest - one.highest, other.highest - one.lowest)
  }

  /// The difference of the values at both ends, and where to cut: at the turn that the velocities suggest.
  var valueDifference: (start: Double, end: Double, split: Double) {
    let slope0 = second0.velocity - first0.velocity
    let slope1 = second1.velocity - first1.velocity
    return (second0.value - first0.value, second1.value - first1.value, Self.split(slope0, slope1))
  }

  /// The difference of the velocities at both ends, and where to cut.
  var velocityDifference: (start: Double, end: Double, split: Double) {
    let bend0 = second0.acceleration - first0.acceleration
    let bend1 = second1.acceleration - first1.acceleration
    return (second0.velocity - first0.velocity, second1.velocity - first1.velocity, Self.split(bend0, bend1))
  }

  /// Where a line from one number to another is 0, or the middle where that is no good place for a cut.
  private static func split(_ start: Double, _ end: Double) -> Double {
    let place = start / (start - end)
    return place > 0.05 && place < 0.95 ? place : 0.5
  }

  /// What the difference of the values cannot exceed.
  var valueBound: Double {
    let bend = bend
    let (difference0, difference1, _) = valueDifference
    guard bend.lowest.isFinite, bend.highest.isFinite else {
      // A motion whose acceleration is infinite at an end keeps between chord and tangent.
      let one = Self.enclosure(first0, first1)
      let other = Self.enclosure(second0, second1)
      return max(other.highest - one.lowest, one.highest - other.lowest)
    }
    let slope0 = second0.velocity - first0.velocity
    let slope1 = second1.velocity - first1.velocity
    let above = highest(difference0, slope0, difference1, slope1, bend.lowest, bend.highest)
    let below = highest(-difference0, -slope0, -difference1, -slope1, -bend.highest, -bend.lowest)
    return max(above, below)
  }

  /// What a function with these values and slopes at the ends, and a second derivative in this range, can't exceed:
  /// the least of what the chord and the two tangents say.
  private func highest(
    _ value0: Double, _ slope0: Double, _ value1: Double, _ slope1: Double, _ lowest: Double,
    _ highest: Double
  ) -> Double {
    let length = length
    let chord = max(value0, value1) + max(0, -lowest) * (length * length / 8)
    let ahead = Self.highest(value0, slope0, highest, length)
    let behind = Self.highest(value1, -slope1, highest, length)
    return min(chord, min(ahead, behind))
  }

  /// The largest of `value + slope·t + bend·t²/2` for t from 0 to a length.
  private static func highest(
    _ value: Double, _ slope: Double, _ bend: Double, _ length: Double
  ) -> Double {
    let end = value + length * (slope + bend * length / 2)
    let ends = max(value, end)
    guard bend < 0, slope > 0, slope < -bend * length else { return ends.isNaN ? .infinity : ends }
    return max(ends, value - slope * slope / (2 * bend))
  }

  /// The lowest and the highest value of a motion in the cell.
  private static func enclosure(
    _ point0: ChartPoint, _ point1: ChartPoint
  ) -> (lowest: Double, highest: Double) {
    let lowest = min(point0.value, point1.value)
    let highest = max(point0.value, point1.value)
    let length = point1.time - point0.time
    let bend = MonotonePair(point0.acceleration, point1.acceleration)
    let sag = length * length / 8
    if bend.lowest.isFinite, bend.highest.isFinite {
      return (lowest - sag * max(0, bend.highest), highest - sag * min(0, bend.lowest))
    }
    guard bend.lowest >= 0 || bend.highest <= 0 else { return (-.infinity, .infinity) }
    // Where the tangents end at the other end of the cell.
    let ahead = point0.value + length * point0.velocity
    let behind = point1.value - length * point1.velocity
    if bend.lowest >= 0 {
      let floor = max(
        min(point0.value, finite(ahead, or: -.infinity)), min(point1.value, finite(behind, or: -.infinity)))
      return (floor, highest)
    }
    let ceiling = min(
      max(point0.value, finite(ahead, or: .infinity)), max(point1.value, finite(behind, or: .infinity)))
    return (lowest, ceiling)
  }

  private static func finite(_ value: Double, or other: Double) -> Double { value.isFinite ? value : other }

  /// What the difference of the velocities cannot exceed.
  var velocityBound: Double {
    let bend = bend
    let (difference0, difference1, _) = velocityDifference
    guard bend.lowest.isFinite, bend.highest.isFinite else {
      guard let one = Self.velocities(first0, first1), let other = Self.velocities(second0, second1) else {
        return .infinity
      }
      return max(other.highest - one.lowest, one.highest - other.lowest)
    }
    let above = Self.peak(difference0, difference1, bend.lowest, bend.highest, length)
    let below = Self.peak(-difference0, -difference1, -bend.highest, -bend.lowest, length)
    return max(above, below)
  }

  /// What a function with these values at the ends and a derivative in this range can't exceed: where the steepest
  /// lines from both ends meet.
  private static func peak(
    _ value0: Double, _ value1: Double, _ lowest: Double, _ highest: Double, _ length: Double
  ) -> Double {
    if highest <= 0 { return value0 }
    if lowest >= 0 { return value1 }
    let time = (value1 - value0 - lowest * length) / (highest - lowest)
    return max(max(value0, value1), value0 + highest * min(max(time, 0), length))
  }

  /// The lowest and the highest velocity of a motion whose acceleration is infinite at an end, but keeps its sign.
  private static func velocities(
    _ point0: ChartPoint, _ point1: ChartPoint
  ) -> (lowest: Double, highest: Double)? {
    let bend = MonotonePair(point0.acceleration, point1.acceleration)
    let change = point1.time - point0.time
    var lowest = min(point0.velocity, point1.velocity)
    var highest = max(point0.velocity, point1.velocity)
    if bend.lowest >= 0 || bend.highest <= 0 { return (lowest, highest) }
    guard bend.lowest.isFinite, bend.highest.isFinite else { return nil }
    lowest += change * bend.lowest
    highest += change * bend.highest
    return (lowest, highest)
  }
}

/// The lower and the higher of two numbers; everything where one is NaN.
private struct MonotonePair {
  let lowest: Double
  let highest: Double

  init(_ one: Double, _ other: Double) {
    if one.isNaN || other.isNaN {
      lowest = -.infinity
      highest = .infinity
    } else {
      lowest = min(one, other)
      highest = max(one, other)
    }
  }
}
