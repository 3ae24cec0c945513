// SPDX-License-Identifier: Apache-2.0

import Scenarios
import Testing

/// Transitions, layers and sides of cards, as nodes have them.
struct NodeTransitionTests {
  /// A node that comes at 0 and goes at 1, by lines of a second.
  private func scenario(_ transition: String) throws -> Scenario {
    try Scenario(
      parsing: """
        {"state": {"on": false}, "nodes": [{"name": "A", "when": "on", "transition": \(transition)}],
         "changes": [{"at": 0, "toggle": ["on"], "animation": "linear(duration: 1)"},
          {"at": 1, "toggle": ["on"], "animation": "linear(duration: 1)"}]}
        """, name: "transition.json")
  }

  private func values(_ transition: String, _ property: String) throws -> [Double] {
    try Samples.values(scenario(transition), "A", "transition.\(property)", at: [0, 0.5, 1, 1.5])
  }

  private func expect(
    _ values: [Double], _ expected: [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(values.count == expected.count, sourceLocation: sourceLocation)
    for (value, expected) in zip(values, expected) {
      #expect(abs(value - expected) < 1e-12, sourceLocation: sourceLocation)
    }
  }

  @Test func `a blur grows on its way out where that is said`() throws {
    expect(try values(#""blurReplace""#, "scale.width"), [0.9, 0.95, 1, 0.95])
    expect(try values(#"{"blurReplace": "downUp"}"#, "scale.width"), [0.9, 0.95, 1, 0.95])
    expect(try values(#"{"blurReplace": "upUp"}"#, "scale.width"), [0.9, 0.95, 1, 1.05])
    expect(try values(#"{"blurReplace": "upUp"}"#, "blur"), [7, 3.5, 0, 3.5])
  }

  @Test func `a transition by properties goes from the ones to the others`() throws {
    let transition = """
      {"modifier": {"active": {"turn": {"degrees": 90}, "blur": 8}, "identity": {"turn": {"degrees": 0}, "blur": 0}}}
      """
    expect(try values(transition, "turn.degrees"), [90, 45, 0, 45])
    expect(try values(transition, "blur"), [8, 4, 0, 4])
  }

  @Test func `a scale has any point as its anchor`() throws {
    let transition = #"{"scale": 0.5, "anchor": {"x": 0.25, "y": 1}}"#
    expect(try values(transition, "scale.height"), [0.5, 0.75, 1, 0.75])
    expect(try values(transition, "scale.anchor.x"), [0.25, 0.25, 0.25, 0.25])
    expect(try values(#"{"scale": 0.5, "anchor": "bottom"}"#, "scale.anchor.y"), [1, 1, 1, 1])
  }

  @Test func `every transition of SwiftUI has a spelling`() throws {
    for (transition, property, expected) in [
      (#""opacity""#, "opacity", [0, 0.5, 1, 0.5]),
      (#""slide""#, "relativeOffset.width", [-1, -0.5, 0, 0.5]),
      (#"{"move": "top"}"#, "relativeOffset.height", [-1, -0.5, 0, -0.5]),
      (#"{"push": "bottom"}"#, "relativeOffset.height", [1, 0.5, 0, -0.5]),
      (#"{"offset": {"width": 8, "height": 2}}"#, "offset.width", [8, 4, 0, 4]),
      (#"{"combined": ["opacity", {"scale": 0}]}"#, "scale.width", [0, 0.5, 1, 0.5]),
      (#"{"asymmetric": {"insertion": "opacity", "removal": "identity"}}"#, "opacity", [0, 0.5, .nan, .nan]),
    ] as [(String, String, [Double])] {
      let values = try values(transition, property)
      for (value, expected) in zip(values, expected) {
        #expect(value.isNaN && expected.isNaN || abs(value - expected) < 1e-12, "\(transition): \(values)")
      }
    }
    #expect(try Samples.events(scenario(#""identity""#)).allSatisfy { $0.kind != "started" })
  }

  @Test func `with less motion a node fades in the place of moving`() throws {
    var scenario = try scenario(#"{"combined": [{"move": "top"}, "identity"]}"#)
    scenario.reducesMotion = true
    expect(
      try Samples.values(scenario, "A", "transition.opacity", at: [0, 0.5, 1, 1.5]), [0, 0.5, 1, 0.5])
  }

  @Test func `a card shows its back from the quarter turn of what is shown, not of what was set`() throws {
    let scenario = try Scenario(
      parsing: """
        {"state": {"turn": 0}, "nodes": [{"name": "Card", "properties": {"rotation": {"degrees": {"state": "turn"}}},
          "cardFlip": "rotation"}],
         "changes": [{"at": 0, "set": {"turn": 180}, "animation": "linear(duration: 1)"}]}
        """, name: "card.json")
    let times = [0, 0.49, 0.51, 1]
    let sides = try Samples.cells(scenario, "Card", "cardFlip.side", at: times).map { $0?.shown }
    #expect(sides == ["front", "front", "back", "back"].map { .text($0) })
    let chosen = try Samples.cells(scenario, "Card", "cardFlip.modelSide", at: times).map { $0?.shown }
    #expect(chosen == ["back", "back", "back", "back"].map { .text($0) })
  }

  @Test func `a z index is shown, jumps, and lists know it by their elements`() throws {
    let scenario = try Scenario(
      parsing: """
        {"state": {"top": 1}, "nodes": [{"name": "Card", "forEach": 2, "zIndex": {"if":
          {"isEqual": [{"element": "index"}, {"state": "top"}]}, "then": 1, "else": 0}}],
         "changes": [{"at": 1, "set": {"top": 0}, "animation": "linear(duration: 1)"}]}
        """, name: "layers.json")
    #expect(try Samples.values(scenario, "Card[#0]", "zIndex", at: [0, 1]) == [0, 1])
    #expect(try Samples.values(scenario, "Card[#1]", "zIndex", at: [0, 1]) == [1, 0])
    #expect(try Samples.cells(scenario, "Card[#1]", "zIndex", at: [0])[0]?.velocity == nil)
  }
}
