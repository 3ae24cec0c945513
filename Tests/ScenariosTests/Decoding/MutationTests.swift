// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import Scenarios
import TestSupport
import Testing

/// Documents that are almost right.
@Suite(.tags(.property))
struct MutationTests {
  /// Values that are wrong in most places.
  private static let strays: [JSONValue] = [
    nil, true, false, 0, -1, 1e100, 1e300, 0.5, 100_001, "", "a", "spring", "show", "settled", "scale", [],
    [:],
    ["state": "isLiked"], ["x": 1, "y": 2], [1, 2, 3], ["a", "b"], ["element": "value"], ["whole": 3],
    ["gesture": "translation.width"], ["gesture": "velocity"], ["width": 1, "height": 2],
    ["quotient": [1, 0]], ["quotient": [0, 0]], ["not": true],
  ]

  /// A document in which one part is replaced, left out, doubled or called otherwise.
  private static func mutated(_ value: JSONValue, using generator: inout SeededGenerator) -> JSONValue {
    let isHere = Int.random(in: 0..<6, using: &generator) == 0
    switch value {
    case .object(let members) where !isHere && !members.isEmpty:
      var members = members
      let index = members.indices.randomElement(using: &generator) ?? 0
      let member = members[index]
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: members.remove(at: index)
      case 1:
        let other = members.randomElement(using: &generator)?.value ?? member.value
        members[index] = JSONValue.Member(member.name, other)
      case 2:
        let name = strayNames.randomElement(using: &generator) ?? ""
        if !members.contains(where: { $0.name == name }) {
          members[index] = JSONValue.Member(name, member.value)
        }
      default: members[index] = JSONValue.Member(member.name, mutated(member.value, using: &generator))
      }
      return .object(members)
    case .array(let elements) where !isHere && !elements.isEmpty:
      var elements = elements
      let index = elements.indices.randomElement(using: &generator) ?? 0
      if Int.random(in: 0..<6, using: &generator) == 0 {
        elements.insert(elements[index], at: index)
      } else {
        elements[index] = mutated(elements[index], using: &generator)
      }
      return .array(elements)
    default: return strays.randomElement(using: &generator) ?? nil
    }
  }

  private static let strayNames = [
    "at", "with", "afterSettle", "set", "toggle", "add", "forEach", "when", "value", "body", "id", "cases",
    "animation", "state", "properties", "gestures", "updating", "onEnded", "velocity", "TapGesture",
    "touches",
    "frame", "duration", "id",
  ]

  @Test(arguments: Samples.examples)
  func `an example with mistakes is played or refused, and never traps`(name: String) throws {
    var generator = SeededGenerator(seed: 20_260)
    let document = try JSONValue(parsing: Samples.exampleText(name), name: name)
    var played = 0
    var refused = 0
    let trials = Trials.count(400, debug: 150)
    for _ in 0..<trials {
      var mutant = document
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        mutant = Self.mutated(mutant, using: &generator)
      }
      let text = mutant.text(indentation: 0)
      do {
        var scenario = try Scenario(parsing: text, name: name)
        scenario.sampling = ScenarioSampling()
        scenario.sampling.end = .time(0.5)
        scenario.sampling.grid = .rate(4)
        // A hundred thousand nodes are allowed, but nothing for a test to wait for.
        guard !text.contains("100001") else { continue }
        _ = try Samples.frames(scenario, layout: Bool.random(using: &generator) ? .long : .wide)
        _ = try Samples.eventText(scenario)
        played += 1
      } catch let error as ScenarioError {
        #expect(error.line >= 1 && error.column >= 1 && !error.message.isEmpty)
        refused += 1
      } catch let error as ScenarioOutputError<Never> {
        guard case .scenario(let failure) = error else { continue }
        #expect(!failure.description.isEmpty)
      } catch let error as ScenarioRunError {
        #expect(!error.description.isEmpty)
      }
    }
    #expect(
      20 * min(played, refused) > trials,
      "seed \(generator.seed): \(played) played, \(refused) refused")
  }
}
