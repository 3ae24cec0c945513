// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// The fingers and the gestures of a scenario on its way: what there is to see of them.
///
/// A finger is shown while it is down, a gesture while it may be recognised and while it goes on.
final class ScenarioTouches {
  private struct Finger {
    let id: Int
    var location: Point
    var samples: VelocitySampler<AnimatablePair<Double, Double>>

    func append(
      to cells: inout [ScenarioCell], at time: Double, columns: (ScenarioShape.Column) -> Void
    ) {
      let velocity = samples.velocity(at: time)
      let readout = Readout(
        value: .point(location), velocity: .point(Point(x: velocity.first, y: velocity.second)))
      readout.append(to: &cells, subject: "Finger \(id)", property: "", columns: columns)
    }
  }

  private struct Attempt {
    let path: String
    let name: String
    var phase: GesturePhaseKind
    var reading: GestureReading?
    /// The parts that have a value, and what they are made of.
    var parts: [GesturePath]
    /// How many components it shows, while they are listed.
    var cellCount = 0

    var subject: String { "\(path).\(name)" }

    func append(to cells: inout [ScenarioCell], columns: (ScenarioShape.Column) -> Void) {
      cells.append(ScenarioCell(.text(phase.rawValue)))
      columns(ScenarioShape.Column(subject: subject, property: "phase"))
      for part in parts {
        guard let found = reading?.value(at: part) else { continue }
        Readout(value: found.value, velocity: found.velocity).append(
          to: &cells, subject: subject, property: part.text, columns: columns)
      }
    }
  }

  private let timeline: AnimationTimeline
  private let input: TouchInput
  private let sampling: VelocitySampling
  /// The fingers that are down, by their ids.
  private var fingers: [Finger] = []
  private var attempts: [Attempt] = []
  /// Counts the times at which there was something else to see.
  private(set) var version = 0
  /// How many components are shown.
  private(set) var cellCount = 0
  /// Whether what there is to see is listed as it comes.
  var listsColumns = false
  private var newColumns: [ScenarioShape.Column] = []
  /// Is told what happens.
  var note: ((_ kind: String, _ subject: String, _ note: String?) -> Void)?

  init(_ scenario: Scenario, tree: AnimationTree, rules: ScenarioRules) {
    timeline = tree.timeline
    sampling = scenario.velocitySampling ?? rules.velocitySampling
    timeline.velocitySampling = sampling
    input = TouchInput(
      tree: tree, environment: GestureEnvironment(velocitySampling: sampling, tapLimits: scenario.tapLimits))
    input.touchesDidArrive = { [weak self] touches in self?.follow(touches) }
    input.gestureDidChange = { [weak self] change in self?.follow(change) }
  }

  /// Hands over the touches of a scenario.
  func play(_ stream: TouchStream) throws(TouchError) { try input.play(stream) }

  // MARK: - What happens

  private func follow(_ touches: ArraySlice<Touch>) {
    for touch in touches {
      let location = touch.location
      let name = "Finger \(touch.id)"
      switch touch.phase {
      case .began:
        let finger = Finger(id: touch.id, location: location, samples: VelocitySampler(sampling))
        fingers.insert(finger, at: place(of: touch.id))
        version += 1
        if listsColumns { list { finger.append(to: &$0, at: timeline.time, columns: $1) } }
        note?("touchBegan", name, ScenarioValue.point(location).description)
      case .ended: note?("touchEnded", name, ScenarioValue.point(location).description)
      case .cancelled: note?("touchCancelled", name, ScenarioValue.point(location).description)
      case .moved: break
      }
      let index = place(of: touch.id)
      guard index < fingers.count, fingers[index].id == touch.id else { continue }
      if touch.isLast {
        fingers.remove(at: index)
        version += 1
        cellCount -= 2
      } else {
        fingers[index].location = location
        fingers[index].samples.addSample(location.animatableData, time: touch.time)
      }
    }
  }

