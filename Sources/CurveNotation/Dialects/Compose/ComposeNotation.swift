// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// Jetpack Compose's animation specifications, in Kotlin.
///
///     spring(dampingRatio = Spring.DampingRatioLowBouncy, stiffness = Spring.StiffnessMedium)
///     tween(durationMillis = 300, delayMillis = 50, easing = FastOutSlowInEasing)
///     CubicBezierEasing(0.4f, 0f, 0.2f, 1f)
///     infiniteRepeatable(animation = tween(600), repeatMode = RepeatMode.Reverse)
///
/// - A spring has mass 1: `ω₀ = √stiffness` and `c = 2·dampingRatio·√stiffness`. The second number is a *ratio*,
///   1 at critical damping, not a coefficient. Mass folds into the stiffness when a spring is written.
/// - Defaults: dampingRatio 1, stiffness 1500; durationMillis 300, delayMillis 0, `FastOutSlowInEasing`.
/// - Durations and delays are whole milliseconds. The numbers of springs and easings are `Float`s of 24 bits: `0.7f` is
///   0.699999988079071. They are read as that, and written as the shortest decimal of the nearest `Float`.
/// - A spring has no initial velocity of its own: `animateTo` takes it, in value units per second.
///   `visibilityThreshold` says when a spring counts as arrived; it doesn't change the motion.
///
/// Source: the reference of `androidx.compose.animation.core`: `SpringSpec`, `Spring`, `TweenSpec`,
/// `RepeatableSpec`, and the constants of `Easing`.
enum ComposeNotation: DialectNotation {
  static let dialect = Dialect.compose
  static let title = "Jetpack Compose"

  /// The constants of `Spring` for the damping ratio.
  static let dampingRatios: [(name: String, value: Double)] = [
    ("DampingRatioHighBouncy", 0.2), ("DampingRatioMediumBouncy", 0.5), ("DampingRatioLowBouncy", 0.75),
    ("DampingRatioNoBouncy", 1),
  ]

  /// The constants of `Spring` for the stiffness.
  static let stiffnesses: [(name: String, value: Double)] = [
    ("StiffnessHigh", 10_000), ("StiffnessMedium", 1500), ("StiffnessMediumLow", 400), ("StiffnessLow", 200),
    ("StiffnessVeryLow", 50),
  ]

  static func looksLike(_ text: String) -> Bool {
    DialectSigns.contains(
      text,
      anyOf: [
        "dampingRatio =", "dampingRatio=", "(stiffness =", "(stiffness=", "CubicBezierEasing", "tween(",
        "tween<",
        "Spring.Stiffness", "Spring.DampingRatio", "durationMillis", "infiniteRepeatable", "SpringSpec",
        "TweenSpec", "FastOutSlowInEasing", "LinearOutSlowInEasing", "FastOutLinearInEasing", "LinearEasing",
      ])
  }

  static func read(_ text: String) throws(NotationError) -> CurveExpression {
    var reading = LiteralReading(text)
    var literal = try reading.literal()
    // `animateFloatAsState(targetValue = 1f, animationSpec = spring())`
    if case .call = literal.kind, let found = literal.part(named: "animationSpec") { literal = found }
    if let curve = try easing(literal, in: reading, isRequired: false) {
      return reading.expression(curve, duration: nil)
    }
    guard case .call(let call) = literal.kind else {
      throw reading.refusal(
        of: literal, expected: "spring(…), tween(…) or an easing",
        suggestion: NearestName.suggestion(for: reading.excerpt(literal.range), among: easings.map(\.name)))
    }
    switch call.name.lastName {
    case "spring", "SpringSpec": return try spring(call, literal.range, in: &reading)
    case "tween", "TweenSpec":
      let (curve, duration, delay) = try tween(call, literal.range, in: reading)
      return reading.expression(curve, duration: duration, modifiers: delay == 0 ? [] : [.delay(delay)])
    case "repeatable", "infiniteRepeatable": return try repeated(call, literal.range, in: reading)
    case "keyframes", "keyframesWithSpline", "snap", "splineBasedDecay", "exponentialDecay":
      throw reading.error(
        "\(call.name.lastName)(…) is no spring and no single curve; known are spring(…) and tween(…)",
        call.nameRange)
    default:
      let known = ["spring", "tween", "repeatable", "infiniteRepeatable", "CubicBezierEasing"]
      throw reading.error(
        "“\(call.name.prefix(40))” is not known in Compose; known are \(known.joined(separator: ", "))",
        call.nameRange, suggestion: NearestName.suggestion(for: call.name, among: known))
    }
  }

  // MARK: Springs

