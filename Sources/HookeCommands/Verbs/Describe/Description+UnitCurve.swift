// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation

extension Description {
  /// A timing curve, with its duration where it has one.
  init(of motion: CurveMotion, duration: Double?, questions: Questions, expression: String) {
    let curve = motion.curve
    let range = curve.valueRange
    let text = { (number: Double) in NumberText.text(of: number) }
    var shape = [Property("kind", .string(curve.kind.name), "kind", curve.kind.remark)]
    if case .bezier(let bezier) = curve.kind {
      shape.append(
        Property(
          "controlPoints",
          [
            ["x": .number(bezier.x1), "y": .number(bezier.y1)],
            ["x": .number(bezier.x2), "y": .number(bezier.y2)],
          ],
          "control points",
          shown: "(\(text(bezier.x1)), \(text(bezier.y1)))  (\(text(bezier.x2)), \(text(bezier.y2)))"))
    }
    shape += [
      Property(
        "valueRange", ["minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)],
        "value range", shown: "\(text(range.lowerBound)) to \(text(range.upperBound))",
        Description.rangeRemark(range)),
      Property("startSlope", .number(curve.velocity(at: 0)), "slope at the start"),
      Property("endSlope", .number(curve.velocity(at: 1)), "slope at the end"),
    ]
    var travel = [
      Property("from", .number(motion.from), "from", unit: "units"),
      Property("to", .number(motion.to), "to", unit: "units"),
    ]
    if let duration {
      travel.insert(Property("duration", .number(duration), "duration", unit: "s"), at: 0)
      travel += [
        Property(
          "initialVelocity", .number(motion.velocity(at: 0)), "initial velocity", unit: "units/s"),
        Property("settlingDuration", .number(motion.settlingDuration(epsilon: 0))),
      ]
    }
    let asked: MotionKind = duration == nil ? .untimed(motion) : .timed(motion)
    self.init(
      expression: expression,
      headline: duration == nil
        ? "A timing curve without a duration: progress in, progress out"
        : "A timing curve with a duration",
      groups: [
        Group(topic: .shape, properties: shape), Group(topic: .motion, properties: travel),
        Description.turns(of: motion, isTimed: duration != nil), questions.group(for: asked),
      ])
  }

  private static func turns(of motion: CurveMotion, isTimed: Bool) -> Group {
    let turns = motion.curve.extrema.map { turn in
      let time = turn.time * motion.duration
      return Extremum(time: time, value: motion.value(at: time))
    }
    let position = isTimed ? "time" : "progress"
    let list = turns.map { turn in
      JSONValue.object([.init(position, .number(turn.time)), .init("value", .number(turn.value))])
    }
    var properties = [Property("extrema", .array(list))]
    for (index, turn) in turns.enumerated() {
      properties.append(
        Property(
          shown: .number(turn.value), "turn \(index + 1)", unit: "units",
          at: Property.Place(position: turn.time, unit: isTimed ? "s" : "")))
    }
    return Group(topic: .turns, properties: properties)
  }

  private static func rangeRemark(_ range: ClosedRange<Double>) -> String {
    switch (range.lowerBound < 0, range.upperBound > 1) {
    case (false, false): "it stays between its ends"
    case (true, false): "it draws back before it moves"
    case (false, true): "it goes past its end"
    case (true, true): "it draws back first and goes past its end"
    }
  }
}

extension UnitCurve.Kind {
  fileprivate var name: String {
    switch self {
    case .linear: "linear"
    case .bezier: "bezier"
    case .circularEaseIn: "circularEaseIn"
    case .circularEaseOut: "circularEaseOut"
    case .circularEaseInOut: "circularEaseInOut"
    case .circularEaseInOutInverse: "circularEaseInOutInverse"
    }
  }

  fileprivate var remark: String {
    switch self {
    case .linear: "the diagonal"
    case .bezier: "cubic, from (0, 0) to (1, 1)"
    case .circularEaseIn: "a quarter circle that starts flat"
    case .circularEaseOut: "a quarter circle that ends flat"
    case .circularEaseInOut: "two quarter circles, flat at both ends"
    case .circularEaseInOutInverse: "two quarter circles, steep at both ends"
    }
  }
}
