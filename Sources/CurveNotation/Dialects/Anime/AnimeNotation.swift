// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The springs and easings of anime.js, versions 3 and 4.
///
///     spring({ mass: 1, stiffness: 100, damping: 10, velocity: 0 })
///     spring({ bounce: 0.5, duration: 628 })
///     createSpring({ stiffness: 80 })
///     'spring(1, 80, 10, 0)'
///     cubicBezier(0.4, 0, 0.2, 1)
///     { duration: 300, ease: cubicBezier(0.4, 0, 0.2, 1) }
///
/// - `mass·x″ + damping·x′ + stiffness·x = 0` in seconds; defaults mass 1, stiffness 100, damping 10.
/// - `velocity` is in travels per second, towards the target.
/// - `bounce` and `duration` (milliseconds) mean what SwiftUI's mean: `ω₀ = 2π/duration`. Defaults 0.5 and 628; mass
///   and velocity are then 1 and 0. anime.js rounds the stiffness and the damping that follow to 3 decimals.
/// - Limits of version 4: mass 1…10000, stiffness and damping up to 10000. Damping above critical counts as critical
///   before 4.2. The text `spring(mass, stiffness, damping, velocity)` of version 3 limits each to 0.1…100, and so
///   never starts at rest: a velocity of 0 becomes 0.1.
///
/// Source: the files `easings/spring` of anime.js 4.5 and `lib/anime.es.js` of 3.2, and the page on springs of its
/// documentation.
enum AnimeNotation: DialectNotation {
  static let dialect = Dialect.anime
  static let title = "anime.js"

  private static let known = ["mass", "stiffness", "damping", "velocity", "bounce", "duration", "onComplete"]

  static func looksLike(_ text: String) -> Bool {
    DialectSigns.contains(
      text,
      anyOf: [
        "createSpring", "spring({", "spring( {", "spring ({", "'spring(", "\"spring(", "'cubicBezier(",
        "\"cubicBezier(", "ease: cubicBezier(", "ease: spring(",
      ]) && !OrigamiNotation.looksLike(text)
  }

  static func read(_ text: String) throws(NotationError) -> CurveExpression {
    var reading = LiteralReading(text)
    return try read(try reading.literal(), duration: nil, in: &reading)
  }

  private static func read(
    _ literal: ObjectLiteral, duration: Double?, in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    switch literal.kind {
    case .string: return try read(unquoted: literal, duration: duration, in: &reading)
    case .object(let members) where duration == nil:
      let fields = try LiteralFields(
        members, of: "the parameters of animate", literal.range,
        known: ["ease", "easing", "duration", "delay"],
        hints: ["stiffness": "the numbers of a spring stand in a call: spring({ stiffness: 100 })"],
        in: reading)
      guard let ease = fields["ease"] ?? fields["easing"] else {
        throw reading.error("ease is missing", literal.headRange)
      }
      let time = try fields.seconds(
        ofMilliseconds: "duration", in: reading, allowed: "a number of milliseconds above 0"
      ) { $0 > 0 }
      let delay = try fields.seconds(
        ofMilliseconds: "delay", in: reading, allowed: "a number of milliseconds"
      ) { _ in true }
      let inner = try read(ease.value, duration: time ?? 1, in: &reading)
      return CurveExpression(
        inner.curve, merging: .combines, modifiers: (delay ?? 0) == 0 ? [] : [.delay(delay ?? 0)],
        warnings: inner.warnings)
    case .call(let call) where ["animate", "anime"].contains(call.name) && duration == nil:
      // `animate('.box', { x: 100, ease: createSpring() })`: what is animated is skipped.
      guard case .object(let members)? = call.arguments.last?.value.kind else {
        throw reading.error("the parameters of \(call.name) must stand here", call.nameRange)
      }
      let timing = members.filter { ["ease", "easing", "duration", "delay"].contains($0.name) }
      return try read(
        ObjectLiteral(kind: .object(timing), range: call.arguments.last?.value.range ?? literal.range),
        duration: nil, in: &reading)
    case .call(let call) where call.name == "spring" || call.name == "createSpring":
      return try spring(call, literal.range, in: &reading)
    default:
      return reading.expression(try ease(literal, in: reading), duration: duration, literal.range)
    }
  }

