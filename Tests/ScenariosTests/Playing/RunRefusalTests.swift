// SPDX-License-Identifier: Apache-2.0

import Scenarios
import Testing

/// Scenarios that are well written and go wrong as they are played.
struct RunRefusalTests {
  static let rows: [Refused] = [
    Refused(
      #"{"state": {"n": 1}, "nodes": [{"name": "A", "forEach": "n"}], "changes": [{"at": 1, "set": {"n": 0.5}}]}"#,
      path: "nodes[0].forEach", at: #""n"}]"#, "comes to 0.5, but must be a whole number"),
    Refused(
      #"{"state": {"x": 1e100}, "nodes": [{"name": "A"}], "changes": [{"at": 0, "add": {"x": 1e100}, "label": "up"}]}"#,
      path: "changes[0].add.x", at: "1e100}, ", "the state “x” comes to 2e100 at 0 s by up"),
    Refused(
      #"{"state": {"x": 0}, "nodes": [{"name": "A", "properties": {"p": {"quotient": [1, {"state": "x"}]}}}]}"#,
      path: "nodes[0].properties.p", at: #"{"quotient""#, "the property “A.p” comes to inf"),
    Refused(
      #"""
      {"state": {"x": 0}, "nodes": [{"name": "A", "modifiers": [{"animation": "bouncy", "body": [
        {"properties": {"p": {"width": 1, "height": {"quotient": [{"state": "x"}, {"state": "x"}]}}}}]}]}]}
      """#,
      path: "nodes[0].modifiers[0].body[0].properties.p", at: #"{"width": 1"#,
      "the property “A.p” comes to nan"),
    Refused(
      #"""
      {"state": {"x": 0}, "nodes": [{"name": "A", "modifiers": [{"transaction": {}, "body": [
        {"properties": {"p": {"quotient": [1, {"state": "x"}]}}}]}]}]}
      """#,
      path: "nodes[0].modifiers[0].body[0].properties.p", at: #"{"quotient""#, "“A.p” comes to inf"),
    Refused(
      #"{"state": {"x": 2}, "nodes": [{"name": "A", "properties": {"c": {"red": {"state": "x"}, "green": 0, "blue": 0}}}]}"#,
      path: "nodes[0].properties.c", at: #"{"red""#, "a component of the colour “A.c” comes to 2"),
    Refused(
      #"{"state": {"x": 0}, "nodes": [{"name": "A", "id": {"quotient": [{"state": "x"}, {"state": "x"}]}}]}"#,
      path: "nodes[0].id", at: #"{"quotient""#, "the id of the node “A” comes to no number"),
    Refused(
      #"{"nodes": [{"name": "A", "forEach": 2000, "children": [{"name": "B", "forEach": 2000}]}]}"#,
      path: "nodes[0].children[0].forEach", at: "2000}", "more than 1000000 nodes"),
    Refused(
      #"""
      {"state": {"x": 0}, "nodes": [{"name": "A", "children": [{"name": "B", "properties": {"p": {"state": "x"}}}]}],
       "changes": [{"at": 0, "set": {"x": 1}, "animation": "linear.repeatForever()"}]}
      """#,
      path: "nodes[0].children[0].properties.p", at: #"{"state": "x"}}}]"#, "“A/B.p” never comes to rest",
      "--until"),
    Refused(
      #"{"state": {"on": false}, "nodes": [{"name": "A", "when": "on", "transition": {"transition": "scale", "animation": "spring(response: 1, dampingFraction: 0)"}}], "changes": [{"at": 0, "toggle": ["on"]}]}"#,
      path: "nodes[0].transition", at: #"{"transition": "scale""#, "“A.transition.scale” never comes to rest"),
    Refused(
      #"{"nodes": [{"name": "A", "phaseAnimators": [{"phases": [{"properties": {"x": 0}}, {"properties": {"x": 1}}]}]}]}"#,
      path: "nodes[0].phaseAnimators[0]", at: #"{"phases""#, "“A.phases” never comes to rest"),
    Refused(
      #"""
      {"state": {"x": 0}, "nodes": [{"name": "A", "properties": {"p": {"state": "x"}}}],
       "changes": [{"label": "go", "at": 0, "set": {"x": 1}, "animation": "linear.repeatForever()"}],
       "sampling": {"until": {"afterSettle": "go"}}}
      """#,
      path: "sampling.until.afterSettle", at: #""go"}}"#, "its animations never complete"),
    Refused(
      #"{"nodes": [{"name": "A", "properties": {"f": {"width": 1, "height": 2}, "f.width": 3}}]}"#,
      path: #"nodes[0].properties["f.width"]"#, at: "3}", "call two things “A.f.width”"),
    Refused(
      #"{"nodes": [{"name": "A", "properties": {"a": 1, "a.2": 2}, "modifiers": [{"properties": {"a": 3}}]}]}"#,
      path: #"nodes[0].properties["a.2"]"#, at: "2}", "call two things “A.a.2”"),
    Refused(
      #"{"state": {"on": false}, "nodes": [{"name": "A", "when": "on", "properties": {"transition.opacity": 1}, "transition": "opacity"}], "changes": [{"at": 0, "toggle": ["on"], "animation": "linear"}]}"#,
      path: #"nodes[0].properties["transition.opacity"]"#, at: "1}", "call two things “A.transition.opacity”"),
  ]

  @Test(arguments: rows)
  func `what goes wrong later is refused with file, line, column and path`(refused: Refused) throws {
    let scenario = try Scenario(parsing: refused.text, name: "run.json")
    let error = try #require(throws: ScenarioRunError.self) { try ScenarioPlan(scenario) }
    let location = try #require(error.location)
    #expect(location.path == refused.path)
    let line = refused.text.split(separator: "\n", omittingEmptySubsequences: false)[location.line - 1]
    #expect(line.dropFirst(location.column - 1).hasPrefix(refused.place), "\(error)")
    #expect(error.description.hasPrefix("run.json:\(location.line):\(location.column): \(refused.path): "))
    for words in refused.words { #expect(error.description.contains(words), "\(error)") }
  }

  @Test func `what gestures come to is refused at what they do`() throws {
    for (action, path) in [
      (#""onEnded": {"add": {"x": {"quotient": [1, 0]}}}"#, "onEnded.add.x"),
      (#""onEnded": [{"set": {"y": 1}}, {"set": {"x": {"quotient": [0, 0]}}}]"#, "onEnded[1].set.x"),
      (
        #""onEnded": {"set": {"x": 1}, "velocity": {"x": {"quotient": [1, 0]}}, "animation": "spring"}"#,
        "onEnded.velocity.x"
      ),
      (#""updating": {"set": {"x": {"quotient": [1, 0]}}}"#, "updating.set.x"),
    ] {
      let scenario = try Scenario(
        parsing: """
          {"state": {"x": 1, "y": 1}, "nodes": [{"name": "A", "frame": {"x": 0, "y": 0, "width": 9, "height": 9},
           "gestures": [{"LongPressGesture": {"minimumDuration": 0.01}, \(action)}]}],
           "touches": [{"tap": {"x": 1, "y": 1}}]}
          """, name: "a.json")
      let error = try #require(throws: ScenarioRunError.self) { try ScenarioPlan(scenario) }
      #expect(error.location?.path == "nodes[0].gestures[0].\(path)", "\(error)")
    }
  }

  @Test func `a wide table whose columns meet is refused at the second of them`() throws {
    let scenario = try Scenario(
      parsing: """
        {"nodes": [{"name": "A", "properties": {"x": 1, "x.velocity": 2}}]}
        """, name: "names.json")
    let error = try #require(throws: ScenarioOutputError<Never>.self) {
      try Samples.frames(scenario, layout: .wide)
    }
    guard case .scenario(let failure) = error else { return }
    #expect(failure.location?.path == #"nodes[0].properties["x.velocity"]"#)
    #expect(try Samples.frames(scenario).contains("A,x.velocity,2"))
  }
}
