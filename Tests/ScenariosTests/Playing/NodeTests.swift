// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Scenarios
import Testing

struct NodeTests {
  /// A node that appears at 0 by a line of a second and disappears at 2.
  private func coming(_ transition: String, more: String = "") throws -> Scenario {
    try Scenario(
      parsing: """
        {"state": {"isThere": false}, "nodes": [{"name": "A", "when": "isThere", "transition": \(transition)}],
         "changes": [{"at": 0, "toggle": ["isThere"], "animation": "linear(duration: 1)"},
           {"at": 2, "toggle": ["isThere"], "animation": "linear(duration: 1)"}]\(more)}
        """,
      name: "a.json")
  }

  @Test(
    arguments: [
      (#""opacity""#, "opacity", 0.25, 0.75), (#""slide""#, "relativeOffset.width", -0.75, 0.25),
      (#"{"move": "bottom"}"#, "relativeOffset.height", 0.75, 0.25),
      (#"{"push": "leading"}"#, "relativeOffset.width", -0.75, 0.25),
      (#"{"scale": 0.5, "anchor": "top"}"#, "scale.width", 0.625, 0.875),
      (#"{"scale": 0.5, "anchor": "top"}"#, "scale.anchor.y", 0, 0),
      (#"{"offset": {"width": 8, "height": 4}}"#, "offset.width", 6, 2),
      (#""blurReplace""#, "blur", 5.25, 1.75),
      (#"{"combined": ["opacity", {"move": "top"}]}"#, "relativeOffset.height", -0.75, -0.25),
      (
        #"{"asymmetric": {"insertion": "opacity", "removal": {"move": "top"}}}"#, "relativeOffset.height", 0,
        -0.25
      ),
    ])
  func `a transition is gone through on the way in and on the way out`(
    transition: String, effect: String, comingIn: Double, goingOut: Double
  ) throws {
    let values = try Samples.values(coming(transition), "A", "transition.\(effect)", at: [0.25, 2.25])
    #expect(abs(values[0] - comingIn) < 1e-12 && abs(values[1] - goingOut) < 1e-12, "\(values)")
  }

  @Test func `a transition may have an animation of its own`() throws {
    let scenario = try coming(#"{"transition": "opacity", "animation": "linear(duration: 2)"}"#)
    #expect(try Samples.values(scenario, "A", "transition.opacity", at: [0.5]) == [0.25])
  }

  @Test func `reduced motion fades`() throws {
    let scenario = try coming(#"{"move": "bottom"}"#, more: #", "reduceMotion": true"#)
    #expect(try Samples.values(scenario, "A", "transition.opacity", at: [0.25]) == [0.25])
    #expect(try Samples.values(scenario, "A", "transition.relativeOffset.height", at: [0.25])[0].isNaN)
  }

  @Test func `a node that comes back on its way out goes on from what is shown`() throws {
    let scenario = try Scenario(
      parsing: #"""
        {"state": {"isThere": true}, "nodes": [{"name": "A", "when": "isThere"}],
         "changes": [{"at": 0, "toggle": ["isThere"], "animation": "spring(duration: 1)"},
           {"at": 0.25, "toggle": ["isThere"], "animation": "spring(duration: 1)"}]}
        """#, name: "a.json")
    let spring = Spring(duration: 1, bounce: 0)
    let turn = 1 - spring.value(target: 1.0, time: 0.25)
    let value = try Samples.values(scenario, "A", "transition.opacity", at: [0.25])[0]
    #expect(abs(value - turn) < 1e-15)
    #expect(try Samples.events(scenario).contains { $0.kind == "removalCancelled" })
    #expect(try !Samples.events(scenario).contains { $0.kind == "nodeRemoved" })
  }

  @Test func `a node that is gone has no rows, and empty cells in a wide table`() throws {
    var scenario = try coming(#""opacity""#)
    scenario.sampling.grid = .times([0.5, 5])
    #expect(try Samples.frames(scenario).split(separator: "\n").count == 2)
    #expect(
      try Samples.frames(scenario, layout: .wide)
        == "time,A.transition.opacity,A.transition.opacity.velocity\n0.5,0.5,1\n5,,\n")
    #expect(
      try Samples.frames(scenario, layout: .wide, format: .json).hasSuffix(
        #"{"time":5,"A.transition.opacity":null,"A.transition.opacity.velocity":null}]"# + "\n"))
  }

  @Test func `known by their elements nodes keep their states, known by position they lose the last`() throws
  {
    let events = try Samples.events(Samples.example("deleted-row"))
    #expect(events.filter { $0.kind == "nodeRemoved" }.map(\.subject) == ["Good[#b]", "Bad[#2]"])
    #expect(events.contains { $0.kind == "jumped" && $0.subject == "Bad[#1].title" })
    #expect(!events.contains { $0.kind == "jumped" && $0.subject.hasPrefix("Good") })
  }

  @Test func `another id is another node, whose state begins anew`() throws {
    let events = try Samples.events(Samples.example("identity"))
    #expect(events.filter { $0.kind == "stateCreated" }.map(\.subject) == ["Editor#A"])
    let reset = try #require(events.first { $0.kind == "stateReset" })
    #expect(reset.subject == "Editor#B" && reset.note == "cursor")
    // The change of a property before was none of identity.
    #expect(events.filter { $0.kind == "identityChanged" }.count == 1)
  }

  @Test func `an id that occurs twice in a list is warned of`() throws {
    let scenario = try Scenario(
      parsing: #"{"state": {"rows": ["a", "a"]}, "nodes": [{"name": "R", "forEach": "rows"}]}"#,
      name: "a.json")
    let warning = try #require(try Samples.events(scenario).first { $0.kind == "warned" })
    #expect(warning.note?.contains("more than once") == true)
  }
}
