// SPDX-License-Identifier: Apache-2.0

/// How wide a tube about a motion is.
struct TubeWidth {
  /// The tolerance.
  var tolerance: Double
  /// The tolerance at the start, and the progress over which it comes down to the other.
  var startTolerance: Double
  var startReach: Double
  /// The tolerance at the end, likewise.
  var endTolerance: Double
  var endReach: Double
  /// Whether the tube is the inner one.
  var isInner: Bool

  /// The tolerance at a progress.
  func tolerance(at progress: Double) -> Double {
    let ahead = (startTolerance - tolerance) * max(0, 1 - progress / startReach)
    let behind = (endTolerance - tolerance) * max(0, 1 - (1 - progress) / endReach)
    return tolerance + max(0, max(ahead, behind))
  }
}

/// The floor and the ceiling of a tube at the samples, with one value at both ends.
struct Walls {
  let progress: [Double]
  private(set) var floors: [Double]
  private(set) var ceilings: [Double]
  /// The value with which a polyline starts.
  let start: Double
  /// The value with which it ends.
  let end: Double

  var last: Int { progress.count - 1 }

  init(of tube: Tube, _ width: TubeWidth) {
    progress = tube.progress
    start = tube.start
    end = tube.end
    floors = tube.values
    ceilings = tube.values
    let isEven = width.startTolerance == width.tolerance && width.endTolerance == width.tolerance
    for index in progress.indices {
      let tolerance = isEven ? width.tolerance : width.tolerance(at: progress[index])
      floors[index] -= tolerance - (width.isInner ? tube.rises[index] : -tube.dips[index])
      ceilings[index] += tolerance + (width.isInner ? -tube.dips[index] : tube.rises[index])
    }
  }

  func floor(_ index: Int) -> PolylineStop { PolylineStop(progress: progress[index], value: floors[index]) }

  func ceiling(_ index: Int) -> PolylineStop {
    PolylineStop(progress: progress[index], value: ceilings[index])
  }

  /// The end, through which every polyline passes.
  var gate: PolylineStop { PolylineStop(progress: progress[last], value: end) }

  /// Where a line that is inside at one sample leaves before the next; the next where it does not.
  func exit(of line: Line, byFloor: Bool, before index: Int) -> Double {
    let walls = byFloor ? floors : ceilings
    let sign: Double = byFloor ? 1 : -1
    let inside = (line.value(at: progress[index - 1]) - walls[index - 1]) * sign
    let outside = (walls[index] - line.value(at: progress[index])) * sign
    guard outside > 0 else { return progress[index] }
    let share = inside / (inside + outside)
    return progress[index - 1] + (progress[index] - progress[index - 1]) * min(max(share, 0), 1)
  }
}
