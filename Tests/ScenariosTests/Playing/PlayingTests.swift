// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Scenarios
import Testing

struct PlayingTests {
  @Test func `a change without an animation is made at once`() throws {
    let scenario = try Samples.dot(changes: #"{"at": 0.5, "set": {"x": 3}}"#)
    #expect(try Samples.values(scenario, at: [0, 0.499, 0.5, 1]) == [0, 0, 3, 3])
  }

  @Test func `an animation of null suppresses none but its own`() throws {
    let scenario = try Samples.dot(
      changes:
        #"{"at": 0, "set": {"x": 1}, "animation": "linear(duration: 1)"}, {"at": 0.5, "add": {"x": 1}, "animation": null}"#
    )
    #expect(try Samples.values(scenario, at: [0.25, 0.5, 0.75]) == [0.25, 2, 2])
  }

  @Test func `changes at one time are made in their order`() throws {
    let scenario = try Samples.dot(
      changes:
        #"{"at": 0.5, "add": {"x": 2}}, {"at": 0.5, "set": {"x": 10}}, {"at": 0.5, "add": {"x": 1}}, {"at": 0.2, "set": {"x": 5}}"#
    )
    #expect(try Samples.values(scenario, at: [0.2, 0.5]) == [5, 11])
  }

  @Test func `of two changes of one time the last counts, with its animation`() throws {
    func shown(_ changes: String) throws -> [Double] {
      try Samples.values(try Samples.dot(changes: changes), at: [0, 0.25, 0.5, 1])
    }
    let second = #"{"at": 0, "set": {"x": 4}, "animation": "linear(duration: 1)"}"#
    for first in ["linear(duration: 2)", "spring(duration: 0.5)", "easeIn.delay(0.1)"] {
      let both = try shown(#"{"at": 0, "set": {"x": 1}, "animation": "\#(first)"}, \#(second)"#)
      #expect(both == [0, 1, 2, 4], "\(first)")
    }
    let back = try shown(
      #"{"at": 0, "set": {"x": 1}, "animation": "linear(duration: 1)"}, {"at": 0, "set": {"x": 0}}"#)
    #expect(back == [0, 0, 0, 0])
  }

  @Test func `an animation that lasts longer than is waited for is told from one without an end`() throws {
    func complaint(_ animation: String, _ rules: (Scenario) -> ScenarioRules) throws -> String {
      let scenario = try Samples.dot(changes: #"{"at": 0, "set": {"x": 1}, "animation": "\#(animation)"}"#)
      do {
        _ = try ScenarioPlan(scenario, rules: rules(scenario))
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(try complaint("linear.repeatForever()") { _ in .exact }.contains("“Dot.x” never comes to rest"))
    #expect(
      try complaint("linear(duration: 2e9)") { _ in .exact }.contains(
        "has not come to rest after 1000000000 s"))
    for animation in ["linear.repeatForever()", "linear.speed(0)", "spring(duration: 0.5, bounce: 1)"] {
      let error = try complaint(animation) { .swiftUI(framesPerSecond: 60, for: $0) }
      #expect(error.contains("“Dot.x” has not come to rest after 600 s"), "\(animation)")
    }
  }

  @Test func `a change begins with another, or later by a delay`() throws {
    let scenario = try Samples.dot(
      changes: """
        {"with": "b", "delay": 0.25, "add": {"x": 10}}, {"label": "b", "with": "a", "delay": 0.5, "set": {"x": 2}},
        {"label": "a", "at": 1, "set": {"x": 1}}
        """)
    #expect(try Samples.values(scenario, at: [0.9, 1, 1.5, 1.75]) == [0, 1, 2, 12])
  }

  @Test func `a change waits for the perceptual end, or for the rest, of another`() throws {
    let scenario = try Samples.dot(
      changes: """
        {"label": "a", "at": 0, "set": {"x": 1}, "animation": "spring(duration: 0.5)"},
        {"label": "b", "afterPerceptualEnd": "a", "delay": 0.1, "set": {"y": 1}},
        {"label": "c", "afterSettle": "a", "set": {"y": 2}}
        """)
    let made = try Samples.events(scenario).filter { $0.kind == "changeMade" }
    #expect(made.map(\.subject) == ["a", "b", "c"])
    #expect(abs(made[1].time - 0.6) < 1e-15)
    let settled = Spring(duration: 0.5, bounce: 0).settlingDuration(target: 1, epsilon: 0.001)
    #expect(abs(made[2].time - settled) < 1e-12)
  }

  @Test func `what nothing animates is complete at once`() throws {
    let scenario = try Samples.dot(
      changes: #"{"label": "a", "at": 1, "set": {"x": 1}}, {"afterSettle": "a", "add": {"x": 1}}"#)
    #expect(try Samples.values(scenario, at: [0.5, 1]) == [0, 2])
  }

  @Test func `waves of changes may follow each other ten thousand deep`() throws {
    let links = (1..<10_000).map {
      #"{"label": "c\#($0)", "afterSettle": "c\#($0 - 1)", "delay": 0.001, "add": {"x": 1}}"#
    }
    let scenario = try Samples.dot(
      changes: (links.reversed() + [#"{"label": "c0", "at": 0, "add": {"x": 1}}"#]).joined(separator: ","))
    #expect(try Samples.values(scenario, at: [11]) == [10_000])
  }

  @Test func `changes that follow each other while time stands still are bounded`() throws {
    let links = (1..<2_000).map { #"{"label": "c\#($0)", "afterSettle": "c\#($0 - 1)", "add": {"x": 1}}"# }
    let scenario = try Samples.dot(
      changes: ([#"{"label": "c0", "at": 0, "add": {"x": 1}}"#] + links).joined(separator: ","))
    let error = #expect(throws: ScenarioRunError.self) { try ScenarioPlan(scenario) }
    #expect(error?.description.contains("completions led to completions") == true)
  }

  @Test func `a spring takes over value and velocity`() throws {
    let scenario = try Samples.dot(
      changes: """
        {"at": 0, "set": {"x": 1}, "animation": "spring(duration: 0.5, bounce: 0.3)"},
        {"at": 0.1, "set": {"x": 0}, "animation": "spring(duration: 0.5, bounce: 0.3)"}
        """)
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let before = try Samples.cells(scenario, at: [(0.1).nextDown, 0.1])
    let turn = SpringMotion(spring: spring, from: 0.0, to: 1.0).state(at: 0.1)
    for cell in before { #expect(abs((cell?.velocity ?? .nan) - turn.velocity) < 1e-12) }
    let later = SpringMotion(spring: spring, from: turn.value, to: 0, initialVelocity: turn.velocity)
    #expect(abs(try Samples.values(scenario, at: [0.3])[0] - later.value(at: 0.2)) < 1e-14)
  }

  @Test func `what is shown does not depend on the steps of time`() throws {
    let scenario = try Samples.example("heart-button")
    let coarse = try Samples.values(scenario, "Heart", "scale", at: [0.5])
    let fine = try Samples.values(scenario, "Heart", "scale", at: (0...500).map { Double($0) / 1000 })
    #expect(fine.last == coarse.last)
  }

  @Test func `a state that grows beyond all bounds ends the run`() throws {
    let scenario = try Samples.dot(
      changes: #"{"at": 0, "add": {"x": 1e100}}, {"at": 1, "add": {"x": 1e100}}"#)
    let error = #expect(throws: ScenarioRunError.self) { try ScenarioPlan(scenario) }
    #expect(error?.description.contains("“x” comes to 2e100") == true)
  }

  @Test func `ways between the largest numbers stay finite`() throws {
    let scenario = try Samples.dot(
      changes: #"{"at": 0, "set": {"x": 1e100}, "animation": "bouncy"}"#, from: "-1e100")
    #expect(try Samples.values(scenario, at: [0, 0.1, 0.5, 5]).allSatisfy(\.isFinite))
  }

  @Test(arguments: ["-1", "0.5", "1e7"])
  func `a list of an impossible length ends the run`(count: String) throws {
    let scenario = try Scenario(
      parsing:
        #"{"state": {"n": 0}, "nodes": [{"name": "A", "forEach": "n"}], "changes": [{"at": 0, "set": {"n": \#(count)}}]}"#,
      name: "a.json")
    let error = #expect(throws: ScenarioRunError.self) { try ScenarioPlan(scenario) }
    #expect(error?.description.contains("must be a whole number from 0 to 100000") == true)
  }

  @Test func `what never ends needs an end`() throws {
    let forever =
      #"{"label": "a", "at": 0, "set": {"x": 1}, "animation": "linear(duration: 1).repeatForever()"}"#
    let error = #expect(throws: ScenarioRunError.self) { try ScenarioPlan(try Samples.dot(changes: forever)) }
    #expect(error?.description.contains("“Dot.x” never comes to rest") == true)
    let after = try Samples.dot(changes: forever, more: #", "sampling": {"until": {"afterSettle": "a"}}"#)
    let other = #expect(throws: ScenarioRunError.self) { try ScenarioPlan(after) }
    #expect(other?.description.contains("after “a”") == true)
  }

  @Test func `a change that waits for what never ends is told of`() throws {
    let scenario = try Samples.dot(
      changes: """
        {"label": "a", "at": 0, "set": {"x": 1}, "animation": "linear(duration: 1).repeatForever()"},
        {"label": "b", "afterSettle": "a", "set": {"x": 2}}
        """, more: #", "sampling": {"until": 3}"#)
    #expect(try ScenarioPlan(scenario).unmade == ["“b”"])
  }

  @Test func `ten minutes of silence are one step`() throws {
    let scenario = try Samples.dot(
      changes: #"{"at": 600, "set": {"x": 1}, "animation": "linear(duration: 1)"}"#)
    #expect(try Samples.values(scenario, at: [600.5]) == [0.5])
  }

  @Test func `a retarget at every frame still gets on`() throws {
    let changes = (1...60).map {
      #"{"at": \#(Double($0) / 60), "set": {"x": \#($0)}, "animation": "spring"}"#
    }
    let scenario = try Samples.dot(changes: changes.joined(separator: ","))
    #expect(try Samples.values(scenario, at: [1])[0] > 20)
  }

  @Test func `other rules may have other animations`() throws {
    let rules = ScenarioRules(name: "straight") { _ in .linear(duration: 1) }
    let scenario = try Samples.dot(changes: #"{"at": 0, "set": {"x": 1}, "animation": "spring"}"#)
    let player = try ScenarioPlayer(scenario, rules: rules)
    try player.advance(to: 0.25)
    var shown: [ScenarioCell] = []
    #expect(player.read(into: &shown).columns.map(\.name) == ["Dot.x"])
    #expect(shown == [ScenarioCell(.number(0.25), velocity: 1)])
  }
}