  /// A text such as version 3 takes, whose contents are read in their place.
  private static func read(
    unquoted literal: ObjectLiteral, duration: Double?, in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    let inside = literal.range.lowerBound + 1..<literal.range.upperBound - 1
    // Blanks in the place of what stands around it keep every place of the contents.
    let bytes = reading.text.utf8.enumerated().map { inside.contains($0.offset) ? $0.element : Ascii.space }
    var inner = LiteralReading(String(decoding: bytes, as: UTF8.self))
    do throws(NotationError) {
      let value = try inner.literal()
      if case .string = value.kind { throw inner.refusal(of: value, expected: "a spring or an easing") }
      let found = try read(value, duration: duration, in: &inner)
      for warning in found.warnings { reading.warn(warning.message, warning.range) }
      return CurveExpression(
        found.curve, merging: found.merging, modifiers: found.modifiers, warnings: reading.warnings)
    } catch {
      throw reading.error(error.message, error.range, suggestion: error.suggestion)
    }
  }

  // MARK: Springs

  private static func spring(
    _ call: ObjectLiteral.Call, _ range: Range<Int>, in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    if call.arguments.count == 1, case .object(let members) = call.arguments[0].value.kind {
      let fields = try LiteralFields(
        members, of: call.name, call.arguments[0].value.range, known: known,
        hints: [
          "tension": "anime.js calls the tension stiffness",
          "friction": "anime.js calls the friction damping",
          "dampingRatio": "anime.js has no damping ratio; bounce is 1 − dampingRatio",
        ], in: reading)
      return try spring(fields, in: &reading)
    }
    let fields = try LiteralFields(
      call.arguments, of: call.name, range, known: ["mass", "stiffness", "damping", "velocity"],
      positional: 4,
      in: reading)
    let limits = ["mass", "stiffness", "damping", "velocity"]
    for name in limits {
      guard let field = fields[name] else { continue }
      let value = try reading.number(field.value, name)
      guard !(0.1...100).contains(value) else { continue }
      reading.warn(
        "\(name) \(NumberText.text(of: value)) counts as \(NumberText.text(of: min(max(value, 0.1), 100))) in "
          + "version 3 of anime.js, whose limits are 0.1 and 100; it is read as it is written",
        field.value.range)
    }
    return try physical(fields, in: &reading)
  }

  private static func spring(
    _ fields: LiteralFields, in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    guard fields["bounce"] != nil || fields["duration"] != nil else {
      return try limited(fields, in: &reading)
    }
    for name in ["mass", "stiffness", "damping", "velocity"] {
      guard let field = fields[name] else { continue }
      reading.warn("\(name) is ignored beside bounce and duration", field.nameRange)
    }
    let duration = try fields.seconds(
      ofMilliseconds: "duration", in: reading, allowed: "a number of milliseconds from 10 to 10000"
    ) { (10...10_000).contains($0) }
    let parameters = try fields.spring(
      .durationBounce(
        duration: duration ?? 0.628, bounce: try fields.number("bounce", default: 0.5, in: reading)),
      in: reading)
    warnOfRounding(parameters, fields, in: &reading)
    return reading.expression(parameters)
  }

  /// Says what anime.js makes of bounce and duration: it rounds what follows, and limits the damping.
  private static func warnOfRounding(
    _ parameters: SpringParameters, _ fields: LiteralFields, in reading: inout LiteralReading
  ) {
    let spring = Spring(parameters)
    func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
    let damping = min(rounded(spring.damping), 300)
    guard rounded(spring.stiffness) != spring.stiffness || damping != spring.damping else { return }
    reading.warn(
      "anime.js rounds what follows from bounce and duration to stiffness "
        + "\(NumberText.text(of: rounded(spring.stiffness))) and damping \(NumberText.text(of: damping)); the curve "
        + "that is read is not rounded", fields.range(of: fields["duration"] != nil ? "duration" : "bounce"))
  }

  /// Parameters within the limits of version 4, and a warning for each that is not.
  private static func limited(
    _ fields: LiteralFields, in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    // What no spring can have is refused as it is written.
    let written = Spring(
      try fields.physicalSpring(
        stiffness: "stiffness", damping: "damping", defaults: (100, 10), in: reading))
    func value(_ name: String, _ number: Double, _ limits: ClosedRange<Double>) -> Double {
      let counted = min(max(number, limits.lowerBound), limits.upperBound)
      if counted != number {
        reading.warn(
          "\(name) \(NumberText.text(of: number)) counts as \(NumberText.text(of: counted)) in anime.js",
          fields.range(of: name))
      }
      return counted
    }
    let parameters = SpringParameters.massStiffnessDamping(
      mass: value("mass", written.mass, 1...10_000),
      stiffness: value("stiffness", written.stiffness, 1e-11...10_000),
      damping: value("damping", written.damping, 1e-11...10_000), allowOverDamping: true)
    let velocity = value(
      "velocity", try fields.number("velocity", default: 0, in: reading), -10_000...10_000)
    return expression(parameters, velocity: velocity, fields, in: &reading)
  }

