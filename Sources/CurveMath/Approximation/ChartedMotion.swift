// SPDX-License-Identifier: Apache-2.0

/// A motion that knows where its acceleration turns, so that its largest errors can be bounded, not sampled.
///
/// Between two such times the acceleration only rises or only falls: it lies between its values at the ends of any
/// part of that stretch, and with it everything about the motion there has a bound. That is what the
/// approximations and ``MotionDifference`` are certain from. Springs, curves over time and decays know their
/// turns in closed form. Any other motion is surveyed instead: see ``Motion/surveyed``.
public protocol ChartedMotion: Motion where Value == Double {
  /// The times strictly between 0 and `duration` between which the acceleration is monotone, in order.
  ///
  /// Every time at which velocity or acceleration jumps or is infinite is among them. More times than needed do no
  /// harm. Nil where there are more than `limit`.
  ///
  /// - Parameters:
  ///   - duration: seconds, above 0 and finite.
  ///   - limit: the largest number of times that is wanted.
  func accelerationTurns(until duration: Double, atMost limit: Int) -> [Double]?

  /// Value, velocity and acceleration at a time, from one evaluation where a motion has them so.
  ///
  /// The acceleration may be less exact than that of ``Motion/acceleration(at:)``: it is right to a few units of 2⁻⁵³
  /// of the accelerations that the motion begins with.
  func point(at time: Double) -> ChartPoint
}

/// A motion at one time: value, velocity and acceleration.
@frozen
public struct ChartPoint: Hashable, Sendable {
  /// Seconds.
  public var time: Double
  /// The value then.
  public var value: Double
  /// Its change per second.
  public var velocity: Double
  /// The change of the velocity per second.
  public var acceleration: Double

  /// A point of a motion.
  @inlinable
  public init(time: Double, value: Double, velocity: Double, acceleration: Double) {
    self.time = time
    self.value = value
    self.velocity = velocity
    self.acceleration = acceleration
  }
}

extension ChartedMotion {
  /// Value, velocity and acceleration at a time, one after the other.
  public func point(at time: Double) -> ChartPoint {
    let state = state(at: time)
    return ChartPoint(
      time: time, value: state.value, velocity: state.velocity, acceleration: acceleration(at: time))
  }

  /// The point at a time as the stretch on one side of it sees it: that of the next double time there.
  ///
  /// No double time lies between the two, so that the point bounds the stretch even where value, velocity or
  /// acceleration jumps or is infinite.
  func point(at time: Double, seenFrom neighbour: Double) -> ChartPoint {
    var point = point(at: neighbour)
    point.time = time
    return point
  }

  /// The stretches of monotone acceleration from 0 to a duration, cut where the acceleration changes its sign.
  ///
  /// Every stretch is convex or concave, and its value turns at most once.
  func stretches(until duration: Double) throws(ApproximationError) -> [Stretch] {
    guard duration > 0, duration < .infinity else { throw .duration(duration) }
    guard value(at: 0).isFinite else { throw .notFinite(time: 0) }
    guard let turns = accelerationTurns(until: duration, atMost: ApproximationLimit.turns) else {
      throw .tooManyTurns(limit: ApproximationLimit.turns)
    }
    var stretches: [Stretch] = []
    stretches.reserveCapacity(2 * turns.count + 2)
    var start = point(at: 0)
    var begin = 0.0
    for place in 0...turns.count {
      let time = place < turns.count ? turns[place] : duration
      // Times out of order, which no motion should give, do no harm.
      guard time > begin, time <= duration else { continue }
      let end = point(at: time, seenFrom: time.nextDown)
      guard start.value.isFinite, end.value.isFinite else {
        throw .notFinite(time: start.value.isFinite ? time : begin)
      }
      append(Stretch(start: start, end: end), to: &stretches)
      begin = time
      if place < turns.count { start = point(at: time, seenFrom: time.nextUp) }
    }
    return stretches
  }

