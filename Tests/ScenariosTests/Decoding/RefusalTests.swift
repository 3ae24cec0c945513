// SPDX-License-Identifier: Apache-2.0

import Scenarios
import Testing

/// A document that is refused, and what the message says.
struct Refused: Sendable, CustomTestStringConvertible {
  let text: String
  let path: String
  /// The text of the document from which on it is refused.
  let place: String
  let words: [String]

  var testDescription: String { "\(path): \(words.first ?? "")" }

  init(_ text: String, path: String, at place: String, _ words: String...) {
    self.text = text
    self.path = path
    self.place = place
    self.words = words
  }

  /// Expects that a document, the text itself unless it is a part of one, is refused at its place in its words.
  func check(in document: String? = nil) throws {
    let text = document ?? self.text
    let error = try #require(throws: ScenarioError.self) { try Scenario(parsing: text, name: "bad.json") }
    #expect(error.path == path)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines[error.line - 1].dropFirst(error.column - 1)
    #expect(rest.hasPrefix(place) || place.hasPrefix(rest), "points at \(rest)")
    for words in words { #expect(error.description.contains(words), "\(error)") }
    #expect(error.description.hasPrefix("bad.json:\(error.line):\(error.column): "))
  }
}

struct RefusalTests {
  private static let node = #""nodes": [{"name": "A"}]"#

