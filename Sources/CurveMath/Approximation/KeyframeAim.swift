// SPDX-License-Identifier: Apache-2.0

/// A tolerance, and where a motion has to be looked at for it.
struct KeyframeAim {
  let tolerance: Double
  /// Progresses, closer where the motion bends.
  let progress: [Double]

  private static let evenly = FitGrid.inside(14)
  private static let most = 24

  /// Fractions of a part of the motion, strictly inside.
  func grid(from begin: Double, to end: Double) -> [Double] {
    let first = index(after: begin)
    let last = index(after: end)
    var grid = KeyframeAim.evenly
    let step = max(1, (last - first) / KeyframeAim.most)
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
