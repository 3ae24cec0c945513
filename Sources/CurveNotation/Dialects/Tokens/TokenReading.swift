// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The values of design tokens that say how something moves.
struct TokenReading {
  /// A spring token's parts.
  struct SpringToken {
    /// The spring by mass, stiffness and damping, or by duration and bounce where those are not given.
    let parameters: SpringParameters
    /// The spring by duration and bounce, where both sets of parameters are given.
    let other: SpringParameters?
    let velocity: Double?
    /// The curve that stands in for the spring, and where it stands.
    let fallback: (curve: CurveExpression.Curve, range: Range<Int>)?
    /// How far the fallback may be from the spring, as a fraction of the way.
    let tolerance: Double

    /// By how much the values of both sets of parameters differ, as a fraction of the way; nil where it is within the
    /// tolerance.
    var disagreement: String? {
      guard let other else { return nil }
      let loss = ConversionLoss(
        from: CurveExpression(.spring(other, initialVelocity: velocity)),
        to: CurveExpression(.spring(parameters, initialVelocity: velocity)))
      return TokenFile.distance(loss, beyond: tolerance)
    }
  }

  let tree: TokenTree
  let reading: LiteralReading
  /// Whether what the format requires has to be there: durations as objects, and a transition's delay.
  var isStrict = false

  /// What a value of a type means as a curve.
  func curve(
    _ literal: ObjectLiteral, type: String
  ) throws(NotationError) -> CurveExpression {
    switch type {
    case "cubicBezier": return reading.expression(try bezier(literal), duration: nil)
    case "transition": return try transition(literal)
    case "spring":
      let token = try spring(literal)
      var reading = reading
      if let words = token.disagreement {
        reading.warn(
          "duration and bounce describe another spring than mass, stiffness and damping, which are read: the values "
            + "differ by up to \(words) of the way", literal.headRange)
      }
      return reading.expression(token.parameters, velocity: token.velocity)
    case "duration":
      throw reading.error("a duration alone is no curve; a transition has both", literal.headRange)
    default:
      throw reading.error(
        "a token of type “\(type.prefix(40))” is no curve; known are cubicBezier, transition and spring",
        literal.headRange)
    }
  }

  /// Four numbers.
  func bezier(_ literal: ObjectLiteral) throws(NotationError) -> UnitCurve {
    let value = try tree.resolved(literal, in: reading).value
    guard case .array(let elements) = value.kind else {
      throw reading.refusal(of: value, expected: "a list of four numbers, [x1, y1, x2, y2],")
    }
    var numbers: [ObjectLiteral] = []
    for element in elements { numbers.append(try tree.resolved(element, in: reading).value) }
    return try reading.bezier(numbers, of: "a cubicBezier", value.headRange)
  }

  /// Seconds, of `{"value": 200, "unit": "ms"}` or of the older text `200ms`.
  func duration(
    _ literal: ObjectLiteral, _ name: String, above least: Bool
  ) throws(NotationError) -> Double {
    let value = try tree.resolved(literal, in: reading).value
    let allowed = least ? "above 0" : "0 or more"
    let fits: (Double) -> Bool = { least ? $0 > 0 : $0 >= 0 }
    switch value.kind {
    case .object(let members):
      let fields = try LiteralFields(
        members, of: "a duration", value.range, known: ["value", "unit"], in: reading)
      guard let unit = fields["unit"], let number = fields["value"] else {
        throw reading.error("a duration needs a value and a unit", value.headRange)
      }
      switch unit.value.kind {
      case .string("ms"):
        return try reading.seconds(ofMilliseconds: number.value, name, allowed: allowed, where: fits)
      case .string("s"): return try reading.number(number.value, name, allowed: allowed, where: fits)
      default: throw reading.error("the unit must be \"ms\" or \"s\"", unit.value.headRange)
      }
    case .string(let text):
      if isStrict, text.hasSuffix("s"), NumberText.number(text.dropLast(text.hasSuffix("ms") ? 2 : 1)) != nil
      {
        throw reading.error(
          "a duration is an object with a value and a unit; a text is an older form", value.range,
          suggestion: "{\"value\": \(text.dropLast(text.hasSuffix("ms") ? 2 : 1)), \"unit\": "
            + "\"\(text.hasSuffix("ms") ? "ms" : "s")\"}")
      }
      let isMilliseconds = text.hasSuffix("ms")
      let digits = text.dropLast(isMilliseconds ? 2 : 1)
      guard text.hasSuffix("s"), let number = NumberText.number(digits), fits(number) else { break }
      return isMilliseconds ? number / 1000 : number
    case .number:
      throw reading.error(
        "a duration needs its unit", value.range,
        suggestion: "{\"value\": \(reading.excerpt(value.range)), \"unit\": \"ms\"}")
    default: break
    }
    throw reading.error(
      "\(name) must be a duration \(allowed), such as {\"value\": 200, \"unit\": \"ms\"}", value.headRange)
  }

