// SPDX-License-Identifier: Apache-2.0

import Scenarios
import Testing

/// Throws, labels and what is asked of what is shown, refused with their places.
struct ThrowRefusalTests {
  /// What a drag does at its end, in a node that shows a number and a text.
  static let actions: [Refused] = [
    Refused(#"{"throw": {}}"#, path: "\(end).throw", at: "{}", "there must be a state to throw"),
    Refused(#"{"throw": {"x": {}}}"#, path: "\(end).throw.x", at: "{}", "“velocity” is missing"),
    Refused(
      #"{"throw": {"s": {"velocity": 1}}}"#, path: "\(end).throw.s", at: "\"s\": {\"velocity\"",
      "only numbers are thrown, and this state is a size", "two states"),
    Refused(
      #"{"throw": {"x": {"velocity": 1, "spring": "Spring()"}}}"#, path: "\(end).throw.x.spring",
      at: "\"Spring()\"", "no meaning without a bound, “from” or “to”"),
    Refused(
      #"{"throw": {"x": {"velocity": 1, "to": 2, "spring": ".easeIn"}}}"#, path: "\(end).throw.x.spring",
      at: "\".easeIn\"", "must be a spring without more", "with which the bound is met"),
    Refused(
      #"{"throw": {"x": {"velocity": 1, "decay": 1}}}"#, path: "\(end).throw.x.decay", at: "1}}",
      "above 0 and below 1, but is 1"),
    Refused(
      #"{"throw": {"x": {"velocity": 1, "decay": "fst"}}}"#, path: "\(end).throw.x.decay", at: "\"fst\"",
      "Did you mean “fast”?"),
    Refused(
      #"{"throw": {"x": {"velocity": 1}}, "animation": ".spring"}"#, path: "\(end).animation",
      at: "\"animation\"", "no meaning beside “throw”"),
    Refused(
      #"{"set": {"x": {"shown": "y"}}}"#, path: "\(end).set.x.shown", at: "\"y\"",
      "no property of the gesture's node, which has “t” and “x”"),
    Refused(
      #"{"set": {"x": {"shown": "t"}}}"#, path: "\(end).set.x.shown", at: "\"t\"", "and this is a text"),
    Refused(
      #"{"set": {"x": {"shown": "x", "part": "width"}}}"#, path: "\(end).set.x.part", at: "\"width\"",
      "a number has no parts"),
    Refused(
      #"{"set": {"x": {"inverseRubberBand": 1, "from": 0, "to": 1}}}"#, path: "\(end).set.x",
      at: "{\"inverseRubberBand\"", "“dimension” is missing"),
    Refused(
      #"{"set": {"x": {"landingVelocity": 1, "decay": "fast"}}}"#, path: "\(end).set.x",
      at: "{\"landingVelocity\"", "“from” is missing"),
    Refused(
      #"{"set": {"x": {"velocityOf": {"scrollEnd": 0, "velocity": 1}}}}"#, path: "\(end).set.x.velocityOf",
      at: "{\"scrollEnd\"", "how fast “scrollEnd” changes is not known"),
    Refused(
      #"[{"label": "a", "set": {"x": 1}}, {"label": "a", "set": {"x": 2}}]"#, path: "\(end)[1].label",
      at: "\"a\", \"set\": {\"x\": 2}", "the label “a” is taken"),
  ]

  private static let end = "nodes[0].gestures[0].onEnded"

  @Test(arguments: actions)
  func `what a gesture throws is refused with its place where it can't be`(refused: Refused) throws {
    try refused.check(
      in: """
        {"state": {"x": 0, "s": {"width": 0, "height": 0}}, "nodes": [
        {"name": "A", "properties": {"x": {"state": "x"}, "t": "text"},
         "frame": {"x": 0, "y": 0, "width": 9, "height": 9},
         "gestures": [{"DragGesture": {}, "onEnded": \(refused.text)}]}]}
        """)
  }

  @Test func `a change can't be made together with what a gesture does, and labels differ`() throws {
    func scenario(_ change: String) -> String {
      """
      {"state": {"x": 0}, "nodes": [{"name": "A", "frame": {"x": 0, "y": 0, "width": 9, "height": 9},
       "gestures": [{"TapGesture": {}, "onEnded": {"label": "tap", "set": {"x": 1}}}]}], "changes": [\(change)]}
      """
    }
    let with = Refused(
      scenario(#"{"with": "tap", "set": {"x": 2}}"#), path: "changes[0].with",
      at: "\"tap\", \"set\": {\"x\": 2}",
      "at no time that is known", "“afterPerceptualEnd” or “afterSettle”")
    try with.check()
    let twice = Refused(
      scenario(#"{"label": "tap", "at": 0, "set": {"x": 2}}"#), path: "changes[0].label",
      at: "\"tap\", \"at\"", "is taken by another change or action")
    try twice.check()
  }

  @Test func `a throw of no velocity, or to nowhere, ends the run at its place`() throws {
    for (thrown, number) in [
      (#"{"velocity": {"quotient": [1, 0]}}"#, "nan"),
      (#"{"velocity": 1, "to": {"quotient": [0, 0]}}"#, "nan"),
      (#"{"velocity": 1e100, "decay": 0.99999}"#, "9.9999"),
    ] {
      let scenario = try Scenario(
        parsing: """
          {"state": {"x": 0}, "nodes": [{"name": "A", "properties": {"x": {"state": "x"}},
           "frame": {"x": 0, "y": 0, "width": 99, "height": 99},
           "gestures": [{"TapGesture": {}, "onEnded": {"throw": {"x": \(thrown)}}}]}],
           "touches": [{"tap": {"x": 5, "y": 5}}]}
          """, name: "throw.json")
      let error = #expect(throws: ScenarioRunError.self) { try ScenarioPlan(scenario) }
      let text = try #require(error?.description)
      #expect(text.hasPrefix("throw.json:3:"), "\(text)")
      #expect(text.contains("\(end).throw.x: the state “x” comes to \(number)"), "\(text)")
    }
  }

  private var end: String { Self.end }
}
