// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The springs of Origami, Rebound and React Native's older words for them.
///
///     SpringConfig.fromBouncinessAndSpeed(8, 12)
///     { bounciness: 8, speed: 12 }
///     SpringConfig.fromOrigamiTensionAndFriction(40, 7)
///     { tension: 40, friction: 7 }
///     new SpringConfig(230.2, 22)
///     springSystem.createSpring(40, 7)
///
/// - Bounciness and speed, and Origami's tension and friction, are numbers of their own: ``OrigamiConversion`` has
///   the formulas. Bounciness 0 is near critical damping, not at it.
/// - `SpringConfig` itself takes Rebound's tension and friction, which are the stiffness and the damping coefficient.
///   react-spring has the same two words for those; in an object *here* they are Origami's.
/// - Defaults: bounciness 8, speed 12; tension 40, friction 7. The mass is 1, and there is no initial velocity.
///
/// Source: Rebound's `SpringConfig.js`, `OrigamiValueConverter.js` and `BouncyConversion.js`, and React Native's page
/// on `Animated.spring`.
enum OrigamiNotation: DialectNotation {
  static let dialect = Dialect.origami
  static let title = "Origami"

  static func looksLike(_ text: String) -> Bool {
    DialectSigns.contains(
      text, anyOf: ["bounciness", "SpringConfig", "fromOrigami", "fromBounciness", "ystem.createSpring"])
  }

  static func read(_ text: String) throws(NotationError) -> CurveExpression {
    var reading = LiteralReading(text)
    let literal = try reading.literal()
    switch literal.kind {
    case .object(let members):
      let fields = try LiteralFields(
        members, of: "a spring of Origami", literal.range,
        known: ["bounciness", "speed", "tension", "friction"],
        hints: [
          "stiffness": "stiffness and damping belong to another notation; Origami has tension and friction"
        ],
        in: reading)
      let sliders = fields["bounciness"] ?? fields["speed"]
      if let sliders, fields["tension"] != nil || fields["friction"] != nil {
        throw reading.error(
          "bounciness and speed, or tension and friction, describe a spring: not both", sliders.nameRange)
      }
      let isTension = fields["tension"] != nil || fields["friction"] != nil
      return try isTension ? origami(fields, in: &reading) : bouncy(fields, in: &reading)
    case .call(let call):
      switch call.name.lastName {
      case "fromBouncinessAndSpeed":
        return try bouncy(try pair(call, "bounciness", "speed", literal.range, in: reading), in: &reading)
      case "fromOrigamiTensionAndFriction":
        return try origami(try pair(call, "tension", "friction", literal.range, in: reading), in: &reading)
      case "createSpring":
        // Rebound takes Origami's tension and friction here, and the default for none.
        return try origami(
          try LiteralFields(
            call.arguments, of: call.name.lastName, literal.range, known: ["tension", "friction"],
            positional: 2,
            in: reading), in: &reading)
      case "createSpringWithBouncinessAndSpeed":
        return try bouncy(try pair(call, "bounciness", "speed", literal.range, in: reading), in: &reading)
      case "SpringConfig":
        return try rebound(try pair(call, "tension", "friction", literal.range, in: reading), in: &reading)
      default: break
      }
      throw reading.error(
        "“\(call.name.prefix(60))” is not known; known are SpringConfig.fromBouncinessAndSpeed, "
          + "SpringConfig.fromOrigamiTensionAndFriction and SpringConfig", call.nameRange)
    case .name(let word) where word.lastName == "DEFAULT_ORIGAMI_SPRING_CONFIG":
      return try origami(try LiteralFields([], of: word, literal.range, known: [], in: reading), in: &reading)
    default:
      throw reading.refusal(of: literal, expected: "{ bounciness: 8, speed: 12 } or SpringConfig.…")
    }
  }

  private static func pair(
    _ call: ObjectLiteral.Call, _ first: String, _ second: String, _ range: Range<Int>,
    in reading: LiteralReading
  ) throws(NotationError) -> LiteralFields {
    let fields = try LiteralFields(
      call.arguments, of: call.name.lastName, range, known: [first, second], positional: 2, in: reading)
    for name in [first, second] { _ = try fields.number(name, in: reading) }
    return fields
  }

