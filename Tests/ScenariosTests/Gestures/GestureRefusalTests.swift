// SPDX-License-Identifier: Apache-2.0

import Scenarios
import Testing

/// Gestures and touches of scenarios that are refused, with their places.
struct GestureRefusalTests {
  /// What stands in the list of gestures of a node.
  static let gestures: [Refused] = [
    Refused("{}", path: "nodes[0].gestures[0]", at: "{}", "a gesture has one of “TapGesture”"),
    Refused(
      #"{"DragGestur": {}}"#, path: "nodes[0].gestures[0].DragGestur", at: "\"DragGestur\"",
      "Did you mean “DragGesture”?"),
    Refused(
      #"{"DragGesture": {}, "TapGesture": {}}"#, path: "nodes[0].gestures[0].DragGesture",
      at: "\"DragGesture\"", "no meaning beside “TapGesture”"),
    Refused(
      #"{"DragGesture": {"count": 2}}"#, path: "nodes[0].gestures[0].DragGesture.count", at: "\"count\"",
      "DragGesture takes “minimumDistance” and “coordinateSpace”"),
    Refused(
      #"{"DragGesture": {"minimumDistance": -1}}"#,
      path: "nodes[0].gestures[0].DragGesture.minimumDistance", at: "-1", "from 0 to 1e100"),
    Refused(
      #"{"TapGesture": {"count": 1.5}}"#, path: "nodes[0].gestures[0].TapGesture.count", at: "1.5",
      "whole number of taps"),
    Refused(
      #"{"LongPressGesture": {"minimumDuration": "long"}}"#,
      path: "nodes[0].gestures[0].LongPressGesture.minimumDuration", at: "\"long\"", "“infinity”"),
    Refused(
      #"{"RotateGesture": {"minimumAngleDelta": 3}}"#,
      path: "nodes[0].gestures[0].RotateGesture.minimumAngleDelta", at: "3",
      "must be an angle, such as {\"degrees\": 1}, but is 3"),
    Refused(
      #"{"RotateGesture": {"minimumAngleDelta": {"degreees": 3}}}"#,
      path: "nodes[0].gestures[0].RotateGesture.minimumAngleDelta.degreees", at: "\"degreees\"",
      "allowed are “degrees” and “radians”"),
    Refused(
      #"{"DragGesture": {"minimumDistanc": 3}}"#,
      path: "nodes[0].gestures[0].DragGesture.minimumDistanc", at: "\"minimumDistanc\"",
      "DragGesture takes “minimumDistance” and “coordinateSpace”", "Did you mean “minimumDistance”?"),
    Refused(
      #"{"DragGesture": {"coordinateSpace": "foo"}}"#,
      path: "nodes[0].gestures[0].DragGesture.coordinateSpace", at: "\"foo\"",
      "“local”, “global” or the name of a space"),
    Refused(
      #"{"DragGesture": {"coordinateSpace": {"named": "nowhere"}}}"#,
      path: "nodes[0].gestures[0].DragGesture.coordinateSpace.named", at: "\"nowhere\"",
      "no node around the gesture"),
    Refused(
      #"{"SequenceGesture": [{"TapGesture": {}}, {"DragGesture": {}}], "onChanged": {"set": {"x": {"gesture": "case", "cases": {"frist": 1}, "otherwise": 0}}}}"#,
      path: "nodes[0].gestures[0].onChanged.set.x.cases.frist", at: "\"frist\"",
      "“first” and “second”", "Did you mean “first”?"),
    Refused(
      #"{"SequenceGesture": [{"TapGesture": {}}, {"DragGesture": {}}], "onChanged": {"set": {"x": {"gesture": "case", "cases": {"first": 1, "secnd": 2}}}}}"#,
      path: "nodes[0].gestures[0].onChanged.set.x.cases.secnd", at: "\"secnd\"",
      "Did you mean “second”?"),
    Refused(
      #"{"SequenceGesture": [{"TapGesture": {}}, {"DragGesture": {}}], "onChanged": {"set": {"x": {"gesture": "case", "cases": {"first": 1, "second": 2}, "otherwise": 3}}}}"#,
      path: "nodes[0].gestures[0].onChanged.set.x.otherwise", at: "3}", "every case is there"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"set": {"x": 1}, "velocity": {"x": 3}, "animation": ".easeOut"}}"#,
      path: "nodes[0].gestures[0].onEnded.velocity", at: "\"velocity\"", "not beside this animation"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"set": {"x": 1}, "velocity": {"x": 3}, "animation": null}}"#,
      path: "nodes[0].gestures[0].onEnded.velocity", at: "\"velocity\"", "not beside no animation"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"set": {"x": {"velocityOf": {"gesture": "velocity.width"}}}}}"#,
      path: "nodes[0].gestures[0].onEnded.set.x.velocityOf", at: "{\"gesture\"",
      "how fast “velocity.width” changes is not known"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"set": {"x": {"velocityOf": {"sum": [1, {"gesture": "predictedEndTranslation.width"}]}}}}}"#,
      path: "nodes[0].gestures[0].onEnded.set.x.velocityOf", at: "{\"sum\"",
      "how fast “predictedEndTranslation.width” changes is not known"),
    Refused(
      #"{"TapGesture": {}, "onChanged": {"set": {"x": 1}}}"#, path: "nodes[0].gestures[0].onChanged",
      at: "{\"set\"", "no value that changes"),
    Refused(
      #"{"SimultaneousGesture": [{"TapGesture": {}}]}"#, path: "nodes[0].gestures[0].SimultaneousGesture",
      at: "[{", "made of two gestures, not of 1"),
    Refused(
      #"{"SequenceGesture": [{"TapGesture": {}, "name": "a"}, {"DragGesture": {}}]}"#,
      path: "nodes[0].gestures[0].SequenceGesture[0].name", at: "\"name\"", "attached to the node"),
    Refused(
      #"{"TapGesture": {}}, {"TapGesture": {}}"#, path: "nodes[0].gestures[1]", at: "{\"TapGesture\": {}}]",
      "give this one a “name”"),
    Refused(
      #"{"TapGesture": {}, "attachment": "highPriority"}"#, path: "nodes[0].gestures[0].attachment",
      at: "\"highPriority\"", "Did you mean “highPriorityGesture”?"),
    Refused(
      #"{"TapGesture": {}, "onEnded": {"animation": "spring"}}"#, path: "nodes[0].gestures[0].onEnded",
      at: "{\"animation\"", "must do something"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"set": {"x": {"gesture": "translation"}}}}"#,
      path: "nodes[0].gestures[0].onEnded.set.x", at: "{\"gesture\"", "must be a number, but is a size"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"set": {"x": {"gesture": "translaton.width"}}}}"#,
      path: "nodes[0].gestures[0].onEnded.set.x.gesture", at: "\"translaton.width\"", "“translation”",
      "is no part of what this gesture tells"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"set": {"x": {"gesture": "translation.x"}}}}"#,
      path: "nodes[0].gestures[0].onEnded.set.x.gesture", at: "\"translation.x\"", "“.width” and “.height”"),
    Refused(
      #"{"TapGesture": {}, "onEnded": {"set": {"x": {"gesture": "location.x"}}}}"#,
      path: "nodes[0].gestures[0].onEnded.set.x.gesture", at: "\"location.x\"", "this gesture has no value"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"set": {"x": {"gesture": "translation.width", "otherwise": 1}}}}"#,
      path: "nodes[0].gestures[0].onEnded.set.x.otherwise", at: "1", "is always there"),
    Refused(
      #"{"SequenceGesture": [{"TapGesture": {}}, {"DragGesture": {}}], "onEnded": {"set": {"x": {"gesture": "second.translation.width"}}}}"#,
      path: "nodes[0].gestures[0].onEnded.set.x.gesture", at: "\"second.translation.width\"",
      "may not be there yet", "“otherwise”"),
    Refused(
      #"{"DragGesture": {}, "updating": {"set": {"x": {"gesture": "translation.width"}}}, "onEnded": {"add": {"x": 1}}}"#,
      path: "nodes[0].gestures[0].onEnded.add.x", at: "\"x\": 1}}", "follows a gesture by “updating”"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"toggle": ["x"]}}"#, path: "nodes[0].gestures[0].onEnded.toggle[0]",
      at: "\"x\"]", "can be toggled"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"add": {"t": 1}}}"#, path: "nodes[0].gestures[0].onEnded.add.t",
      at: "\"t\"", "can be added to"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"set": {"x": 1}, "velocity": {"t": 1}}}"#,
      path: "nodes[0].gestures[0].onEnded.velocity.t", at: "\"t\"", "this state is a text"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"set": {"x": {"sum": [1, {"state": "t"}]}}}}"#,
      path: "nodes[0].gestures[0].onEnded.set.x.sum[1]", at: "{\"state\"", "must be a number, but is a text"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"when": "x", "set": {"x": 1}}}"#,
      path: "nodes[0].gestures[0].onEnded.when", at: "\"x\", \"set\"", "must be true or false"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"set": {"x": {"isAbove": [1, 2]}}}}"#,
      path: "nodes[0].gestures[0].onEnded.set.x", at: "{\"isAbove\"", "but is true or false"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"set": {"x": {"quotient": [1]}}}}"#,
      path: "nodes[0].gestures[0].onEnded.set.x.quotient", at: "[1]", "must be two values, but is 1"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"set": {"x": {"clamp": 1, "from": 0}}}}"#,
      path: "nodes[0].gestures[0].onEnded.set.x", at: "{\"clamp\"", "“to” is missing"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"set": {"x": {"clamp": 1, "then": 0}}}}"#,
      path: "nodes[0].gestures[0].onEnded.set.x.then", at: "\"then\"", "no meaning beside “clamp”"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"set": {"x": {"nearest": 1, "among": []}}}}"#,
      path: "nodes[0].gestures[0].onEnded.set.x.among", at: "[]", "a number in the list"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"set": {"x": {"product": [{"gesture": "velocity"}, {"gesture": "translation"}]}}}}"#,
      path: "nodes[0].gestures[0].onEnded.set.x.product[1]", at: "{\"gesture\": \"translation\"}",
      "all factors but one must be numbers"),
    Refused(
      #"{"DragGesture": {}, "onEnded": {"set": {"x": 1}, "animation": "spring", "initialVelocity": 1}}"#,
      path: "nodes[0].gestures[0].onEnded.initialVelocity", at: "1}}", "only an interpolatingSpring",
      "take over a “velocity”"),
  ]

  @Test(arguments: gestures)
  func `a gesture that is not as it should be is refused with its place`(refused: Refused) throws {
    try refused.check(
      in: """
        {"state": {"x": 0, "t": "a"}, "nodes": [
        {"name": "A", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}, "gestures": [\(refused.text)]}]}
        """)
  }

  static let documents: [Refused] = [
    Refused(
      #"{"nodes": [{"name": "A", "frame": {"x": 0, "y": 0, "width": -1, "height": 1}}]}"#,
      path: "nodes[0].frame.width", at: "-1", "can't be negative"),
    Refused(
      #"{"nodes": [{"name": "A", "gestures": [{"TapGesture": {}}]}]}"#, path: "nodes[0].gestures",
      at: "[{\"TapGesture\"", "needs a “frame”"),
    Refused(
      #"{"nodes": [{"name": "A", "contentShape": "circle"}]}"#, path: "nodes[0].contentShape",
      at: "\"circle\"", "needs a “frame”"),
    Refused(
      #"{"nodes": [{"name": "A", "properties": {"x": {"gesture": "translation.width"}}}]}"#,
      path: "nodes[0].properties.x.gesture", at: "\"translation.width\"", "only what a gesture does"),
    Refused(
      #"{"nodes": [{"name": "A", "properties": {"x": {"velocityOf": 3}}}]}"#,
      path: "nodes[0].properties.x.velocityOf", at: "3", "only what a gesture does"),
    Refused(
      #"{"state": {"s": {"width": 1, "height": 2}}, "nodes": [{"name": "A", "properties": {"x": {"state": "s", "part": "x"}}}]}"#,
      path: "nodes[0].properties.x.part", at: "\"x\"}}", "has the parts “width” and “height”"),
    Refused(
      #"{"state": {"s": {"whole": 1}}, "nodes": [{"name": "A"}]}"#, path: "state.s", at: "{\"whole\"",
      "must be a size, a point or an angle"),
    Refused(
      #"{"state": {"s": {"width": {"state": "s"}, "height": 2}}, "nodes": [{"name": "A"}]}"#,
      path: "state.s.width.state", at: "\"s\"}", "there is no state “s”"),
    Refused(
      #"{"nodes": [{"name": "A"}], "tapLimits": "finger"}"#, path: "tapLimits", at: "\"finger\"", "“touch”"),
    Refused(
      #"{"state": {"x": 0}, "nodes": [{"name": "A", "frame": {"x": 0, "y": 0, "width": 1, "height": 1}, "gestures": [{"DragGesture": {}, "updating": {"set": {"x": 1}}}]}], "changes": [{"at": 0, "set": {"x": 2}}]}"#,
      path: "changes[0].set.x", at: "\"x\": 2", "follows a gesture"),
  ]

  @Test(arguments: documents)
  func `a scenario with gestures that can't be is refused with its place`(refused: Refused) throws {
    try refused.check()
  }

  private static let began = #"{"time": 1, "phase": "began", "x": 0, "y": 0}"#

  /// What stands in the list of touches.
  static let touches: [Refused] = [
    Refused(began, path: "touches[0]", at: "{\"time\": 1", "is down at the end"),
    Refused(
      #"\#(began), {"time": 2, "phase": "ended", "x": 0, "y": 0}, {"time": 3, "phase": "ended", "x": 0, "y": 0}"#,
      path: "touches[2]", at: "{\"time\": 3", "the finger has gone"),
    Refused(
      #"\#(began), {"time": 2, "phase": "moved", "x": 0, "y": 0, "id": 7}"#, path: "touches[1]",
      at: "{\"time\": 2", "id 7", "its first touch must be began"),
    Refused(
      #"\#(began), {"time": 0.5, "phase": "ended", "x": 0, "y": 0}"#, path: "touches[1].time", at: "0.5",
      "in the order of their times", "comes after 1"),
    Refused(
      #"{"time": -1, "phase": "began", "x": 0, "y": 0}"#, path: "touches[0].time", at: "-1", "from 0 to 1e9"),
    Refused(
      #"{"time": 0, "phase": "began", "x": "NaN", "y": 0}"#, path: "touches[0].x", at: "\"NaN\"",
      "must be a number"),
    Refused(
      #"{"time": 0, "phase": "begun", "x": 0, "y": 0}"#, path: "touches[0].phase", at: "\"begun\"",
      "Did you mean “began”?"),
    Refused(
      #"{"time": 0, "phase": "began", "x": 0, "y": 0, "id": 0.5}"#, path: "touches[0].id", at: "0.5",
      "a whole number"),
    Refused(
      #"{"tap": {"x": 0, "y": 0}, "drag": {"from": {"x": 0, "y": 0}, "to": {"x": 0, "y": 0}}}"#,
      path: "touches[0].tap", at: "\"tap\"", "no meaning beside “drag”"),
    Refused(
      #"{"tap": {"x": 0, "y": 0}, "duration": 1e6}"#, path: "touches[0]", at: "{\"tap\"",
      "2000000 touches, not more"),
    Refused(
      #"{"tap": {"x": 0, "y": 0}}, {"tap": {"x": 5, "y": 0}, "at": 0.05}"#, path: "touches[1]",
      at: "{\"tap\": {\"x\": 5", "is down already"),
    Refused(
      #"{"path": [{"after": 1, "x": 0, "y": 0}]}"#, path: "touches[0].path[0].after", at: "1",
      "say by “at” when"),
    Refused(#"{"path": []}"#, path: "touches[0].path", at: "[]", "a place in the list"),
    Refused(
      #"{"flick": {"from": {"x": 0, "y": 0}, "velocity": 3}}"#, path: "touches[0].flick.velocity", at: "3",
      "must be a velocity of width and height"),
    Refused(
      #"{"tap": {"x": 0, "y": 0}, "sampling": {"rate": 0}}"#, path: "touches[0].sampling.rate", at: "0}",
      "samples per second above 0"),
  ]

  @Test(arguments: touches)
  func `touches that can't be are refused with their place`(refused: Refused) throws {
    try refused.check(in: "{\"nodes\": [{\"name\": \"A\"}],\n\"touches\": [\(refused.text)]}")
  }

  @Test func `a number that a gesture makes boundless ends the run and is named`() throws {
    let scenario = try Scenario(
      parsing: """
        {"state": {"x": 1}, "nodes": [{"name": "A", "frame": {"x": 0, "y": 0, "width": 9, "height": 9},
         "gestures": [{"TapGesture": {}, "onEnded": {"set": {"x": {"quotient": [{"state": "x"}, 0]}}}}]}],
         "touches": [{"tap": {"x": 1, "y": 1}}]}
        """, name: "a.json")
    let error = try #require(throws: ScenarioRunError.self) { try ScenarioPlan(scenario) }
    #expect(
      error.description.hasPrefix(
        "a.json:2:59: nodes[0].gestures[0].onEnded.set.x: the state “x” comes to inf at 0.08 s by "
          + "A.TapGesture.onEnded, but must stay"),
      "\(error)")
  }
}
