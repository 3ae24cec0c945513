// SPDX-License-Identifier: Apache-2.0

extension ChartedMotion {
  /// The time after which the motion stays within epsilon of where it comes to rest.
  ///
  /// Springs and decays settle just so. A curve that ends has one duration for every epsilon; for it the last place
  /// outside of epsilon is searched.
  func settledTime(within epsilon: Double) -> Double {
    let end = settlingDuration(epsilon: epsilon)
    guard end > 0, end < .infinity, end == settlingDuration(epsilon: epsilon / 2),
      let stretches = try? stretches(until: end)
    else { return end }
    let rest = value(at: end)
    func isOutside(_ value: Double) -> Bool { !((value - rest).magnitude <= epsilon) }
    for stretch in stretches.reversed() {
      if isOutside(stretch.end.value) { return stretch.end.time }
      // The last place outside is before the way in, and the value turns once at most.
      var outside = isOutside(stretch.start.value) ? stretch.start.time : nil
      if let turn = turn(of: stretch), isOutside(value(at: turn)) { outside = turn }
      guard var low = outside else { continue }
      var high = stretch.end.time
      while true {
        let middle = low + (high - low) / 2
        guard middle > low, middle < high else { return high }
        if isOutside(value(at: middle)) { low = middle } else { high = middle }
      }
    }
    return 0
  }

  /// Where the value of a stretch turns; nil where it only rises or only falls.
  private func turn(of stretch: Stretch) -> Double? {
    guard stretch.start.velocity * stretch.end.velocity < 0 else { return nil }
    var low = stretch.start.time
    var high = stretch.end.time
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return middle }
      if velocity(at: middle) * stretch.start.velocity > 0 { low = middle } else { high = middle }
    }
  }
}
