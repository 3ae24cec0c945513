// SPDX-License-Identifier: Apache-2.0

/// The search for the polyline with the fewest stops, or the smallest error.
struct PolylineSearch<Base: ChartedMotion> {
  let motion: Base
  let duration: Double
  let placement: PolylineFit.Placement
  private let start: Double?
  private let end: Double?
  private let stretches: [Stretch]
  private(set) var tolerance: Double
  private(set) var fewestStops = 2

  private var tube: Tube
  private var path: PolylinePath?
  /// How much more than the tolerance rounding may make of the error.
  private var slack = 1.0
  /// Whether rounding may not take a stop more.
  private var keepsCount = false
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
  private static func smallestTolerance(_ stretches: [Stretch]) -> Double {
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

  /// Finds a polyline with the fewest stops.
  mutating func find() throws(ApproximationError) {
    let limit = ApproximationLimit.samples
    guard let outer = MinimumLinkPath(between: walls(tolerance, isInner: false), limit: limit) else {
      throw .tooManyParts(limit: limit)
    }
    fewestStops = outer.stopCount
    path = path(tolerance, limit: limit)
    var share = Tube.share
    for _ in 0..<2 where placement == .free && path.map({ $0.stops.count > fewestStops }) ?? true {
      // The inner and the outer tube disagree: let them come closer.
      share /= 16
      // It takes four times as many samples; where there is no room for them, the gap stays.
      guard 4 * tube.count < limit else { break }
      tube = try Tube(
        motion, stretches: stretches, duration: duration, tolerance: tolerance, start: start, end: end,
        share: share)
      path = path(tolerance, limit: limit)
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
    for step in 0..<14 where low < high {
      // Until little more can be won, once there is room at all.
      if high < tolerance, high - low < tolerance / 100 { break }
      if step >= 10, high < tolerance { break }
      let middle = low + (high - low) / 2
      if let closer = path(middle, limit: count) {
        path = closer
        high = middle
      } else {
        low = middle
      }
    }
  }

  /// The path in the inner tube; nil where it takes more than so many stops.
  private func path(_ tolerance: Double, limit: Int) -> PolylinePath? {
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

  private func walls(_ tolerance: Double, isInner: Bool) -> Walls {
    let ends = endDistances
    let width = TubeWidth(
      tolerance: tolerance, startTolerance: max(tolerance, ends.start), startReach: startReach,
      endTolerance: max(tolerance, ends.end), endReach: endReach, isInner: isInner)
    return Walls(of: tube, width)
  }

  /// How far the given ends are from the motion.
  private var endDistances: (start: Double, end: Double) {
    (
      (tube.start - tube.values[0]).magnitude,
      (tube.end - tube.values[tube.count - 1]).magnitude
    )
  }
}

// MARK: - Closest

extension PolylineSearch {
  /// The polyline of so many stops with the smallest error.
  static func closest(
    _ motion: Base, until duration: Double, count: Int, placement: PolylineFit.Placement, start: Double?,
    end: Double?
  ) throws(ApproximationError) -> PolylineSearch {
    func search(_ tolerance: Double) throws(ApproximationError) -> PolylineSearch {
      try PolylineSearch(
        motion, until: duration, tolerance: tolerance, placement: placement, start: start, end: end)
    }
    let stretches = try motion.stretches(until: duration)
    let jump = stretches.largestJump(end: motion.value(at: duration))?.value ?? 0
    let smallest = max(smallestTolerance(stretches), 4 * jump)
    let first = try search(max(smallest, stretches.reduce(0) { max($0, $1.sag) }))
    // No error is smaller than what the given ends make.
    let least = max(smallest, max(first.endDistances.start, first.endDistances.end))
    let links = Double(count - 1)
    var tolerance = max(least, first.tube.range / (8 * links * links))
    var found: PolylineSearch?
    for _ in 0..<200 {
      var attempt = try search(tolerance)
      attempt.path = attempt.path(tolerance, limit: count)
      if attempt.path != nil {
        found = attempt
        if tolerance <= least { break }
        tolerance = max(least, tolerance / 2)
      } else {
        if found != nil { break }
        tolerance *= 2
      }
    }
    guard var found else { throw .tooManyParts(limit: count) }
    found.slack = 1.05
    found.keepsCount = true
    found.narrow(to: count, from: max(least, found.tolerance / 2))
    let outer = MinimumLinkPath(between: found.walls(found.tolerance, isInner: false), limit: count)
    found.fewestStops = outer?.stopCount ?? 2
    return found
  }

  /// Halves the range in which the smallest tolerance lies that so many stops keep.
  private mutating func narrow(to count: Int, from lowest: Double) {
    var low = lowest
    for _ in 0..<8 where low < tolerance {
      let middle = low + (tolerance - low) / 2
      if let closer = path(middle, limit: count) {
        path = closer
        tolerance = middle
      } else {
        low = middle
      }
    }
  }
}

// MARK: - Rounding

extension PolylineSearch {
  /// The stops, rounded.
  func rounded(
    _ rounding: PolylineFit.Rounding
  ) -> (stops: [PolylineStop], digits: PolylineFit.StopDigits?) {
    guard let path else { return ([], nil) }
    switch rounding {
    case .none: return (path.stops, nil)
    case .digits(let digits): return (stops(of: path, digits), digits)
    case .needed:
      let fewest = fewestDigits(for: path)
      guard keepsCount || fewest?.digits.map(areFew) == true else {
        // So little is left of the tolerance that a stop more is shorter than all the decimals.
        var longer = self
        longer.balance(with: 1)
        let other = longer.path.flatMap(longer.fewestDigits)
        if other?.digits.map(areFew) == true { return other ?? (path.stops, nil) }
        return fewest ?? other ?? (path.stops, nil)
      }
      return fewest ?? (path.stops, nil)
    }
  }

  /// The tolerance that a polyline keeps because it stays in the inner tube; nil where it leaves it.
  func provedError(of stops: [PolylineStop]) -> Double? {
    let ends = max(endDistances.start, endDistances.end)
    return tube.contains(stops, tolerance: tolerance) ? max(tolerance, ends) : nil
  }

  /// Whether rounding to these decimals is not much finer than the tolerance.
  private func areFew(_ digits: PolylineFit.StopDigits) -> Bool {
    let unit = Decimals.unit(digits.value)
    let step = Decimals.unit(digits.progress)
    return unit * 1001 >= tolerance && step * 3001 * tube.range >= tolerance
  }

  /// The least decimals, in sum, with which the polyline stays in the tube.
  private func fewestDigits(
    for path: PolylinePath
  ) -> (stops: [PolylineStop], digits: PolylineFit.StopDigits?)? {
    let most = Decimals.most
    let ends = max(endDistances.start, endDistances.end)
    let allowed = max(tolerance * slack, ends) * (1 + 0x1p-40)
    func attempt(_ progress: Int, _ value: Int) -> [PolylineStop]? {
      let stops = stops(of: path, PolylineFit.StopDigits(progress: progress, value: value))
      return tube.contains(stops, tolerance: allowed) ? stops : nil
    }
    guard let valueDigits = (0..<most).first(where: { attempt(most, $0) != nil }) else { return nil }
    var best: (stops: [PolylineStop], digits: PolylineFit.StopDigits?)?
    var fewest = Int.max
    for value in valueDigits..<min(valueDigits + 3, most) {
      for progress in 0..<most where progress + value < fewest {
        guard let stops = attempt(progress, value) else { continue }
        best = (stops, PolylineFit.StopDigits(progress: progress, value: value))
        fewest = progress + value
      }
    }
    return best
  }

  /// The stops of a path with so many decimals: each progress is rounded, and then the value that fits there.
  private func stops(of path: PolylinePath, _ digits: PolylineFit.StopDigits) -> [PolylineStop] {
    path.stops.indices.map { index in
      let stop = path.stops[index]
      if index == 0 || index == path.stops.count - 1 { return stop }
      let progress = Decimals.rounded(stop.progress, to: digits.progress)
      var value = stop.value
      if placement == .onCurve {
        value = motion.value(at: progress * duration)
      } else if progress != stop.progress {
        // Half-way between the two links' lines, which are close to each other where they meet.
        let before = path.links[index - 1].line.value(at: progress)
        let after = path.links[index].line.value(at: progress)
        value = before + (after - before) / 2
      }
      return PolylineStop(progress: progress, value: Decimals.rounded(value, to: digits.value))
    }
  }
}

/// Stops, and the lines of the links where they are free.
struct PolylinePath {
  var stops: [PolylineStop]
  var links: [MinimumLinkPath.Link]
}
