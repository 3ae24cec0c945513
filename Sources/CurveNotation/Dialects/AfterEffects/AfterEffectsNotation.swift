// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// Two keyframes of After Effects with their temporal eases, as its scripts write them.
///
///     { from: 0, to: 300, duration: 0.5, out: new KeyframeEase(0, 33.33), in: new KeyframeEase(120, 75) }
///
/// `KeyframeEase(speed, influence)`: the speed is in value units per second, the influence in percent of the time
/// between the keyframes, 0.1 to 100. With the average speed `a = (to − from)/duration` the timing curve is
///
///     x1 = influenceOut/100        y1 = (speedOut/a)·x1
///     x2 = 1 − influenceIn/100     y2 = 1 − (speedIn/a)·(1 − x2)
///
/// so that a speed is the velocity of the curve at its end. An influence of 0, which cubic beziers may have, is none
/// here; 0.1 is written for it, with the speed that the curve has there. The speeds need the travel and the
/// duration.
///
/// Source: the After Effects scripting guide, `KeyframeEase`, and its page on speed between keyframes.
enum AfterEffectsNotation: DialectNotation {
  static let dialect = Dialect.afterEffects
  static let title = "After Effects"

  /// The smallest influence, as a share.
  static let leastShare = 0.001

  static func looksLike(_ text: String) -> Bool {
    DialectSigns.contains(text, anyOf: ["KeyframeEase", "influence"])
  }

  static func read(_ text: String) throws(NotationError) -> CurveExpression {
    let reading = LiteralReading(text)
    let literal = try reading.literal()
    guard case .object(let members) = literal.kind else {
      throw reading.refusal(
        of: literal,
        expected: "{ from: …, to: …, duration: …, out: new KeyframeEase(…), in: new KeyframeEase(…) }")
    }
    let fields = try LiteralFields(
      members, of: "two keyframes", literal.range, known: ["from", "to", "duration", "out", "in"], in: reading
    )
    let from = try fields.number("from", in: reading)
    let to = try fields.number("to", in: reading)
    guard to - from != 0, (to - from).isFinite else {
      throw reading.error("from and to must be apart, so that there is a way to go", fields.range(of: "to"))
    }
    let duration = try fields.number("duration", in: reading)
    guard duration > 0 else {
      throw reading.error("duration must be a number of seconds above 0", fields.range(of: "duration"))
    }
    let average = (to - from) / duration
    let out = try ease("out", of: fields, in: reading)
    let entry = try ease("in", of: fields, in: reading)
    let curve = UnitCurve(
      out.share, out.speed / average * out.share, 1 - entry.share, 1 - entry.speed / average * entry.share)
    return reading.expression(curve, duration: duration)
  }

  private static func ease(
    _ name: String, of fields: LiteralFields, in reading: LiteralReading
  ) throws(NotationError) -> (speed: Double, share: Double) {
    guard let field = fields[name] else {
      throw reading.error("“\(name)” is missing: new KeyframeEase(speed, influence)", fields.range)
    }
    let inner: LiteralFields
    let known = ["speed", "influence"]
    switch field.value.kind {
    case .call(let call) where call.name == "KeyframeEase":
      inner = try LiteralFields(
        call.arguments, of: "KeyframeEase", field.value.range, known: known, positional: 2, in: reading)
    case .object(let members):
      inner = try LiteralFields(members, of: "an ease", field.value.range, known: known, in: reading)
    default: throw reading.refusal(of: field.value, expected: "new KeyframeEase(speed, influence)")
    }
    let speed = try inner.number("speed", in: reading)
    let influence = try inner.number("influence", in: reading)
    guard (0.1...100).contains(influence) else {
      let isShare = influence > 0 && influence < 0.1
      throw reading.error(
        "influence must be a percentage between 0.1 and 100, but is \(NumberText.text(of: influence))",
        inner.range(of: "influence"), suggestion: isShare ? NumberText.text(of: influence * 100) : nil)
    }
    return (speed, influence / 100)
  }

  // MARK: Writing

  static func write(
    _ expression: CurveExpression, options: WritingOptions
  ) throws(WritingRefusal) -> Writing {
    var writer = LiteralWriter(expression, options, for: Self.self)
    try writer.requireNoModifiers()
    guard case .timedCurve(let curve, let duration) = writer.curve else {
      if case .unitCurve = writer.curve {
        throw writer.refusal("has speeds per second, and so needs the curve's duration")
      }
      throw writer.refusal(
        "has cubic pieces between keyframes and no springs; Lottie keyframes hold as many pieces as it takes",
        approximations: [.timingCurve])
    }
    guard let points = writer.coordinates(of: curve) else { throw writer.curveRefusal }
    let start = handle(points[0], points[1], slope: curve.velocity(at: 0))
    let end = handle(1 - points[2], 1 - points[3], slope: curve.velocity(at: 1))
    if start.share != points[0] || end.share != 1 - points[2] {
      writer.comment("an influence is at least 0.1 %, which moves a handle that stands at its keyframe")
    }
    let isStill = start.slope == 0 && end.slope == 0
    guard let travel = options.travel ?? (isStill ? 1 : nil), travel != 0 else {
      throw writer.refusal("has speeds in value units per second, and so needs the travel")
    }
    let average = travel / duration
    let eases = [start, end].map { handle in
      "new KeyframeEase(\(writer.number(handle.slope * average)), \(writer.number(handle.share * 100)))"
    }
    return Writing(
      "{ from: 0, to: \(writer.number(travel)), duration: \(writer.number(duration)), out: \(eases[0]), "
        + "in: \(eases[1]) }", comments: writer.comments)
  }

  /// A handle's share of the time and its slope, from how far it stands from its keyframe.
  private static func handle(_ x: Double, _ y: Double, slope: Double) -> (share: Double, slope: Double) {
    if x >= leastShare { return (x, y / x) }
    if slope.isFinite { return (leastShare, slope) }
    return (leastShare, y / leastShare)
  }
}
