// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Scenarios
import Testing

/// What went wrong for users of other libraries, played as scenarios.
struct FieldReportTests {
  private static let critical = #""spring(Spring(mass: 1, stiffness: 100, damping: 20))""#

  @Test func `the value at rest is the target to the bit, and comes with the event`() throws {
    let scenario = try Samples.dot(
      changes: #"{"label": "a", "at": 0, "set": {"x": 100}, "animation": "bouncy"}"#)
    let settled = try #require(try Samples.events(scenario).first { $0.kind == "settled" })
    #expect(try Samples.values(scenario, at: [settled.time]) == [100])
    #expect(try Samples.values(scenario, at: [settled.time.nextDown])[0] != 100)
  }

  @Test func `a target that is set again changes nothing and settles once`() throws {
    let once =
      #"{"label": "a", "at": 0, "set": {"x": 1}, "animation": "spring(response: 0.2, dampingFraction: 0.85)"}"#
    let again = (1...47).map {
      #"{"at": \#(Double($0) / 60), "set": {"x": 1}, "animation": "spring(response: 0.2, dampingFraction: 0.85)"}"#
    }
    let plain = try Samples.events(Samples.dot(changes: once))
    let restated = try Samples.events(Samples.dot(changes: ([once] + again).joined(separator: ",")))
    #expect(restated.filter { $0.kind == "settled" } == plain.filter { $0.kind == "settled" })
    #expect(!restated.contains { $0.kind == "merged" })
  }

  @Test func `a spring that is turned back on its way keeps its velocity`() throws {
    let scenario = try Samples.dot(
      changes: #"{"at": 0, "set": {"x": 100}, "animation": \#(Self.critical)}, "#
        + #"{"at": 0.1, "set": {"x": 0}, "animation": \#(Self.critical)}"#)
    let cells = try Samples.cells(scenario, at: [0.1, 0.11, 0.15, 0.1 + 0.05819767, 0.3])
    let expected = [26.4241117657, 29.6291884074, 35.1970589198, 35.3224356804, 20.6857576238]
    for (cell, value) in zip(cells, expected) {
      guard case .number(let shown) = cell?.shown else {
        Issue.record("nothing is shown")
        continue
      }
      #expect(abs(shown - value) < 1e-9)
    }
    #expect(abs((cells[0]?.velocity ?? .nan) - 367.879441171) < 1e-8)
  }

  @Test func `thirty and a hundred and twenty frames a second show the same`() throws {
    let scenario = try Samples.dot(
      changes:
        #"{"at": 0, "set": {"x": 1}, "animation": "bouncy"}, {"at": 0.31, "set": {"x": 0}, "animation": "snappy"}"#
    )
    let slow = try Samples.values(scenario, at: (0...30).map { Double($0) / 30 })
    let fast = try Samples.values(scenario, at: (0...120).map { Double($0) / 120 })
    #expect(slow.last == fast.last)
  }

  @Test func `a target that moves every sixteen milliseconds is followed step by step`() throws {
    let count = 60
    let changes = (0..<count).map {
      #"{"at": \#(Double($0) * 0.016), "set": {"x": \#($0 + 1)}, "animation": \#(Self.critical)}"#
    }
    let shown = try Samples.values(
      Samples.dot(changes: changes.joined(separator: ",")), at: [Double(count) * 0.016])
    let spring = Spring(mass: 1, stiffness: 100, damping: 20)
    var state = MotionState(value: 0.0, velocity: 0.0)
    for step in 0..<count {
      state = SpringMotion(
        spring: spring, from: state.value, to: Double(step + 1), initialVelocity: state.velocity
      ).state(at: Double(step + 1) * 0.016 - Double(step) * 0.016)
    }
    #expect(abs(shown[0] - state.value) < 1e-10)
    #expect(shown[0] > 30)
  }

  @Test func `another duration on the way to the same target moves nothing back`() throws {
    let scenario = try Samples.dot(
      changes: #"{"at": 0, "set": {"x": 1}, "animation": "linear(duration: 1)"}, "#
        + #"{"at": 0.5, "set": {"x": 1}, "animation": "linear(duration: 4)"}"#)
    let values = try Samples.values(scenario, at: (0...40).map { Double($0) / 20 })
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `a negative speed runs from the end to the start, and ends there`() throws {
    let scenario = try Samples.dot(
      changes: #"{"label": "a", "at": 0, "set": {"x": 1000}, "animation": "linear(duration: 1).speed(-1)"}"#)
    #expect(try Samples.values(scenario, at: [0, 0.25, 0.75, 1]) == [1000, 750, 250, 1000])
    #expect(try Samples.events(scenario).first { $0.kind == "settled" }?.time == 1)
  }

  @Test func `a spring that repeats there and back does not jump where it turns`() throws {
    let scenario = try Samples.dot(
      changes: #"{"label": "a", "at": 0, "set": {"x": 1}, "animation": "bouncy.repeatCount(3)"}"#)
    let pass = Spring(duration: 0.5, bounce: 0.3).settlingDuration(target: 1, epsilon: 0.001)
    let near = try Samples.values(scenario, at: [pass - 1e-9, pass + 1e-9, 2 * pass - 1e-9, 2 * pass + 1e-9])
    #expect(abs(near[0] - near[1]) <= 0.002 && abs(near[2] - near[3]) <= 0.002)
  }

  @Test func `a million repeats are one step`() throws {
    let scenario = try Samples.dot(
      changes:
        #"{"at": 0, "set": {"x": 1}, "animation": "linear(duration: 0.001).repeatForever(autoreverses: false)"}"#
    )
    #expect(abs(try Samples.values(scenario, at: [1000.00025])[0] - 0.25) < 1e-6)
  }

  @Test func `a node that goes while it comes was there for that long`() throws {
    let scenario = try Scenario(
      parsing: #"""
        {"state": {"isThere": false}, "nodes": [{"name": "A", "when": "isThere"}],
         "changes": [{"at": 0, "toggle": ["isThere"], "animation": "linear(duration: 1)"},
           {"at": 0.5, "toggle": ["isThere"], "animation": "linear(duration: 1)"}]}
        """#, name: "a.json")
    let values = try Samples.values(scenario, "A", "transition.opacity", at: [0.25, 0.5, 1, 2])
    #expect(values[0] == 0.25 && values[1] == 0.5)
    #expect(values[3].isNaN)
    #expect(try Samples.events(scenario).last?.kind == "nodeRemoved")
  }
}
