// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Scenarios
import Testing

/// How gestures of scenarios meet one another, the tree and the states.
struct GesturePlayingTests {
  private static let outer = #""frame": {"x": 0, "y": 0, "width": 200, "height": 200}"#
  private static let inner = #""frame": {"x": 20, "y": 20, "width": 60, "height": 60}"#

  /// A parent with a child; states `child`, `parent`, `other` count what happens, `x` and `y` are numbers.
  private func scenario(
    parent: String, child: String = "", touches: String, more: String = ""
  ) throws -> Scenario {
    try Scenario(
      parsing: """
        {"state": {"child": 0, "parent": 0, "other": 0, "x": 0, "y": 0, "isOn": false,
                   "size": {"width": 0, "height": 0}},
         "nodes": [{"name": "Parent", \(Self.outer), "gestures": [\(parent)],
           "properties": {"x": {"state": "x"}, "isOn": {"state": "isOn"}},
           "children": [{"name": "Child", \(Self.inner), "gestures": [\(child)]}]}],
         "touches": [\(touches)]\(more)}
        """, name: "gestures.json")
  }

  private func counting(_ state: String, _ gesture: String = #""TapGesture": {}"#, _ more: String = "")
    -> String
  {
    "{\(gesture), \"name\": \"\(state)\", \"onEnded\": {\"add\": {\"\(state)\": 1}}\(more)}"
  }

  private static let tap = #"{"tap": {"x": 50, "y": 50}}"#
  private static let drag = #"{"drag": {"from": {"x": 50, "y": 50}, "to": {"x": 110, "y": 50}}}"#

  /// What was changed, in order.
  private func changes(_ scenario: Scenario) throws -> [String] {
    try Samples.events(scenario).filter { $0.kind == "changeMade" }.map { $0.note ?? "" }
  }

  // MARK: - Preference

  @Test func `a child's tap is preferred to its parent's, unless the parent's has a high priority`() throws {
    func changes(_ attachment: String) throws -> [String] {
      try self.changes(
        scenario(
          parent: counting("parent", #""TapGesture": {}"#, ", \"attachment\": \"\(attachment)\""),
          child: counting("child"), touches: Self.tap))
    }
    #expect(try changes("gesture") == ["child = 1"])
    #expect(try changes("highPriorityGesture") == ["parent = 1"])
    // Both, and the parent acts first.
    #expect(try changes("simultaneousGesture") == ["parent = 1", "child = 1"])
  }

  private static let masks: [(String, [String])] = [
    ("all", ["child = 1"]), ("gesture", ["parent = 1"]), ("subviews", ["child = 1"]), ("none", []),
  ]

  @Test(arguments: masks)
  func `a mask says which gestures there are`(mask: String, expected: [String]) throws {
    let scenario = try scenario(
      parent: counting("parent", #""TapGesture": {}"#, ", \"including\": \"\(mask)\""),
      child: counting("child"), touches: Self.tap)
    #expect(try changes(scenario) == expected)
  }

  @Test func `a click on a child that is tapped is its own, and a drag the parent's`() throws {
    let drag = #""DragGesture": {}"#
    let tapped = try scenario(parent: counting("parent", drag), child: counting("child"), touches: Self.tap)
    #expect(try changes(tapped) == ["child = 1"])
    let dragged = try scenario(parent: counting("parent", drag), child: counting("child"), touches: Self.drag)
    #expect(try changes(dragged) == ["parent = 1"])
    let events = try Samples.events(dragged)
    #expect(events.contains { $0.kind == "gestureFailed" && $0.subject == "Parent/Child.child" })
    #expect(events.contains { $0.kind == "gestureBegan" && $0.subject == "Parent.parent" })
  }

  @Test func `gestures that each wait for the other's failure all come to an end`() throws {
    let both = [#"{"TapGesture": {"count": 2}, "onEnded": {"add": {"x": 2}}}"#, counting("y")]
    let gestures =
      [("a", both), ("b", both.reversed())].map { name, pair in
        "{\"ExclusiveGesture\": [\(pair.map { $0.replacingFirst(", \"name\": \"y\"", with: "") }.joined(separator: ", "))],"
          + " \"name\": \"\(name)\", \"attachment\": \"simultaneousGesture\"}"
      }
    let scenario = try scenario(parent: gestures.joined(separator: ", "), touches: Self.tap)
    let events = try Samples.events(scenario).filter { $0.kind == "changeMade" }
    // The one that prefers the single tap at once, the other when no second tap has come.
    #expect(events.map(\.subject) == ["Parent.b.first.onEnded", "Parent.a.second.onEnded"])
    #expect(abs((events.last?.time ?? 0) - (0.08 + 0.35)) < 1e-12)
  }

