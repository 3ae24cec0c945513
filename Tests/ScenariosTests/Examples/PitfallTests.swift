// SPDX-License-Identifier: Apache-2.0

import Scenarios
import Testing

/// What people write at first and what comes of it, beside what they should have written.
struct PitfallTests {
  private static let frame = #""frame": {"x": 0, "y": 0, "width": 200, "height": 200}"#
  private static let tap = #"{"tap": {"x": 100, "y": 100}}"#

  /// A node that is dragged by 60 points from 0 to 0.5 s.
  private func dragged(_ gesture: String, isCancelled: Bool = false) throws -> Scenario {
    try Scenario(
      parsing: """
        {"state": {"x": 0, "drag": 0}, "nodes": [{"name": "A", \(Self.frame),
          "properties": {"x": {"sum": [{"state": "x"}, {"state": "drag"}]}}, "gestures": [\(gesture)]}],
         "touches": [{"drag": {"from": {"x": 100, "y": 100}, "to": {"x": 160, "y": 100}},
           "isCancelled": \(isCancelled)}]}
        """, name: "dragged.json")
  }

  @Test func `a drag that is kept in a state alone is stuck half-way when a call arrives`() throws {
    let state =
      #"{"DragGesture": {}, "onChanged": {"set": {"drag": {"gesture": "translation.width"}}}, "#
      + #""onEnded": {"set": {"drag": 0}}}"#
    #expect(try Samples.values(dragged(state, isCancelled: true), "A", "x", at: [1])[0] > 50)
    let gestureState =
      #"{"DragGesture": {}, "updating": {"set": {"drag": {"gesture": "translation.width"}}}, "#
      + #""onEnded": {"add": {"x": {"gesture": "translation.width"}}}}"#
    #expect(try Samples.values(dragged(gestureState, isCancelled: true), "A", "x", at: [1]) == [0])
    #expect(try Samples.values(dragged(gestureState), "A", "x", at: [1]) == [60])
  }

  @Test func `a result that is kept in the gesture's state is gone when the gesture ends`() throws {
    let lost = #"{"DragGesture": {}, "updating": {"set": {"drag": {"gesture": "translation.width"}}}}"#
    let values = try Samples.values(dragged(lost), "A", "x", at: [0.25, 1])
    #expect(values[0] > 20 && values[1] == 0)
  }

  @Test func `a quick flick that is judged by its way is missed, and not by where it is predicted to end`()
    throws
  {
    func page(_ part: String, _ touch: String) throws -> Double {
      let scenario = try Scenario(
        parsing: """
          {"state": {"page": 0}, "nodes": [{"name": "A", \(Self.frame), "properties": {"page": {"state": "page"}},
            "gestures": [{"DragGesture": {}, "onEnded": {
              "when": {"isAbove": [{"gesture": "\(part)"}, 150]}, "add": {"page": 1}}}]}],
           "touches": [\(touch)]}
          """, name: "pages.json")
      return try Samples.values(scenario, "A", "page", at: [2])[0]
    }
    let flick = #"{"drag": {"from": {"x": 20, "y": 100}, "to": {"x": 140, "y": 100}}, "duration": 0.1}"#
    #expect(try page("translation.width", flick) == 0)
    #expect(try page("predictedEndTranslation.width", flick) == 1)
    let slow = #"{"drag": {"from": {"x": 20, "y": 100}, "to": {"x": 140, "y": 100}}, "duration": 2}"#
    #expect(try page("predictedEndTranslation.width", slow) == 0)
  }