  private static func physical(
    _ fields: LiteralFields, in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    let parameters = try fields.physicalSpring(
      stiffness: "stiffness", damping: "damping", defaults: (100, 10), in: reading)
    let velocity = try fields.number("velocity", default: 0, in: reading)
    return expression(parameters, velocity: velocity, fields, in: &reading)
  }

  private static func expression(
    _ parameters: SpringParameters, velocity: Double, _ fields: LiteralFields,
    in reading: inout LiteralReading
  ) -> CurveExpression {
    if Spring(parameters).regime == .overDamped {
      reading.warn(
        "damping is above critical, which counts as critical before version 4.2 of anime.js",
        fields.range(of: "damping"))
    }
    return reading.expression(parameters, velocity: velocity == 0 ? nil : velocity)
  }

  // MARK: Easings

  /// The easings that have a name and are one curve. Powers up to the third, `back` and `bounce` are formulas of
  /// ``NamedEasing``.
  static let eases: [(name: String, curve: UnitCurve)] = [
    ("linear", .linear), ("none", .linear), ("inQuad", UnitCurve(1 / 3, 0, 2 / 3, 1 / 3)),
    ("outQuad", UnitCurve(1 / 3, 2 / 3, 2 / 3, 1)), ("inCubic", UnitCurve(1 / 3, 0, 2 / 3, 0)),
    ("outCubic", UnitCurve(1 / 3, 1, 2 / 3, 1)), ("inCirc", .circularEaseIn), ("outCirc", .circularEaseOut),
    ("inOutCirc", .circularEaseInOut),
  ]

  /// The easings that are formulas with more than one piece, or with a number for how far they go back.
  private static let formulas = ["inOutQuad", "inOutCubic"] + directions(of: ["Back", "Bounce"])
  /// Those that can't be read.
  private static let others = directions(of: ["Quart", "Quint", "Sine", "Expo", "Elastic"])

  private static func directions(of names: [String]) -> [String] {
    names.flatMap { name in ["in", "out", "inOut"].map { $0 + name } }
  }

  /// An easing by its name, with or without `ease` before it as in version 3.
  private static func easing(
    named word: String, overshoot: Double, _ range: Range<Int>, in reading: LiteralReading
  ) throws(NotationError) -> NamedEasing {
    var name = word
    if name.hasPrefix("ease"), name.count > 4 {
      name = name.dropFirst(4).prefix(1).lowercased() + name.dropFirst(5)
    }
    if let found = eases.first(where: { $0.name == name }) { return .curve(found.curve) }
    if formulas.contains(name), let found = NamedEasing.formula(named: name, overshoot: overshoot) {
      return found
    }
    if others.contains(name) {
      throw reading.error("“\(word)” \(NamedEasing.refusal(of: name))", range)
    }
    let names = eases.map(\.name) + formulas
    throw reading.error(
      "“\(word.prefix(40))” is not known as a spring or as one cubic bezier; known are "
        + "spring(…), cubicBezier(…), \(names.joined(separator: ", "))", range,
      suggestion: NearestName.suggestion(for: word, among: names))
  }

  private static func ease(
    _ literal: ObjectLiteral, in reading: LiteralReading
  ) throws(NotationError) -> NamedEasing {
    switch literal.kind {
    case .call(let call) where call.name == "cubicBezier":
      return .curve(try reading.bezier(literal.elements, of: "cubicBezier", literal.range))
    case .call(let call) where call.name.hasSuffix("Back"):
      guard call.arguments.count == 1 else {
        throw reading.error("\(call.name.prefix(40)) takes one number, how far it goes back", call.nameRange)
      }
      return try easing(
        named: call.name, overshoot: try reading.number(call.arguments[0].value, "the overshoot"),
        call.nameRange,
        in: reading)
    case .name(let word):
      return try easing(named: word, overshoot: NamedEasing.usualOvershoot, literal.range, in: reading)
    default:
      throw reading.refusal(of: literal, expected: "spring(…) or cubicBezier(…)")
    }
  }
}
