// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The easings of Figma's prototypes, as its plugins and its REST interface have them.
///
///     { "type": "CUSTOM_SPRING", "easingFunctionSpring": { "mass": 1, "stiffness": 100, "damping": 15 } }
///     { mass: 1, stiffness: 100, damping: 15, initialVelocity: 0 }
///     { "type": "BOUNCY" }
///     { "easing": { "type": "EASE_OUT" }, "duration": 0.3 }
///     { "type": "CUSTOM_CUBIC_BEZIER", "easingFunctionCubicBezier": { "x1": 0.4, "y1": 0, "x2": 0.2, "y2": 1 } }
///
/// - `mass·x″ + damping·x′ + stiffness·x = 0` in seconds; `damping` is the coefficient. `initialVelocity` is in travels
///   per second, and 0 where it is not given.
/// - The presets are springs of mass 1: GENTLE 100 and 15, QUICK 300 and 20, BOUNCY 600 and 15, SLOW 80 and 20
///   (stiffness and damping).
/// - A spring has its own length: the `duration` beside it does nothing. Elsewhere it is in seconds.
/// - Springs with a `bounce` alone are stretched over a segment of a timeline, and are refused.
///
/// Source: the typings of Figma's plugin interface (`Easing`, `EasingFunctionSpring`), its REST specification
/// (`EasingType`), and its help page on easing and spring animations.
enum FigmaNotation: DialectNotation {
  static let dialect = Dialect.figma
  static let title = "Figma"

  /// The springs that have a name.
  static let presets: [(name: String, stiffness: Double, damping: Double)] = [
    ("GENTLE", 100, 15), ("QUICK", 300, 20), ("BOUNCY", 600, 15), ("SLOW", 80, 20),
  ]

  /// The curves that have a name.
  static let curves: [(name: String, curve: UnitCurve)] = [
    ("LINEAR", .linear), ("EASE_IN", .easeIn), ("EASE_OUT", .easeOut), ("EASE_IN_AND_OUT", .easeInOut),
    ("EASE_IN_BACK", UnitCurve(0.3, -0.05, 0.7, -0.5)), ("EASE_OUT_BACK", UnitCurve(0.45, 1.45, 0.8, 1)),
    ("EASE_IN_AND_OUT_BACK", UnitCurve(0.7, -0.4, 0.4, 1.4)),
  ]

  static func looksLike(_ text: String) -> Bool {
    let names = presets.map(\.name) + curves.map(\.name)
    return DialectSigns.contains(
      text,
      anyOf: ["easingFunction", "CUSTOM_SPRING", "CUSTOM_CUBIC_BEZIER"] + names.map { "\"\($0)\"" })
  }

  static func read(_ text: String) throws(NotationError) -> CurveExpression {
    var reading = LiteralReading(text)
    let literal = try reading.literal()
    if case .string(let word) = literal.kind {
      return try named(word, literal.range, duration: nil, in: reading)
    }
    if case .name(let word) = literal.kind {
      return try named(word, literal.range, duration: nil, in: reading)
    }
    guard case .object(let members) = literal.kind else {
      throw reading.refusal(of: literal, expected: "an easing such as { \"type\": \"GENTLE\" }")
    }
    guard members.contains(where: { $0.name == "easing" }) else {
      return try easing(members, literal.range, duration: nil, in: &reading)
    }
    let fields = try LiteralFields(
      members, of: "a transition", literal.range,
      known: ["easing", "duration", "type", "direction", "matchLayers"], in: reading)
    guard let easing = fields["easing"], case .object(let inner) = easing.value.kind else {
      throw reading.error("easing must be an object with a type", fields.range(of: "easing"))
    }
    var duration: Double?
    if fields["duration"] != nil {
      duration = try fields.number(
        "duration", default: 0, in: reading, allowed: "a number of seconds above 0"
      ) { $0 > 0 }
    }
    if let duration, duration >= 50 {
      reading.warn("duration is in seconds", fields.range(of: "duration"))
    }
    return try self.easing(inner, easing.value.range, duration: duration, in: &reading)
  }

  private static func named(
    _ word: String, _ range: Range<Int>, duration: Double?, in reading: LiteralReading
  ) throws(NotationError) -> CurveExpression {
    if let preset = presets.first(where: { $0.name == word }) {
      return reading.expression(
        .massStiffnessDamping(
          mass: 1, stiffness: preset.stiffness, damping: preset.damping, allowOverDamping: true))
    }
    if let found = curves.first(where: { $0.name == word }) {
      return reading.expression(found.curve, duration: duration)
    }
    let names = presets.map(\.name) + curves.map(\.name) + ["CUSTOM_SPRING", "CUSTOM_CUBIC_BEZIER"]
    throw reading.error(
      "“\(word.prefix(40))” is no easing of Figma; known are \(names.joined(separator: ", "))", range,
      suggestion: NearestName.suggestion(for: word, among: names))
  }

