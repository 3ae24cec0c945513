// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// Flutter's springs and curves, in Dart.
///
///     SpringDescription(mass: 1, stiffness: 100, damping: 10)
///     SpringDescription.withDampingRatio(mass: 1, stiffness: 100, ratio: 0.5)
///     SpringDescription.withDurationAndBounce(duration: Duration(milliseconds: 500), bounce: 0.3)
///     SpringSimulation(SpringDescription(mass: 1, stiffness: 100, damping: 10), 0, 300, 600)
///     Curves.easeInOut
///     Cubic(0.4, 0, 0.2, 1)
///     duration: const Duration(milliseconds: 300), curve: Curves.easeIn
///
/// - `damping` is the coefficient c, `ratio` the ratio `c / (2·√(mass·stiffness))`. Damping above critical is kept.
/// - Duration and bounce mean what they mean in SwiftUI, negative bounce included: `ζ = 1/(1 + bounce)`. Only whole
///   milliseconds of the duration count.
/// - A spring has no initial velocity; a `SpringSimulation` has, in value units per second, and with start and end
///   it says how many travels per second that is.
/// - A curve has no duration; a widget takes both, and so do the two arguments of the last example.
///
/// Source: the reference of Flutter's libraries `physics` (`SpringDescription`, `SpringSimulation`) and `animation`
/// (`Cubic`, `Curves`).
enum FlutterNotation: DialectNotation {
  static let dialect = Dialect.flutter
  static let title = "Flutter"

  static func looksLike(_ text: String) -> Bool {
    DialectSigns.contains(
      text, anyOf: ["SpringDescription", "SpringSimulation", "Curves.", "Cubic(", "Duration("])
  }

  static func read(_ text: String) throws(NotationError) -> CurveExpression {
    var reading = LiteralReading(text)
    if beginsWithLabel(text) { return try readTiming(try reading.arguments(), in: &reading) }
    let literal = try reading.literal()
    if let curve = try curve(literal, in: reading, isRequired: false) {
      return reading.expression(curve, duration: nil, literal.range)
    }
    if case .call(let call) = literal.kind {
      if call.name == "SpringSimulation" || call.name == "ScrollSpringSimulation" {
        return try simulation(call, literal.range, in: &reading)
      }
      if call.name.hasPrefix("SpringDescription") {
        let parameters = try spring(call, literal.range, in: &reading)
        return reading.expression(parameters)
      }
      // `AnimatedContainer(duration: …, curve: Curves.easeIn, child: …)`: only the timing is read.
      let timing = call.arguments.filter { ["duration", "curve"].contains($0.label) }
      let hasDuration = timing.contains { $0.label == "duration" }
      if !timing.isEmpty {
        guard hasDuration || takesCurveAsItIs(call.name) else {
          throw reading.error(
            "what “\(call.name.prefix(60))” makes of its curve is not read; write the curve alone, or with the duration of "
              + "a widget", call.nameRange)
        }
        if let way = call.arguments.first(where: { $0.label == "reverseCurve" }) {
          reading.warn("the curve of the way back, reverseCurve, is not read", way.labelRange)
        }
        return try readTiming(timing, in: &reading)
      }
    }
    let known = ["SpringDescription", "SpringSimulation", "Cubic"] + names
    throw reading.refusal(
      of: literal, expected: "SpringDescription(…), Cubic(…) or one of Curves",
      suggestion: NearestName.suggestion(for: reading.excerpt(literal.headRange), among: known))
  }

  /// Whether a call plays its curve as it is: an animated widget, or what hands the curve on. `Interval`,
  /// `FlippedCurve` and their like make another curve of it.
  private static func takesCurveAsItIs(_ name: String) -> Bool {
    name.lastName.hasPrefix("Animated") || ["CurvedAnimation", "CurveTween"].contains(name)
      || ["animateTo", "animateBack", "drive", "animateToPage"].contains(name.lastName)
  }

  private static func beginsWithLabel(_ text: String) -> Bool {
    let trimmed = text.utf8.drop(while: Ascii.isBlank)
    let rest = trimmed.drop { Ascii.isLetter($0) }
    return rest.count < trimmed.count && rest.drop(while: Ascii.isBlank).first == Ascii.colon
  }

  /// A duration and a curve as the arguments that a widget takes.
  private static func readTiming(
    _ arguments: [ObjectLiteral.Argument], in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    let fields = try LiteralFields(
      arguments, of: "a widget", 0..<reading.text.utf8.count, known: ["duration", "curve"],
      positional: 0, in: reading)
    var found = NamedEasing.curve(.linear)
    if let field = fields["curve"], let curve = try curve(field.value, in: reading, isRequired: true) {
      found = curve
    }
    let range = fields.range(of: "curve")
    guard let field = fields["duration"] else { return reading.expression(found, duration: nil, range) }
    return reading.expression(found, duration: try duration(field.value, in: reading), range)
  }

  // MARK: Springs