  private func follow(_ change: GestureChange) {
    let index = attempts.firstIndex { $0.path == change.path && $0.name == change.name }
    let former = index.map { attempts[$0].phase }
    let reading = change.value as? GestureReading
    let subject = "\(change.path).\(change.name)"
    tell(change.phase, after: former, reading, of: subject)
    guard !change.phase.isTerminal else {
      if let index {
        cellCount -= attempts.remove(at: index).cellCount
        version += 1
      }
      return
    }
    let parts = reading?.parts ?? []
    let place = index ?? attempts.count
    let isNew = index == nil || attempts[place].parts != parts
    if index == nil {
      attempts.append(
        Attempt(path: change.path, name: change.name, phase: change.phase, reading: reading, parts: parts))
    } else {
      (attempts[place].phase, attempts[place].reading) = (change.phase, reading)
      attempts[place].parts = parts
    }
    guard isNew else { return }
    version += 1
    if listsColumns {
      cellCount -= attempts[place].cellCount
      attempts[place].cellCount = list { attempts[place].append(to: &$0, columns: $1) }
    }
  }

  /// The place of a finger among those that are down, or where it would stand.
  private func place(of id: Int) -> Int {
    var (low, high) = (0, fingers.count)
    while low < high {
      let middle = (low + high) / 2
      if fingers[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Says how far a gesture has come, in the words of its changes.
  private func tell(
    _ phase: GesturePhaseKind, after former: GesturePhaseKind?, _ reading: GestureReading?, of subject: String
  ) {
    guard let note else { return }
    let kind =
      switch phase {
      case .possible: former == .possible ? "gestureChanged" : "gesturePossible"
      case .active: former == .active ? "gestureChanged" : "gestureBegan"
      case .ended: "gestureEnded"
      case .failed: former == .active ? "gestureCancelled" : "gestureFailed"
      }
    note(kind, subject, reading?.summary)
  }

  // MARK: - What is shown

  /// Appends what is shown of fingers and gestures; and what it is called, if that is asked for.
  func append(to cells: inout [ScenarioCell], columns: (ScenarioShape.Column) -> Void) {
    for finger in fingers { finger.append(to: &cells, at: timeline.time, columns: columns) }
    for attempt in attempts { attempt.append(to: &cells, columns: columns) }
  }

  /// What has come to be seen since the last call.
  func takeNewColumns() -> [ScenarioShape.Column] {
    defer { newColumns.removeAll(keepingCapacity: true) }
    return newColumns
  }

  /// Lists what something shows; how many components it has.
  @discardableResult
  private func list(
    _ show: (inout [ScenarioCell], (ScenarioShape.Column) -> Void) -> Void
  ) -> Int {
    var cells: [ScenarioCell] = []
    show(&cells) { newColumns.append($0) }
    cellCount += cells.count
    return cells.count
  }
}

/// A value with its velocity, component by component.
private struct Readout {
  let value: ScenarioValue
  let velocity: ScenarioValue?

  func append(
    to cells: inout [ScenarioCell], subject: String, property: String,
    columns: (ScenarioShape.Column) -> Void
  ) {
    func add(_ shown: ScenarioCell.Shown, _ suffix: String = "", _ velocity: Double? = nil) {
      let name = property.isEmpty ? String(suffix.dropFirst()) : property + suffix
      cells.append(ScenarioCell(shown, of: suffix, velocity: velocity))
      columns(ScenarioShape.Column(subject: subject, property: name))
    }
    switch value {
    case .number(let number): add(.number(number), "", velocity?.double)
    case .flag(let flag): add(.flag(flag))
    case .text(let text): add(.text(text))
    case .size, .point, .angle:
      for part in ScenarioPart.parts(of: value.kind) where part != .radians {
        add(.number(value.part(part)), ".\(part.rawValue)", velocity?.part(part))
      }
    default: break
    }
  }
}
