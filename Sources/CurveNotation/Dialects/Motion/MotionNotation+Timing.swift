// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension MotionNotation {
  /// The smallest damping ratio that a bounce makes.
  private static let leastRatio = 0.05

  /// A spring by its visual duration.
  static func visual(
    _ fields: LiteralFields, defaultBounce: Double, in reading: inout LiteralReading
  ) throws(NotationError) -> SpringParameters {
    let duration = try fields.number(
      "visualDuration", default: 0.3, in: reading, allowed: "a number of seconds above 0"
    ) { $0 > 0 }
    warnOfMilliseconds(duration, fields, "visualDuration", in: &reading)
    if fields["bounce"] == nil, defaultBounce == 0 {
      reading.warn("bounce is not given and counts as 0", fields.range(of: "visualDuration"))
    }
    let (ratio, scale) = try dampingRatio(fields, default: defaultBounce, in: &reading)
    return try fields.spring(
      .responseDampingRatio(response: 1.2 * duration / scale, dampingRatio: ratio),
      names: [.response: "visualDuration", .dampingRatio: "bounce"], in: reading)
  }

  /// A spring by the duration of its envelope.
  static func timed(
    _ fields: LiteralFields, in reading: inout LiteralReading
  ) throws(NotationError) -> SpringParameters {
    let given = try fields.number(
      "duration", default: 0.8, in: reading, allowed: "a number of seconds above 0"
    ) { $0 > 0 }
    let duration = min(max(given, 0.01), 10)
    if duration != given {
      reading.warn(
        "duration counts as \(NumberText.text(of: duration)): it is in seconds, from 0.01 to 10",
        fields.range(of: "duration"))
    }
    let (ratio, scale) = try dampingRatio(fields, default: 0.3, in: &reading)
    let spring = Spring(envelopeDuration: duration, dampingRatio: min(ratio, 1))
    return try fields.spring(
      .responseDampingRatio(response: spring.response / scale, dampingRatio: ratio),
      names: [.response: "duration", .dampingRatio: "bounce"], in: reading)
  }

  /// The damping ratio that a bounce makes, and how many times as fast the spring is for it.
  private static func dampingRatio(
    _ fields: LiteralFields, default fallback: Double, in reading: inout LiteralReading
  ) throws(NotationError) -> (ratio: Double, scale: Double) {
    let bounce = try fields.number("bounce", default: fallback, in: reading)
    let range = fields.range(of: "bounce")
    if bounce >= 0 {
      let ratio = max(1 - bounce, leastRatio)
      if ratio != 1 - bounce { reading.warn("bounce counts as 0.95, the most", range) }
      return (ratio, 1)
    }
    let share = max(1 + bounce, leastRatio)
    reading.warn(
      share == 1 + bounce
        ? "a bounce below 0 is over-damped in newer versions of Motion, and counts as 0 in older ones"
        : "bounce counts as -0.95, the least", range)
    let ratio = 1 / share
    return (ratio, ratio + (ratio * ratio - 1).squareRoot())
  }

  private static func warnOfMilliseconds(
    _ duration: Double, _ fields: LiteralFields, _ name: String, in reading: inout LiteralReading
  ) {
    guard duration >= 50 else { return }
    reading.warn(
      "\(name) is in seconds; as milliseconds it would be \(NumberText.text(of: duration / 1000))",
      fields.range(of: name))
  }

  // MARK: Tweens

  /// The easings that have a name and are one curve.
  static let eases: [(name: String, curve: UnitCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("circIn", .circularEaseIn), ("circOut", .circularEaseOut), ("circInOut", .circularEaseInOut),
    ("backIn", UnitCurve(0.31, 0.01, 0.67, -0.53)), ("backOut", UnitCurve(0.33, 1.53, 0.69, 0.99)),
  ]

  /// A curve over a duration.
  static func tween(
    _ fields: LiteralFields, _ modifiers: [CurveModifier], in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    let duration = try fields.number(
      "duration", default: 0.3, in: reading, allowed: "a number of seconds above 0"
    ) { $0 > 0 }
    warnOfMilliseconds(duration, fields, "duration", in: &reading)
    var curve = UnitCurve.easeInOut
    if let field = fields["ease"] {
      curve = try ease(field.value, in: reading)
    } else {
      reading.warn("ease is not given; easeInOut is Motion's default for most values", fields.range)
    }
    return reading.expression(curve, duration: duration, modifiers: modifiers)
  }

  /// The curve that a list of four numbers, a name or a call of `cubicBezier` is.
  static func ease(_ literal: ObjectLiteral, in reading: LiteralReading) throws(NotationError) -> UnitCurve {
    switch literal.kind {
    case .array(let elements): return try reading.bezier(elements, of: "an ease", literal.range)
    case .call(let call) where call.name == "cubicBezier":
      return try reading.bezier(literal.elements, of: "cubicBezier", literal.range)
    case .string(let word), .name(let word):
      if let found = eases.first(where: { $0.name == word }) { return found.curve }
      if ["backInOut", "anticipate"].contains(word) {
        throw reading.error(
          "“\(word)” is not a single cubic bezier, and can't be read; backIn and backOut can", literal.range)
      }
      let names = eases.map(\.name)
      throw reading.error(
        "“\(word.prefix(40))” is no ease; known are \(names.joined(separator: ", "))", literal.range,
        suggestion: NearestName.suggestion(for: word, among: names))
    default:
      throw reading.refusal(
        of: literal,
        expected: "a transition such as { type: \"spring\", stiffness: 100, damping: 10 } or an ease")
    }
  }
}
