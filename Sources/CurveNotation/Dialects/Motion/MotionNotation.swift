// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The transitions of Motion (motion.dev, once Framer Motion), in JavaScript or JSON.
///
///     { type: "spring", stiffness: 100, damping: 10, mass: 1, velocity: 2 }
///     { type: "spring", duration: 0.8, bounce: 0.3 }
///     { type: "spring", visualDuration: 0.5, bounce: 0.2, delay: 0.1 }
///     { duration: 0.3, ease: [0.4, 0, 0.2, 1], repeat: 2, repeatType: "reverse" }
///     spring(0.5, 0.2)
///     cubicBezier(0.4, 0, 0.2, 1)
///
/// - Times are in seconds, velocities in value units per second. They need the travel, and
///   are taken for a travel of 1 without it.
/// - Physical numbers: `mass·x″ + damping·x′ + stiffness·x = 0`; defaults stiffness 100, damping 10, mass 1. Where one
///   of them is given, duration and bounce are ignored.
/// - `visualDuration` V: `ω₀ = 2π/(1.2·V)`, so that the response is 1.2 times as long. `ζ = 1 − bounce`, at least
///   0.05.
/// - `duration` D is the time until the sine's envelope has come down to 0.001:
///   `ζ/√(1−ζ²)·e^(−ζω₀D) = 0.001`, at critical damping `(1 + ω₀D)·e^(−ω₀D) = 0.001`; D between 0.01 and 10.
///   Defaults 0.8 and bounce 0.3. Such springs start at rest, whatever the velocity.
/// - A bounce below 0: `ζ = 1/(1 + bounce)`, at most 20, and ω₀ times `ζ + √(ζ²−1)`, so that the slow part decays
///   as the critical spring does. Versions before it was introduced count it as 0.
/// - `repeat` counts the passes after the first one.
///
/// Source: the file `spring.ts` of Motion's package `motion-dom`, its easing functions, and its page on transitions.
enum MotionNotation: DialectNotation {
  static let dialect = Dialect.motion
  static let title = "Motion"
  static let hasAbsoluteVelocity = true

  static let known = [
    "type", "stiffness", "damping", "mass", "velocity", "duration", "bounce", "visualDuration", "ease",
    "delay",
    "repeat", "repeatType", "repeatDelay", "restSpeed", "restDelta",
  ]

  static func looksLike(_ text: String) -> Bool {
    // `UIView.animate(…) { … }` has Motion's word and its braces.
    if UIKitNotation.looksLike(text) || DialectSigns.contains(text, anyOf: ["createSpring"]) { return false }
    if DialectSigns.contains(text, anyOf: ["visualDuration", "repeatType", "animate("]) { return true }
    guard DialectSigns.contains(text, anyOf: ["{"]), !TokenNotation.looksLike(text) else { return false }
    if DialectSigns.contains(text, anyOf: ["\"spring\"", "'spring'", "\"tween\"", "'tween'"]) { return true }
    // The numbers alone are read as Motion's, whose words they are before others'.
    return DialectSigns.contains(text, anyOf: ["stiffness", "damping", "bounce:", "\"bounce\""])
      && !DialectSigns.contains(
        text, anyOf: ["easingFunction", "spring(", "createSpring", "tension", "frequency"])
  }

  static func read(_ text: String) throws(NotationError) -> CurveExpression {
    var reading = LiteralReading(text)
    var literal = try reading.literal()
    if case .object(let members) = literal.kind, members.count == 1, members[0].name == "transition" {
      literal = members[0].value
    }
    if case .call(let call) = literal.kind, call.name.lastName == "animate" {
      throw reading.error(
        "give the transition alone; a velocity in it is divided by the travel, which is an option",
        call.nameRange)
    }
    switch literal.kind {
    case .object(let members):
      let fields = try LiteralFields(
        members, of: "a transition of Motion", literal.range, known: known,
        hints: [
          "tension": "Motion calls the tension stiffness", "friction": "Motion calls the friction damping",
          "dampingRatio": "Motion has no damping ratio; bounce is 1 − dampingRatio",
          "easing": "Motion calls the easing ease",
        ], in: reading)
      return try transition(fields, in: &reading)
    case .call(let call) where call.name == "spring":
      return try springFunction(call, literal.range, in: &reading)
    default:
      return reading.expression(try ease(literal, in: reading), duration: nil)
    }
  }

  /// `spring(visualDuration, bounce)`, defaults 0.3 and 0.3.
  private static func springFunction(
    _ call: ObjectLiteral.Call, _ range: Range<Int>, in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    let fields = try LiteralFields(
      call.arguments, of: "spring", range, known: ["visualDuration", "bounce"], positional: 2, in: reading)
    let parameters = try visual(fields, defaultBounce: 0.3, in: &reading)
    return reading.expression(parameters)
  }