  private static func easing(
    _ members: [ObjectLiteral.Member], _ range: Range<Int>, duration: Double?,
    in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    let spring = ["mass", "stiffness", "damping", "initialVelocity"]
    let fields = try LiteralFields(
      members, of: "an easing", range,
      known: ["type", "easingFunctionSpring", "easingFunctionCubicBezier"] + spring,
      hints: [
        "bounce":
          "a bounce without numbers is stretched over a segment of Figma's timeline, and is no spring yet: give its "
          + "stiffness and its damping"
      ], in: reading)
    if spring.contains(where: { fields[$0] != nil }) { return try self.spring(fields, in: &reading) }
    guard let type = fields["type"], case .string(let word) = type.value.kind else {
      throw reading.error("type must be a text such as \"GENTLE\"", fields.range(of: "type"))
    }
    switch word {
    case "CUSTOM_SPRING":
      guard let field = fields["easingFunctionSpring"], case .object(let inner) = field.value.kind else {
        throw reading.error("easingFunctionSpring is missing", fields.range.lowerBound..<range.upperBound)
      }
      let numbers = try LiteralFields(
        inner, of: "easingFunctionSpring", field.value.range, known: spring,
        hints: [
          "bounce":
            "a bounce without numbers is stretched over a segment, and is no spring yet: give its stiffness and its damping"
        ],
        in: reading)
      if duration != nil { reading.warn("a spring has its own length; duration does nothing", range) }
      return try self.spring(numbers, in: &reading)
    case "CUSTOM_CUBIC_BEZIER":
      guard let field = fields["easingFunctionCubicBezier"], case .object(let inner) = field.value.kind else {
        throw reading.error("easingFunctionCubicBezier is missing", range)
      }
      let names = ["x1", "y1", "x2", "y2"]
      let numbers = try LiteralFields(
        inner, of: "easingFunctionCubicBezier", field.value.range, known: names, in: reading)
      for name in names { _ = try numbers.number(name, in: reading) }
      let curve = try reading.bezier(
        names.compactMap { numbers[$0]?.value }, of: "easingFunctionCubicBezier", field.value.range)
      return reading.expression(curve, duration: duration)
    default: return try named(word, type.value.range, duration: duration, in: reading)
    }
  }

  private static func spring(
    _ fields: LiteralFields, in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    for name in ["stiffness", "damping"] { _ = try fields.number(name, in: reading) }
    let parameters = try fields.physicalSpring(
      stiffness: "stiffness", damping: "damping", defaults: (100, 15), in: reading)
    reading.warnOfOverdamping(parameters, "damping", fields.range(of: "damping"))
    let velocity = try fields.number("initialVelocity", default: 0, in: reading)
    return reading.expression(parameters, velocity: velocity == 0 ? nil : velocity)
  }
}

extension FigmaNotation {
  /// None: JSON has no comments.
  static func comment(_ sentence: String) -> String? { nil }

  static func write(
    _ expression: CurveExpression, options: WritingOptions
  ) throws(WritingRefusal) -> Writing {
    var writer = LiteralWriter(expression, options, for: Self.self)
    try writer.requireNoModifiers()
    switch writer.curve {
    case .spring(let parameters, let velocity):
      let numbers = SpringNumbers(parameters, velocity: velocity)
      var members = [
        ("mass", numbers.mass), ("stiffness", numbers.stiffness), ("damping", numbers.damping),
      ]
      if numbers.velocity != 0 { members.append(("initialVelocity", numbers.velocity)) }
      let preset = presets.first {
        $0.stiffness == numbers.stiffness && $0.damping == numbers.damping && numbers.mass == 1
      }
      if let preset, numbers.velocity == 0 { writer.comment("the same as the preset \(preset.name)") }
      return Writing(
        #"{ "type": "CUSTOM_SPRING", "easingFunctionSpring": \#(object(members, writer)) }"#,
        comments: writer.comments)
    case .unitCurve(let curve): return Writing(try easing(curve, writer))
    case .timedCurve(let curve, let duration):
      return Writing(
        #"{ "easing": \#(try easing(curve, writer)), "duration": \#(writer.number(duration)) }"#)
    default: throw writer.curveRefusal
    }
  }

  private static func easing(_ curve: UnitCurve, _ writer: LiteralWriter) throws(WritingRefusal) -> String {
    if let named = curves.first(where: { $0.curve == curve }) { return #"{ "type": "\#(named.name)" }"# }
    guard let points = writer.coordinates(of: curve) else { throw writer.curveRefusal }
    let members = Array(zip(["x1", "y1", "x2", "y2"], points))
    return #"{ "type": "CUSTOM_CUBIC_BEZIER", "easingFunctionCubicBezier": \#(object(members, writer)) }"#
  }

  private static func object(_ members: [(String, Double)], _ writer: LiteralWriter) -> String {
    "{ \(members.map { "\"\($0.0)\": \(writer.number($0.1))" }.joined(separator: ", ")) }"
  }
}
