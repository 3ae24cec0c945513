// SPDX-License-Identifier: Apache-2.0

/// Samples of a motion so close that what it does between them is a small part of a tolerance.
///
/// In the tube of ± a tolerance about the motion fits every polyline that approximates it, and no other. Between two
/// samples the motion leaves the chord by `rise` above it (where it is concave) or by `dip` below it (where it is
/// convex), so that two piecewise linear tubes enclose the true one: an inner one, in which every polyline is
/// within the tolerance at all times, and an outer one, in which lies every polyline that is.
struct Tube {
  /// Progress from 0 to 1, rising.
  private(set) var progress: [Double] = []
  private(set) var values: [Double] = []
  /// The change of the value per unit of progress.
  private(set) var slopes: [Double] = []
  /// How far the motion lies at most above the chords on both sides of a sample.
  private(set) var rises: [Double] = []
  /// How far it lies below them.
  private(set) var dips: [Double] = []
  /// The value with which an approximation starts, and the one with which it ends.
  let start: Double
  let end: Double
  /// From the smallest value to the largest.
  let range: Double

  var count: Int { progress.count }

  /// The share of the tolerance by which the motion may leave a chord between two samples.
  static var share: Double { 0x1p-8 }

  /// Samples a motion for a tolerance.
  ///
  /// - Parameter share: the share of the tolerance by which the motion may leave a chord.
  init(
    _ motion: some ChartedMotion, stretches: [Stretch], duration: Double, tolerance: Double,
    start: Double?, end: Double?, share: Double = Tube.share
  ) throws(ApproximationError) {
    self.start = start ?? motion.value(at: 0)
    self.end = end ?? motion.value(at: duration)
    let values = stretches.map { $0.start.value } + stretches.map { $0.end.value }
    range = values.reduce(values[0], max) - values.reduce(values[0], min)
    let allowed = tolerance * share
    for index in stretches.indices {
      if index > 0 {
        let jump = (stretches[index].start.value - stretches[index - 1].end.value).magnitude
        guard jump <= max(tolerance / 2, Tube.smallestJump * range) else {
          throw .jumps(time: stretches[index].start.time)
        }
      }
      try append(stretches[index], of: motion, duration: duration, allowed: allowed)
    }
    tightenEnds()
  }

  /// A jump is one of more than this share of the range; less is a vertical tangent between two doubles.
  private static var smallestJump: Double { 0x1p-14 }

  /// Appends samples from a stretch's start to its end.
  private mutating func append(
    _ stretch: Stretch, of motion: some ChartedMotion, duration: Double, allowed: Double
  ) throws(ApproximationError) {
    if progress.isEmpty { append(stretch.start, duration: duration) }
    var start = stretch.start
    var step = Tube.step(start.acceleration, allowed: allowed)
    while start.time < stretch.end.time {
      guard count < ApproximationLimit.samples else { throw .tooManyParts(limit: ApproximationLimit.samples) }
      var part = Stretch(start: start, end: stretch.end)
      // A step that nearly reaches the end does; one of several is even.
      let left = part.length
      if step < left { step = left / (left / step).rounded(.up) }
      var isFound = !(step < left) && part.sag <= allowed
      var tries = 0
      while !isFound, tries < 100 {
        tries += 1
        step = min(step, left / 2)
        let time = start.time + step
        // No double time is left between: the value jumps or is vertical.
        guard time > start.time, time < stretch.end.time else { break }
        part.end = motion.point(at: time)
        let sag = part.sag
        isFound = sag <= allowed
        if !isFound { step *= max(0x1p-10, min(0.9, 0.95 * (allowed / sag).squareRoot())) }
        if step.isNaN { step = left * 0x1p-10 }
      }
      if !isFound, part.end.time != stretch.end.time { part.end = stretch.end }
      let sag = isFound ? part.sag : 0
      let isConvex = part.isConvex
      note(rise: isConvex ? 0 : sag, dip: isConvex ? sag : 0)
      append(part.end, duration: duration)
      note(rise: isConvex ? 0 : sag, dip: isConvex ? sag : 0)
      start = part.end
      step = Tube.step(start.acceleration, allowed: allowed)
    }
  }

  /// How long a step leaves its chord by so much, if the acceleration stays what it is.
  private static func step(_ acceleration: Double, allowed: Double) -> Double {
    let step = (8 * allowed / acceleration.magnitude).squareRoot()
    return step.isNaN || step == 0 ? .infinity : step
  }

  private mutating func append(_ point: ChartPoint, duration: Double) {
    progress.append(point.time / duration)
    values.append(point.value)
    slopes.append(point.velocity * duration)
    rises.append(0)
    dips.append(0)
  }

  /// Notes what the motion does beside the last sample.
  private mutating func note(rise: Double, dip: Double) {
    let last = count - 1
    rises[last] = max(rises[last], rise)
    dips[last] = max(dips[last], dip)
  }

  /// Next to an end, where an approximation may run along the tolerance itself, the tangent there has to do.
  private mutating func tightenEnds() {
    for (end, next) in [(0, 1), (count - 1, count - 2)] where count > 2 {
      let tangent = values[end] + slopes[end] * (progress[next] - progress[end])
      let bend = values[next] - tangent
      guard bend.isFinite else { continue }
      if dips[end] > 0 { dips[next] = max(dips[next], bend) }
      if rises[end] > 0 { rises[next] = max(rises[next], -bend) }
    }
  }
}
