// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Scenarios
import Testing

struct PropertyTests {
  /// A node with one property that goes from one value to another by a line of a second.
  private func scenario(_ first: String, _ second: String) throws -> Scenario {
    try Scenario(
      parsing: """
        {"state": {"isOn": false}, "nodes": [{"name": "A", "properties": {
          "p": {"state": "isOn", "cases": {"false": \(first), "true": \(second)}}}}],
         "changes": [{"at": 0, "toggle": ["isOn"], "animation": "linear(duration: 1)"}]}
        """,
      name: "a.json")
  }

  private func shown(_ first: String, _ second: String, at time: Double) throws -> [String: ScenarioCell] {
    let player = try ScenarioPlayer(scenario(first, second))
    try player.advance(to: time)
    var cells: [ScenarioCell] = []
    let columns = player.read(into: &cells).columns
    return Dictionary(uniqueKeysWithValues: zip(columns.map(\.property), cells))
  }

  private func expect(
    _ cell: ScenarioCell?, _ value: Double, _ velocity: Double?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let cell, case .number(let number) = cell.shown else {
      Issue.record("no number is shown", sourceLocation: sourceLocation)
      return
    }
    #expect(abs(number - value) <= 1e-13 * max(1, abs(value)), sourceLocation: sourceLocation)
    guard let velocity, let shown = cell.velocity else {
      #expect(cell.velocity == nil && velocity == nil, sourceLocation: sourceLocation)
      return
    }
    #expect(abs(shown - velocity) <= 1e-13 * max(1, abs(velocity)), sourceLocation: sourceLocation)
  }

  @Test func `a number has one component`() throws {
    expect(try shown("2", "6", at: 0.25)["p"], 3, 4)
  }

  @Test func `a point and a size have two components`() throws {
    let point = try shown(#"{"x": 1, "y": 2}"#, #"{"x": 5, "y": 0}"#, at: 0.5)
    expect(point["p.x"], 3, 4)
    expect(point["p.y"], 1, -2)
    let size = try shown(#"{"width": 10, "height": 20}"#, #"{"width": 20, "height": 60}"#, at: 0.5)
    expect(size["p.width"], 15, 10)
    expect(size["p.height"], 40, 40)
  }

  @Test func `an angle is shown in degrees, however it was written`() throws {
    expect(try shown(#"{"degrees": 90}"#, #"{"degrees": 180}"#, at: 0.5)["p.degrees"], 135, 90)
    expect(try shown(#"{"radians": 0}"#, #"{"radians": 3.141592653589793}"#, at: 0.5)["p.degrees"], 90, 180)
  }

  @Test func `a colour goes on the way on which its perceptual coordinates are straight`() throws {
    let color = try shown(
      #"{"red": 1, "green": 0, "blue": 0}"#, #"{"red": 0, "green": 0, "blue": 1, "opacity": 0.5}"#, at: 0.25)
    var truth = Color(red: 1, green: 0, blue: 0)
    let target = Color(red: 0, green: 0, blue: 1, opacity: 0.5)
    truth.animatableData += (target.animatableData - truth.animatableData).scaled(by: 0.25)
    // The way takes a second: the slope is that of the neighbours.
    let step = (target.animatableData - Color(red: 1, green: 0, blue: 0).animatableData).scaled(by: 1e-6)
    var (before, after) = (truth, truth)
    before.animatableData -= step
    after.animatableData += step
    for (name, part) in [("red", \Color.red), ("green", \.green), ("blue", \.blue), ("opacity", \.opacity)] {
      let cell = try #require(color["p.\(name)"])
      guard case .number(let number) = cell.shown, let velocity = cell.velocity else {
        Issue.record("\(name) shows no number with a velocity")
        continue
      }
      #expect(abs(number - truth[keyPath: part]) < 1e-12)
      let slope = (after[keyPath: part] - before[keyPath: part]) / 2e-6
      #expect(abs(velocity - slope) < 1e-7 * max(1, abs(slope)), "\(name)")
    }
  }

  @Test func `a colour at rest has components that don't move, at the edges of its range too`() throws {
    for color in [#"{"red": 0, "green": 0, "blue": 0}"#, #"{"red": 1, "green": 1, "blue": 1}"#] {
      let cells = try shown(color, color, at: 0.5)
      for name in ["red", "green", "blue", "opacity"] {
        let velocity = cells["p.\(name)"]?.velocity
        #expect(velocity == 0)
      }
    }
    let fromBlack = try shown(
      #"{"red": 0, "green": 0, "blue": 0}"#, #"{"red": 1, "green": 1, "blue": 1}"#, at: 0)
    for name in ["red", "green", "blue"] {
      let velocity = fromBlack["p.\(name)"]?.velocity ?? .nan
      #expect(velocity.isFinite)
    }
  }

  @Test func `texts, flags and whole numbers jump and have no velocity`() throws {
    #expect(try shown(#""a""#, #""b""#, at: 0.5)["p"] == ScenarioCell(.text("b")))
    #expect(try shown("true", "false", at: 0.5)["p"] == ScenarioCell(.flag(false)))
    #expect(try shown(#"{"whole": 17}"#, #"{"whole": 20}"#, at: 0.5)["p"] == ScenarioCell(.number(20)))
  }

  @Test func `parts of a value may follow from states of their own`() throws {
    let scenario = try Scenario(
      parsing: #"""
        {"state": {"x": 1, "isOn": false}, "nodes": [{"name": "A", "properties": {"p": {
          "x": {"state": "x"}, "y": {"state": "isOn", "cases": {"true": 1}, "otherwise": 0}}}}],
         "changes": [{"at": 0, "set": {"x": 3}, "toggle": ["isOn"]}]}
        """#, name: "a.json")
    #expect(try Samples.values(scenario, "A", "p.x", at: [0]) == [3])
    #expect(try Samples.values(scenario, "A", "p.y", at: [0]) == [1])
  }

  @Test func `cases of a text may cover what the scenario sets and no more`() throws {
    let scenario = try Scenario(
      parsing: #"""
        {"state": {"phase": "idle"}, "nodes": [{"name": "A", "properties": {
          "p": {"state": "phase", "cases": {"idle": 0, "busy": 1}}}}],
         "changes": [{"at": 1, "set": {"phase": "busy"}}]}
        """#, name: "a.json")
    #expect(try Samples.values(scenario, "A", "p", at: [0, 1]) == [0, 1])
  }

  @Test func `a node of a list knows its element and its place`() throws {
    let scenario = try Scenario(
      parsing: #"""
        {"state": {"rows": ["a", "b"]}, "nodes": [{"name": "R", "forEach": "rows", "properties": {
          "title": {"element": "value"}, "y": {"element": "index", "cases": {"0": 0, "1": 44}, "otherwise": 88}}}],
         "changes": [{"at": 0, "set": {"rows": ["b", "a", "c"]}, "animation": "linear(duration: 1)"}]}
        """#, name: "a.json")
    #expect(try Samples.values(scenario, "R[#b]", "y", at: [0, 0.5, 1]) == [44, 22, 0])
    #expect(try Samples.values(scenario, "R[#a]", "y", at: [0.5]) == [22])
    #expect(try Samples.values(scenario, "R[#c]", "y", at: [0.5]) == [88])
    #expect(try Samples.cells(scenario, "R[#c]", "title", at: [0.5]) == [ScenarioCell(.text("c"))])
  }
}
