// SPDX-License-Identifier: Apache-2.0

/// A straight line, by a point on it and its slope.
struct Line {
  var progress: Double
  var value: Double
  var slope: Double

  init(progress: Double, value: Double, slope: Double) {
    self.progress = progress
    self.value = value
    self.slope = slope
  }

  /// The line through two points, held by the second.
  init(_ first: PolylineStop, _ second: PolylineStop) {
    self.init(
      progress: second.progress, value: second.value,
      slope: (second.value - first.value) / (second.progress - first.progress))
  }

  func value(at place: Double) -> Double { value + slope * (place - progress) }

  /// Where two lines meet, within a range; its end where they are parallel.
  func crossing(_ other: Line, within range: ClosedRange<Double>) -> Double {
    let place = progress + (other.value(at: progress) - value) / (slope - other.slope)
    return place.isNaN ? range.upperBound : min(max(place, range.lowerBound), range.upperBound)
  }
}

/// The lines that pass above all floors and below all ceilings that were added, from left to right.
///
/// Their steepest touches a floor and then a ceiling, the least steep a ceiling and then a floor. The floors'
/// concave hull and the ceilings' convex hull hold all that later touches can need; each point enters and
/// leaves its hull once. (An on-line method for fitting lines through ranges: J. O'Rourke, 1981.)
struct Wedge {
  /// A line that can't be turned further, and the two points that it touches.
  struct Extreme {
    var line: Line
    var first: PolylineStop
    var second: PolylineStop
  }

  private var floors = Hull(turns: 1)
  private var ceilings = Hull(turns: -1)
  private(set) var steepest: Extreme?
  private(set) var flattest: Extreme?

  /// Forgets everything.
  mutating func clear() {
    floors.clear()
    ceilings.clear()
    steepest = nil
    flattest = nil
  }

  /// Whether no line passes above a floor any more.
  func isBlocked(byFloor floor: PolylineStop) -> Bool {
    guard let steepest else { return false }
    return floor.value > steepest.line.value(at: floor.progress)
  }

  /// Whether no line passes below a ceiling any more.
  func isBlocked(byCeiling ceiling: PolylineStop) -> Bool {
    guard let flattest else { return false }
    return ceiling.value < flattest.line.value(at: ceiling.progress)
  }

  /// Adds a floor and a ceiling at one progress, to the right of all others.
  mutating func add(floor: PolylineStop, ceiling: PolylineStop) {
    if steepest.map({ ceiling.value < $0.line.value(at: ceiling.progress) }) ?? true {
      if let first = floors.tangent(to: ceiling) {
        steepest = Extreme(line: Line(first, ceiling), first: first, second: ceiling)
      }
    }
    if flattest.map({ floor.value > $0.line.value(at: floor.progress) }) ?? true {
      if let first = ceilings.tangent(to: floor) {
        flattest = Extreme(line: Line(first, floor), first: first, second: floor)
      }
    }
    floors.add(floor)
    ceilings.add(ceiling)
  }

  /// Adds a floor alone.
  mutating func add(floor: PolylineStop) {
    if let first = ceilings.tangent(to: floor) {
      flattest = Extreme(line: Line(first, floor), first: first, second: floor)
    }
    floors.add(floor)
  }

  /// Adds a ceiling alone.
  mutating func add(ceiling: PolylineStop) {
    if let first = floors.tangent(to: ceiling) {
      steepest = Extreme(line: Line(first, ceiling), first: first, second: ceiling)
    }
    ceilings.add(ceiling)
  }
}

/// The part of a convex hull that later points see.
private struct Hull {
  private var points: [PolylineStop] = []
  private var first = 0
  /// 1 for the upper hull, −1 for the lower one.
  private let turns: Double

  init(turns: Double) { self.turns = turns }

  mutating func clear() {
    points.removeAll(keepingCapacity: true)
    first = 0
  }

  mutating func add(_ point: PolylineStop) {
    while points.count - first >= 2 {
      let last = points[points.count - 1]
      let before = points[points.count - 2]
      // Seen from the point before, the last one has to stand out beyond the line to the new one.
      let area =
        (last.value - before.value) * (point.progress - before.progress)
        - (point.value - before.value) * (last.progress - before.progress)
      if turns * area > 0 { break }
      points.removeLast()
    }
    points.append(point)
  }

  /// The point of the hull at which the line to a later point touches it. What lies before is not seen again.
  mutating func tangent(to point: PolylineStop) -> PolylineStop? {
    guard first < points.count else { return nil }
    func slope(_ index: Int) -> Double {
      (point.value - points[index].value) / (point.progress - points[index].progress)
    }
    var best = slope(first)
    while first + 1 < points.count {
      let next = slope(first + 1)
      if turns * (next - best) > 0 { break }
      best = next
      first += 1
    }
    return points[first]
  }
}
