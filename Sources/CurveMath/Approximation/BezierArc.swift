// SPDX-License-Identifier: Apache-2.0

/// A bezier's x as a function of its parameter, for fits: quick, and right to 2⁻⁴⁰.
enum BezierArc {
  /// The parameter at which `3·x1·s(1−s)² + 3·x2·s²(1−s) + s³` is x, by Newton's method in a shrinking bracket.
  static func parameter(at x: Double, _ x1: Double, _ x2: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    let linear = 3 * x1
    let square = 3 * (x2 - 2 * x1)
    let cube = 1 + 3 * (x1 - x2)
    var low = 0.0
    var high = 1.0
    var s = x
    for _ in 0..<60 {
      let error = s * (linear + s * (square + s * cube)) - x
      if error == 0 { return s }
      if error < 0 { low = s } else { high = s }
      var next = s - error / (linear + s * (2 * square + s * 3 * cube))
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      let step = (next - s).magnitude
      s = next
      if step <= 0x1p-40 * s { break }
    }
    return s
  }

  /// The weights of both handles at a parameter.
  static func weights(_ s: Double) -> (first: Double, second: Double) {
    let rest = 1 - s
    return (3 * s * rest * rest, 3 * s * s * rest)
  }

  /// dy/dx at a parameter, for numbers from which a fit goes on: not more than a million.
  static func slope(
    _ s: Double, x1: Double, y1: Double, x2: Double, y2: Double, height: Double
  ) -> Double {
    let rest = 1 - s
    let (start, middle, end) = (rest * rest, 2 * s * rest, s * s)
    let rise = start * y1 + middle * (y2 - y1) + end * (height - y2)
    let run = start * x1 + middle * (x2 - x1) + end * (1 - x2)
    let slope = rise / run
    if slope.isNaN { return 0 }
    return min(max(slope, -1e6), 1e6)
  }
}

/// Progresses for fits: closer towards both ends, where curves are steepest.
enum FitGrid {
  /// So many progresses strictly inside 0…1.
  static func inside(_ count: Int) -> [Double] {
    (1...max(1, count)).map { place in
      let share = Double(place) / Double(count + 1)
      // Between evenly spaced and clustered as the squares of sines.
      return share * share * (3 - 2 * share)
    }
  }
}