  private static func spring(
    _ call: ObjectLiteral.Call, _ range: Range<Int>, in reading: inout LiteralReading
  ) throws(NotationError) -> SpringParameters {
    switch call.name {
    case "SpringDescription":
      let fields = try LiteralFields(
        call.arguments, of: call.name, range, known: ["mass", "stiffness", "damping"], positional: 0,
        hints: [
          "ratio": "the ratio belongs to SpringDescription.withDampingRatio(…); damping is the coefficient",
          "dampingRatio":
            "the ratio belongs to SpringDescription.withDampingRatio(…), where it is called ratio",
        ], in: reading)
      let parameters = try fields.spring(
        .massStiffnessDamping(
          mass: try fields.number("mass", in: reading),
          stiffness: try fields.number("stiffness", in: reading),
          damping: try fields.number("damping", in: reading), allowOverDamping: true),
        in: reading)
      if let field = fields["damping"], Spring(parameters).dampingRatio < 0.05,
        Spring(parameters).damping <= 2,
        Spring(parameters).damping > 0
      {
        reading.warn(
          "damping is the coefficient, and makes a ratio of only "
            + "\(NumberText.text(of: (Spring(parameters).dampingRatio * 10000).rounded() / 10000)); a ratio is "
            + "written with SpringDescription.withDampingRatio(…)", field.value.range)
      }
      reading.warnOfOverdamping(parameters, "damping", fields.range(of: "damping"))
      return parameters
    case "SpringDescription.withDampingRatio":
      let fields = try LiteralFields(
        call.arguments, of: call.name, range, known: ["mass", "stiffness", "ratio"], positional: 0,
        hints: [
          "damping": "withDampingRatio takes the ratio; the coefficient belongs to SpringDescription(…)"
        ],
        in: reading)
      let parameters = try fields.spring(
        .stiffnessDampingRatio(
          stiffness: try fields.number("stiffness", in: reading),
          dampingRatio: try fields.number("ratio", default: 1, in: reading),
          mass: try fields.number("mass", in: reading)),
        names: [.dampingRatio: "ratio"], in: reading)
      reading.warnOfOverdamping(parameters, "ratio", fields.range(of: "ratio"))
      return parameters
    case "SpringDescription.withDurationAndBounce":
      let fields = try LiteralFields(
        call.arguments, of: call.name, range, known: ["duration", "bounce"], positional: 0, in: reading)
      var duration = 0.5
      if let field = fields["duration"] {
        duration = try self.duration(field.value, in: reading)
        let whole = (duration * 1000 + 1e-9).rounded(.down) / 1000
        if whole != duration {
          reading.warn(
            "only whole milliseconds count: \(NumberText.text(of: whole * 1000))", field.value.range)
          duration = whole
        }
      }
      return try fields.spring(
        .durationBounce(duration: duration, bounce: try fields.number("bounce", default: 0, in: reading)),
        in: reading)
    default:
      let known = ["withDampingRatio", "withDurationAndBounce"].map { "SpringDescription.\($0)" }
      throw reading.error(
        "“\(call.name.prefix(60))” is no constructor; known are SpringDescription, "
          + known.joined(separator: ", "), call.nameRange,
        suggestion: NearestName.suggestion(for: call.name, among: known))
    }
  }

  private static func simulation(
    _ call: ObjectLiteral.Call, _ range: Range<Int>, in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    let fields = try LiteralFields(
      call.arguments, of: call.name, range,
      known: ["spring", "start", "end", "velocity", "snapToEnd", "tolerance"], positional: 4, in: reading)
    guard let description = fields["spring"] else {
      throw reading.error("a SpringDescription(…) is missing", range.upperBound - 1..<range.upperBound)
    }
    guard case .call(let inner) = description.value.kind, inner.name.hasPrefix("SpringDescription") else {
      throw reading.refusal(of: description.value, expected: "a SpringDescription(…)")
    }
    let parameters = try spring(inner, description.value.range, in: &reading)
    let start = try fields.number("start", in: reading)
    let end = try fields.number("end", in: reading)
    let velocity = try fields.number("velocity", in: reading)
    guard end - start != 0, (end - start).isFinite else {
      throw reading.error(
        "start and end must be apart, so that there is a way to go", fields.range(of: "end"))
    }
    return reading.expression(parameters, velocity: velocity == 0 ? nil : velocity / (end - start))
  }

  // MARK: Durations

  /// `Duration(seconds: 1, milliseconds: 500)`.
  private static func duration(
    _ literal: ObjectLiteral, in reading: LiteralReading
  ) throws(NotationError) -> Double {
    if case .number = literal.kind {
      throw reading.error(
        "a duration is written with its unit", literal.range,
        suggestion: "Duration(milliseconds: \(reading.excerpt(literal.range)))")
    }
    guard case .call(let call) = literal.kind, call.name == "Duration" else {
      throw reading.refusal(of: literal, expected: "Duration(milliseconds: …)")
    }
    let units: [(name: String, perSecond: Double)] = [
      ("days", 1 / 86_400), ("hours", 1 / 3600), ("minutes", 1 / 60), ("seconds", 1), ("milliseconds", 1000),
      ("microseconds", 1_000_000),
    ]
    let fields = try LiteralFields(
      call.arguments, of: "Duration", literal.range, known: units.map(\.name), positional: 0, in: reading)
    var microseconds = 0.0
    for (name, perSecond) in units {
      let count = try fields.number(name, default: 0, in: reading, allowed: "a whole number") {
        $0 == $0.rounded() && $0.magnitude < 0x1p53
      }
      microseconds += count * (1_000_000 / perSecond).rounded()
    }
    guard microseconds > 0 else {
      throw reading.error("the duration must be above 0", literal.range)
    }
    return microseconds / 1_000_000
  }
}
