// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// react-spring's configurations, in JavaScript or JSON.
///
///     { tension: 170, friction: 26 }
///     { mass: 2, tension: 280, friction: 60, velocity: 0.005 }
///     { frequency: 0.5, damping: 0.7 }
///     config.wobbly
///     { duration: 250 }
///
/// - `tension` is the stiffness and `friction` the damping coefficient: `mass·x″ + friction·x′ + tension·x = 0` in
///   seconds. Defaults: tension 170, friction 26, mass 1.
/// - `frequency` is the period of the undamped spring in seconds (the response), at least 0.01, and `damping` the
///   damping ratio beside it, 1 where it is not given: `tension = (2π/frequency)²·mass`,
///   `friction = 4π·damping·mass/frequency`. Where both pairs are given these win. `damping` without `frequency`
///   does nothing.
/// - `velocity` is in value units per *millisecond*, and turned towards larger values. It needs the
///   travel, and is taken for a travel of 1 without it.
/// - `duration` is in milliseconds; its easing is a function, of which `linear`, the default, and those of `easings` that
///   are powers up to the third, go back or bounce are understood.
/// - `clamp` and `bounce` change the motion at the target; `precision` and `restVelocity` say when it ends.
///
/// Source: the files `AnimationConfig.ts` and `constants.ts` of react-spring's package `core`, and its page on
/// configs.
enum ReactSpringNotation: DialectNotation {
  static let dialect = Dialect.reactSpring
  static let title = "react-spring"

  /// Yes: per millisecond in the text, per second in what is read.
  static let hasAbsoluteVelocity = true

  /// The configurations that have a name.
  static let presets: [(name: String, tension: Double, friction: Double)] = [
    ("default", 170, 26), ("gentle", 120, 14), ("wobbly", 180, 12), ("stiff", 210, 20), ("slow", 280, 60),
    ("molasses", 280, 120),
  ]

  private static let known = [
    "tension", "friction", "mass", "velocity", "clamp", "precision", "restVelocity", "bounce", "frequency",
    "damping", "duration", "easing", "progress", "decay", "round",
  ]

  static func looksLike(_ text: String) -> Bool {
    DialectSigns.contains(text, anyOf: ["tension", "friction", "config.", "frequency"])
      && !OrigamiNotation.looksLike(text)
  }

  static func read(_ text: String) throws(NotationError) -> CurveExpression {
    var reading = LiteralReading(text)
    var literal = try reading.literal()
    // The object may stand in one that has it as its config.
    if case .object(let members) = literal.kind, members.count == 1, members[0].name == "config" {
      literal = members[0].value
    }
    // `useSpring({ to: { x: 100 }, config: { tension: 170, friction: 26 } })`
    if case .call = literal.kind, let found = literal.part(named: "config") { literal = found }
    switch literal.kind {
    case .name(let word): return try preset(word, literal.range, in: reading)
    case .object(let members):
      let fields = try LiteralFields(
        members, of: "a react-spring config", literal.range, known: known,
        hints: [
          "stiffness": "react-spring calls the stiffness tension",
          "dampingRatio": "react-spring has a damping ratio as damping beside frequency",
          "response": "react-spring calls the response frequency, and means its period in seconds",
        ], in: reading)
      return try read(fields, in: &reading)
    default: throw reading.refusal(of: literal, expected: "a config such as { tension: 170, friction: 26 }")
    }
  }

  private static func preset(
    _ word: String, _ range: Range<Int>, in reading: LiteralReading
  ) throws(NotationError) -> CurveExpression {
    guard let preset = presets.first(where: { $0.name == word.lastName }) else {
      let names = presets.map { "config.\($0.name)" }
      throw reading.error(
        "“\(word.prefix(40))” is no preset of react-spring; known are \(names.joined(separator: ", "))",
        range,
        suggestion: NearestName.suggestion(for: word, among: names))
    }
    return reading.expression(
      .massStiffnessDamping(
        mass: 1, stiffness: preset.tension, damping: preset.friction, allowOverDamping: true))
  }