  private static func bouncy(
    _ fields: LiteralFields, in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    let bounciness = try fields.number("bounciness", default: 8, in: reading)
    let speed = try fields.number("speed", default: 12, in: reading)
    for (name, value) in [("bounciness", bounciness), ("speed", speed)] where !(0...34).contains(value) {
      reading.warn("\(name) is beyond what the formulas were made for, 0 to 34", fields.range(of: name))
    }
    let (tension, friction) = OrigamiConversion.origami(bounciness: bounciness, speed: speed)
    return try spring(
      OrigamiConversion.stiffness(origamiTension: tension),
      OrigamiConversion.damping(origamiFriction: friction), fields, ("speed", "bounciness"), in: &reading)
  }

  private static func origami(
    _ fields: LiteralFields, in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    try spring(
      OrigamiConversion.stiffness(origamiTension: try fields.number("tension", default: 40, in: reading)),
      OrigamiConversion.damping(origamiFriction: try fields.number("friction", default: 7, in: reading)),
      fields, ("tension", "friction"), in: &reading)
  }

  private static func rebound(
    _ fields: LiteralFields, in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    try spring(
      try fields.number("tension", in: reading), try fields.number("friction", in: reading), fields,
      ("tension", "friction"), in: &reading)
  }

  private static func spring(
    _ stiffness: Double, _ damping: Double, _ fields: LiteralFields,
    _ names: (stiffness: String, damping: String), in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    for (name, value, allowed) in [
      (names.stiffness, stiffness, stiffness > 0), (names.damping, damping, damping >= 0),
    ] where !allowed {
      let number = name == names.stiffness ? "a stiffness" : "a damping"
      throw reading.error(
        "\(name) makes \(number) of \(NumberText.text(of: value)), and a spring needs one "
          + (name == names.stiffness ? "above 0" : "of 0 or more"), fields.range(of: name))
    }
    let parameters = try fields.spring(
      .massStiffnessDamping(mass: 1, stiffness: stiffness, damping: damping, allowOverDamping: true),
      names: [.stiffness: names.stiffness, .damping: names.damping], in: reading)
    reading.warnOfOverdamping(parameters, names.damping, fields.range(of: names.damping))
    return reading.expression(parameters)
  }

  // MARK: Writing

  static func write(
    _ expression: CurveExpression, options: WritingOptions
  ) throws(WritingRefusal) -> Writing {
    var writer = LiteralWriter(expression, options, for: Self.self)
    try writer.requireNoModifiers()
    guard case .spring(let parameters, let velocity) = writer.curve else {
      throw writer.springsOnlyRefusal("has springs only")
    }
    let numbers = SpringNumbers(parameters, velocity: velocity)
    guard numbers.velocity == 0 else {
      throw writer.velocityRefusal("has no place for an initial velocity; Rebound's setVelocity takes it")
    }
    if numbers.mass != 1 { writer.comment("the mass is folded into the other numbers") }
    let tension = OrigamiConversion.origamiTension(stiffness: numbers.stiffnessOfUnitMass)
    let friction = OrigamiConversion.origamiFriction(damping: numbers.dampingOfUnitMass)
    let pair = "(\(writer.number(tension)), \(writer.number(friction)))"
    guard let sliders = OrigamiConversion.shortSliders(tension: tension, friction: friction),
      (0...34).contains(sliders.bounciness), (0...34).contains(sliders.speed)
    else {
      writer.comment("bounciness and speed from 0 to 34 have no such spring")
      return Writing("SpringConfig.fromOrigamiTensionAndFriction\(pair)", comments: writer.comments)
    }
    writer.comment("the same as SpringConfig.fromOrigamiTensionAndFriction\(pair)")
    return Writing(
      "SpringConfig.fromBouncinessAndSpeed(\(writer.number(sliders.bounciness)), "
        + "\(writer.number(sliders.speed)))", comments: writer.comments)
  }
}
