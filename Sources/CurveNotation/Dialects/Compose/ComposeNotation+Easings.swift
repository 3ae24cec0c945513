// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension UnitCurve {
  /// The curve of Material Design that speeds up fast and slows down long.
  static let fastOutSlowIn = UnitCurve(.bezier(CubicBezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1)))

  /// A curve by its four coordinates.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(.bezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
  }
}

extension ComposeNotation {
  /// The easings that have a name and are cubic beziers.
  static let easings: [(name: String, curve: UnitCurve)] = [
    ("FastOutSlowInEasing", .fastOutSlowIn), ("LinearOutSlowInEasing", UnitCurve(0, 0, 0.2, 1)),
    ("FastOutLinearInEasing", UnitCurve(0.4, 0, 1, 1)), ("LinearEasing", .linear),
    ("Ease", .ease), ("EaseIn", .easeIn), ("EaseOut", .easeOut), ("EaseInOut", .easeInOut),
    ("EaseInSine", UnitCurve(0.12, 0, 0.39, 0)), ("EaseOutSine", UnitCurve(0.61, 1, 0.88, 1)),
    ("EaseInOutSine", UnitCurve(0.37, 0, 0.63, 1)), ("EaseInCubic", UnitCurve(0.32, 0, 0.67, 0)),
    ("EaseOutCubic", UnitCurve(0.33, 1, 0.68, 1)), ("EaseInOutCubic", UnitCurve(0.65, 0, 0.35, 1)),
    ("EaseInQuint", UnitCurve(0.64, 0, 0.78, 0)), ("EaseOutQuint", UnitCurve(0.22, 1, 0.36, 1)),
    ("EaseInOutQuint", UnitCurve(0.83, 0, 0.17, 1)), ("EaseInCirc", UnitCurve(0.55, 0, 1, 0.45)),
    ("EaseOutCirc", UnitCurve(0, 0.55, 0.45, 1)), ("EaseInOutCirc", UnitCurve(0.85, 0, 0.15, 1)),
    ("EaseInQuad", UnitCurve(0.11, 0, 0.5, 0)), ("EaseOutQuad", UnitCurve(0.5, 1, 0.89, 1)),
    ("EaseInOutQuad", UnitCurve(0.45, 0, 0.55, 1)), ("EaseInQuart", UnitCurve(0.5, 0, 0.75, 0)),
    ("EaseOutQuart", UnitCurve(0.25, 1, 0.5, 1)), ("EaseInOutQuart", UnitCurve(0.76, 0, 0.24, 1)),
    ("EaseInExpo", UnitCurve(0.7, 0, 0.84, 0)), ("EaseOutExpo", UnitCurve(0.16, 1, 0.3, 1)),
    ("EaseInOutExpo", UnitCurve(0.87, 0, 0.13, 1)), ("EaseInBack", UnitCurve(0.36, 0, 0.66, -0.56)),
    ("EaseOutBack", UnitCurve(0.34, 1.56, 0.64, 1)), ("EaseInOutBack", UnitCurve(0.68, -0.6, 0.32, 1.6)),
  ]

  /// Easings that no cubic bezier is.
  private static let others = [
    "EaseInElastic", "EaseOutElastic", "EaseInOutElastic", "EaseInBounce", "EaseOutBounce", "EaseInOutBounce",
  ]

  /// The easing that a part is; nil where it is none and needn't be one.
  static func easing(
    _ literal: ObjectLiteral, in reading: LiteralReading, isRequired: Bool
  ) throws(NotationError) -> UnitCurve? {
    switch literal.kind {
    case .name(let word):
      if let found = easings.first(where: { $0.name == word.lastName }) { return found.curve.inSingleFloats }
      if others.contains(word.lastName) {
        throw reading.error(
          word.lastName.hasSuffix("Elastic")
            ? "\(word.lastName) \(NamedEasing.refusal(of: word.lastName))"
            : "\(word.lastName) is no cubic bezier, and no other notation has it as one curve", literal.range)
      }
    case .call(let call) where call.name.lastName == "CubicBezierEasing":
      let fields = try LiteralFields(
        call.arguments, of: "CubicBezierEasing", literal.range, known: ["a", "b", "c", "d"], positional: 4,
        in: reading)
      let values = ["a", "b", "c", "d"].compactMap { fields[$0]?.value }
      return try reading.bezier(values, of: "CubicBezierEasing", literal.range).inSingleFloats
    default: break
    }
    guard isRequired else { return nil }
    throw reading.refusal(
      of: literal, expected: "an easing such as FastOutSlowInEasing or CubicBezierEasing(0.4f, 0f, 0.2f, 1f)",
      suggestion: NearestName.suggestion(for: reading.excerpt(literal.range), among: easings.map(\.name)))
  }
}
