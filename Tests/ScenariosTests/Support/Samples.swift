// SPDX-License-Identifier: Apache-2.0

import Scenarios
import TestSupport
import Testing

/// Scenarios of the tests, and what comes of them.
enum Samples {
  /// The names of the examples, without their endings.
  static let examples =
    [
      "animation-modifiers", "asymmetric-transition", "avatar", "deleted-row", "expanding-rows", "flip-card",
      "heart-button",
      "identity", "keyframe-heart", "loading-rotation", "particle-burst", "phase-badge", "scoped-animations",
      "toggle-card", "two-modifiers", "wave-text",
    ] + gestureExamples

  /// The names of the examples with touches.
  static let gestureExamples = [
    "card-3d", "card-button", "draggable-card", "draggable-square", "edge-snapping", "flying-card",
    "long-press-drag", "page-flick", "photo-viewer", "picker-wheel", "pinch-rotate", "pressable-button",
    "tap-or-press", "thrown-list", "two-axes", "velocity-units",
  ]

  static func exampleText(_ name: String) throws -> String {
    try Repository.text("Sources/Scenarios/Examples/\(name).json")
  }

  static func example(_ name: String) throws -> Scenario {
    try Scenario(parsing: exampleText(name), name: "\(name).json")
  }

  /// A scenario with one node whose property `x` follows from a state `x`, and changes. Nothing follows from a state
  /// `y`.
  static func dot(changes: String, from start: String = "0", more: String = "") throws -> Scenario {
    try Scenario(
      parsing: """
        {"state": {"x": \(start), "y": 0}, "nodes": [{"name": "Dot", "properties": {"x": {"state": "x"}}}],
         "changes": [\(changes)]\(more)}
        """,
      name: "dot.json")
  }

  /// The rows of a property of an example: more than one.
  static func rows(_ example: String, _ property: String) throws -> [Frames.Row] {
    let rows = try Frames(frames(self.example(example)))[property]
    try #require(rows.count > 1, "\(example) shows no \(property)")
    return rows
  }

  /// The frames as text.
  static func frames(
    _ scenario: Scenario, layout: FrameText.Layout = .long, format: FrameText.Format = .csv,
    rules: ScenarioRules = .exact
  ) throws -> String {
    var bytes: [UInt8] = []
    try FrameText(layout: layout, format: format).write(
      scenario, rules: rules, plan: try ScenarioPlan(scenario, rules: rules)
    ) { (chunk) throws(Never) in bytes.append(contentsOf: chunk) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The events as text.
  static func eventText(_ scenario: Scenario, format: FrameText.Format = .csv) throws -> String {
    var bytes: [UInt8] = []
    try EventText(format: format).write(scenario, plan: try ScenarioPlan(scenario)) { (chunk) throws(Never) in
      bytes.append(contentsOf: chunk)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What a component shows at times, which rise.
  static func cells(
    _ scenario: Scenario, _ subject: String = "Dot", _ property: String = "x", at times: [Double]
  ) throws -> [ScenarioCell?] {
    let player = try ScenarioPlayer(scenario)
    var cells: [ScenarioCell?] = []
    for time in times {
      try player.advance(to: time)
      var shown: [ScenarioCell] = []
      let columns = player.read(into: &shown).columns
      let index = columns.firstIndex { $0.subject == subject && $0.property == property }
      cells.append(index.map { shown[$0] })
    }
    return cells
  }

  /// The numbers that a component shows at times, which rise; NaN where it shows none.
  static func values(
    _ scenario: Scenario, _ subject: String = "Dot", _ property: String = "x", at times: [Double]
  ) throws -> [Double] {
    try cells(scenario, subject, property, at: times).map { cell in
      if case .number(let number) = cell?.shown { number } else { .nan }
    }
  }

  /// What goes wrong as something is run.
  static func problem<Result>(of body: () throws -> Result) throws -> ScenarioRunProblem {
    try #require(throws: ScenarioRunError.self) { try body() }.problem
  }

  /// All that happens until nothing is to come any longer.
  static func events(_ scenario: Scenario) throws -> [ScenarioEvent] {
    let player = try ScenarioPlayer(scenario, recordsEvents: true)
    try player.advance(to: try ScenarioPlan(scenario).times.last ?? 0)
    return player.takeEvents()
  }
}