  // MARK: Transitions

  private static func transition(
    _ fields: LiteralFields, in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    let modifiers = try modifiers(fields, in: reading)
    let physical = ["stiffness", "damping", "mass"].filter { fields[$0] != nil }
    let isSpringlike = !physical.isEmpty || fields["bounce"] != nil || fields["visualDuration"] != nil
    var isSpring = isSpringlike && fields["ease"] == nil
    if let type = fields["type"] {
      isSpring = try self.isSpring(type.value, in: reading)
    } else if isSpring {
      reading.warn(
        "type: \"spring\" is not written; some versions then read a tween", fields.range)
    }
    guard isSpring else {
      if let stray = physical.first ?? (fields["bounce"] == nil ? nil : "bounce"), let field = fields[stray] {
        throw reading.error("\(stray) belongs to springs, and this is a tween", field.nameRange)
      }
      return try tween(fields, modifiers, in: &reading)
    }
    if let ease = fields["ease"] {
      reading.warn("ease does nothing beside type: \"spring\"", ease.nameRange)
    }
    if physical.isEmpty, ["duration", "bounce", "visualDuration"].contains(where: { fields[$0] != nil }) {
      if let velocity = fields["velocity"], velocity.value.kind != .number(0) {
        reading.warn(
          "a spring with a duration or bounce starts at rest, whatever velocity", velocity.nameRange)
      }
      let parameters =
        fields["visualDuration"] == nil
        ? try timed(fields, in: &reading) : try visual(fields, defaultBounce: 0, in: &reading)
      return reading.expression(parameters, modifiers: modifiers)
    }
    for name in ["duration", "bounce", "visualDuration"] {
      guard let field = fields[name] else { continue }
      reading.warn("\(name) is ignored beside \(physical.joined(separator: " and "))", field.nameRange)
    }
    let parameters = try fields.physicalSpring(
      stiffness: "stiffness", damping: "damping", defaults: (100, 10), in: reading)
    reading.warnOfOverdamping(parameters, "damping", fields.range(of: "damping"))
    let velocity = try fields.number("velocity", default: 0, in: reading)
    if velocity != 0 {
      reading.warn(
        "velocity is in value units per second; without a travel it is taken for one of 1",
        fields.range(of: "velocity"), concernsTravel: true)
    }
    return reading.expression(parameters, velocity: velocity == 0 ? nil : velocity, modifiers: modifiers)
  }

  private static func isSpring(
    _ type: ObjectLiteral, in reading: LiteralReading
  ) throws(NotationError) -> Bool {
    let word =
      switch type.kind {
      case .string(let string): string
      case .name(let name): name
      default: ""
      }
    switch word {
    case "spring": return true
    case "tween", "keyframes": return false
    case "inertia", "decay":
      throw reading.error(
        "\(word) makes a motion without a target, which is neither spring nor curve", type.range)
    default:
      throw reading.error(
        "type must be \"spring\" or \"tween\", but is \(type.words)", type.headRange,
        suggestion: NearestName.suggestion(for: word, among: ["spring", "tween"]))
    }
  }

  /// The passes and the delay; the delay comes once, before the first pass.
  private static func modifiers(
    _ fields: LiteralFields, in reading: LiteralReading
  ) throws(NotationError) -> [CurveModifier] {
    if let pause = fields["repeatDelay"], pause.value.kind != .number(0) {
      throw reading.error("repeatDelay, a pause between passes, is not understood", pause.nameRange)
    }
    var modifiers: [CurveModifier] = []
    var autoreverses = false
    if let type = fields["repeatType"] {
      switch type.value.kind {
      case .string("loop"): autoreverses = false
      case .string("reverse"): autoreverses = true
      case .string("mirror"):
        throw reading.error(
          "“mirror” plays the easing forwards on the way back, which no modifier says; “reverse” is understood",
          type.value.range)
      default:
        throw reading.error(
          "repeatType must be \"loop\" or \"reverse\", but is \(type.value.words)", type.value.headRange)
      }
    }
    if let again = fields["repeat"] {
      if again.value.kind == .name("Infinity") {
        modifiers.append(.repeatForever(autoreverses: autoreverses))
      } else {
        let count = try reading.number(
          again.value, "repeat", allowed: "a whole number, 0 or more, or Infinity"
        ) {
          $0 >= 0 && $0 == $0.rounded() && $0 < 0x1p53
        }
        if count > 0 { modifiers.append(.repeatCount(Int(count) + 1, autoreverses: autoreverses)) }
      }
    }
    let delay = try fields.number("delay", default: 0, in: reading)
    if delay != 0 { modifiers.append(.delay(delay)) }
    return modifiers
  }
}
