// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Scenarios
import SwiftUIReplica
import Testing

/// Scenarios by SwiftUI's rules, beside the replica's own values.
struct ReplicaTests {
  private static let rate = 60.0

  /// What a dot shows at the frames from 0.
  private func shown(_ changes: String, frames: Int) throws -> [ScenarioCell] {
    let scenario = try Samples.dot(changes: changes)
    let rules = ScenarioRules.swiftUI(framesPerSecond: Self.rate, for: scenario)
    let player = try ScenarioPlayer(scenario, rules: rules)
    var result: [ScenarioCell] = []
    var cells: [ScenarioCell] = []
    for frame in 0..<frames {
      try player.advance(to: Double(frame) / Self.rate)
      _ = player.read(into: &cells)
      result += cells
    }
    return result
  }

  @Test func `more than a day of frames is refused`() throws {
    var scenario = try Samples.dot(changes: #"{"at": 0, "set": {"x": 1}, "animation": ".spring"}"#)
    scenario.sampling.grid = .times([0, 86_401])
    let rules = ScenarioRules.swiftUI(framesPerSecond: Self.rate, for: scenario)
    #expect(
      try Samples.problem { try ScenarioPlan(scenario, rules: rules) }
        == .endIsTooLate(86_401, rules: "SwiftUI", longest: 86_400))
    #expect(try ScenarioPlan(scenario).times.last == 86_401)
  }

  private func number(_ cell: ScenarioCell) -> Double {
    if case .number(let value) = cell.shown { value } else { .nan }
  }

  /// What the replica's own value shows, changed at frames.
  private func replica(
    _ changes: [(frame: Int, target: Double, animation: SwiftUIAnimation)], frames: Int
  ) -> [SwiftUIAnimationFrame<Double>] {
    var value = SwiftUIAnimatedValue(0.0)
    return (0..<frames).map { frame in
      for change in changes where change.frame == frame { value.animate(to: change.target, change.animation) }
      return value.frame(at: Double(frame) / Self.rate)
    }
  }