  static let rows: [Refused] = [
    Refused("[1]", path: "", at: "[1]", "must be an object with nodes"),
    Refused(#"{"nodes": []}"#, path: "nodes", at: "[]", "needs a node"),
    Refused(#"{"title": "a"}"#, path: "", at: "{", "“nodes” is missing"),
    Refused(
      "{\(node), \"chagnes\": []}", path: "chagnes", at: "\"chagnes\"", "no field of this name",
      "Did you mean “changes”?"),
    Refused(
      #"{"nodes": [{"name": "A"}, {"name": "B", "propertys": {}}]}"#, path: "nodes[1].propertys",
      at: "\"propertys\"", "“properties”", "Did you mean “properties”?"),
    Refused(
      #"{"nodes": [{"name": "A"}, {"name": "A"}]}"#, path: "nodes[1].name", at: "\"A\"}]", "is taken"),
    Refused(#"{"nodes": [{"name": ""}]}"#, path: "nodes[0].name", at: "\"\"", "can't be empty"),
    Refused(#"{"state": {"a": null}, \#(node)}"#, path: "state.a", at: "null", "must be a number, a text"),
    Refused(
      #"{"state": {"a": 1e101}, \#(node)}"#, path: "state.a", at: "1e101", "from -1e100 to 1e100",
      "is 1e101"),
    Refused(
      #"{"state": {"a": [[1]]}, \#(node)}"#, path: "state.a[0]", at: "[1]]", "must be a number, a text"),
    Refused(
      #"{"semantics": "since2022", \#(node)}"#, path: "semantics", at: "\"since2022\"", "“before2023”",
      "Did you mean “since2023”?"),
    Refused(
      #"{"reduceMotion": 1, \#(node)}"#, path: "reduceMotion", at: "1", "must be true or false, but is 1"),
    Refused(
      #"{"nodes": [{"name": "A", "when": "on"}]}"#, path: "nodes[0].when", at: "\"on\"",
      "there is no state “on”", "none at all"),
    Refused(
      #"{"state": {"isOn": 1}, "nodes": [{"name": "A", "when": "isOn"}]}"#, path: "nodes[0].when",
      at: "\"isOn\"}]", "must be true or false, but is a number"),
    Refused(
      #"{"state": {"isOn": true}, "nodes": [{"name": "A", "when": "isOm"}]}"#, path: "nodes[0].when",
      at: "\"isOm\"", "Did you mean “isOn”?"),
    Refused(
      #"{"nodes": [{"name": "A", "identifiedBy": "position"}]}"#, path: "nodes[0].identifiedBy",
      at: "\"identifiedBy\"", "beside “forEach” only"),
    Refused(
      #"{"nodes": [{"name": "A", "properties": {"x": {"element": "index"}}}]}"#,
      path: "nodes[0].properties.x.element", at: "\"index\"", "where it, or a node around it, has “forEach”"),
    Refused(
      #"{"nodes": [{"name": "A", "properties": {"x": {"x": 1}}}]}"#, path: "nodes[0].properties.x",
      at: "{\"x\": 1}", "“y” is missing"),
    Refused(
      #"{"nodes": [{"name": "A", "properties": {"x": {"x": 1, "y": 2, "width": 3}}}]}"#,
      path: "nodes[0].properties.x.width", at: "\"width\"", "no meaning beside “x”"),
    Refused(
      #"{"nodes": [{"name": "A", "properties": {"x": {"degrees": "1"}}}]}"#,
      path: "nodes[0].properties.x.degrees", at: "\"1\"", "must be a number, but is a text"),
    Refused(
      #"{"nodes": [{"name": "A", "properties": {"x": {}}}]}"#, path: "nodes[0].properties.x", at: "{}}}",
      "“state” or “element”"),
    Refused(
      #"{"state": {"s": true}, "nodes": [{"name": "A", "properties": {"x": {"state": "s", "cases": {"true": 1}}}}]}"#,
      path: "nodes[0].properties.x.cases", at: "{\"true\": 1}", "no case for “false”"),
    Refused(
      #"{"state": {"s": true}, "nodes": [{"name": "A", "properties": {"x": {"state": "s", "cases": {"yes": 1}}}}]}"#,
      path: "nodes[0].properties.x.cases.yes", at: "\"yes\"", "“true” and “false”"),
    Refused(
      #"{"state": {"s": 1}, "nodes": [{"name": "A", "properties": {"x": {"state": "s", "cases": {"1": 1, "1.0": 2}}}}]}"#,
      path: #"nodes[0].properties.x.cases["1.0"]"#, at: "\"1.0\"", "is the case 1, which is there already"),
    Refused(
      #"{"state": {"s": 1}, "nodes": [{"name": "A", "properties": {"x": {"state": "s", "cases": {"1": 1}}}}]}"#,
      path: "nodes[0].properties.x.cases", at: "{\"1\": 1}", "“otherwise”"),
    Refused(
      #"{"state": {"s": true}, "nodes": [{"name": "A", "properties": {"x": {"state": "s", "cases": {"true": 1, "false": "a"}}}}]}"#,
      path: "nodes[0].properties.x.cases.false", at: "\"a\"", "as the other cases are, but is a text"),
    Refused(
      #"{"nodes": [{"name": "A", "transition": "fade"}]}"#, path: "nodes[0].transition", at: "\"fade\"",
      "“opacity”"),
    Refused(
      #"{"nodes": [{"name": "A", "transition": {"move": "botom"}}]}"#, path: "nodes[0].transition.move",
      at: "\"botom\"", "Did you mean “bottom”?"),
    Refused(
      #"{"nodes": [{"name": "A", "transition": {"move": "top", "anchor": "center"}}]}"#,
      path: "nodes[0].transition.anchor", at: "\"anchor\"", "no meaning beside “move”"),
    Refused(
      #"{"nodes": [{"name": "A", "transition": {"modifier": {"active": {"x": 1}, "identity": {"y": 1}}}}]}"#,
      path: "nodes[0].transition.modifier.identity", at: "{\"y\": 1}", "“x” is missing, which “active” has"),
    Refused(
      #"{"nodes": [{"name": "A", "transition": {"modifier": {"active": {"x": 1}, "identity": {"x": {"degrees": 1}}}}}]}"#,
      path: "nodes[0].transition.modifier.identity", at: "{\"x\": {", "must be a number, as in “active”"),
    Refused(
      #"{"nodes": [{"name": "A", "transition": {"blurReplace": "upup"}}]}"#,
      path: "nodes[0].transition.blurReplace", at: "\"upup\"", "Did you mean “upUp”?"),
    Refused(
      #"{"nodes": [{"name": "A", "transition": {"scale": 0.5, "anchor": "centre"}}]}"#,
      path: "nodes[0].transition.anchor", at: "\"centre\"", "Did you mean “center”?"),
    Refused(
      #"{"nodes": [{"name": "A", "properties": {"turn": {"degrees": 1}, "x": 1}, "cardFlip": "x"}]}"#,
      path: "nodes[0].cardFlip", at: "\"x\"}]",
      "must be a property of the node that is an angle; there is “turn”"),
    Refused(
      #"{"nodes": [{"name": "A", "zIndex": "front"}]}"#, path: "nodes[0].zIndex", at: "\"front\"",
      "must be a number, but is a text"),
    Refused(
      #"{"nodes": [{"name": "A", "properties": {"c": {"red": 255, "green": 0, "blue": 0}}}]}"#,
      path: "nodes[0].properties.c.red", at: "255", "must be a number from 0 to 1, but is 255"),
    Refused(
      #"{"state": {"a": -1e101}, \#(node)}"#, path: "state.a", at: "-1e101", "from -1e100 to 1e100"),
    Refused(
      #"{\#(node), "sampling": {"fps": -0.0}}"#, path: "sampling.fps", at: "-0.0}", "but is 0\n"),
    Refused(
      #"{"nodes": [{"name": "A", "modifiers": [{"animation": "linear"}]}]}"#, path: "nodes[0].modifiers[0]",
      at: "{\"animation\"", "“value”"),
    Refused(
      #"{"nodes": [{"name": "A", "modifiers": [{"transaction": {"animation": {"key": "k", "cases": {}}}}]}]}"#,
      path: "nodes[0].modifiers[0].transaction.animation.key", at: "\"k\"", "no key “k”"),
    Refused(
      #"{\#(node), "sampling": {"at": [0, 1, 1]}}"#, path: "sampling.at[2]", at: "1]}", "times must rise"),
    Refused(#"{\#(node), "sampling": {"fps": 0}}"#, path: "sampling.fps", at: "0}", "above 0"),
    Refused(#"{\#(node), "sampling": {"until": -1}}"#, path: "sampling.until", at: "-1", "from 0 to 1e9"),
    Refused(
      #"{\#(node), "sampling": {"until": {"afterSettle": "a"}}}"#, path: "sampling.until.afterSettle",
      at: "\"a\"}", "no change with the label “a”"),
  ]

  static let changes: [Refused] = [
    Refused(#"{"set": {"x": 1}}"#, path: "changes[0]", at: "{\"set\"", "must say when"),
    Refused(#"{"at": 0}"#, path: "changes[0]", at: "{\"at\"", "“set”, “toggle” or “add”"),
    Refused(#"{"at": -1, "set": {"x": 1}}"#, path: "changes[0].at", at: "-1", "from 0 to 1e9"),
    Refused(#"{"at": 1e10, "set": {"x": 1}}"#, path: "changes[0].at", at: "1e10", "from 0 to 1e9"),
    Refused(#"{"at": "0", "set": {"x": 1}}"#, path: "changes[0].at", at: "\"0\"", "but is the text “0”"),
    Refused(
      #"{"at": 0, "with": "a", "set": {"x": 1}}"#, path: "changes[0].with", at: "\"with\"", "says already"),
    Refused(
      #"{"at": 0, "delay": 1, "set": {"x": 1}}"#, path: "changes[0].delay", at: "\"delay\"",
      "no meaning beside “at”"),
    Refused(#"{"at": 0, "set": {"y": 1}}"#, path: "changes[0].set.y", at: "\"y\"", "there is “x”"),
    Refused(#"{"at": 0, "set": {"x": true}}"#, path: "changes[0].set.x", at: "true", "must be a number"),
    Refused(#"{"at": 0, "toggle": ["x"]}"#, path: "changes[0].toggle[0]", at: "\"x\"]}", "can be toggled"),
    Refused(
      #"{"at": 0, "set": {"x": 1}, "add": {"x": 1}}"#, path: "changes[0].add.x", at: "\"x\": 1}}", "twice"),
    Refused(
      #"{"with": "b", "set": {"x": 1}}, {"at": 0, "label": "a", "set": {"x": 1}}"#, path: "changes[0].with",
      at: "\"b\"", "no change with the label “b”", "there is “a”"),
    Refused(
      #"{"at": 0, "label": "a", "set": {"x": 1}}, {"at": 0, "label": "a", "set": {"x": 1}}"#,
      path: "changes[1].label", at: "\"a\", \"set\": {\"x\": 1}}]", "is taken"),
    Refused(
      #"{"label": "a", "afterSettle": "a", "set": {"x": 1}}"#, path: "changes[0].afterSettle",
      at: "\"a\", \"set\"", "“a” waits for itself"),
    Refused(
      #"{"label": "a", "with": "b", "set": {"x": 1}}, {"label": "b", "afterSettle": "a", "set": {"x": 1}}"#,
      path: "changes[0].with", at: "\"b\", \"set\"", "wait for each other: “a” for “b” for “a”"),
    Refused(
      #"{"at": 0, "set": {"x": 1}, "animation": 3}"#, path: "changes[0].animation", at: "3", "in quotes"),
    Refused(
      #"{"at": 0, "set": {"x": 1}, "animation": "sprung()"}"#, path: "changes[0].animation", at: "sprung",
      "“sprung” is no curve", "Did you mean “spring”?", "  sprung()\n  ^^^^^^"),
    Refused(
      #"{"at": 0, "set": {"x": 1}, "animation": "spring(duration:\u0020-1)"}"#, path: "changes[0].animation",
      at: "-1)", "duration must be", "  spring(duration: -1)\n                   ^^"),
    Refused(
      #"{"at": 0, "set": {"x": 1}, "animation": "linear(duration: 1).repeatCount(0)"}"#,
      path: "changes[0].animation", at: "0)\"", "1 or more"),
    Refused(
      #"{"at": 0, "set": {"x": 1}, "animation": "interpolatingSpring(initialVelocity: 1e101)"}"#,
      path: "changes[0].animation", at: "\"interpolatin",
      "the initial velocity of an animation must be a number from -1e100 to 1e100"),
    Refused(
      #"{"at": 0, "set": {"x": 1}, "animation": "timingCurve(0.5, 1e101, 0.5, 1, duration: 1)"}"#,
      path: "changes[0].animation", at: "\"timingCurve(", "a control point of an animation"),
    Refused(
      #"{"at": 0, "set": {"x": 1}, "animation": "linear(duration: 1e-101)"}"#,
      path: "changes[0].animation", at: "\"linear(durat",
      "the duration of an animation must be 0, or from 1e-100 to 1e100"),
    Refused(
      #"{"at": 0, "set": {"x": 1}, "animation": "spring.speed(1e60).speed(1e60)"}"#,
      path: "changes[0].animation", at: "\"spring.speed", "the product of several"),
    Refused(
      #"{"at": 0, "set": {"x": 1}, "animation": "spring.delay(-1e101)"}"#,
      path: "changes[0].animation", at: "\"spring.delay", "a delay of an animation"),
    Refused(
      #"{"at": 0, "set": {"x": 1}, "animation": "1s linear(0, 1e101, 1)"}"#,
      path: "changes[0].animation", at: "\"1s linear(0,", "a stop of an animation"),
  ]

  @Test(arguments: rows)
  func `a scenario that is not as it should be is refused with its place`(refused: Refused) throws {
    try refused.check()
  }

  @Test(arguments: changes)
  func `a change that is not as it should be is refused with its place`(refused: Refused) throws {
    let text = """
      {
        "state": {"x": 0}, "nodes": [{"name": "Dot"}],
        "changes": [\(refused.text)]
      }
      """
    try refused.check(in: text)
  }

  @Test func `text that is no JSON is refused with its place`() throws {
    let error = try #require(throws: ScenarioError.self) {
      try Scenario(parsing: "{\n  \"nodes\": [}", name: "bad.json")
    }
    #expect((error.line, error.column) == (2, 13))
    #expect(error.path == "nodes[0]")
    #expect(error.excerpt == ["    \"nodes\": [}", "              ^"])
  }

  @Test(arguments: [
    (#"{"nodes": [{"name": "A"}, {"name": "B" "x": 1}]}"#, "nodes[1].name", #""x""#),
    (#"{"nodes": [], "title": "a\"b,{[", "state": {"y": tru}}"#, "state.y", "tru"),
    (#"{"nodes": [], "changes": [{"at": 0}, {"at": 1, "set": {"x": 01}}]}"#, "changes[1].set.x", "01"),
    (#"{"nodes": [{"name": "é", "name": 1}]}"#, "nodes[0]", #""name": 1"#),
    (#"{"nodes": [1, 2,"#, "nodes[2]", ""), ("nodes", "", "nodes"),
  ])
  func `what is no JSON is refused with the way to it and the line`(
    text: String, path: String, place: String
  ) throws {
    let error = try #require(throws: ScenarioError.self) {
      try Scenario(parsing: "\n" + text, name: "bad.json")
    }
    #expect(error.path == path)
    #expect(error.line == 2)
    #expect(text.dropFirst(error.column - 1).hasPrefix(place), "\(error)")
    #expect(error.excerpt.first?.contains(text.prefix(20)) == true)
  }

  @Test(arguments: ["P/K", "A[#1]", "A#x"])
  func `a node has no name that looks like a path`(name: String) throws {
    let text = #"{"nodes": [{"name": "\#(name)"}]}"#
    let error = try #require(throws: ScenarioError.self) { try Scenario(parsing: text, name: "bad.json") }
    #expect(error.path == "nodes[0].name")
    #expect(error.message.contains("tell nodes apart"))
  }

  @Test func `a document that is nested too deeply is refused, in few words`() throws {
    let text = "{\"nodes\": " + String(repeating: "[", count: 100_000)
    let error = try #require(throws: ScenarioError.self) { try Scenario(parsing: text, name: "deep.json") }
    let (start, end) = (String(repeating: "[0]", count: 7), String(repeating: "[0]", count: 8))
    #expect(error.path == "nodes\(start)…\(end)")
  }

  @Test func `nodes may be nested as deeply as documents`() throws {
    let depth = 90
    let text = String(repeating: #"{"name": "A", "children": ["#, count: depth) + #"{"name": "B"}"#
    let scenario = try Scenario(
      parsing: "{\"nodes\": [" + text + String(repeating: "]}", count: depth) + "]}", name: "deep.json")
    #expect(try ScenarioPlan(scenario).columns.isEmpty)
  }

  @Test func `a caret stands under the place of a curve that is written with escapes`() throws {
    let text =
      #"{"state": {"x": 0}, "nodes": [{"name": "A"}], "changes": ["#
      + #"{"at": 0, "set": {"x": 1}, "animation": "\u002espring(duration: \"a\")"}]}"#
    let error = try #require(throws: ScenarioError.self) { try Scenario(parsing: text, name: "a.json") }
    let rest = text.dropFirst(error.column - 1)
    #expect(rest.hasPrefix(#"\"a\""#), "\(rest)")
  }
}
