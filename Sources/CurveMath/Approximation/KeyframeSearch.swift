// SPDX-License-Identifier: Apache-2.0

/// The search for the fewest cubic pieces.
struct KeyframeSearch<Base: ChartedMotion> {
  private let motion: Base
  private let duration: Double
  private let continuity: KeyframeFit.Continuity
  private let start: Double
  private let end: Double
  private let range: Double
  private let size: Double
  private let stretches: [Stretch]
  private let jump: Extremum?
  private let startDistance: Double
  private let endDistance: Double

  init(
    _ motion: Base, until duration: Double, continuity: KeyframeFit.Continuity, start: Double?, end: Double?
  ) throws(ApproximationError) {
    self.motion = motion
    self.duration = duration
    self.continuity = continuity
    stretches = try motion.stretches(until: duration)
    var lowest = Double.infinity
    var highest = -Double.infinity
    for stretch in stretches {
      lowest = min(lowest, stretch.start.value, stretch.end.value)
      highest = max(highest, stretch.start.value, stretch.end.value)
    }
    jump = stretches.largestJump(end: motion.value(at: duration))
    range = highest - lowest
    size = max(lowest.magnitude, highest.magnitude)
    self.start = start ?? motion.value(at: 0)
    self.end = end ?? motion.value(at: duration)
    startDistance = (self.start - motion.value(at: 0)).magnitude
    endDistance = (self.end - motion.value(at: duration)).magnitude
  }

  /// Refuses a tolerance that is too small, and ends that are further from the motion.
  func check(_ tolerance: Double) throws(ApproximationError) {
    let smallest = smallestTolerance
    guard tolerance >= smallest else { throw .toleranceTooSmall(tolerance, smallest: smallest) }
    if let jump, tolerance < 4 * jump.value { throw .jumps(time: jump.time, by: jump.value) }
    let allowed = allowed(tolerance)
    for (time, distance) in [(0, startDistance), (duration, endDistance)] {
      guard distance <= allowed else {
        throw .endOutsideTolerance(time: time, distance: distance, tolerance: tolerance)
      }
    }
  }

  /// A tolerance, and the roundings that a given end may be further away.
  func allowed(_ tolerance: Double) -> Double { tolerance * (1 + 0x1p-30) + 0x1p-50 * size }

  /// What the samples of a fit are right to.
  private var smallestTolerance: Double { 0x1p-30 * range + 0x1p-44 * size }

  func error(of pieces: [KeyframePiece]) throws(ApproximationError) -> LargestDifference {
    try DifferenceSearch(motion, KeyframeMotion(pieces: pieces), until: duration).value()
  }

  /// The pieces, each as long as it stays within a tolerance; nil where that takes more than `limit`.
  func pieces(within tolerance: Double, limit: Int) throws(ApproximationError) -> [KeyframePiece]? {
    let tube = try Tube(
      motion, stretches: stretches, duration: duration, tolerance: tolerance, start: start, end: end,
      share: 0.25)
    let aim = Aim(tolerance: tolerance, progress: tube.progress)
    var pieces: [KeyframePiece] = []
    var begin = 0.0
    var length = duration / 4
    while begin < duration {
      guard pieces.count < limit else { return nil }
      let (rest, isPinched) = fit(from: begin, to: duration, within: aim)
      if let rest { return evened(pieces + [rest], within: aim) }
      if isPinched, let last = pieces.last, let both = ending(last, within: aim) {
        return pieces.dropLast() + both
      }
      guard let piece = furthest(from: begin, within: aim, guess: length) else { return nil }
      pieces.append(piece)
      length = piece.endTime - begin
      begin = piece.endTime
    }
    return pieces
  }

  /// The pieces, the last two of which are shared out anew where the last one is but the rest that was left.
  ///
  /// A given end lies beside the motion, and in no time at all a piece would have to go there.
  private func evened(_ pieces: [KeyframePiece], within aim: Aim) -> [KeyframePiece] {
    guard pieces.count > 1 else { return pieces }
    let last = pieces[pieces.count - 1]
    let before = pieces[pieces.count - 2]
    let length = before.endTime - before.startTime
    guard last.endTime - last.startTime < length / 4 else { return pieces }
    for share in [0.6, 0.7, 0.8, 0.9, 0.5, 0.4] {
      let middle = before.startTime + share * (last.endTime - before.startTime)
      if let first = fit(from: before.startTime, to: middle, within: aim).piece,
        let second = fit(from: middle, to: duration, within: aim).piece
      {
        return pieces.dropLast(2) + [first, second]
      }
    }
    return pieces
  }

