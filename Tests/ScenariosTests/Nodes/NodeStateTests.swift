// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Scenarios
import Testing

/// States that begin with a node, go with it and begin anew with another.
struct NodeStateTests {
  /// Rows with a state of their own that their height and a child follow from.
  private func rows(
    _ changes: String, identifiedBy: String = "element", more: String = ""
  ) throws -> Scenario {
    try Scenario(
      parsing: """
        {"state": {"rows": ["a", "b", "c"], "isLarge": false}, "nodes": [{"name": "Row", "forEach": "rows",
          "identifiedBy": "\(identifiedBy)", "state": {"count": 0}\(more),
          "properties": {"height": {"state": "count"}},
          "children": [{"name": "Dot", "properties": {"size": {"product": [2, {"state": "count"}]}}}]}],
         "changes": [\(changes)]}
        """,
      name: "rows.json")
  }

  private func heights(_ scenario: Scenario, _ names: [String], at time: Double) throws -> [Double] {
    try names.map { try Samples.values(scenario, "Row[#\($0)]", "height", at: [time])[0] }
  }

  @Test func `a change of a node's state is of that node alone, and all inside follows`() throws {
    let scenario = try rows(#"{"at": 0.5, "node": "Row[#b]", "set": {"count": 7}}"#)
    #expect(try heights(scenario, ["a", "b", "c"], at: 0.25) == [0, 0, 0])
    #expect(try heights(scenario, ["a", "b", "c"], at: 1) == [0, 7, 0])
    #expect(try Samples.values(scenario, "Row[#b]/Dot", "size", at: [1]) == [14])
  }

  @Test func `a change of a node's state is animated by its transaction`() throws {
    let scenario = try rows(
      #"{"at": 0, "node": "Row[#b]", "add": {"count": 10}, "animation": "linear(duration: 1)"}"#)
    #expect(try Samples.values(scenario, "Row[#b]", "height", at: [0.25, 0.5]) == [2.5, 5])
  }

  @Test func `a state goes with its node when that moves`() throws {
    let scenario = try rows(
      #"{"at": 0, "node": "Row[#b]", "set": {"count": 7}}, {"at": 1, "set": {"rows": ["c", "a", "b"]}}"#)
    #expect(try heights(scenario, ["a", "b", "c"], at: 2) == [0, 7, 0])
    let events = try Samples.events(scenario)
    #expect(events.contains { $0.kind == "moved" })
    #expect(!events.contains { $0.time > 0 && $0.kind.hasPrefix("state") })
  }

  @Test func `known by position, the state stays where the deleted row was`() throws {
    let scenario = try rows(
      #"{"at": 0, "node": "Row[#1]", "set": {"count": 7}}, {"at": 1, "set": {"rows": ["a", "c"]}}"#,
      identifiedBy: "position")
    #expect(try heights(scenario, ["0", "1"], at: 2) == [0, 7])
  }

  @Test func `a node that comes again begins its state anew`() throws {
    let scenario = try rows(
      #"{"at": 0, "node": "Row[#b]", "set": {"count": 7}}, {"at": 1, "set": {"rows": ["a", "c"]}}, "#
        + #"{"at": 2, "set": {"rows": ["a", "b", "c"]}}"#)
    #expect(try heights(scenario, ["b"], at: 3) == [0])
    let created = try Samples.events(scenario).filter { $0.kind == "stateCreated" && $0.time == 2 }
    #expect(created.map(\.subject) == ["Row[#b]"])
  }

  @Test func `a node that comes back on its way out keeps its state`() throws {
    let scenario = try rows(
      #"{"at": 0, "node": "Row[#b]", "set": {"count": 7}}, "#
        + #"{"at": 1, "set": {"rows": ["a", "c"]}, "animation": "linear(duration: 1)"}, "#
        + #"{"at": 1.5, "set": {"rows": ["a", "b", "c"]}}"#)
    #expect(try heights(scenario, ["b"], at: 3) == [7])
  }

  @Test func `another id begins the state anew, and the events say so`() throws {
    let scenario = try Scenario(
      parsing: #"""
        {"state": {"document": "A"}, "nodes": [{"name": "Editor", "id": "document", "state": {"cursor": 0},
          "properties": {"x": {"state": "cursor"}}}],
         "changes": [{"at": 0.1, "node": "Editor#A", "set": {"cursor": 5}}, {"at": 0.2, "set": {"document": "B"}}]}
        """#, name: "a.json")
    #expect(try Samples.values(scenario, "Editor#A", "x", at: [0.15]) == [5])
    #expect(try Samples.values(scenario, "Editor#B", "x", at: [0.3]) == [0])
    let events = try Samples.events(scenario)
    #expect(events.filter { $0.kind == "stateCreated" }.map(\.subject) == ["Editor#A"])
    #expect(events.filter { $0.kind == "stateReset" }.map(\.subject) == ["Editor#B"])
    #expect(events.contains { $0.kind == "changed" && $0.note == "Editor: _cursor changed." })
  }

  @Test func `a node's state hides one of the scenario of the same name, inside of the node`() throws {
    let scenario = try Scenario(
      parsing: #"""
        {"state": {"x": 1}, "nodes": [
          {"name": "Inner", "state": {"x": 2}, "properties": {"x": {"state": "x"}}},
          {"name": "Outer", "properties": {"x": {"state": "x"}}}],
         "changes": [{"at": 1, "add": {"x": 10}}, {"at": 2, "node": "Inner", "add": {"x": 10}}]}
        """#, name: "a.json")
    #expect(try Samples.values(scenario, "Inner", "x", at: [0, 1, 2]) == [2, 2, 12])
    #expect(try Samples.values(scenario, "Outer", "x", at: [0, 1, 2]) == [1, 11, 11])
  }

  @Test func `a state of a node more levels deep than paths are written is found`() throws {
    var text = #"{"name": "N", "state": {"x": 1}, "properties": {"x": {"state": "x"}}}"#
    for _ in 0..<80 { text = #"{"name": "N", "children": [\#(text)]}"# }
    let scenario = try Scenario(parsing: #"{"nodes": [\#(text)]}"#, name: "deep.json")
    let player = try ScenarioPlayer(scenario)
    try player.advance(to: 1)
    var cells: [ScenarioCell] = []
    _ = player.read(into: &cells)
    #expect(cells.map(\.shown) == [.number(1)])
  }

  @Test func `a gesture changes the state of the node that it is attached to`() throws {
    let scenario = try rows(
      #"{"at": 2, "set": {"isLarge": true}}"#,
      more:
        #", "frame": {"x": 0, "y": {"product": [50, {"element": "index"}]}, "width": 100, "height": 50}, "#
        + #""gestures": [{"TapGesture": {}, "onEnded": {"add": {"count": 3}}}]"#)
    var touched = scenario
    touched.touches = try Scenario(
      parsing: #"{"nodes": [{"name": "A"}], "touches": [{"tap": {"x": 50, "y": 75}, "at": 1}]}"#,
      name: "t.json"
    ).touches
    #expect(try heights(touched, ["a", "b", "c"], at: 3) == [0, 3, 0])
    let made = try Samples.events(touched).first { $0.kind == "changeMade" && $0.time < 2 }
    #expect(made?.note == "count = 3")
  }

  @Test func `a change of a node that is not there is refused, by an event`() throws {
    let scenario = try rows(#"{"at": 0, "node": "Row[#x]", "set": {"count": 7}}"#)
    let refused = try #require(try Samples.events(scenario).first { $0.kind == "refused" })
    #expect(refused.subject == "Row[#x]")
    #expect(try heights(scenario, ["a", "b", "c"], at: 1) == [0, 0, 0])
  }

  @Test(
    arguments: [
      Refused(
        #"{"nodes": [{"name": "A"}], "changes": [{"at": 0, "node": "A", "set": {"x": 1}}]}"#,
        path: "changes[0].node", at: #""A", "set""#, "no node has states of its own"),
      Refused(
        #"{"nodes": [{"name": "Row", "state": {"x": 0}}], "changes": [{"at": 0, "node": "Rwo", "set": {"x": 1}}]}"#,
        path: "changes[0].node", at: #""Rwo""#, "has states of its own; there is “Row”", "Did you mean “Row”?"
      ),
      Refused(
        #"{"nodes": [{"name": "Row", "state": {"x": 0}}], "changes": [{"at": 0, "node": "Row", "set": {"y": 1}}]}"#,
        path: "changes[0].set.y", at: #""y""#, "there is no state “y”"),
      Refused(
        #"{"nodes": [{"name": "Row", "state": {"x": 0}}], "changes": [{"at": 0, "node": "Row", "toggle": ["x"]}]}"#,
        path: "changes[0].toggle[0]", at: #""x"]}"#, "only what is true or false"),
      Refused(
        #"{"nodes": [{"name": "Row", "state": {"x": 0}}], "changes": [{"at": 0, "set": {"x": 1}}]}"#,
        path: "changes[0].set.x", at: #""x": 1"#, "there is no state “x”"),
      Refused(
        #"{"nodes": [{"name": "Row", "state": {"x": 0}}, {"name": "B", "when": "x"}]}"#,
        path: "nodes[1].when", at: #""x"}]"#, "there is no state “x”"),
      Refused(
        #"{"nodes": [{"name": "Row", "state": {"x": null}}]}"#, path: "nodes[0].state.x", at: "null",
        "must be a number, a text"),
    ])
  func `what can't be meant is refused where it stands`(refused: Refused) throws {
    try refused.check()
  }
}
