// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension ReactSpringNotation {
  static func write(
    _ expression: CurveExpression, options: WritingOptions
  ) throws(WritingRefusal) -> Writing {
    var writer = LiteralWriter(expression, options, for: Self.self)
    try writer.requireNoModifiers()
    switch writer.curve {
    case .spring(let parameters, let velocity):
      let numbers = SpringNumbers(parameters, velocity: velocity)
      var members = [
        "tension: \(writer.number(numbers.stiffness))", "friction: \(writer.number(numbers.damping))",
      ]
      if numbers.mass != 1 { members.insert("mass: \(writer.number(numbers.mass))", at: 0) }
      if let travel = try writer.travel(for: numbers, unit: "value units per millisecond") {
        members.append("velocity: \(writer.shifted(numbers.velocity * travel, by: -3))")
        writer.comment("velocity is in value units per millisecond")
      }
      if let preset = presets.first(where: {
        $0.tension == numbers.stiffness && $0.friction == numbers.damping && numbers.mass == 1
          && numbers.velocity == 0
      }) {
        writer.comment("the same as config.\(preset.name)")
      }
      return Writing("{ \(members.joined(separator: ", ")) }", comments: writer.comments)
    case .timedCurve(let curve, let duration):
      guard curve.kind == .linear else {
        throw writer.springsOnlyRefusal(
          "takes the easing of a duration as a function, and has no notation for a cubic bezier")
      }
      return Writing("{ duration: \(writer.milliseconds(duration)) }", comments: writer.comments)
    case .unitCurve:
      throw writer.springsOnlyRefusal(
        "has easings as functions only, and no notation for a curve without a duration")
    case .stepCurve, .linearCurve, .keyframes:
      throw writer.springsOnlyRefusal("has no notation for steps or straight pieces")
    }
  }
}