  /// Two pieces from where one begins to the end, where only the handles of what is left after it can't be as long as
  /// they should.
  private func ending(_ piece: KeyframePiece, within aim: Aim) -> [KeyframePiece]? {
    for share in [0.98, 0.96, 0.92] {
      let middle = piece.startTime + share * (piece.endTime - piece.startTime)
      if let first = fit(from: piece.startTime, to: middle, within: aim).piece,
        let second = fit(from: middle, to: duration, within: aim).piece
      {
        return [first, second]
      }
    }
    return nil
  }

  /// The longest piece that begins at a time and doesn't reach the end.
  private func furthest(from begin: Double, within aim: Aim, guess: Double) -> KeyframePiece? {
    let left = duration - begin
    var low = 0.0
    var high = left
    var best: KeyframePiece?
    func reaches(_ length: Double) -> Bool {
      guard let piece = piece(from: begin, length: length, within: aim) else { return false }
      best = piece
      low = piece.endTime - begin
      return true
    }
    var length = min(guess, left / 2)
    // Longer or shorter until a length does and a longer one does not.
    for _ in 0..<60 {
      guard length > low, length < high, begin + length > begin else { break }
      if reaches(length) {
        length = min(1.5 * low, low + (left - low) / 2)
      } else {
        high = length
        if low > 0 { break }
        length /= 2
      }
    }
    for _ in 0..<10 where low > 0 && low < high {
      let middle = low + (high - low) / 2
      if !reaches(middle) { high = middle }
    }
    return best
  }

  /// The best piece over a length, or over a little more.
  ///
  /// Where the values at both ends are nearly the same, no handle that is a fraction of their difference does; past
  /// that a longer piece may.
  private func piece(from begin: Double, length: Double, within aim: Aim) -> KeyframePiece? {
    let (piece, isPinched) = fit(from: begin, to: begin + length, within: aim)
    guard piece == nil, isPinched else { return piece }
    for share in [1.02, 1.04, 1.08] where begin + share * length < duration {
      if let longer = fit(from: begin, to: begin + share * length, within: aim).piece { return longer }
    }
    return nil
  }

  /// The best piece between two times, if it stays within a tolerance, and whether its handles can't be as long as
  /// they should.
  private func fit(
    from begin: Double, to end: Double, within aim: Aim
  ) -> (piece: KeyframePiece?, isPinched: Bool) {
    let problem = problem(from: begin, to: end, within: aim)
    var best: MinimaxFit?
    for start in problem.starts {
      let fit = MinimaxFit(problem, from: start, enough: 0.7 * aim.tolerance, steps: 25)
      if fit.height < best?.height ?? .infinity { best = fit }
      if fit.height <= aim.tolerance { break }
    }
    guard let best else { return (nil, false) }
    if best.height <= aim.tolerance { return (problem.piece(best.parameters), false) }
    return (nil, problem.isPinched(best.parameters))
  }

  private func problem(from begin: Double, to end: Double, within aim: Aim) -> PieceProblem {
    var first = motion.point(at: begin)
    var last = motion.point(at: end)
    if begin > 0 { first.velocity = motion.velocity(at: begin.nextUp) } else { first.value = start }
    if end < duration { last.velocity = motion.velocity(at: end.nextDown) } else { last.value = self.end }
    let length = end - begin
    let grid = aim.grid(from: begin / duration, to: end / duration)
    // Next to a given end that is further away than the tolerance aimed at, errors weigh less.
    let ahead = begin > 0 ? 0 : max(0, startDistance / aim.tolerance - 1)
    let behind = end < duration ? 0 : max(0, endDistance / aim.tolerance - 1)
    return PieceProblem(
      start: first, end: last, grid: grid, values: grid.map { motion.value(at: begin + $0 * length) },
      weights: grid.map { 1 / (1 + ahead * (1 - $0) + behind * $0) }, keepsVelocity: continuity == .velocity)
  }

