// SPDX-License-Identifier: Apache-2.0

/// A polyline whose stops lie on the motion, with as few links as are found.
///
/// Breadth first: which samples does one link reach, which two, and so on. A link from a place holds to all later
/// places whose chord lies in the cone that the tube leaves; the furthest place of each round, found between the
/// samples, is a place too, so that the links aren't shortened to the grid.
struct OnCurvePath {
  private struct Place {
    var stop: PolylineStop
    /// The first sample to the right.
    var next: Int
    /// The place before, on the way with the fewest links.
    var parent: Int
  }

  private(set) var stops: [PolylineStop] = []

  /// - Parameters:
  ///   - limit: how many links there may be; beyond, the path is nil.
  ///   - value: the motion's value at a progress.
  init?(in tube: Tube, between walls: Walls, limit: Int, value: (Double) -> Double) {
    guard walls.last > 0 else { return nil }
    let cone = Cone(tube: tube, walls: walls)
    var places = [
      Place(stop: PolylineStop(progress: tube.progress[0], value: tube.start), next: 1, parent: -1)
    ]
    // A sample that fewer links reach is no place again.
    var isReached = [Bool](repeating: false, count: tube.count)
    var round = 0..<1
    var links = 0
    while links < limit {
      links += 1
      let begin = places.count
      var furthest = (progress: -Double.infinity, parent: -1, next: 0)
      // From the furthest back; in between, every third is close enough.
      for parent in stride(from: round.upperBound - 1, through: round.lowerBound, by: -3) {
        let place = places[parent]
        let reach = cone.scan(from: place.stop, next: place.next) { sample in
          guard !isReached[sample] else { return }
          isReached[sample] = true
          places.append(
            Place(
              stop: PolylineStop(progress: tube.progress[sample], value: tube.values[sample]),
              next: sample + 1, parent: parent))
        }
        if reach.isEnd {
          stops = OnCurvePath.way(to: parent, places, end: tube.end)
          return
        }
        if reach.furthest > furthest.progress { furthest = (reach.furthest, parent, reach.next) }
      }
      if furthest.parent >= 0, furthest.progress > tube.progress[furthest.next - 1] {
        let stop = PolylineStop(progress: furthest.progress, value: value(furthest.progress))
        places.append(Place(stop: stop, next: furthest.next, parent: furthest.parent))
      }
      guard places.count > begin else { return nil }
      // The furthest place last: it is looked at first.
      var last = begin
      for index in begin..<places.count where places[index].stop.progress > places[last].stop.progress {
        last = index
      }
      places.swapAt(last, places.count - 1)
      round = begin..<places.count
    }
    return nil
  }

  private static func way(to place: Int, _ places: [Place], end: Double) -> [PolylineStop] {
    var stops = [PolylineStop(progress: 1, value: end)]
    var index = place
    while index >= 0 {
      stops.append(places[index].stop)
      index = places[index].parent
    }
    stops.reverse()
    return stops
  }
}

/// The slopes of the chords from one place that stay in the tube.
private struct Cone {
  let tube: Tube
  let walls: Walls

  /// Goes through the samples that a chord from a place reaches.
  ///
  /// - Returns: the furthest progress that a chord reaches, the sample after it, and whether it is the end.
  func scan(
    from place: PolylineStop, next: Int, reached: (Int) -> Void
  ) -> (furthest: Double, next: Int, isEnd: Bool) {
    let last = tube.count - 1
    var lowest = -Double.infinity
    var highest = Double.infinity
    var furthest = (progress: place.progress, next: next)
    var wasInside = true
    for index in next...last {
      let inverse = 1 / (tube.progress[index] - place.progress)
      let isEnd = index == last
      let slope = ((isEnd ? tube.end : tube.values[index]) - place.value) * inverse
      let isInside = slope >= lowest && slope <= highest
      if isInside {
        if isEnd { return (1, last, true) }
        reached(index)
        furthest = (tube.progress[index], index + 1)
      } else if wasInside, !isEnd, index > next {
        furthest = (crossing(place, index - 1, lowest, highest), index)
      }
      wasInside = isInside
      lowest = max(lowest, (walls.floors[index] - place.value) * inverse)
      highest = min(highest, (walls.ceilings[index] - place.value) * inverse)
      if lowest > highest { break }
    }
    return (furthest.progress, furthest.next, false)
  }

  /// The last progress after a sample at which the chord is still in the cone.
  private func crossing(_ place: PolylineStop, _ sample: Int, _ lowest: Double, _ highest: Double) -> Double {
    var low = 0.0
    var high = 1.0
    let from = tube.progress[sample]
    let length = tube.progress[sample + 1] - from
    for _ in 0..<24 {
      let middle = (low + high) / 2
      let progress = from + middle * length
      let slope = (tube.value(after: sample, share: middle) - place.value) / (progress - place.progress)
      if slope >= lowest, slope <= highest { low = middle } else { high = middle }
    }
    return from + low * length
  }
}

extension Tube {
  /// The motion between two samples, by the cubic with its values and slopes; the chord where a slope is infinite.
  func value(after sample: Int, share: Double) -> Double {
    let rest = 1 - share
    let length = progress[sample + 1] - progress[sample]
    let step = values[sample + 1] - values[sample]
    let bow =
      rest * (slopes[sample] * length - step) - share * (slopes[sample + 1] * length - step)
    return values[sample] + share * (step + rest * (bow.isFinite ? bow : 0))
  }

  /// Whether a polyline stays in the inner tube, between its ends.
  func contains(_ stops: [PolylineStop], tolerance: Double) -> Bool {
    let last = count - 1
    var sample = 1
    for index in stops.indices.dropLast() {
      let from = stops[index]
      let to = stops[index + 1]
      guard to.progress > from.progress else { return false }
      let line = Line(from, to)
      while sample < last, progress[sample] <= to.progress {
        let difference = line.value(at: progress[sample]) - values[sample]
        guard difference <= tolerance - dips[sample], difference >= rises[sample] - tolerance else {
          return false
        }
        sample += 1
      }
      // The stop itself, in the cell before the next sample.
      guard index + 2 < stops.count, sample > 0, sample <= last else { continue }
      let share = (to.progress - progress[sample - 1]) / (progress[sample] - progress[sample - 1])
      let chord = values[sample - 1] + share * (values[sample] - values[sample - 1])
      let dip = dips[sample - 1] + share * (dips[sample] - dips[sample - 1])
      let rise = rises[sample - 1] + share * (rises[sample] - rises[sample - 1])
      guard to.value - chord <= tolerance - dip, to.value - chord >= rise - tolerance else { return false }
    }
    return true
  }
}
