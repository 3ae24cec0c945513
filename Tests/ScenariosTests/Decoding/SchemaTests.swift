// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import Foundation
import Scenarios
import TestSupport
import Testing

struct SchemaTests {
  private static func check() throws -> SchemaCheck {
    let text = try Repository.text("Sources/Scenarios/scenario.schema.json")
    return SchemaCheck(schema: try JSONValue(parsing: text, name: "scenario.schema.json"))
  }

  private static func names(_ definition: JSONValue?) -> Set<String> {
    guard case .object(let members) = definition?["properties"] else { return [] }
    return Set(members.map(\.name))
  }

  private static func names<Field: DocumentField>(_ type: Field.Type) -> Set<String> {
    Set(Field.allCases.map(\.rawValue))
  }

  @Test(arguments: Samples.examples)
  func `an example is as the schema says`(name: String) throws {
    let document = try JSONValue(parsing: Samples.exampleText(name), name: name)
    #expect(try Self.check().complaints(about: document) == [])
  }

  @Test func `the schema and the decoder name the same fields`() throws {
    let schema = try Self.check().schema
    let definitions = schema["$defs"]
    #expect(Self.names(schema) == Self.names(ScenarioField.self))
    #expect(Self.names(definitions?["change"]) == Self.names(ChangeField.self))
    #expect(Self.names(definitions?["node"]) == Self.names(NodeField.self))
    #expect(Self.names(definitions?["keyframeAnimator"]) == Self.names(KeyframeAnimatorField.self))
    #expect(Self.names(definitions?["keyframe"]) == Self.names(KeyframeField.self))
    #expect(Self.names(definitions?["phaseAnimator"]) == Self.names(PhaseAnimatorField.self))
    #expect(Self.names(definitions?["phase"]) == Self.names(PhaseField.self))
    #expect(Self.names(definitions?["modifier"]) == Self.names(ModifierField.self))
    #expect(Self.names(definitions?["transactionChange"]) == Self.names(TransactionField.self))
    #expect(Self.names(definitions?["animationChoice"]) == Self.names(AnimationChoiceField.self))
    #expect(Self.names(definitions?["structuredTransition"]) == Self.names(TransitionField.self))
    #expect(Self.names(definitions?["asymmetric"]) == Self.names(AsymmetricField.self))
    #expect(Self.names(definitions?["modifierTransition"]) == Self.names(ModifierTransitionField.self))
    #expect(Self.names(definitions?["sampling"]) == Self.names(SamplingField.self))
    #expect(Self.names(definitions?["end"]) == Self.names(EndField.self))
    let forms = [
      "stateReference", "elementReference", "whole", "point", "size", "degrees", "radians", "color",
      "gestureReference", "sum", "difference", "product", "quotient", "absolute", "clamp", "rubberBand",
      "nearest", "velocityOf", "travelPerSecond", "isAbove", "isBelow", "isEqual", "not", "all", "any",
      "choice", "inverseRubberBand", "scrollEnd", "landingVelocity", "shown",
    ]
    let all = forms.reduce(into: Set<String>()) { $0.formUnion(Self.names(definitions?[$1])) }
    #expect(all == Self.names(ExpressionField.self))
  }

  @Test func `the schema and the decoder name the same fields of touches and gestures`() throws {
    let definitions = try Self.check().schema["$defs"]
    #expect(Self.names(definitions?["frame"]) == Self.names(FrameField.self))
    #expect(Self.names(definitions?["structuredShape"]) == Self.names(ShapeField.self))
    #expect(Self.names(definitions?["gesture"]) == Self.names(GestureField.self))
    #expect(Self.names(definitions?["gestureParameters"]) == Self.names(GestureParameterField.self))
    #expect(Self.names(definitions?["namedSpace"]) == Self.names(NamedSpaceField.self))
    #expect(Self.names(definitions?["updating"]) == Self.names(UpdatingField.self))
    #expect(Self.names(definitions?["reset"]) == Self.names(ResetField.self))
    #expect(Self.names(definitions?["action"]) == Self.names(ActionField.self))
    #expect(Self.names(definitions?["thrown"]) == Self.names(ThrowField.self))
    #expect(Self.names(definitions?["touch"]) == Self.names(TouchField.self))
    #expect(Self.names(definitions?["drag"]) == Self.names(DragField.self))
    #expect(Self.names(definitions?["flick"]) == Self.names(FlickField.self))
    #expect(Self.names(definitions?["pinch"]) == Self.names(PinchField.self))
    #expect(Self.names(definitions?["pathPlace"]) == Self.names(PathField.self))
    #expect(Self.names(definitions?["touchSampling"]) == Self.names(TouchSamplingField.self))
  }

