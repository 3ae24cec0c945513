// SPDX-License-Identifier: Apache-2.0

/// The search for the fewest cubic pieces.
struct KeyframeSearch<Base: ChartedMotion> {
  private let motion: Base
  private let duration: Double
  private let continuity: KeyframeFit.Continuity
  private let start: Double
  private let end: Double
  let range: Double
  private let size: Double
  private let stretches: [Stretch]
  let jump: Extremum?
  let startDistance: Double
  let endDistance: Double

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
  var smallestTolerance: Double { 0x1p-30 * range + 0x1p-44 * size }

  func error(of pieces: [KeyframePiece]) throws(ApproximationError) -> LargestDifference {
    try DifferenceSearch(motion, KeyframeMotion(pieces: pieces), until: duration).value()
  }

  /// The pieces, each as long as it stays within a tolerance; nil where that takes more than `limit`.
  func pieces(within tolerance: Double, limit: Int) throws(ApproximationError) -> [KeyframePiece]? {
    let tube = try Tube(
      motion, stretches: stretches, duration: duration, tolerance: tolerance, start: start, end: end,
      share: 0.25)
    let aim = KeyframeAim(tolerance: tolerance, progress: tube.progress)
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
  private func evened(_ pieces: [KeyframePiece], within aim: KeyframeAim) -> [KeyframePiece] {
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
  private func ending(_ piece: KeyframePiece, within aim: KeyframeAim) -> [KeyframePiece]? {
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
  private func furthest(from begin: Double, within aim: KeyframeAim, guess: Double) -> KeyframePiece? {
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
  private func piece(from begin: Double, length: Double, within aim: KeyframeAim) -> KeyframePiece? {
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
    from begin: Double, to end: Double, within aim: KeyframeAim
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

  private func problem(from begin: Double, to end: Double, within aim: KeyframeAim) -> PieceProblem {
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
}
