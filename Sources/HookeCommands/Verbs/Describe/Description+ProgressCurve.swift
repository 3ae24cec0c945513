// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

// Curves as CSS has them: in steps, and in straight pieces.

extension Description {
  /// A curve in steps.
  init(of motion: ProgressMotion<StepCurve>, isTimed: Bool, expression: String) {
    let curve = motion.curve
    self.init(
      expression: expression,
      headline: "A curve in steps, " + (isTimed ? "with a duration" : "without a duration"),
      groups: [
        Group(
          topic: .shape,
          properties: [
            Property("kind", .string("steps"), "kind", "it stands still between its steps"),
            Property("stepCount", .number(Double(curve.count)), "steps", "of equal length"),
            Property("jumps", .string(curve.jumps.name), "jumps", curve.jumps.remark),
            Property("riseCount", .number(curve.riseCount), "rises", "of equal height"),
            Description.range(curve.valueRange),
          ]),
        Description.travel(of: motion, isTimed: isTimed),
      ])
  }

  /// A curve of straight pieces.
  init(
    of motion: ProgressMotion<LinearCurve>, isTimed: Bool, questions: Questions, expression: String
  ) {
    let curve = motion.curve
    let points = curve.points.map { point -> JSONValue in
      ["progress": .number(point.x), "value": .number(point.y)]
    }
    var shape = [
      Property("kind", .string("pieces"), "kind", "straight pieces between points"),
      Property("points", .array(points)),
      Property("pointCount", .number(Double(points.count)), "points"),
    ]
    for (index, point) in curve.points.prefix(Questions.mostRows).enumerated() {
      shape.append(
        Property(
          shown: .number(point.y), "point \(index + 1)", at: Property.Place(position: point.x, unit: "")))
    }
    shape += [
      Description.range(curve.valueRange),
      Property("startSlope", .number(curve.velocity(at: 0)), "slope at the start"),
      Property("endSlope", .number(curve.velocity(at: 1)), "slope at the end"),
    ]
    self.init(
      expression: expression,
      headline: "A curve of straight pieces, " + (isTimed ? "with a duration" : "without a duration"),
      groups: [
        Group(topic: .shape, properties: shape), Description.travel(of: motion, isTimed: isTimed),
        questions.group(for: .pieces(motion, isTimed: isTimed)),
      ])
  }

  private static func range(_ range: ClosedRange<Double>) -> Property {
    let (least, most) = (NumberText.text(of: range.lowerBound), NumberText.text(of: range.upperBound))
    return Property(
      "valueRange", ["minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)],
      "value range", shown: "\(least) to \(most)")
  }

  private static func travel<Curve>(of motion: ProgressMotion<Curve>, isTimed: Bool) -> Group {
    var properties = [
      Property("from", .number(motion.from), "from", unit: "units"),
      Property("to", .number(motion.to), "to", unit: "units"),
    ]
    if isTimed {
      properties.insert(Property("duration", .number(motion.duration), "duration", unit: "s"), at: 0)
      properties.append(Property("settlingDuration", .number(motion.settlingDuration(epsilon: 0))))
    }
    return Group(topic: .motion, properties: properties)
  }
}

extension StepCurve.Jumps {
  fileprivate var name: String {
    switch self {
    case .start: "jump-start"
    case .end: "jump-end"
    case .none: "jump-none"
    case .both: "jump-both"
    }
  }

  fileprivate var remark: String {
    switch self {
    case .start: "at the start too, not at the end"
    case .end: "at the end too, not at the start"
    case .none: "not at the ends"
    case .both: "at both ends too"
    }
  }
}