  private static func read(
    _ fields: LiteralFields, in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    if let decay = fields["decay"], decay.value.kind != .bool(false) {
      throw reading.error("decay makes a motion without a target, which is no spring", decay.nameRange)
    }
    let isSpring = ["tension", "friction", "frequency", "damping", "mass"].contains { fields[$0] != nil }
    if let duration = fields["duration"] {
      guard isSpring else {
        return try timed(fields, duration.value, in: &reading)
      }
      reading.warn("duration is ignored beside the numbers of a spring", duration.nameRange)
    }
    let parameters = try spring(fields, in: &reading)
    warnOfLimits(parameters, fields, in: &reading)
    guard let field = fields["velocity"] else { return reading.expression(parameters) }
    if case .array = field.value.kind {
      throw reading.error("one velocity is read, not a list", field.value.headRange)
    }
    let velocity = try reading.number(field.value, "velocity") * 1000
    guard velocity.isFinite else { throw reading.error("velocity is too large", field.value.range) }
    guard velocity != 0 else { return reading.expression(parameters) }
    reading.warn(
      "velocity is in value units per millisecond, \(NumberText.text(of: velocity)) per second; without a "
        + "travel it is taken for one of 1", field.value.range, concernsTravel: true)
    return reading.expression(parameters, velocity: velocity)
  }

  private static func spring(
    _ fields: LiteralFields, in reading: inout LiteralReading
  ) throws(NotationError) -> SpringParameters {
    if let frequency = fields["frequency"] {
      for name in ["tension", "friction"] {
        guard let field = fields[name] else { continue }
        reading.warn("\(name) is ignored beside frequency", field.nameRange)
      }
      var response = try reading.number(frequency.value, "frequency")
      if response < 0.01 {
        reading.warn("frequency counts as 0.01 seconds, the least", frequency.value.range)
        response = 0.01
      }
      let ratio = try fields.number("damping", default: 1, in: reading)
      if let damping = fields["damping"], ratio < 0 {
        reading.warn("damping below 0 counts as 0", damping.value.range)
      }
      // The mass scales tension and friction with it, and changes nothing.
      let parameters = try fields.spring(
        .responseDampingRatio(response: response, dampingRatio: max(0, ratio)),
        names: [.response: "frequency", .dampingRatio: "damping"], in: reading)
      reading.warnOfOverdamping(parameters, "damping", fields.range(of: "damping"))
      return parameters
    }
    if let damping = fields["damping"] {
      reading.warn(
        "damping is a ratio and does nothing without frequency; the coefficient is called friction",
        damping.nameRange)
    }
    let parameters = try fields.physicalSpring(
      stiffness: "tension", damping: "friction", defaults: (170, 26), in: reading)
    reading.warnOfOverdamping(parameters, "friction", fields.range(of: "friction"))
    return parameters
  }

  /// Warns of what happens at the target, which no spring says.
  private static func warnOfLimits(
    _ parameters: SpringParameters, _ fields: LiteralFields, in reading: inout LiteralReading
  ) {
    guard Spring(parameters).dampingRatio < 1 else { return }
    if let clamp = fields["clamp"], clamp.value.kind == .bool(true) {
      reading.warn("clamp ends the motion at the target; what is read overshoots", clamp.nameRange)
    }
    if let bounce = fields["bounce"], bounce.value.kind != .number(0) {
      reading.warn("bounce throws the motion back at the target; what is read overshoots", bounce.nameRange)
    }
  }

  private static func timed(
    _ fields: LiteralFields, _ duration: ObjectLiteral, in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    var easing = NamedEasing.curve(.linear)
    if let field = fields["easing"] {
      guard case .name(let word) = field.value.kind else {
        throw reading.error(
          "easing is a function, of which those of easings are known by their names", field.value.headRange)
      }
      // In and out it goes back further, so that half of the way shows it.
      let overshoot = NamedEasing.usualOvershoot * (word.lastName == "easeInOutBack" ? 1.525 : 1)
      if let found = NamedEasing.formula(named: word.lastName, overshoot: overshoot),
        word.lastName.hasPrefix("ease")
      {
        easing = found
      } else if word.lastName != "linear" {
        throw reading.error(
          "“\(word.prefix(60))” is none of the easings that are read: easings.linear, and those in, out and in and out "
            + "by the names Quad, Cubic, Back and Bounce", field.value.headRange,
          suggestion: NearestName.suggestion(for: word, among: easings))
      }
    }
    let seconds = try reading.seconds(
      ofMilliseconds: duration, "duration", allowed: "a number of milliseconds above 0"
    ) { $0 > 0 }
    return reading.expression(easing, duration: seconds, fields.range(of: "easing"))
  }

  /// The easings that are known by their names.
  private static let easings =
    ["easings.linear"]
    + ["Quad", "Cubic", "Back", "Bounce"].flatMap { name in
      ["In", "Out", "InOut"].map { "easings.ease\($0)\(name)" }
    }
}