  // MARK: - Hits

  @Test func `a touch beside the shape, or on what lets touches through, reaches what is behind`() throws {
    func changes(_ child: String) throws -> [String] {
      let text = """
        {"state": {"child": 0, "parent": 0}, "nodes": [{"name": "Parent", \(Self.outer),
          "gestures": [\(counting("parent"))],
          "children": [{"name": "Child", \(Self.inner), \(child), "gestures": [\(counting("child"))]}]}],
         "touches": [{"tap": {"x": 22, "y": 22}}]}
        """
      return try self.changes(Scenario(parsing: text, name: "hits.json"))
    }
    #expect(try changes(#""contentShape": "rectangle""#) == ["child = 1"])
    #expect(try changes(#""contentShape": "circle""#) == ["parent = 1"])
    #expect(try changes(#""contentShape": {"cornerRadius": 2}"#) == ["child = 1"])
    #expect(try changes(#""contentShape": {"x": 60, "y": 60, "width": 9, "height": 9}"#) == ["parent = 1"])
    #expect(try changes(#""allowsHitTesting": false"#) == ["parent = 1"])
  }

  @Test func `a frame that follows a state is hit where the node has gone`() throws {
    let text = """
      {"state": {"x": 0}, "nodes": [{"name": "Dot", "properties": {"x": {"state": "x"}},
        "frame": {"x": {"state": "x"}, "y": 0, "width": 20, "height": 20},
        "gestures": [{"DragGesture": {}, "onEnded": {"add": {"x": {"gesture": "translation.width"}}}}]}],
       "touches": [{"drag": {"from": {"x": 10, "y": 10}, "to": {"x": 110, "y": 10}}},
         {"drag": {"from": {"x": 10, "y": 10}, "to": {"x": 60, "y": 10}}, "at": 1},
         {"drag": {"from": {"x": 110, "y": 10}, "to": {"x": 130, "y": 10}}, "at": 2}]}
      """
    let scenario = try Scenario(parsing: text, name: "dot.json")
    #expect(try Samples.values(scenario, at: [0.4, 0.6, 1.6, 2.6]) == [0, 100, 100, 120])
  }

