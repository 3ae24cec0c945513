// SPDX-License-Identifier: Apache-2.0

import Scenarios
import Testing

/// Values that are worked out from others.
struct OperationTests {
  /// What a property shows that is an expression of the states a = 3, b = -4, isOn = true, s = 5 × 6, p = (7, 8) and
  /// d = 90°.
  private func value(_ expression: String, _ property: String = "v") throws -> ScenarioCell.Shown? {
    let scenario = try Scenario(
      parsing: """
        {"state": {"a": 3, "b": -4, "isOn": true, "s": {"width": 5, "height": 6}, "p": {"x": 7, "y": 8},
          "d": {"degrees": 90}},
         "nodes": [{"name": "Dot", "properties": {"v": \(expression)}}]}
        """, name: "values.json")
    return try Samples.cells(scenario, "Dot", property, at: [0])[0]?.shown
  }

  private func number(_ expression: String, _ property: String = "v") throws -> Double {
    if case .number(let number)? = try value(expression, property) { number } else { .nan }
  }

  private static let numbers: [(String, Double)] = [
    (#"{"sum": [{"state": "a"}, {"state": "b"}, 10]}"#, 9.0),
    (#"{"difference": [{"state": "a"}, {"state": "b"}]}"#, 7),
    (#"{"product": [{"state": "a"}, {"state": "b"}, 2]}"#, -24),
    (#"{"quotient": [{"state": "a"}, {"state": "b"}]}"#, -0.75), (#"{"absolute": {"state": "b"}}"#, 4),
    (#"{"clamp": {"state": "a"}, "from": 0, "to": 2}"#, 2),
    (#"{"clamp": {"state": "b"}, "from": 0, "to": 2}"#, 0),
    (#"{"clamp": {"state": "a"}, "from": 0, "to": 5}"#, 3),
    (#"{"nearest": {"state": "a"}, "among": [0, 4, 10]}"#, 4), (#"{"nearest": 2, "among": [0, 4]}"#, 0),
    (#"{"rubberBand": {"state": "a"}, "from": 0, "to": 5, "dimension": 10}"#, 3),
    (#"{"rubberBand": {"state": "a"}, "from": 0, "to": 1, "dimension": 1, "coefficient": 1}"#, 1 + 2.0 / 3),
    (#"{"rubberBand": {"state": "b"}, "from": 0, "to": 1, "dimension": 4, "coefficient": 1}"#, -2),
    (#"{"travelPerSecond": 12, "from": {"state": "a"}, "to": 0}"#, -4),
    (#"{"travelPerSecond": 12, "from": 1, "to": 1}"#, 0),
    (#"{"state": "s", "part": "height"}"#, 6), (#"{"state": "p", "part": "x"}"#, 7),
    (#"{"state": "d", "part": "degrees"}"#, 90), (#"{"state": "d", "part": "radians"}"#, Double.pi / 2),
    (#"{"if": "isOn", "then": 1, "else": 2}"#, 1), (#"{"if": {"not": "isOn"}, "then": 1, "else": 2}"#, 2),
  ]

  @Test(arguments: numbers)
  func `a number is worked out`(expression: String, expected: Double) throws {
    #expect(abs(try number(expression) - expected) < 1e-15)
  }

  private static let conditions: [(String, Bool)] = [
    (#"{"isAbove": [{"state": "a"}, 3]}"#, false), (#"{"isAbove": [{"state": "a"}, 2]}"#, true),
    (#"{"isBelow": [{"state": "a"}, 3]}"#, false), (#"{"isBelow": [{"state": "b"}, 3]}"#, true),
    (#"{"isEqual": [{"state": "s"}, {"width": 5, "height": 6}]}"#, true),
    (#"{"isEqual": ["a", "b"]}"#, false), (#"{"not": {"isEqual": [1, 1]}}"#, false),
    (#"{"all": ["isOn", {"isAbove": [1, 0]}]}"#, true), (#"{"all": ["isOn", {"isAbove": [0, 0]}]}"#, false),
    (#"{"any": [{"not": "isOn"}, {"isAbove": [1, 0]}]}"#, true), (#"{"all": []}"#, true),
    (#"{"any": []}"#, false),
  ]

  @Test(arguments: conditions)
  func `a condition holds or not`(expression: String, expected: Bool) throws {
    #expect(try value(expression) == .flag(expected))
  }

  @Test(arguments: [
    #"{"quotient": [0, 0]}"#, #"{"quotient": [1, 0]}"#,
    #"{"rubberBand": 1, "from": {"quotient": [0, 0]}, "to": 1, "dimension": 1}"#,
    #"{"clamp": {"quotient": [0, 0]}, "from": 0, "to": 1}"#,
    #"{"nearest": {"quotient": [0, 0]}, "among": [1]}"#,
    #"{"whole": {"quotient": [0, 0]}}"#, #"{"whole": {"quotient": [-1, 0]}}"#,
    #"{"degrees": {"quotient": [0, 0]}}"#, #"{"red": {"quotient": [0, 0]}, "green": 1, "blue": 0}"#,
    #"{"absolute": {"quotient": [0, 0]}}"#, #"{"isAbove": [{"quotient": [0, 0]}, 1]}"#,
  ])
  func `what is no number or has no bounds is told, and traps nowhere`(expression: String) throws {
    let scenario = try Scenario(
      parsing: """
        {"state": {"on": false}, "nodes": [{"name": "Dot", "properties": {
          "v": {"if": "on", "then": \(expression), "else": \(expression)}},
          "frame": {"x": {"quotient": [0, 0]}, "y": 0, "width": {"quotient": [1, 0]}, "height": 1}}],
         "changes": [{"at": 0, "toggle": ["on"], "animation": "spring"}], "touches": [{"tap": {"x": 1, "y": 0.5}}]}
        """, name: "numbers.json")
    do {
      #expect(try !Samples.frames(scenario).isEmpty)
      #expect(try !Samples.eventText(scenario).isEmpty)
    } catch let error as ScenarioRunError {
      #expect(error.problem.description.hasPrefix("the property “Dot.v” comes to "))
      #expect(error.problem.description.contains("must be a finite number"))
      #expect(error.location?.path == "nodes[0].properties.v")
    }
  }

  @Test func `a property that comes to no number later ends the run there`() throws {
    let scenario = try Scenario(
      parsing: """
        {"state": {"x": 2}, "nodes": [{"name": "Row", "forEach": 2, "properties": {
          "v": {"quotient": [1, {"state": "x"}]}}}],
         "changes": [{"at": 1, "set": {"x": 0}}]}
        """, name: "quotient.json")
    let player = try ScenarioPlayer(scenario)
    try player.advance(to: 0.5)
    #expect(
      try Samples.problem { try player.advance(to: 2) } == .propertyIsUndefined("Row[#0].v", .infinity))
  }

  @Test func `lists inside of lists are bounded together`() throws {
    let scenario = try Scenario(
      parsing: """
        {"nodes": [{"name": "A", "forEach": 2000, "children": [{"name": "B", "forEach": 2000}]}]}
        """, name: "many.json")
    #expect(try Samples.problem { try ScenarioPlayer(scenario) } == .tooManyNodes(1_000_000))
  }

  @Test func `bounds of a rubber band stand in either order`() throws {
    #expect(try number(#"{"rubberBand": 3, "from": 1, "to": 0, "dimension": 2, "coefficient": 1}"#) == 2)
  }

  @Test func `sizes, points and angles add up, and are scaled`() throws {
    let sum = #"{"sum": [{"state": "s"}, {"width": 1, "height": 2}]}"#
    #expect(try number(sum, "v.width") == 6 && number(sum, "v.height") == 8)
    let difference = #"{"difference": [{"state": "p"}, {"x": 1, "y": 2}]}"#
    #expect(try number(difference, "v.x") == 6 && number(difference, "v.y") == 6)
    let product = #"{"product": [2, {"state": "s"}, 3]}"#
    #expect(try number(product, "v.width") == 30 && number(product, "v.height") == 36)
    #expect(abs(try number(#"{"quotient": [{"state": "d"}, 3]}"#, "v.degrees") - 30) < 1e-13)
  }

  @Test func `what is worked out goes where it goes by the animation of the change`() throws {
    let scenario = try Samples.dot(
      changes: #"{"at": 0, "set": {"x": 5}, "animation": "linear(duration: 1)"}"#,
      more: #", "title": "doubled""#)
    var doubled = scenario
    doubled.nodes = try Scenario(
      parsing: """
        {"state": {"x": 0}, "nodes": [{"name": "Dot", "properties": {"x": {"product": [2, {"state": "x"}]}}}]}
        """, name: "doubled.json"
    ).nodes
    #expect(try Samples.values(doubled, at: [0.5, 1]) == [5, 10])
  }
}
