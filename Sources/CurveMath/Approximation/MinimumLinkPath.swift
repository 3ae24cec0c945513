// SPDX-License-Identifier: Apache-2.0

/// The polyline with the fewest links that stays in a tube and keeps its ends.
///
/// The first link is the line through the start that stays in the tube longest: it touches one side at a point and
/// leaves through the other. Between touch and exit it separates what one link reaches from what it doesn't reach,
/// so that every polyline crosses that part of it, the window, with its second link or a later one. The second link
/// is the line through the window that stays in the tube longest, and so on: no polyline gets further with as many
/// links. (S. Suri, “A linear time algorithm for minimum link paths inside a simple polygon”, 1986; for tubes
/// H. Imai and M. Iri, the same year.)
struct MinimumLinkPath {
  /// A link's line, and the window on it that the next link crosses.
  struct Link {
    var line: Line
    var window: ClosedRange<Double>
  }

  private(set) var links: [Link] = []

  /// The number of stops.
  var stopCount: Int { links.count + 1 }

  /// - Parameter limit: how many links there may be; where it takes more, the path is nil.
  init?(between walls: Walls, limit: Int) {
    guard walls.last > 0 else { return nil }
    var wedge = Wedge()
    let gate = PolylineStop(progress: walls.progress[0], value: walls.start)
    wedge.add(floor: gate, ceiling: gate)
    var index = 1
    while index <= walls.last {
      let isEnd = index == walls.last
      let floor = isEnd ? walls.gate : walls.floor(index)
      let ceiling = isEnd ? floor : walls.ceiling(index)
      // No line passes where the tube has no width.
      guard floor.value <= ceiling.value else { return nil }
      let byFloor = wedge.isBlocked(byFloor: floor)
      if !byFloor, !wedge.isBlocked(byCeiling: ceiling) {
        wedge.add(floor: floor, ceiling: ceiling)
        index += 1
        continue
      }
      guard links.count + 1 < limit, let blocked = byFloor ? wedge.steepest : wedge.flattest else {
        return nil
      }
      let touch = blocked.second
      // Where the link leaves the tube; the last gate may stop it before that.
      let exit = max(
        walls.exit(of: blocked.line, byFloor: byFloor, before: index), walls.progress[index - 1],
        touch.progress)
      guard exit > touch.progress else { return nil }
      links.append(Link(line: blocked.line, window: touch.progress...exit))
      if isEnd, exit >= walls.progress[index] {
        appendLast(from: touch, between: walls)
        return
      }
      // The next link passes the touch on one side, the exit on the other, and keeps in the tube from there on.
      wedge.clear()
      let leaving = PolylineStop(progress: exit, value: blocked.line.value(at: exit))
      if byFloor { wedge.add(ceiling: touch) } else { wedge.add(floor: touch) }
      var place = index
      while place > 0, walls.progress[place - 1] > touch.progress { place -= 1 }
      while place < index, walls.progress[place] < exit {
        if byFloor { wedge.add(ceiling: walls.ceiling(place)) } else { wedge.add(floor: walls.floor(place)) }
        place += 1
      }
      if byFloor { wedge.add(floor: leaving) } else { wedge.add(ceiling: leaving) }
    }
    // Both extremes pass through the end.
    guard let steepest = wedge.steepest, let flattest = wedge.flattest else { return nil }
    let slope = steepest.line.slope + (flattest.line.slope - steepest.line.slope) / 2
    let end = walls.gate
    links.append(
      Link(
        line: Line(progress: end.progress, value: end.value, slope: slope),
        window: end.progress...end.progress))
  }

  /// The last link, where the one before reaches the end, but not its value: from its window to the gate.
  private mutating func appendLast(from touch: PolylineStop, between walls: Walls) {
    guard let before = links.last else { return }
    let end = walls.gate
    let isBelow = before.line.value(at: end.progress) < end.value
    // The link that turns least, past what lies between the touch and the end.
    var slope = Line(touch, end).slope
    var place = walls.last - 1
    while place > 0, walls.progress[place] > touch.progress {
      slope =
        isBelow
        ? max(slope, Line(walls.ceiling(place), end).slope) : min(slope, Line(walls.floor(place), end).slope)
      place -= 1
    }
    let line = Line(progress: end.progress, value: end.value, slope: slope)
    let earliest = before.line.crossing(line, within: before.window)
    // Half-way between the earliest turn and the end.
    let turn = earliest + (end.progress - earliest) / 2
    let stop = PolylineStop(progress: turn, value: before.line.value(at: turn))
    links.append(Link(line: Line(stop, end), window: end.progress...end.progress))
  }
}

extension MinimumLinkPath {
  /// The stops: where a link's line meets the next one's.
  func stops(between walls: Walls) -> [PolylineStop] {
    var stops = [PolylineStop(progress: 0, value: walls.start)]
    stops.reserveCapacity(stopCount)
    for index in links.indices.dropLast() {
      let place = links[index].line.crossing(links[index + 1].line, within: links[index].window)
      stops.append(PolylineStop(progress: place, value: links[index].line.value(at: place)))
    }
    stops.append(PolylineStop(progress: 1, value: walls.end))
    return stops
  }
}
