// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Scenarios
import Testing

struct TransactionTests {
  /// A node with a property `x` and a modifier that watches it.
  private func watched(_ modifiers: String, _ change: String, keys: String = "{}") throws -> Scenario {
    try Scenario(
      parsing: """
        {"state": {"x": 0}, "keys": \(keys), "nodes": [{"name": "Dot", "properties": {"x": {"state": "x"}},
          "modifiers": [\(modifiers)]}], "changes": [\(change)]}
        """,
      name: "a.json")
  }

  private static let modifier = #"{"animation": "linear(duration: 1)", "value": "x"}"#

  @Test func `a modifier overrides the animation of the transaction`() throws {
    let scenario = try watched(
      Self.modifier, #"{"at": 0, "set": {"x": 1}, "animation": "linear(duration: 2)"}"#)
    #expect(try Samples.values(scenario, at: [0.5]) == [0.5])
  }

  @Test func `a modifier of null suppresses it`() throws {
    let scenario = try watched(
      #"{"animation": null, "value": "x"}"#,
      #"{"at": 0, "set": {"x": 1}, "animation": "linear(duration: 2)"}"#)
    #expect(try Samples.values(scenario, at: [0.5]) == [1])
  }

  @Test func `disabled animations are those of modifiers, not that of the transaction`() throws {
    let scenario = try watched(
      Self.modifier,
      #"{"at": 0, "set": {"x": 1}, "animation": "linear(duration: 2)", "disablesAnimations": true}"#)
    #expect(try Samples.values(scenario, at: [0.5]) == [0.25])
  }

  @Test func `a transaction modifier may animate what nothing else does`() throws {
    let scenario = try watched(
      #"{"transaction": {"animation": "linear(duration: 1)"}}"#, #"{"at": 0, "set": {"x": 1}}"#)
    #expect(try Samples.values(scenario, at: [0.5]) == [0.5])
  }

  @Test func `a transaction modifier may disable the animations inside of it`() throws {
    let scenario = try watched(
      Self.modifier + #", {"transaction": {"disablesAnimations": true}}"#, #"{"at": 0, "set": {"x": 1}}"#)
    #expect(try Samples.values(scenario, at: [0.5]) == [1])
  }

  @Test(arguments: [("fast", 0.5, 1.0), ("slow", 0.5, 0.5), ("other", 0.5, 0.25)])
  func `a key chooses the animation, by text as well`(key: String, time: Double, value: Double) throws {
    let scenario = try watched(
      #"""
      {"transaction": {"animation": {"key": "pace", "cases": {
        "fast": null, "slow": "linear(duration: 1)"}, "otherwise": "linear(duration: 2)"}}, "value": "x"}
      """#, #"{"at": 0, "set": {"x": 1}, "keys": {"pace": "\#(key)"}}"#, keys: #"{"pace": "none"}"#)
    #expect(try Samples.values(scenario, at: [time]) == [value])
  }

  @Test func `a tracked velocity is handed to the spring that follows`() throws {
    let drags = (0...10).map {
      #"{"at": \#(Double($0) / 100), "set": {"x": \#($0)}, "tracksVelocity": true, "isContinuous": true}"#
    }
    let scenario = try Samples.dot(
      changes: (drags + [#"{"at": 0.1, "set": {"x": 0}, "animation": "spring"}"#]).joined(separator: ","))
    let cell = try #require(try Samples.cells(scenario, at: [0.1])[0])
    #expect(abs((cell.velocity ?? 0) - 100) < 1e-6)
  }

  @Test func `superposition adds what chasing follows`() throws {
    let changes = """
      {"at": 0, "set": {"x": 1}, "animation": "linear(duration: 1)"},
      {"at": 0.5, "set": {"x": 0}, "animation": "linear(duration: 1)"}
      """
    let chase = try Samples.values(try Samples.dot(changes: changes), at: [0.6])[0]
    #expect(abs(chase - 0.54) < 1e-15)
    let sum = try Samples.values(
      try Samples.dot(changes: changes, more: #", "combination": "superposition""#), at: [0.6])[0]
    #expect(abs(sum - 0.5) < 1e-15)
  }

  @Test func `what is replaced looks done before it has settled, where both are at one time`() throws {
    let scenario = try Scenario(
      parsing: """
        {"state": {"x": 0, "on": false}, "nodes": [{"name": "A", "properties": {"x": {"state": "x"}}},
          {"name": "B", "when": "on", "transition": "opacity"}],
         "changes": [{"label": "forever", "at": 0, "set": {"x": 1}, "animation": "linear(duration: 1).repeatForever()"},
          {"label": "stop", "at": 0.5, "set": {"x": 0}, "animation": "linear(duration: 1)"},
          {"label": "show", "at": 0, "toggle": ["on"], "animation": "spring(duration: 0.5)"},
          {"label": "hide", "at": 0.1, "toggle": ["on"], "animation": "linear(duration: 0.1)"}]}
        """, name: "order.json")
    let ends = try Samples.events(scenario).filter { ["perceptualEnd", "settled"].contains($0.kind) }
    #expect(
      ends.map { "\($0.subject) \($0.kind)" } == [
        "hide perceptualEnd", "hide settled", "show perceptualEnd", "show settled",
        "stop perceptualEnd", "forever perceptualEnd", "forever settled", "stop settled",
      ])
    #expect(ends.map(\.time) == [0.2, 0.2, 0.2, 0.2, 1.5, 1.5, 1.5, 1.5])
  }
}
