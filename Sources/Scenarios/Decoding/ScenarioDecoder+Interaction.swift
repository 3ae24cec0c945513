// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import CurveNotation

/// The fields of a rectangle.
package enum FrameField: String, DocumentField {
  case x, y, width, height
}

/// The fields of a content shape that is an object.
package enum ShapeField: String, DocumentField {
  case cornerRadius, x, y, width, height
}

/// The content shapes that are a word.
package enum ShapeName: String, CaseIterable {
  case rectangle, circle, ellipse, capsule

  var shape: ScenarioInteraction.Shape {
    switch self {
    case .rectangle: .rectangle
    case .circle: .circle
    case .ellipse: .ellipse
    case .capsule: .capsule
    }
  }
}

/// How velocities are estimated.
package enum VelocitySamplingName: String, CaseIterable {
  case fitted, fittedLine, swiftUI

  var sampling: VelocitySampling {
    switch self {
    case .fitted: .fitted
    case .fittedLine: .fittedLine
    case .swiftUI: .swiftUI
    }
  }
}

/// What counts as a tap.
package enum TapLimitsName: String, CaseIterable {
  case pointer, touch

  var limits: TapLimits {
    switch self {
    case .pointer: .pointer
    case .touch: .touch
    }
  }
}

extension ScenarioDecoder {
  /// What a node has to do with touches.
  mutating func interaction(
    _ fields: DocumentObject<NodeField>, in scope: ExpressionScope
  ) throws(DocumentProblem) -> ScenarioInteraction {
    var interaction = ScenarioInteraction()
    if let frame = fields[.frame] { interaction.frame = try self.frame(frame, in: scope) }
    if let shape = fields[.contentShape] {
      guard fields[.frame] != nil else { throw shape.problem("a “contentShape” needs a “frame” to lie in") }
      interaction.shape = try self.shape(shape)
    }
    interaction.allowsHitTesting = try fields[.allowsHitTesting].map { (node) throws(DocumentProblem) in
      try condition(node, in: scope)
    }
    interaction.spaceName = try fields[.coordinateSpace]?.name()
    if let gestures = fields[.gestures] {
      guard fields[.frame] != nil || fields[.children] != nil else {
        throw gestures.problem(
          "a node with gestures needs a “frame”, or children with one, for touches to hit")
      }
      interaction.gestures = try attachments(gestures, in: scope)
    }
    return interaction
  }

  /// How gestures are recognised.
  mutating func decodeRecognition(_ fields: DocumentObject<ScenarioField>) throws(DocumentProblem) {
    if let sampling = fields[.velocitySampling] {
      scenario.velocitySampling = try sampling.choice(of: VelocitySamplingName.self).sampling
    }
    if let limits = fields[.tapLimits] {
      scenario.tapLimits = try limits.choice(of: TapLimitsName.self).limits
    }
  }

  private func frame(
    _ node: DocumentNode, in scope: ExpressionScope
  ) throws(DocumentProblem) -> ScenarioInteraction.Frame {
    let fields: DocumentObject<FrameField> = try node.object("an object of x, y, width and height")
    func number(_ field: FrameField) throws(DocumentProblem) -> ScenarioExpression {
      let node = try fields.required(field)
      let number = try expression(node, of: .number, in: scope)
      if case .constant(.number(let side)) = number, side < 0, field == .width || field == .height {
        throw node.problem("a side of a frame can't be negative")
      }
      return number
    }
    return ScenarioInteraction.Frame(
      x: try number(.x), y: try number(.y), width: try number(.width), height: try number(.height))
  }

  private func shape(_ node: DocumentNode) throws(DocumentProblem) -> ScenarioInteraction.Shape {
    if case .string = node.literal.kind { return try node.choice(of: ShapeName.self).shape }
    let fields: DocumentObject<ShapeField> = try node.object("a shape")
    if let radius = fields[.cornerRadius] {
      try fields.refuse([.x, .y, .width, .height], beside: .cornerRadius)
      return .roundedRectangle(cornerRadius: try radius.number(in: .length))
    }
    return .rect(
      Rect(
        x: try fields.required(.x).number(), y: try fields.required(.y).number(),
        width: try fields.required(.width).number(in: .length),
        height: try fields.required(.height).number(in: .length)))
  }
}
