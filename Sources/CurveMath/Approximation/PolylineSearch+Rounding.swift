// SPDX-License-Identifier: Apache-2.0

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
