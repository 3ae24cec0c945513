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
    var jumps: [(sample: Int, size: Double)] = []
    for index in stretches.indices {
      try append(stretches[index], of: motion, duration: duration, allowed: allowed)
      let size = stretches.jump(after: index, end: motion.value(at: duration))
      if size > 0 { jumps.append((count - 1, size)) }
    }
    // Between a double and the next a vertical tangent is a jump; the samples beside it allow for so much more.
    for jump in jumps {
      for sample in max(0, jump.sample - 1)...min(count - 1, jump.sample + 1) {
        rises[sample] += jump.size
        dips[sample] += jump.size
      }
    }
    // Times are doubles: where the motion is steep, it is uncertain by what it does in one unit of them. All that
    // together leaves half of the tolerance at least.
    for sample in progress.indices {
      let noise = slopes[sample].magnitude * progress[sample].ulp
      let allowance = noise < tolerance / 8 ? noise : 0
      rises[sample] = min(rises[sample] + allowance, tolerance / 2)
      dips[sample] = min(dips[sample] + allowance, tolerance / 2)
    }
    tightenEnds(tolerance: tolerance)
  }

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
      var sag = part.sag
      var isFound = !(step < left) && sag <= allowed
      for _ in 0..<100 where !isFound {
        step = min(step, left / 2)
        // Where the next double is too far away, nothing lies between, and there is nothing to bound.
        let time = max(start.time + step, start.time.nextUp)
        let isNext = time == start.time.nextUp
        part.end = time < stretch.end.time ? motion.point(at: time) : stretch.end
        sag = isNext ? 0 : part.sag
        isFound = sag <= allowed
        let share = 0.95 * (allowed / sag).squareRoot()
        // NaN shrinks too.
        if !isFound { step *= share > 0x1p-10 ? min(0.9, share) : 0x1p-10 }
      }
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
    let place = point.time / duration
    if let last = progress.last, place <= last {
      // Two times that are one progress: a jump.
      let jump = (point.value - values[count - 1]).magnitude
      rises[count - 1] += jump
      dips[count - 1] += jump
      return
    }
    progress.append(place)
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

  /// Next to an end that is given apart from the motion an approximation may run along the tolerance itself: there
  /// it has to keep the motion's tangent, not only its chord.
  private mutating func tightenEnds(tolerance: Double) {
    for (end, next, given) in [(0, 1, start), (count - 1, count - 2, self.end)] where count > 2 {
      let tangent = values[end] + slopes[end] * (progress[next] - progress[end])
      let bend = values[next] - tangent
      // A tangent that says nothing, because it is nearly vertical, is left alone.
      guard (given - values[end]).magnitude > tolerance / 64, bend.magnitude < tolerance / 4 else { continue }
      if dips[end] > 0 { dips[next] = max(dips[next], bend) }
      if rises[end] > 0 { rises[next] = max(rises[next], -bend) }
    }
  }
}