  private static func spring(
    _ call: ObjectLiteral.Call, _ range: Range<Int>, in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    let fields = try LiteralFields(
      call.arguments, of: "spring", range, known: ["dampingRatio", "stiffness", "visibilityThreshold"],
      positional: 3,
      hints: [
        "damping":
          "Compose's spring takes dampingRatio, damping / (2·√(stiffness·mass)), not the coefficient",
        "dampingFraction": "the damping ratio is called dampingRatio in Compose",
        "mass": "Compose's spring has mass 1: divide stiffness by the mass and leave it out",
        "initialVelocity": "Compose's spring has no initial velocity; animateTo takes it",
        "durationMillis": "Compose's spring has no duration; tween(durationMillis = …) has",
      ], in: reading)
    let ratio = try constant("dampingRatio", of: fields, among: dampingRatios, default: 1, in: reading)
    let stiffness = try constant("stiffness", of: fields, among: stiffnesses, default: 1500, in: reading)
    let parameters = try fields.spring(
      .stiffnessDampingRatio(
        stiffness: SingleFloat.rounded(stiffness), dampingRatio: SingleFloat.rounded(ratio), mass: 1),
      in: reading)
    for (name, number) in [("dampingRatio", ratio), ("stiffness", stiffness)] {
      let rounded = SingleFloat.rounded(number)
      guard rounded != number else { continue }
      reading.warn(
        "Compose holds \(name) as a Float of 24 bits: \(NumberText.text(of: number)) is "
          + NumberText.text(of: rounded), fields.range(of: name))
    }
    reading.warnOfOverdamping(parameters, "dampingRatio", fields.range(of: "dampingRatio"))
    return reading.expression(parameters)
  }

  /// A number, or one of the constants of `Spring`.
  private static func constant(
    _ name: String, of fields: LiteralFields, among constants: [(name: String, value: Double)],
    default fallback: Double, in reading: LiteralReading
  ) throws(NotationError) -> Double {
    guard let field = fields[name] else { return fallback }
    guard case .name(let word) = field.value.kind else { return try reading.number(field.value, name) }
    if let constant = constants.first(where: { $0.name == word.lastName }) { return constant.value }
    let known = constants.map { "Spring.\($0.name)" }
    throw reading.error(
      "“\(word.prefix(40))” is no constant for \(name); known are \(known.joined(separator: ", "))",
      field.value.range, suggestion: NearestName.suggestion(for: word, among: known))
  }

  // MARK: Tweens

  private static func tween(
    _ call: ObjectLiteral.Call, _ range: Range<Int>, in reading: LiteralReading
  ) throws(NotationError) -> (curve: UnitCurve, duration: Double, delay: Double) {
    let fields = try LiteralFields(
      call.arguments, of: "tween", range, known: ["durationMillis", "delayMillis", "easing"], positional: 3,
      hints: ["duration": "the duration is called durationMillis, and is in milliseconds"], in: reading)
    let duration = try milliseconds("durationMillis", of: fields, above: true, in: reading) ?? 0.3
    let delay = try milliseconds("delayMillis", of: fields, above: false, in: reading) ?? 0
    var curve = UnitCurve.fastOutSlowIn.inSingleFloats
    if let field = fields["easing"], let found = try easing(field.value, in: reading, isRequired: true) {
      curve = found
    }
    return (curve, duration, delay)
  }

  private static func milliseconds(
    _ name: String, of fields: LiteralFields, above: Bool, in reading: LiteralReading
  ) throws(NotationError) -> Double? {
    guard let field = fields[name] else { return nil }
    if case .name(let word) = field.value.kind, word.lastName == "DefaultDurationMillis" { return 0.3 }
    let number = try reading.number(field.value, name)
    guard number == number.rounded(), number.magnitude < 0x1p53, above ? number > 0 : number >= 0 else {
      let isSeconds = number > 0 && number < 10 && number != number.rounded()
      throw reading.error(
        "\(name) must be a whole number of milliseconds, \(above ? "above 0" : "0 or more"), but is "
          + NumberText.text(of: number), field.value.range,
        suggestion: isSeconds ? NumberText.text(of: (number * 1000).rounded()) : nil)
    }
    return number / 1000
  }

  private static func repeated(
    _ call: ObjectLiteral.Call, _ range: Range<Int>, in reading: LiteralReading
  ) throws(NotationError) -> CurveExpression {
    let isEndless = call.name.lastName == "infiniteRepeatable"
    let fields = try LiteralFields(
      call.arguments, of: call.name.lastName, range,
      known: (isEndless ? [] : ["iterations"]) + ["animation", "repeatMode"], positional: isEndless ? 2 : 3,
      in: reading)
    guard let animation = fields["animation"] else {
      throw reading.error("animation is missing", range.upperBound - 1..<range.upperBound)
    }
    guard case .call(let inner) = animation.value.kind, ["tween", "TweenSpec"].contains(inner.name.lastName)
    else {
      throw reading.refusal(of: animation.value, expected: "tween(…), since a spring has no pass to repeat")
    }
    let (curve, duration, delay) = try tween(inner, animation.value.range, in: reading)
    var autoreverses = false
    if let mode = fields["repeatMode"] {
      guard case .name(let word) = mode.value.kind, ["Reverse", "Restart"].contains(word.lastName) else {
        throw reading.refusal(of: mode.value, expected: "RepeatMode.Reverse or RepeatMode.Restart")
      }
      autoreverses = word.lastName == "Reverse"
    }
    var modifiers: [CurveModifier] = delay == 0 ? [] : [.delay(delay)]
    if isEndless {
      modifiers.append(.repeatForever(autoreverses: autoreverses))
    } else {
      let count = try fields.number(
        "iterations", default: 1, in: reading, allowed: "a whole number, 1 or more"
      ) { $0 >= 1 && $0 == $0.rounded() && $0 < 0x1p53 }
      modifiers.append(.repeatCount(Int(count), autoreverses: autoreverses))
    }
    return reading.expression(curve, duration: duration, modifiers: modifiers)
  }
}

extension String {
  /// What stands behind the last point.
  var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