  /// Appends a stretch, in two parts where the acceleration changes its sign.
  private func append(_ stretch: Stretch, to stretches: inout [Stretch]) {
    guard stretch.start.acceleration * stretch.end.acceleration < 0, let turn = turn(of: stretch) else {
      stretches.append(stretch)
      return
    }
    stretches.append(Stretch(start: stretch.start, end: turn.before))
    stretches.append(Stretch(start: turn.after, end: stretch.end))
  }

  /// Where the acceleration of a stretch changes its sign, as seen from both sides; nil where that is at an end.
  ///
  /// By secants in a shrinking bracket, until the acceleration is 2⁻⁴⁴ of that at the ends and counts as 0, or between
  /// two double times.
  private func turn(of stretch: Stretch) -> (before: ChartPoint, after: ChartPoint)? {
    var low = stretch.start
    var high = stretch.end
    let enough = 0x1p-44 * min(low.acceleration.magnitude, high.acceleration.magnitude)
    // Of an end that stays, each time only a half counts (the Illinois rule).
    var (lowWeight, highWeight) = (1.0, 1.0)
    for _ in 0..<100 {
      let length = high.time - low.time
      let share =
        lowWeight * low.acceleration / (lowWeight * low.acceleration - highWeight * high.acceleration)
      var time = low.time + length * share
      if !(time > low.time && time < high.time) { time = low.time + length / 2 }
      guard time > low.time, time < high.time else { break }
      var point = point(at: time)
      if point.acceleration.magnitude <= enough {
        point.acceleration = 0
        return (point, point)
      }
      if point.acceleration * stretch.start.acceleration > 0 {
        if low.time > stretch.start.time, lowWeight == 1 { highWeight /= 2 }
        low = point
        lowWeight = 1
      } else {
        if high.time < stretch.end.time, highWeight == 1 { lowWeight /= 2 }
        high = point
        highWeight = 1
      }
    }
    guard high.time > stretch.start.time, high.time < stretch.end.time else { return nil }
    low.time = high.time
    return (low, high)
  }
}

/// A part of a motion over which the acceleration only rises or only falls and keeps its sign.
struct Stretch {
  var start: ChartPoint
  var end: ChartPoint

  var length: Double { end.time - start.time }

  /// How far the motion can be from the chord between the two ends: at most `h²/8` times the largest acceleration,
  /// and at most the height of the triangle between the chord and the tangents.
  var sag: Double {
    let length = length
    let acceleration = max(start.acceleration.magnitude, end.acceleration.magnitude)
    let bend = length * length / 8 * acceleration
    // The tangents of a convex or concave stretch enclose it, however large the acceleration is.
    let slope = (end.value - start.value) / length
    let ahead = (start.velocity - slope).magnitude
    let behind = (end.velocity - slope).magnitude
    var height = length * min(ahead, behind)
    if ahead.isFinite, behind.isFinite, ahead + behind > 0 {
      height = length * (ahead * behind / (ahead + behind))
    }
    if !(height < bend) { return bend }
    return height
  }

  /// Whether the motion lies below the chord.
  var isConvex: Bool { start.acceleration + end.acceleration > 0 }
}

extension [Stretch] {
  /// By how much the value jumps from the end of a stretch to the next, or to the value at the end.
  ///
  /// Where a motion is vertical this is what it does between two doubles.
  func jump(after index: Int, end: Double) -> Double {
    let beyond = index + 1 < count ? self[index + 1].start.value : end
    return (beyond - self[index].end.value).magnitude
  }

  /// The largest jump, and its time; nil where there is none.
  func largestJump(end: Double) -> Extremum? {
    var largest: Extremum?
    for index in indices {
      let size = jump(after: index, end: end)
      if size > largest?.value ?? 0 { largest = Extremum(time: self[index].end.time, value: size) }
    }
    return largest
  }
}

/// How far the approximations go before they refuse.
enum ApproximationLimit {
  /// Stretches of a motion.
  static let turns = 1 << 18
  /// Samples of a motion.
  static let samples = 1 << 21
  /// Parts into which the search for a largest difference cuts its cells.
  static let cells = 1 << 18
  /// Pieces of a motion through keyframes.
  static let pieces = 1 << 10
}