  /// The smallest tolerance that so many pieces keep, and the pieces.
  func closest(_ count: Int) throws(ApproximationError) -> (pieces: [KeyframePiece], tolerance: Double) {
    let least = max(smallestTolerance, startDistance, endDistance, 4 * (jump?.value ?? 0))
    var tolerance = max(least, range / 8)
    var found: [KeyframePiece]?
    var reached = tolerance
    for _ in 0..<60 {
      if let pieces = try pieces(within: tolerance, limit: count) {
        found = pieces
        reached = tolerance
        if tolerance <= least { break }
        tolerance = max(least, tolerance / 4)
      } else {
        if found != nil { break }
        tolerance *= 4
      }
    }
    guard var found else { throw .tooManyParts(limit: count) }
    var low = max(least, reached / 4)
    for _ in 0..<8 where low < reached {
      // Half-way in the logarithm.
      let middle = (low * reached).squareRoot()
      if let closer = try pieces(within: middle, limit: count) {
        found = closer
        reached = middle
      } else {
        low = middle
      }
    }
    return (found, reached)
  }
}

/// A tolerance, and where a motion has to be looked at for it.
private struct Aim {
  let tolerance: Double
  /// Progresses, closer where the motion bends.
  let progress: [Double]

  private static let evenly = FitGrid.inside(14)
  private static let most = 24

  /// Fractions of a part of the motion, strictly inside.
  func grid(from begin: Double, to end: Double) -> [Double] {
    let first = index(after: begin)
    let last = index(after: end)
    var grid = Aim.evenly
    let step = max(1, (last - first) / Aim.most)
    for place in stride(from: first, to: last, by: step) {
      let share = (progress[place] - begin) / (end - begin)
      if share > 0, share < 1 { grid.append(share) }
    }
    return grid
  }