  private func expect(
    _ cells: [ScenarioCell], _ frames: [SwiftUIAnimationFrame<Double>],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(cells.count == frames.count, sourceLocation: sourceLocation)
    for (index, (cell, frame)) in zip(cells, frames).enumerated() {
      guard case .number(let value) = cell.shown, let velocity = cell.velocity else {
        Issue.record("frame \(index) shows no number", sourceLocation: sourceLocation)
        continue
      }
      #expect(abs(value - frame.value) <= 1e-12 * 100, "frame \(index)", sourceLocation: sourceLocation)
      #expect(abs(velocity - frame.velocity) <= 1e-10 * 100, "frame \(index)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [
    ("spring(duration: 0.5, bounce: 0.3)", SwiftUIAnimation.spring(duration: 0.5, bounce: 0.3)),
    ("easeInOut(duration: 0.3)", .easeInOut(duration: 0.3)),
    (
      "interpolatingSpring(mass: 1, stiffness: 100, damping: 10)",
      .interpolatingSpring(stiffness: 100, damping: 10)
    ),
    ("linear(duration: 0.21).repeatCount(3)", .linear(duration: 0.21).repeatCount(3)),
    ("bouncy.delay(0.1).speed(2)", .bouncy().delay(0.1).speed(2)),
  ])
  func `a change is shown frame by frame as the replica shows it`(text: String, animation: SwiftUIAnimation)
    throws
  {
    let cells = try shown(#"{"at": 0, "set": {"x": 100}, "animation": "\#(text)"}"#, frames: 120)
    expect(cells, replica([(0, 100, animation)], frames: 120))
  }

  @Test(arguments: [
    ("spring(duration: 0.5)", "bouncy", SwiftUIAnimation.spring(duration: 0.5), SwiftUIAnimation.bouncy()),
    ("linear(duration: 0.5)", "linear(duration: 0.5)", .linear(duration: 0.5), .linear(duration: 0.5)),
    ("easeOut(duration: 0.5)", "spring", .easeOut(duration: 0.5), .spring()),
  ])
  func `a change on the way is taken over or combined as the replica does it`(
    first: String, second: String, firstAnimation: SwiftUIAnimation, secondAnimation: SwiftUIAnimation
  ) throws {
    let cells = try shown(
      #"{"at": 0, "set": {"x": 100}, "animation": "\#(first)"}, {"at": 0.2, "set": {"x": 20}, "animation": "\#(second)"}"#,
      frames: 120)
    expect(cells, replica([(0, 100, firstAnimation), (12, 20, secondAnimation)], frames: 120))
  }

  @Test func `two frames show the start`() throws {
    let cells = try shown(#"{"at": 0.1, "set": {"x": 1}, "animation": "linear(duration: 1)"}"#, frames: 10)
    let values = cells.map(number)
    #expect(values[...7].allSatisfy { $0 == 0 })
    #expect(abs(values[8] - 1 / 60.0) < 1e-12)
  }

  @Test func `a change between two frames is seen by the next`() throws {
    let cells = try shown(#"{"at": 0.105, "set": {"x": 1}, "animation": "linear(duration: 1)"}"#, frames: 12)
    let values = cells.map(number)
    #expect(values[...8].allSatisfy { $0 == 0 })
    #expect(abs(values[9] - 1 / 60.0) < 1e-12)
  }

  @Test func `ends are noticed at frames, and what waits for them follows`() throws {
    let scenario = try Samples.dot(
      changes: #"{"label": "a", "at": 0, "set": {"x": 1}, "animation": "spring(duration: 0.5)"}, "#
        + #"{"label": "b", "afterPerceptualEnd": "a", "set": {"y": 1}}"#)
    let rules = ScenarioRules.swiftUI(framesPerSecond: 60, for: scenario)
    let end = try #require(try ScenarioPlan(scenario, rules: rules).times.last)
    #expect(abs(end * 60 - (end * 60).rounded()) < 1e-9)
    let player = try ScenarioPlayer(scenario, rules: rules, recordsEvents: true)
    try player.advance(to: end)
    let made = player.takeEvents().filter { $0.kind == "changeMade" }
    #expect(made.map(\.subject) == ["a", "b"])
    #expect(made[1].time > 0.5 && made[1].time < 0.56)
  }

  @Test func `nodes leave when their replica has ended`() throws {
    let scenario = try Scenario(
      parsing: #"""
        {"state": {"isThere": true}, "nodes": [{"name": "A", "when": "isThere"}],
         "changes": [{"at": 0, "toggle": ["isThere"], "animation": "spring"}]}
        """#, name: "a.json")
    let rules = ScenarioRules.swiftUI(framesPerSecond: 60, for: scenario)
    let end = try #require(try ScenarioPlan(scenario, rules: rules).times.last)
    let frames = Array(SwiftUIAnimationRun(.spring(), from: 1, to: 0, framesPerSecond: 60))
    #expect(abs(end - (frames.last?.time ?? .nan)) < 1e-12)
  }

  /// Frames whose times are doubles, so that what is counted from one of them is, too.
  private static let evenRate = 64.0

  /// The frames of a value that is at a place and goes to 100 at a frame with a velocity.
  private func thrown(from start: Double, at frame: Int, velocity: Double, frames: Int) -> [Double] {
    var value = SwiftUIAnimatedValue(start)
    return (0..<frames).map { index in
      if index == frame { value.animate(to: 100, .spring(duration: 0.5), initialVelocity: velocity) }
      return value.frame(at: Double(index) / Self.evenRate).value
    }
  }

  @Test(arguments: [(nil, VelocitySampling.swiftUI), ("fittedLine", .fittedLine)])
  func `a spring goes on with a velocity that was tracked, by SwiftUI's rule unless another one is asked for`(
    sampling: String?, rule: VelocitySampling
  ) throws {
    let places = [0.0, 10, 20, 40]
    let changes = places.enumerated().map {
      #"{"at": \#(Double($0) / Self.evenRate), "set": {"x": \#($1)}, "tracksVelocity": true}"#
    }
    let scenario = try Samples.dot(
      changes: changes.joined(separator: ",")
        + #", {"at": \#(4 / Self.evenRate), "set": {"x": 100}, "animation": "spring(duration: 0.5)"}"#,
      more: sampling.map { #", "velocitySampling": "\#($0)""# } ?? "")
    var sampler = VelocitySampler<Double>(rule)
    for (index, place) in places.enumerated() where index > 0 {
      sampler.addSample(place, time: Double(index) / Self.evenRate)
    }
    let expected = thrown(from: 40, at: 4, velocity: sampler.velocity(at: 4 / Self.evenRate), frames: 60)
    let player = try ScenarioPlayer(scenario, rules: .swiftUI(framesPerSecond: Self.evenRate, for: scenario))
    var cells: [ScenarioCell] = []
    for frame in 4..<60 {
      try player.advance(to: Double(frame) / Self.evenRate)
      _ = player.read(into: &cells)
      #expect(abs(number(cells[0]) - expected[frame]) < 1e-9, "frame \(frame)")
    }
  }

  @Test func `a spring begins with the velocity that a gesture hands over, where something runs too`() throws
  {
    let scenario = try Scenario(
      parsing: """
        {"state": {"x": 40}, "nodes": [{"name": "A", "frame": {"x": 0, "y": 0, "width": 9, "height": 9},
          "properties": {"x": {"state": "x"}}, "gestures": [{"LongPressGesture": {"minimumDuration": 0.05},
          "onEnded": {"set": {"x": 100}, "velocity": {"x": -600}, "animation": "spring(duration: 0.5)"}}]}],
         "changes": [{"at": 0, "set": {"x": 41}, "animation": "linear(duration: 9)"}],
         "touches": [{"tap": {"x": 1, "y": 1}}]}
        """, name: "thrown.json")
    let rules = ScenarioRules.swiftUI(framesPerSecond: Self.evenRate, for: scenario)
    let values = try (0..<30).map { Double($0) / Self.evenRate }.map { time in
      let player = try ScenarioPlayer(scenario, rules: rules)
      try player.advance(to: time)
      var cells: [ScenarioCell] = []
      let shape = player.read(into: &cells)
      let index = try #require(shape.columns.firstIndex { $0.subject == "A" && $0.property == "x" })
      return number(cells[index])
    }
    // It goes back first, by the velocity, and then to its target.
    let lowest = try #require(values.min())
    #expect(lowest < 35)
    #expect((values.last ?? 0) > 60)
  }
}