  @Test func `the schema and the decoder name the same words`() throws {
    let definitions = try Self.check().schema["$defs"]
    func words(_ value: JSONValue?) -> [String] {
      guard case .array(let words) = value?["enum"] else { return [] }
      return words.compactMap { if case .string(let word) = $0 { word } else { nil } }
    }
    #expect(words(definitions?["edge"]) == EdgeName.allCases.map(\.rawValue))
    let anchor = definitions?["structuredTransition"]?["properties"]?["anchor"]
    guard case .array(let anchors) = anchor?["anyOf"] else {
      Issue.record("the schema has no anchors")
      return
    }
    #expect(words(anchors.first) == AnchorName.allCases.map(\.rawValue))
    let blur = definitions?["structuredTransition"]?["properties"]?["blurReplace"]
    #expect(words(blur) == BlurReplaceName.allCases.map(\.rawValue))
    let schema = try Self.check().schema["properties"]
    #expect(words(schema?["velocitySampling"]) == VelocitySamplingName.allCases.map(\.rawValue))
    #expect(words(schema?["tapLimits"]) == TapLimitsName.allCases.map(\.rawValue))
    if case .array(let decays) = definitions?["decay"]?["anyOf"] {
      #expect(words(decays.first) == DecayName.allCases.map(\.rawValue))
    }
    let gesture = definitions?["gesture"]?["properties"]
    #expect(words(gesture?["attachment"]) == AttachmentName.allCases.map(\.rawValue))
    #expect(words(gesture?["including"]) == MaskName.allCases.map(\.rawValue))
    let reference = definitions?["stateReference"]?["properties"]
    #expect(words(reference?["part"]) == ScenarioPart.allCases.map(\.rawValue))
    #expect(words(definitions?["shown"]?["properties"]?["part"]) == ScenarioPart.allCases.map(\.rawValue))
    guard case .array(let alternatives) = definitions?["transition"]?["anyOf"] else {
      Issue.record("the schema has no transitions")
      return
    }
    #expect(words(alternatives.first) == TransitionName.allCases.map(\.rawValue))
  }

  @Test(
    arguments: [
      #"{}"#, #"{"nodes": []}"#, #"{"nodes": [{}]}"#, #"{"nodes": [{"name": "A", "colour": 1}]}"#,
      #"{"nodes": [{"name": "A"}], "changes": [{"at": -1}]}"#,
      #"{"nodes": [{"name": "A", "properties": {"x": null}}]}"#,
      #"{"nodes": [{"name": "A", "transition": "fade"}]}"#,
      #"{"nodes": [{"name": "A"}], "sampling": {"fps": 0}}"#,
      #"{"nodes": [{"name": "A", "properties": {"x": {"quotient": [1, 2, 3]}}}]}"#,
      #"{"nodes": [{"name": "A", "properties": {"x": {"red": 255, "green": 0, "blue": 0}}}]}"#,
      #"{"nodes": [{"name": "A/B"}]}"#,
      #"{"nodes": [{"name": "A", "transition": {"blurReplace": "up"}}]}"#,
      #"{"nodes": [{"name": "A", "transition": {"modifier": {"active": {"x": 1}}}}]}"#,
    ])
  func `what the schema refuses the decoder refuses, too`(text: String) throws {
    let document = try JSONValue(parsing: text, name: "bad.json")
    #expect(try !Self.check().complaints(about: document).isEmpty)
    #expect(throws: ScenarioError.self) { try Scenario(parsing: text, name: "bad.json") }
  }

  @Test func `a keyword that the check does not know is a complaint`() {
    let check = SchemaCheck(schema: ["not": ["type": "null"]])
    #expect(!check.complaints(about: 1).isEmpty)
  }
}
