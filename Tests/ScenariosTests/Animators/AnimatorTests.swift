// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Foundation
import Scenarios
import Testing

/// Keyframes and phases of nodes.
struct AnimatorTests {
  /// A node with an animator, and a trigger that is set at times.
  private func scenario(_ animator: String, at times: [Double] = [], more: String = "") throws -> Scenario {
    let changes = times.map { #"{"at": \#($0), "add": {"taps": 1}}"# }.joined(separator: ",")
    return try Scenario(
      parsing: """
        {"state": {"taps": 0, "isThere": true},
         "nodes": [{"name": "A", "when": "isThere", \(animator)}], "changes": [\(changes)\(more)]}
        """,
      name: "a.json")
  }

  private func keyframes(_ track: String, trigger: Bool = true, from value: String = "0") -> String {
    let trigger = trigger ? #""trigger": "taps", "# : ""
    return
      #""keyframeAnimators": [{\#(trigger)"initialValue": {"x": \#(value)}, "tracks": {"x": [\#(track)]}}]"#
  }

  private func values(
    _ scenario: Scenario, _ property: String = "x", at times: [Double]
  ) throws -> [Double] {
    try Samples.values(scenario, "A", property, at: times)
  }

  private func expect(
    _ values: [Double], _ expected: [Double], within tolerance: Double = 1e-12,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(values.count == expected.count, sourceLocation: sourceLocation)
    for (value, truth) in zip(values, expected) {
      #expect(abs(value - truth) <= tolerance, "\(values)", sourceLocation: sourceLocation)
    }
  }

  // MARK: - Keyframes

  @Test func `cubic keyframes show what SwiftUI was seen to show`() throws {
    let track = [10, -10, 0].map { #"{"CubicKeyframe": \#($0), "duration": 0.2}"# }.joined(separator: ",")
    let scenario = try scenario(keyframes(track), at: [1])
    let shown = try values(scenario, at: [0.5, 1, 1.05, 1.1, 1.15, 1.2, 1.25, 1.3, 1.35, 1.4, 1.5, 1.6, 2])
    let seen = [0, 0, 1.797, 5.625, 9.141, 10, 6.406, 0, -6.406, -10, -5.625, 0, 0]
    expect(shown, seen, within: 0.0005)
  }

  @Test func `linear and spring keyframes show value and velocity`() throws {
    let track =
      #"{"LinearKeyframe": 10, "duration": 0.2}, {"SpringKeyframe": 0, "duration": 0.4, "spring": "Spring(duration: 0.4)"}"#
    let scenario = try scenario(keyframes(track), at: [0])
    let cells = try Samples.cells(scenario, "A", "x", at: [0.1, 0.25, 0.3, 0.4, 0.599])
    let spring = SpringMotion(
      spring: Spring(duration: 0.4, bounce: 0), from: 10, to: 0.0, initialVelocity: 50)
    for (cell, time) in zip(cells.dropFirst(), [0.05, 0.1, 0.2, 0.399]) {
      #expect(cell?.shown == .number(spring.value(at: time)) || abs((cell?.velocity ?? .nan)) < 100)
      #expect(abs((cell?.velocity ?? .nan) - spring.velocity(at: time)) < 1e-9)
    }
    #expect(cells[0]?.velocity == 50)
  }

  @Test func `keyframes wait for their trigger, and hold their last value`() throws {
    let scenario = try scenario(keyframes(#"{"LinearKeyframe": 10, "duration": 0.5}"#, from: "2"), at: [1])
    expect(try values(scenario, at: [0, 0.9, 1.25, 1.5, 9]), [2, 2, 6, 10, 10])
  }

  @Test func `a trigger at rest begins from the initial value, one on the way from what is shown`() throws {
    let track = #"{"LinearKeyframe": 10, "duration": 0.5}"#
    expect(try values(scenario(keyframes(track), at: [0, 1]), at: [0.75, 1, 1.25]), [10, 0, 5])
    let scenario = try scenario(keyframes(track), at: [0, 0.25])
    expect(try values(scenario, at: [0.25, 0.5, 0.75]), [5, 7.5, 10])
    let kinds = try Samples.events(scenario).filter { $0.kind.hasPrefix("keyframes") }
    #expect(kinds.map(\.kind) == ["keyframesStarted", "keyframesRestarted", "keyframesEnded"])
    #expect(kinds.map(\.time) == [0, 0.25, 0.75])
  }

  @Test func `without a trigger keyframes play again and again`() throws {
    let track = #"{"LinearKeyframe": 10, "duration": 0.25}, {"LinearKeyframe": 0, "duration": 0.25}"#
    let scenario = try scenario(keyframes(track, trigger: false))
    expect(try values(scenario, at: [0.125, 0.375, 0.625, 100.125]), [5, 5, 5, 5], within: 1e-9)
    #expect(
      try Samples.problem { try ScenarioPlan(scenario) } == .neverSettles(["A.keyframes"], within: nil))
  }

  @Test func `a move is a jump just after its time`() throws {
    let track = #"{"LinearKeyframe": 1, "duration": 0.5}, {"MoveKeyframe": 8}"#
    expect(try values(scenario(keyframes(track), at: [0]), at: [0.5, 0.5.nextUp]), [1, 8])
  }

  @Test func `tracks run side by side, and a property without one stays`() throws {
    let animator =
      #""keyframeAnimators": [{"trigger": "taps", "initialValue": {"p": {"x": 0, "y": 0}, "a": {"degrees": 0}, "c": 3}, "#
      + #""tracks": {"p": [{"LinearKeyframe": {"x": 10, "y": -20}, "duration": 1}], "#
      + #""a": [{"LinearKeyframe": {"degrees": 90}, "duration": 0.5}]}}]"#
    let scenario = try scenario(animator, at: [0])
    expect(try values(scenario, "p.x", at: [0.5, 2]), [5, 10])
    expect(try values(scenario, "p.y", at: [0.5, 2]), [-10, -20])
    expect(try values(scenario, "a.degrees", at: [0.25, 0.75]), [45, 90])
    let cells = try Samples.cells(scenario, "A", "a.degrees", at: [0.25])
    #expect(abs((cells[0]?.velocity ?? .nan) - 180) < 1e-9)
    let still = try Samples.cells(scenario, "A", "c", at: [0.5])
    #expect(still == [ScenarioCell(.number(3), velocity: 0)])
  }

  @Test func `a colour goes through keyframes in its perceptual space, with a velocity`() throws {
    let animator =
      #""keyframeAnimators": [{"trigger": "taps", "initialValue": {"c": {"red": 1, "green": 0, "blue": 0}}, "#
      + #""tracks": {"c": [{"LinearKeyframe": {"red": 0, "green": 0, "blue": 1}, "duration": 1}]}}]"#
    let scenario = try scenario(animator, at: [0])
    var middle = Color(red: 1, green: 0, blue: 0)
    middle.animatableData += (Color(red: 0, green: 0, blue: 1).animatableData - middle.animatableData) * 0.5
    expect(try values(scenario, "c.green", at: [0.5]), [middle.green])
    let near = try values(scenario, "c.green", at: [0.5 - 1e-6, 0.5 + 1e-6])
    let velocity = try Samples.cells(scenario, "A", "c.green", at: [0.5])[0]?.velocity ?? .nan
    #expect(abs(velocity - (near[1] - near[0]) / 2e-6) < 1e-6)
  }

  @Test func `keyframes begin anew with their node`() throws {
    let scenario = try scenario(
      keyframes(#"{"LinearKeyframe": 10, "duration": 1}"#, trigger: false),
      more: #"{"at": 0.25, "toggle": ["isThere"]}, {"at": 2, "toggle": ["isThere"]}"#)
    let shown = try values(scenario, at: [0.125, 1, 2.5])
    #expect(shown[0] == 1.25 && shown[1].isNaN && shown[2] == 5)
  }

  // MARK: - Phases

  private static let phases =
    #""phaseAnimators": [{"trigger": "taps", "phases": [{"properties": {"x": 0}, "animation": "linear(duration: 1)"}, "#
    + #"{"properties": {"x": 10}, "animation": "linear(duration: 0.5)"}, {"properties": {"x": 4}, "animation": null}]}]"#

  @Test func `a trigger goes through all phases once, each by its own animation`() throws {
    let scenario = try scenario(Self.phases, at: [1])
    expect(try values(scenario, at: [0.5, 1.25, 1.5, 2, 2.5, 9]), [0, 5, 4, 2, 0, 0])
    let begun = try Samples.events(scenario).filter { $0.kind == "phaseBegan" }
    #expect(begun.map(\.time) == [1, 1.5, 1.5])
    #expect(begun.map(\.note) == ["phase 1", "phase 2", "phase 0"])
    #expect(begun.allSatisfy { $0.subject == "A.phases" })
  }

  @Test func `a trigger on the way moves on to the next phase at once`() throws {
    let scenario = try scenario(Self.phases, at: [1, 1.25])
    // From 5 at once to 4, and from there in a second to 0.
    expect(try values(scenario, at: [1.25, 1.75, 2.25]), [4, 2, 0])
  }

  @Test func `without a trigger phases go on, until their node goes`() throws {
    let animator =
      #""phaseAnimators": [{"name": "pulse", "phases": [{"properties": {"x": 0}, "animation": "linear(duration: 0.5)"}, "#
      + #"{"properties": {"x": 1}, "animation": "linear(duration: 0.5)"}]}]"#
    let endless = try scenario(animator)
    expect(try values(endless, at: [0.25, 0.5, 0.75, 1, 100.25]), [0.5, 1, 0.5, 0, 0.5], within: 1e-9)
    #expect(try Samples.problem { try ScenarioPlan(endless) } == .neverSettles(["A.pulse"], within: nil))
    let ended = try scenario(animator, more: #"{"label": "go", "at": 2.25, "toggle": ["isThere"]}"#)
    #expect(try ScenarioPlan(ended).times.last == 2.25)
    #expect(try Samples.events(ended).filter { $0.kind == "phaseBegan" }.count == 5)
  }

  @Test func `each phase of a round begins before what it does, the jumps at the start too`() throws {
    let animator =
      #""phaseAnimators": [{"phases": [{"properties": {"x": 0}, "animation": "linear(duration: 0.2)"}, "#
      + #"{"properties": {"x": 1}, "animation": null}, {"properties": {"x": 2}, "animation": null}]}]"#
    let scenario = try scenario(animator, more: #"{"label": "go", "at": 0.3, "toggle": ["isThere"]}"#)
    let told = try Samples.events(scenario).filter { $0.subject == "A.phases" && $0.time < 0.25 }
      .map { $0.kind == "phaseBegan" ? $0.note ?? "" : $0.kind }
    let round = ["phase 1", "jumped", "phase 2", "jumped", "phase 0", "started"]
    #expect(told.prefix(6) == round[...] && told.suffix(6) == round[...] && told.count > 12, "\(told)")
  }

  @Test func `phases that take no time stay at the first, and a warning says why`() throws {
    let animator =
      #""phaseAnimators": [{"phases": [{"properties": {"x": 0}, "animation": null}, "#
      + #"{"properties": {"x": 1}, "animation": null}]}]"#
    let warnings = try Samples.events(try scenario(animator)).filter { $0.kind == "warned" }
    #expect(warnings.map(\.subject) == ["A.phases"])
    #expect(warnings.first?.note?.contains("less than a millisecond") == true)
  }

  @Test func `phases take no part in the transaction of the change that triggers them`() throws {
    let scenario = try scenario(
      Self.phases, more: #"{"label": "a", "at": 1, "add": {"taps": 1}, "animation": "linear(duration: 9)"}"#)
    expect(try values(scenario, at: [1.25]), [5])
    #expect(try Samples.events(scenario).first { $0.kind == "settled" }?.time == 1)
  }

  @Test func `what is shown does not depend on the steps of time`() throws {
    let scenario = try scenario(
      Self.phases + ","
        + keyframes(#"{"SpringKeyframe": 3}"#).replacingOccurrences(of: "\"x\"", with: "\"y\""),
      at: [0.3, 0.41, 1.7])
    let times = (0...40).map { Double($0) * 0.0731 }
    for property in ["x", "y"] {
      let all = try values(scenario, property, at: times)
      for index in stride(from: 0, to: 40, by: 7) {
        #expect(try values(scenario, property, at: [times[index]]) == [all[index]])
      }
    }
  }

  // MARK: - Refusals

  @Test(
    arguments: [
      Refused(
        #"{"nodes": [{"name": "A", "keyframeAnimators": [{"tracks": {}}]}]}"#,
        path: "nodes[0].keyframeAnimators[0]", at: #"{"tracks""#, "“initialValue” is missing"),
      Refused(
        #"{"nodes": [{"name": "A", "keyframeAnimators": [{"initialValue": {"x": 0}, "tracks": {"y": []}}]}]}"#,
        path: "nodes[0].keyframeAnimators[0].tracks.y", at: #""y""#, "no property of this name; there is “x”"),
      Refused(
        #"{"nodes": [{"name": "A", "keyframeAnimators": [{"initialValue": {"x": 0}, "tracks": {"x": []}}]}]}"#,
        path: "nodes[0].keyframeAnimators[0].tracks", at: #"{"x": []"#, "there must be a keyframe"),
      Refused(
        #"{"nodes": [{"name": "A", "keyframeAnimators": [{"initialValue": {"x": 0}, "tracks": {"x": [{"duration": 1}]}}]}]}"#,
        path: "nodes[0].keyframeAnimators[0].tracks.x[0]", at: #"{"duration""#, "a keyframe has one of"),
      Refused(
        #"{"nodes": [{"name": "A", "keyframeAnimators": [{"initialValue": {"x": 0}, "tracks": {"x": [{"LinearKeyframe": 1}]}}]}]}"#,
        path: "nodes[0].keyframeAnimators[0].tracks.x[0]", at: #"{"LinearKeyframe""#, "“duration” is missing"),
      Refused(
        #"{"nodes": [{"name": "A", "keyframeAnimators": [{"initialValue": {"x": 0}, "tracks": {"x": [{"MoveKeyframe": 1, "duration": 1}]}}]}]}"#,
        path: "nodes[0].keyframeAnimators[0].tracks.x[0].duration", at: #""duration""#,
        "no meaning beside “MoveKeyframe”"),
      Refused(
        #"{"nodes": [{"name": "A", "keyframeAnimators": [{"initialValue": {"x": 0}, "tracks": {"x": [{"MoveKeyframe": {"x": 1, "y": 2}}]}}]}]}"#,
        path: "nodes[0].keyframeAnimators[0].tracks.x[0].MoveKeyframe", at: #"{"x": 1"#,
        "must be a number, as at its beginning, but is a point"),
      Refused(
        #"{"nodes": [{"name": "A", "keyframeAnimators": [{"initialValue": {"x": "a"}, "tracks": {"x": []}}]}]}"#,
        path: "nodes[0].keyframeAnimators[0].initialValue.x", at: #""a""#, "must be a number, a point"),
      Refused(
        #"{"nodes": [{"name": "A", "keyframeAnimators": [{"initialValue": {"x": 0}, "tracks": {"x": [{"LinearKeyframe": 1, "duration": 1, "timingCurve": "easeIn(duration: 2)"}]}}]}]}"#,
        path: "nodes[0].keyframeAnimators[0].tracks.x[0].timingCurve", at: #""easeIn(duration"#,
        "must be a curve without a duration"),
      Refused(
        #"{"nodes": [{"name": "A", "keyframeAnimators": [{"initialValue": {"x": 0}, "tracks": {"x": [{"SpringKeyframe": 1, "spring": "easeIn"}]}}]}]}"#,
        path: "nodes[0].keyframeAnimators[0].tracks.x[0].spring", at: #""easeIn""#, "must be a spring"),
      Refused(
        #"{"nodes": [{"name": "A", "keyframeAnimators": [{"initialValue": {"x": 0}, "trigger": "taps", "tracks": {"x": []}}]}]}"#,
        path: "nodes[0].keyframeAnimators[0].tracks", at: #"{"x": []"#, "there must be a keyframe"),
      Refused(
        #"{"nodes": [{"name": "A", "properties": {"x": 1}, "keyframeAnimators": [{"initialValue": {"x": 0}, "tracks": {"x": [{"MoveKeyframe": 1}]}}]}]}"#,
        path: "nodes[0].keyframeAnimators[0]", at: #"{"initialValue""#, "the property “x” is moved or set"),
      Refused(
        #"{"nodes": [{"name": "A", "phaseAnimators": [{"phases": []}]}]}"#,
        path: "nodes[0].phaseAnimators[0].phases", at: "[]", "there must be a phase"),
      Refused(
        #"{"nodes": [{"name": "A", "phaseAnimators": [{"phases": [{"properties": {"x": 1}}, {"properties": {"y": 1}}]}]}]}"#,
        path: "nodes[0].phaseAnimators[0].phases[1].properties", at: #"{"y""#, "“x” is missing"),
      Refused(
        #"{"nodes": [{"name": "A", "phaseAnimators": [{"phases": [{"properties": {"x": 1}, "animation": "blub"}]}]}]}"#,
        path: "nodes[0].phaseAnimators[0].phases[0].animation", at: #"blub"#, "blub"),
      Refused(
        #"{"nodes": [{"name": "A", "phaseAnimator": []}]}"#,
        path: "nodes[0].phaseAnimator", at: #""phaseAnimator""#, "Did you mean “phaseAnimators”?"),
    ])
  func `what can't be meant is refused where it stands`(refused: Refused) throws {
    try refused.check()
  }
}