  /// The first sample after a progress.
  private func index(after place: Double) -> Int {
    var low = 0
    var high = progress.count
    while low < high {
      let middle = low + (high - low) / 2
      if progress[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A piece's control points against samples of the motion.
struct PieceProblem: MinimaxProblem {
  /// What is free about the handle at an end.
  private enum Handle {
    /// Its time and its value.
    case free
    /// Its length along the tangent, whose slope over the piece this is.
    case tangent(Double)
    /// Its value: the tangent is vertical.
    case vertical
  }

  /// The handles' values are at most this many times as far from an end as the ends are from each other.
  private static let reach = 50.0

  private let startPoint: ChartPoint
  private let endPoint: ChartPoint
  private let grid: [Double]
  private let values: [Double]
  private let weights: [Double]
  private let handles: (first: Handle, second: Handle)
  let lower: [Double]
  let upper: [Double]
  let radius: [Double]

  init(
    start: ChartPoint, end: ChartPoint, grid: [Double], values: [Double], weights: [Double],
    keepsVelocity: Bool
  ) {
    startPoint = start
    endPoint = end
    self.grid = grid
    self.values = values
    self.weights = weights
    let length = end.time - start.time
    let step = (end.value - start.value).magnitude * PieceProblem.reach
    func handle(_ velocity: Double) -> Handle {
      guard keepsVelocity else { return .free }
      return velocity.isFinite ? .tangent(velocity * length) : .vertical
    }
    handles = (handle(start.velocity), handle(end.velocity))
    var lower: [Double] = []
    var upper: [Double] = []
    var radius: [Double] = []
    let highest = values.reduce(max(start.value, end.value), max)
    let lowest = values.reduce(min(start.value, end.value), min)
    let height = (highest - lowest) / 2
    for (handle, value, isFirst) in [(handles.first, start.value, true), (handles.second, end.value, false)] {
      switch handle {
      case .free:
        lower.append(contentsOf: [0, value - step])
        upper.append(contentsOf: [1, value + step])
        radius.append(contentsOf: [0.2, height])
      case .tangent(let slope):
        let longest = slope == 0 ? 1 : min(1, step / slope.magnitude)
        // Without any length a handle would leave the velocity to the other one.
        let shortest = min(longest, 0x1p-6)
        lower.append(isFirst ? shortest : 1 - longest)
        upper.append(isFirst ? longest : 1 - shortest)
        radius.append(0.2)
      case .vertical:
        lower.append(value - step)
        upper.append(value + step)
        radius.append(height)
      }
    }
    self.radius = radius
    self.lower = lower
    self.upper = upper
  }

  /// Where fits start: handles of a third along the tangents, and others.
  var starts: [[Double]] {
    let length = endPoint.time - startPoint.time
    return [(0.33, 0.67), (0.5, 0.4), (0.2, 0.8)].map { first, second in
      start(handles.first, at: first, startPoint.value, startPoint.velocity * length * first)
        + start(handles.second, at: second, endPoint.value, -endPoint.velocity * length * (1 - second))
    }
  }

  private func start(_ handle: Handle, at x: Double, _ value: Double, _ step: Double) -> [Double] {
    let step = step.isFinite ? step : 0
    switch handle {
    case .free: return [x, value + step]
    case .tangent: return [x]
    case .vertical: return [value + step]
    }
  }

  /// Whether a handle's value is as far away as it may be.
  func isPinched(_ parameters: [Double]) -> Bool {
    let points = points(parameters)
    let step = 0.99 * (endPoint.value - startPoint.value).magnitude * PieceProblem.reach
    return (points.y1 - startPoint.value).magnitude >= step || (points.y2 - endPoint.value).magnitude >= step
  }

  /// Both control points: x as fractions of the piece, y as values.
  private func points(_ parameters: [Double]) -> (x1: Double, y1: Double, x2: Double, y2: Double) {
    var index = 0
    func next(_ handle: Handle, _ value: Double, isFirst: Bool) -> (x: Double, y: Double) {
      switch handle {
      case .free:
        index += 2
        return (parameters[index - 2], parameters[index - 1])
      case .tangent(let slope):
        index += 1
        let x = parameters[index - 1]
        return (x, value + slope * (isFirst ? x : x - 1))
      case .vertical:
        index += 1
        return (isFirst ? 0 : 1, parameters[index - 1])
      }
    }
    let first = next(handles.first, startPoint.value, isFirst: true)
    let second = next(handles.second, endPoint.value, isFirst: false)
    return (first.x, first.y, second.x, second.y)
  }

  /// The piece with such control points.
  func piece(_ parameters: [Double]) -> KeyframePiece {
    let points = points(parameters)
    let way = endPoint.value - startPoint.value
    func share(_ value: Double) -> Double { way == 0 ? 0 : (value - startPoint.value) / way }
    return KeyframePiece(
      startTime: startPoint.time, endTime: endPoint.time, startValue: startPoint.value,
      endValue: endPoint.value,
      curve: CubicBezier(x1: points.x1, y1: share(points.y1), x2: points.x2, y2: share(points.y2)))
  }

  func residuals(_ parameters: [Double]) -> [Double] {
    let points = points(parameters)
    let begin = startPoint.value
    let way = endPoint.value - begin
    return grid.indices.map { index in
      let s = BezierArc.parameter(at: grid[index], points.x1, points.x2)
      let shares = BezierArc.weights(s)
      let handles = shares.first * (points.y1 - begin) + shares.second * (points.y2 - begin)
      return weights[index] * (begin + (handles + s * s * s * way) - values[index])
    }
  }

  func linearised(_ parameters: [Double]) -> (residuals: [Double], slopes: [Double]) {
    let points = points(parameters)
    let begin = startPoint.value
    let way = endPoint.value - begin
    let count = parameters.count
    var slopes = [Double](repeating: 0, count: count * grid.count)
    for index in grid.indices {
      let s = BezierArc.parameter(at: grid[index], points.x1, points.x2)
      let shares = BezierArc.weights(s)
      let weight = weights[index]
      let slope = BezierArc.slope(
        s, x1: points.x1, y1: points.y1 - begin, x2: points.x2, y2: points.y2 - begin, height: way)
      var place = index * count
      for (handle, share) in [
        (handles.first, weight * shares.first), (handles.second, weight * shares.second),
      ] {
        switch handle {
        case .free:
          slopes[place] = -slope * share
          slopes[place + 1] = share
          place += 2
        case .tangent(let tangent):
          slopes[place] = (tangent - slope) * share
          place += 1
        case .vertical:
          slopes[place] = share
          place += 1
        }
      }
    }
    return (residuals(parameters), slopes)
  }
}