  @Test func `one view in both branches begins anew, and one whose properties change does not`() throws {
    /// When the counter's state began, or began anew.
    func begun(_ nodes: String) throws -> [Double] {
      try Samples.events(
        Scenario(
          parsing: """
            {"state": {"isOn": true}, "nodes": [\(nodes)],
             "changes": [{"at": 1, "toggle": ["isOn"]}, {"at": 2, "toggle": ["isOn"]}]}
            """, name: "branches.json")
      )
      .filter { ["stateCreated", "stateReset"].contains($0.kind) }.map(\.time)
    }
    let counter = #""state": {"count": 0}"#
    let branches = try begun(
      #"{"name": "Counter", "when": "isOn", \#(counter)}, {"name": "Other", "when": {"not": "isOn"}, \#(counter)}"#
    )
    #expect(branches == [0, 1, 2])
    let one = try begun(
      #"{"name": "Counter", \#(counter), "properties": {"opacity": {"if": "isOn", "then": 1, "else": 0.4}}}"#)
    #expect(one == [0])
  }

  @Test func `a row that is known by its place takes over the state of the row that was deleted`() throws {
    func open(_ identity: String, row: String) throws -> [Bool] {
      let scenario = try Scenario(
        parsing: """
          {"state": {"rows": ["a", "b", "c"]}, "nodes": [{"name": "Row", "forEach": "rows",
            "identifiedBy": "\(identity)", "state": {"isOpen": false},
            "properties": {"title": {"element": "value"}, "isOpen": {"state": "isOpen"}}}],
           "changes": [{"at": 0, "node": "Row[#\(row)]", "set": {"isOpen": true}},
             {"at": 1, "set": {"rows": ["a", "c"]}}]}
          """, name: "rows.json")
      let player = try ScenarioPlayer(scenario)
      try player.advance(to: 2)
      var cells: [ScenarioCell] = []
      let columns = player.read(into: &cells).columns
      return zip(columns, cells).filter { $0.0.property == "isOpen" }.map { $0.1.shown == .flag(true) }
    }
    // The second row was open; what is left are “a” and “c”.
    #expect(try open("position", row: "1") == [false, true])
    #expect(try open("element", row: "b") == [false, false])
  }

  @Test func `a button inside takes the tap, unless the gesture around is simultaneous or comes first`()
    throws
  {
    func taps(_ attachment: String) throws -> [Double] {
      let scenario = try Scenario(
        parsing: """
          {"state": {"card": 0, "button": 0}, "nodes": [{"name": "Card", \(Self.frame),
            "properties": {"card": {"state": "card"}, "button": {"state": "button"}},
            "gestures": [{"TapGesture": {}, "attachment": "\(attachment)", "onEnded": {"add": {"card": 1}}}],
            "children": [{"name": "Button", \(Self.frame),
              "gestures": [{"TapGesture": {}, "onEnded": {"add": {"button": 1}}}]}]}],
           "touches": [\(Self.tap)]}
          """, name: "button.json")
      return try ["card", "button"].flatMap { try Samples.values(scenario, "Card", $0, at: [1]) }
    }
    #expect(try taps("gesture") == [0, 1])
    #expect(try taps("simultaneousGesture") == [1, 1])
    #expect(try taps("highPriorityGesture") == [1, 0])
  }

  @Test func `the older name of a pinch tells the same factor`() throws {
    func scale(_ gesture: String, _ part: String) throws -> Double {
      let scenario = try Scenario(
        parsing: """
          {"state": {"scale": 1}, "nodes": [{"name": "A", \(Self.frame), "properties": {"scale": {"state": "scale"}},
            "gestures": [{"\(gesture)": {}, "onEnded": {"set": {"scale": {"gesture": "\(part)"}}}}]}],
           "touches": [{"pinch": {"center": {"x": 100, "y": 100}, "magnification": 1.5}}]}
          """, name: "pinch.json")
      return try Samples.values(scenario, "A", "scale", at: [2])[0]
    }
    let scale = try (scale("MagnificationGesture", "value"), scale("MagnifyGesture", "magnification"))
    #expect(scale.0 == scale.1 && scale.0 > 1.4)
  }

  @Test func `a tap that asks where it was is told`() throws {
    let scenario = try Scenario(
      parsing: """
        {"state": {"place": {"x": 0, "y": 0}}, "nodes": [{"name": "A",
          "frame": {"x": 40, "y": 50, "width": 200, "height": 200}, "properties": {"place": {"state": "place"}},
          "gestures": [{"SpatialTapGesture": {}, "onEnded": {"set": {"place": {"gesture": "location"}}}}]}],
         "touches": [\(Self.tap)]}
        """, name: "place.json")
    #expect(try Samples.values(scenario, "A", "place.x", at: [1]) == [60])
    #expect(try Samples.values(scenario, "A", "place.y", at: [1]) == [50])
  }
}