  private static let spaces: [(String, [Double])] = [
    (#""local""#, [30, 30]), (#""global""#, [50, 50]), (#"{"named": "top"}"#, [45, 40]),
  ]

  @Test(arguments: spaces)
  func `places are told in the space that the gesture asks for`(space: String, expected: [Double]) throws {
    let text = """
      {"state": {"place": {"x": 0, "y": 0}}, "nodes": [{"name": "Top", "coordinateSpace": "top",
        "frame": {"x": 5, "y": 10, "width": 190, "height": 190},
        "children": [{"name": "Dot", "properties": {"place": {"state": "place"}}, \(Self.inner), "gestures": [
          {"SpatialTapGesture": {"coordinateSpace": \(space)},
           "onEnded": {"set": {"place": {"gesture": "location"}}}}]}]}],
       "touches": [\(Self.tap)]}
      """
    let scenario = try Scenario(parsing: text, name: "spaces.json")
    for (property, value) in zip(["place.x", "place.y"], expected) {
      #expect(try Samples.values(scenario, "Top/Dot", property, at: [1]) == [value])
    }
  }

  @Test func `each node of a list acts for its own element`() throws {
    let text = """
      {"state": {"rows": ["a", "b"], "chosen": "none"}, "nodes": [
        {"name": "Row", "forEach": "rows",
         "frame": {"x": 0, "y": {"product": [50, {"element": "index"}]}, "width": 100, "height": 50},
         "properties": {"isChosen": {"isEqual": [{"state": "chosen"}, {"element": "value"}]}},
         "gestures": [{"TapGesture": {}, "onEnded": {"set": {"chosen": {"element": "value"}}}}]}],
       "touches": [{"tap": {"x": 5, "y": 60}}]}
      """
    let scenario = try Scenario(parsing: text, name: "rows.json")
    #expect(try changes(scenario) == ["chosen = “b”"])
    let events = try Samples.events(scenario)
    #expect(events.contains { $0.kind == "gestureEnded" && $0.subject == "Row[#b].TapGesture" })
  }

  @Test func `a node that goes cancels its gesture, and what followed that goes back`() throws {
    let text = """
      {"state": {"rows": ["a", "b"], "x": 0}, "nodes": [{"name": "Row", "forEach": "rows",
        "frame": {"x": 0, "y": {"product": [50, {"element": "index"}]}, "width": 99, "height": 50},
        "properties": {"x": {"state": "x"}}, "gestures": [{"DragGesture": {},
          "updating": {"set": {"x": {"gesture": "translation.width"}}}, "onEnded": {"set": {"rows": []}}}]}],
       "touches": [{"drag": {"from": {"x": 5, "y": 60}, "to": {"x": 65, "y": 60}}, "duration": 0.1}],
       "changes": [{"at": 0.07, "set": {"rows": ["a"]}}]}
      """
    let scenario = try Scenario(parsing: text, name: "gone.json")
    let events = try Samples.events(scenario)
    let cancelled = try #require(events.first { $0.kind == "gestureCancelled" })
    #expect(cancelled.subject == "Row[#b].DragGesture" && abs(cancelled.time - 0.075) < 1e-12)
    #expect(events.filter { $0.kind == "changeMade" }.last?.note == "x = 0")
    #expect(try Samples.values(scenario, "Row[#a]", "x", at: [0.07, 0.2]) == [40, 0])
    let last = try #require(try Frames(Samples.frames(scenario))["Row[#b].DragGesture.phase"].last)
    #expect(last.time < 0.075)
  }

  // MARK: - States

  @Test func `a state goes back in the transaction of its reset`() throws {
    let drag = """
      {"DragGesture": {}, "updating": {"set": {"x": {"gesture": "translation.width"}},
        "reset": {"animation": "linear(duration: 1)"}}}
      """
    let scenario = try scenario(
      parent: drag, touches: #"{"drag": {"from": {"x": 90, "y": 90}, "to": {"x": 150, "y": 90}}}"#)
    let last = 60 * 59.0 / 60
    let values = try Samples.values(scenario, "Parent", "x", at: [0.4, 0.5, 0.75, 1, 1.5])
    for (value, expected) in zip(values, [48, last, last * 0.75, last * 0.5, 0]) {
      #expect(abs(value - expected) < 1e-9)
    }
  }

  @Test func `a state that follows a gesture goes back when the gesture fails, and nothing is committed`()
    throws
  {
    // 60 points away the press fails.
    let press = """
      {"LongPressGesture": {}, "updating": {"set": {"isOn": {"gesture": "value"}}}, "onEnded": {"add": {"x": 1}}}
      """
    let scenario = try scenario(parent: press, touches: Self.drag)
    #expect(try changes(scenario) == ["isOn = true", "isOn = false"])
  }

  @Test func `an action sees what those before it have done, and all of it what was before it`() throws {
    let gesture = """
      {"TapGesture": {}, "onEnded": [
        {"set": {"x": {"sum": [{"state": "y"}, 1]}, "y": {"sum": [{"state": "x"}, 10]}}},
        {"when": {"isEqual": [{"state": "x"}, 1]}, "set": {"other": {"state": "y"}}},
        {"when": {"isEqual": [{"state": "x"}, 2]}, "set": {"other": -1}},
        {"toggle": ["isOn"], "add": {"size": {"width": 3, "height": 4}}}]}
      """
    let scenario = try scenario(parent: gesture, touches: Self.tap)
    #expect(
      try changes(scenario) == ["x = 1, y = 10", "other = 10", "isOn = true, size = 3 × 4"])
  }

  @Test func `a text that a gesture sets is a case like any other, and must be covered`() throws {
    func text(_ cases: String) -> String {
      """
      {"state": {"t": "a"}, "nodes": [{"name": "A", "properties": {"x": {"state": "t", "cases": {\(cases)}}}},
        {"name": "B", \(Self.outer), "gestures": [{"TapGesture": {}, "onEnded": {"set":
          {"t": {"if": {"isEqual": [{"state": "t"}, "a"]}, "then": "b", "else": "c"}}}}]}],
       "touches": [{"tap": {"x": 1, "y": 1}}, {"tap": {"x": 1, "y": 1}, "at": 1}]}
      """
    }
    let scenario = try Scenario(parsing: text(#""a": 1, "b": 2, "c": 3"#), name: "text.json")
    #expect(try Samples.values(scenario, "A", "x", at: [0, 0.5, 2]) == [1, 2, 3])
    let error = try #require(throws: ScenarioError.self) {
      try Scenario(parsing: text(#""a": 1, "b": 2"#), name: "text.json")
    }
    #expect(error.message.contains("no case for “c”"))
  }

  // MARK: - Velocities

  /// A dot whose `x` follows the state, dragged 100 points in half a second and let go.
  private func released(_ property: String, _ action: String, tracks: Bool? = nil) throws -> Scenario {
    try Scenario(
      parsing: """
        {"state": {"x": 0}, "nodes": [{"name": "Dot", \(Self.outer), "properties": {"x": \(property)},
          "gestures": [{"DragGesture": {"minimumDistance": 0},
            "onChanged": {"set": {"x": {"gesture": "translation.width"}}\(tracks.map { ", \"tracksVelocity\": \($0)" } ?? "")},
            "onEnded": {"set": {"x": 0}, \(action)"animation": ".spring(duration: 0.5)"}}]}],
         "touches": [{"drag": {"from": {"x": 50, "y": 50}, "to": {"x": 150, "y": 50}}}]}
        """, name: "released.json")
  }

  private static let handed = #""velocity": {"x": {"gesture": "velocity.width"}}, "#

  private static let factors: [(String, Double)] = [
    (#"{"state": "x"}"#, 1.0), (#"{"product": [3, {"state": "x"}]}"#, 3),
    (#"{"quotient": [{"state": "x"}, 4]}"#, 0.25),
    (#"{"difference": [7, {"state": "x"}]}"#, -1),
    (#"{"sum": [{"state": "x"}, {"product": [0.5, {"state": "x"}]}]}"#, 1.5),
    (#"{"if": {"isAbove": [{"state": "x"}, -1]}, "then": {"product": [2, {"state": "x"}]}, "else": 0}"#, 2),
  ]

  @Test(arguments: factors)
  func `a property begins its spring with the velocity that the states' means for it`(
    property: String, factor: Double
  ) throws {
    let cells = try Samples.cells(try released(property, Self.handed), at: [0.5])
    // The finger goes 200 points a second.
    #expect(abs((cells[0]?.velocity ?? .nan) - 200 * factor) < 1e-9)
  }

  @Test(arguments: [(nil, 200.0), (true, 200), (false, 0)] as [(Bool?, Double)])
  func `a spring takes over the finger's velocity by itself, unless it is not to be measured`(
    tracks: Bool?, expected: Double
  ) throws {
    let scenario = try released(#"{"state": "x"}"#, "", tracks: tracks)
    let cells = try Samples.cells(scenario, at: [0.5])
    #expect(abs((cells[0]?.velocity ?? .nan) - expected) < 1e-9)
  }

  @Test(arguments: [("", 100.0), (#""tracksVelocity": true, "#, 100), (#""tracksVelocity": false, "#, 0)])
  func `a state that goes back on a spring goes on with the finger's velocity, unless that is not measured`(
    field: String, expected: Double
  ) throws {
    let drag = """
      {"DragGesture": {"minimumDistance": 0}, "updating": {"set": {"x": {"gesture": "translation.width"}},
        \(field)"reset": {"animation": ".spring"}}}
      """
    let scenario = try scenario(
      parent: drag, touches: #"{"drag": {"from": {"x": 90, "y": 90}, "to": {"x": 140, "y": 90}}}"#)
    let player = try ScenarioPlayer(scenario)
    try player.advance(to: 0.5)
    var cells: [ScenarioCell] = []
    _ = player.read(into: &cells)
    #expect(abs((cells[0].velocity ?? .nan) - expected) < 1e-9)
  }

  @Test func `value and velocity go on from the finger's without a jump`() throws {
    let scenario = try released(#"{"state": "x"}"#, Self.handed)
    let cells = try Samples.cells(scenario, at: [0.5, 0.5 + 1e-6])
    func number(_ cell: ScenarioCell?) -> Double {
      if case .number(let number)? = cell?.shown { number } else { .nan }
    }
    #expect(abs(number(cells[0]) - 100 * 59.0 / 60) < 1e-12)
    #expect(abs((number(cells[1]) - number(cells[0])) / 1e-6 - 200) < 0.02)
  }

  // MARK: - Names

  @Test func `what a gesture does is called by the nodes around, as its rows are`() throws {
    let scenario = try scenario(parent: counting("parent"), child: counting("child"), touches: Self.tap)
    let events = try Samples.events(scenario)
    #expect(events.filter { $0.kind == "changeMade" }.map(\.subject) == ["Parent/Child.child.onEnded"])
    #expect(events.contains { $0.kind == "gestureEnded" && $0.subject == "Parent/Child.child" })
  }

  private static let meeting = [
    (#"{"name": "Finger 0", "properties": {"x": 5}}"#, "Finger 0.x"),
    (#"{"name": "A.TapGesture", "properties": {"phase": "no"}}"#, "A.TapGesture.phase"),
  ]

  @Test(arguments: meeting)
  func `a property that is called as what a finger or a gesture shows is refused`(
    node: String, name: String
  ) throws {
    let scenario = try Scenario(
      parsing: """
        {"nodes": [{"name": "A", \(Self.outer), "gestures": [{"TapGesture": {}}]}, \(node)],
         "touches": [\(Self.tap)]}
        """, name: "names.json")
    let problem = try Samples.problem { try ScenarioPlan(scenario) }
    #expect(problem == .namesMeet(name))
    #expect(problem.description.contains("give the node or the gesture another name"))
  }

  @Test func `two properties that would be one column of a wide table are refused there`() throws {
    let scenario = try Scenario(
      parsing: """
        {"nodes": [{"name": "A", "properties": {"b.c": 1}}, {"name": "A.b", "properties": {"c": 2}}]}
        """, name: "names.json")
    #expect(throws: (any Error).self) { try Samples.frames(scenario, layout: .wide) }
    #expect(try Samples.frames(scenario).contains("A,b.c,1"))
  }

  @Test func `bounds are taken in either order`() throws {
    let property = #"{"clamp": \#(40), "from": 30, "to": 20}"#
    for (number, expected) in [(40, 30.0), (25, 25), (10, 20)] {
      let text = property.replacingFirst("40", with: "\(number)")
      let cells = try Samples.cells(
        Scenario(parsing: #"{"nodes": [{"name": "Dot", "properties": {"x": \#(text)}}]}"#, name: "c.json"),
        at: [0])
      #expect(cells[0]?.shown == .number(expected))
    }
  }

  // MARK: - Time

  @Test(arguments: Samples.gestureExamples)
  func `an example shows the same at a time, however time gets there`(name: String) throws {
    let scenario = try Samples.example(name)
    var (coarse, fine) = ([ScenarioCell](), [ScenarioCell]())
    let (one, other) = (try ScenarioPlayer(scenario), try ScenarioPlayer(scenario))
    for step in 1...40 {
      let time = Double(step) / 16
      for part in 1...7 { try other.advance(to: time - (1 - Double(part) / 7) / 16) }
      try one.advance(to: time)
      #expect(one.read(into: &coarse).columns == other.read(into: &fine).columns, "\(time)")
      #expect(coarse == fine, "\(time)")
    }
  }

  @Test func `a tap of no duration is a tap, and a thousand fingers are a drag of the first`() throws {
    let tap = try scenario(
      parent: counting("parent"), touches: #"{"tap": {"x": 150, "y": 150}, "duration": 0}"#)
    #expect(try changes(tap) == ["parent = 1"])
    let drags = (0..<1000).map {
      #"{"drag": {"from": {"x": 90, "y": 90}, "to": {"x": 150, "y": 90}}, "duration": 0.05, "id": \#($0)}"#
    }
    let scenario = try scenario(
      parent: counting("parent", #""DragGesture": {}"#), touches: drags.joined(separator: ","))
    #expect(try changes(scenario) == ["parent = 1"])
    #expect(try ScenarioPlan(scenario).columns.filter { $0.subject.hasPrefix("Finger") }.count == 2000)
  }

  @Test func `in a wide table there are columns for fingers and gestures, empty while they are not at work`()
    throws
  {
    let table = try DelimitedTable(
      parsing: Samples.frames(Samples.example("draggable-square"), layout: .wide), name: "wide")
    let finger = try table.column("Finger 0.x")
    let phase = try table.column("Square.DragGesture.phase")
    let width = try table.column("Square.DragGesture.translation.width")
    #expect(table.text(row: 0, column: phase) == "possible")
    #expect(table.text(row: 0, column: width) == "")
    #expect(table.text(row: 5, column: phase) == "active")
    #expect(try table.number(row: 5, column: width) == 20)
    #expect(table.text(row: 20, column: finger) == "" && table.text(row: 20, column: phase) == "")
  }
}

extension String {
  /// The text with the first occurrence of a part replaced.
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
