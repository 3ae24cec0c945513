// SPDX-License-Identifier: Apache-2.0

/// The search for the polyline with the fewest stops, or the smallest error.
struct PolylineSearch<Base: ChartedMotion> {
  let motion: Base
  let duration: Double
  let placement: PolylineFit.Placement
  private let start: Double?
  private let end: Double?
  private let stretches: [Stretch]
  var tolerance: Double
  var fewestStops = 2

  private(set) var tube: Tube
  var path: PolylinePath?
  /// How much more than the tolerance rounding may make of the error.
  var slack = 1.0
  /// Whether rounding may not take a stop more.
  var keepsCount = false
  /// The first and the last link's length, over which the ends' tolerance comes down to the other.
  private var startReach = 1.0
  private var endReach = 1.0

  init(
    _ motion: Base, until duration: Double, tolerance: Double, placement: PolylineFit.Placement,
    start: Double?, end: Double?
  ) throws(ApproximationError) {
    self.motion = motion
    self.duration = duration
    self.tolerance = tolerance
    self.placement = placement
    self.start = start
    self.end = end
    stretches = try motion.stretches(until: duration)
    let smallest = PolylineSearch.smallestTolerance(stretches)
    guard tolerance >= smallest else { throw .toleranceTooSmall(tolerance, smallest: smallest) }
    if let jump = stretches.largestJump(end: motion.value(at: duration)), tolerance < 4 * jump.value {
      throw .jumps(time: jump.time, by: jump.value)
    }
    tube = try Tube(
      motion, stretches: stretches, duration: duration, tolerance: tolerance, start: start, end: end)
  }

  /// 2⁻⁴⁰ of the range of the values, and what their rounding makes uncertain.
  static func smallestTolerance(_ stretches: [Stretch]) -> Double {
    var lowest = Double.infinity
    var highest = -Double.infinity
    var size = Double.leastNormalMagnitude
    for stretch in stretches {
      for value in [stretch.start.value, stretch.end.value] {
        lowest = min(lowest, value)
        highest = max(highest, value)
        size = max(size, value.magnitude)
      }
    }
    return 0x1p-40 * (highest - lowest) + 0x1p-46 * size
  }

  /// Refuses ends that are further from the motion than the tolerance.
  func checkEnds() throws(ApproximationError) {
    let last = tube.count - 1
    // A spring at its settling time is as far from its target as the tolerance, up to rounding.
    let allowed = tolerance * (1 + 0x1p-30) + 0x1p-50 * (tube.start.magnitude + tube.end.magnitude)
    for (time, given, value) in [
      (0, tube.start, tube.values[0]), (duration, tube.end, tube.values[last]),
    ] {
      let distance = (given - value).magnitude
      guard distance <= allowed else {
        throw .endOutsideTolerance(time: time, distance: distance, tolerance: tolerance)
      }
    }
  }

  /// Finds a polyline with the fewest stops; refuses where those are more than a limit.
  mutating func find(atMost most: Int?) throws(ApproximationError) {
    let limit = min(most ?? .max, ApproximationLimit.samples)
    guard let outer = MinimumLinkPath(between: walls(tolerance, isInner: false), limit: limit - 1) else {
      throw .tooManyParts(limit: limit)
    }
    fewestStops = outer.stopCount
    // One stop more is left to where the tubes disagree, and to rounding.
    path = path(tolerance, limit: limit + 1)
    var share = Tube.share
    for _ in 0..<2 where placement == .free && path.map({ $0.stops.count > fewestStops }) ?? true {
      // The inner and the outer tube disagree: let them come closer.
      share /= 16
      // It takes four times as many samples; where there is no room for them, the gap stays.
      guard 4 * tube.count < ApproximationLimit.samples else { break }
      tube = try Tube(
        motion, stretches: stretches, duration: duration, tolerance: tolerance, start: start, end: end,
        share: share)
      path = path(tolerance, limit: limit + 1)
      let proof = MinimumLinkPath(between: walls(tolerance, isInner: false), limit: limit)
      fewestStops = max(fewestStops, proof?.stopCount ?? 0)
    }
    guard let path else { throw .tooManyParts(limit: limit) }
    let stops = path.stops
    startReach = stops[1].progress
    endReach = 1 - stops[stops.count - 2].progress
  }

  /// Makes the error smaller as long as the count stays, or grows by no more than `extra`.
  mutating func balance(with extra: Int = 0) {
    guard let found = path else { return }
    let count = found.stops.count + extra
    var high = tolerance
    // The errors of one link more or less differ by twice its share of all links.
    var low = tolerance * max(0.5, 1 - 3 / Double(count))
    for _ in 0..<5 {
      guard let closer = path(low, limit: count) else { break }
      path = closer
      high = low
      low = high / 2
    }
    let tolerance = tolerance
    _ = narrow(to: count, from: low, until: high, steps: 14) { step, low, high in
      // Until little more can be won, once there is room at all.
      high < tolerance && (high - low < tolerance / 100 || step >= 10)
    }
  }

  /// Halves the range in which the smallest tolerance lies that so many stops keep, and takes the path of the smallest
  /// one that was found.
  ///
  /// - Returns: that tolerance; `high` where none was smaller.
  mutating func narrow(
    to count: Int, from low: Double, until high: Double, steps: Int,
    isEnough: (_ step: Int, _ low: Double, _ high: Double) -> Bool = { _, _, _ in false }
  ) -> Double {
    var (low, high) = (low, high)
    for step in 0..<steps where low < high {
      if isEnough(step, low, high) { break }
      let middle = low + (high - low) / 2
      if let closer = path(middle, limit: count) {
        path = closer
        high = middle
      } else {
        low = middle
      }
    }
    return high
  }

  /// The path in the inner tube; nil where it takes more than so many stops.
  func path(_ tolerance: Double, limit: Int) -> PolylinePath? {
    let walls = walls(tolerance, isInner: true)
    switch placement {
    case .free:
      guard let path = MinimumLinkPath(between: walls, limit: limit - 1) else { return nil }
      return PolylinePath(stops: path.stops(between: walls), links: path.links)
    case .onCurve:
      let duration = duration
      let path = OnCurvePath(in: tube, between: walls, limit: limit - 1) { motion.value(at: $0 * duration) }
      return path.map { PolylinePath(stops: $0.stops, links: []) }
    }
  }

  func walls(_ tolerance: Double, isInner: Bool) -> Walls {
    let ends = endDistances
    let width = TubeWidth(
      tolerance: tolerance, startTolerance: max(tolerance, ends.start), startReach: startReach,
      endTolerance: max(tolerance, ends.end), endReach: endReach, isInner: isInner)
    return Walls(of: tube, width)
  }

  /// How far the given ends are from the motion.
  var endDistances: (start: Double, end: Double) {
    (
      (tube.start - tube.values[0]).magnitude,
      (tube.end - tube.values[tube.count - 1]).magnitude
    )
  }
}

/// Stops, and the lines of the links where they are free.
struct PolylinePath {
  var stops: [PolylineStop]
  var links: [MinimumLinkPath.Link]
}