  private func transition(_ literal: ObjectLiteral) throws(NotationError) -> CurveExpression {
    let value = try tree.resolved(literal, in: reading).value
    guard case .object(let members) = value.kind else {
      throw reading.refusal(of: value, expected: "a transition with duration, delay and timingFunction")
    }
    let fields = try LiteralFields(
      members, of: "a transition", value.range, known: ["duration", "delay", "timingFunction"],
      hints: ["easing": "a transition calls its curve timingFunction"], in: reading)
    guard let time = fields["duration"], let function = fields["timingFunction"] else {
      let missing = fields["duration"] == nil ? "duration" : "timingFunction"
      throw reading.error("\(missing) is missing in the transition", value.headRange)
    }
    var delay = 0.0
    if isStrict, fields["delay"] == nil {
      throw reading.error(
        "delay is missing in the transition; the format wants it, 0 too", value.headRange,
        suggestion: "\"delay\": {\"value\": 0, \"unit\": \"ms\"}")
    }
    if let field = fields["delay"] { delay = try duration(field.value, "delay", above: false) }
    return reading.expression(
      try bezier(function.value), duration: try duration(time.value, "duration", above: true),
      modifiers: delay == 0 ? [] : [.delay(delay)])
  }

  // MARK: Springs

  private static let known = [
    "duration", "bounce", "mass", "stiffness", "damping", "initialVelocity", "tolerance", "fallback",
  ]

  func spring(_ literal: ObjectLiteral) throws(NotationError) -> SpringToken {
    let value = try tree.resolved(literal, in: reading).value
    guard case .object(let members) = value.kind else {
      throw reading.refusal(
        of: value, expected: "a spring with duration and bounce, or stiffness and damping")
    }
    let fields = try LiteralFields(
      members, of: "a spring token", value.range, known: Self.known,
      hints: ["dampingRatio": "a spring token has bounce, 1 − dampingRatio, and the coefficient damping"],
      in: reading)
    let perceived = try perceivedSpring(fields)
    let physical = try physicalSpring(fields)
    guard let parameters = physical ?? perceived else {
      throw reading.error("a spring needs duration and bounce, or stiffness and damping", value.headRange)
    }
    let tolerance = try fields.number(
      "tolerance", default: 0.001, in: reading, allowed: "above 0 and below 1"
    ) { $0 > 0 && $0 < 1 }
    let velocity = try fields.number("initialVelocity", default: 0, in: reading)
    var fallback: (CurveExpression.Curve, Range<Int>)?
    if let field = fields["fallback"] { fallback = (try self.fallback(field.value), field.value.headRange) }
    return SpringToken(
      parameters: parameters, other: physical == nil ? nil : perceived,
      velocity: velocity == 0 ? nil : velocity, fallback: fallback, tolerance: tolerance)
  }

  private func perceivedSpring(_ fields: LiteralFields) throws(NotationError) -> SpringParameters? {
    guard let field = fields["duration"] ?? fields["bounce"] else { return nil }
    guard let time = fields["duration"] else {
      throw reading.error("duration is missing beside bounce", field.nameRange)
    }
    return try fields.spring(
      .durationBounce(
        duration: try duration(time.value, "duration", above: true),
        bounce: try fields.number("bounce", default: 0, in: reading)), in: reading)
  }

  private func physicalSpring(_ fields: LiteralFields) throws(NotationError) -> SpringParameters? {
    guard let field = fields["stiffness"] ?? fields["damping"] ?? fields["mass"] else { return nil }
    for name in ["stiffness", "damping"] where fields[name] == nil {
      throw reading.error("\(name) is missing beside \(reading.excerpt(field.nameRange))", field.nameRange)
    }
    return try fields.physicalSpring(
      stiffness: "stiffness", damping: "damping", defaults: (100, 10), in: reading)
  }

  /// The curve of a CSS text such as `818ms linear(0, 1)`, or of a transition.
  private func fallback(_ literal: ObjectLiteral) throws(NotationError) -> CurveExpression.Curve {
    guard case .string(let text) = literal.kind, !text.hasPrefix("{") else {
      return try transition(literal).curve
    }
    do throws(NotationError) {
      let found = try CSSNotation.read(text)
      guard case .unitCurve = found.curve else { return found.curve }
      throw NotationError(message: "it has no duration", text: text, range: 0..<text.utf8.count)
    } catch {
      throw reading.error(
        "the fallback must be a duration and an easing as CSS has them, but \(error.message)", literal.range)
    }
  }
}
