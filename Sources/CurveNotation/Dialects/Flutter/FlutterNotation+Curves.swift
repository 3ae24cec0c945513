// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension FlutterNotation {
  /// The members of `Curves` that are one cubic bezier.
  ///
  /// `decelerate` is `1 − (1 − t)²`, which the bezier with its x coordinates at the thirds is too.
  static let curves: [(name: String, curve: UnitCurve)] = [
    ("linear", .linear), ("ease", .ease), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ("easeInOut", .easeInOut),
    ("fastOutSlowIn", .fastOutSlowIn), ("decelerate", UnitCurve(1 / 3, 2 / 3, 2 / 3, 1)),
    ("fastLinearToSlowEaseIn", UnitCurve(0.18, 1, 0.04, 1)),
    ("easeInToLinear", UnitCurve(0.67, 0.03, 0.65, 0.09)), ("easeInSine", UnitCurve(0.47, 0, 0.745, 0.715)),
    ("easeInQuad", UnitCurve(0.55, 0.085, 0.68, 0.53)), ("easeInCubic", UnitCurve(0.55, 0.055, 0.675, 0.19)),
    ("easeInQuart", UnitCurve(0.895, 0.03, 0.685, 0.22)),
    ("easeInQuint", UnitCurve(0.755, 0.05, 0.855, 0.06)),
    ("easeInExpo", UnitCurve(0.95, 0.05, 0.795, 0.035)), ("easeInCirc", UnitCurve(0.6, 0.04, 0.98, 0.335)),
    ("easeInBack", UnitCurve(0.6, -0.28, 0.735, 0.045)),
    ("linearToEaseOut", UnitCurve(0.35, 0.91, 0.33, 0.97)),
    ("easeOutSine", UnitCurve(0.39, 0.575, 0.565, 1)), ("easeOutQuad", UnitCurve(0.25, 0.46, 0.45, 0.94)),
    ("easeOutCubic", UnitCurve(0.215, 0.61, 0.355, 1)), ("easeOutQuart", UnitCurve(0.165, 0.84, 0.44, 1)),
    ("easeOutQuint", UnitCurve(0.23, 1, 0.32, 1)), ("easeOutExpo", UnitCurve(0.19, 1, 0.22, 1)),
    ("easeOutCirc", UnitCurve(0.075, 0.82, 0.165, 1)), ("easeOutBack", UnitCurve(0.175, 0.885, 0.32, 1.275)),
    ("easeInOutSine", UnitCurve(0.445, 0.05, 0.55, 0.95)),
    ("easeInOutQuad", UnitCurve(0.455, 0.03, 0.515, 0.955)),
    ("easeInOutCubic", UnitCurve(0.645, 0.045, 0.355, 1)), ("easeInOutQuart", UnitCurve(0.77, 0, 0.175, 1)),
    ("easeInOutQuint", UnitCurve(0.86, 0, 0.07, 1)), ("easeInOutExpo", UnitCurve(1, 0, 0, 1)),
    ("easeInOutCirc", UnitCurve(0.785, 0.135, 0.15, 0.86)),
    ("easeInOutBack", UnitCurve(0.68, -0.55, 0.265, 1.55)), ("slowMiddle", UnitCurve(0.15, 0.85, 0.85, 0.15)),
  ]

  /// Those that are several pieces.
  private static let pieces: [(name: String, easing: NamedEasing?)] = [
    ("bounceIn", NamedEasing.bounceOut?.mirrored), ("bounceOut", NamedEasing.bounceOut),
    ("bounceInOut", NamedEasing.bounceOut.flatMap { .inOut($0.mirrored) }),
    (
      "easeInOutCubicEmphasized",
      joined((0.05, 0), (0.133333, 0.06), at: (0.166666, 0.4), (0.208333, 0.82), (0.25, 1))
    ),
    (
      "fastEaseInToSlowEaseOut",
      joined((0.056, 0.024), (0.108, 0.3085), at: (0.198, 0.541), (0.3655, 1), (0.5465, 0.989))
    ),
  ]

  /// Two cubic beziers that meet in a point, by the control points of both.
  private static func joined(
    _ first: (x: Double, y: Double), _ second: (x: Double, y: Double), at middle: (x: Double, y: Double),
    _ third: (x: Double, y: Double), _ fourth: (x: Double, y: Double)
  ) -> NamedEasing? {
    let rest = (x: 1 - middle.x, y: 1 - middle.y)
    let before = CubicBezier(
      x1: first.x / middle.x, y1: first.y / middle.y, x2: second.x / middle.x, y2: second.y / middle.y)
    let after = CubicBezier(
      x1: (third.x - middle.x) / rest.x, y1: (third.y - middle.y) / rest.y,
      x2: (fourth.x - middle.x) / rest.x,
      y2: (fourth.y - middle.y) / rest.y)
    return CurvePieces([
      CurvePieces.Piece(start: 0, end: middle.x, startValue: 0, endValue: middle.y, shape: .bezier(before)),
      CurvePieces.Piece(start: middle.x, end: 1, startValue: middle.y, endValue: 1, shape: .bezier(after)),
    ]).map { .pieces($0) }
  }

  /// The others: sines that die away.
  private static let others = ["elasticIn", "elasticOut", "elasticInOut"]

  static var names: [String] { (curves.map(\.name) + pieces.map(\.name)).map { "Curves.\($0)" } }

  /// The easing by a name, which `.flipped` plays from the end to the start.
  private static func named(_ word: String) -> NamedEasing? {
    if word.hasSuffix(".flipped") { return named(String(word.dropLast(".flipped".count)))?.mirrored }
    let name = word.lastName
    if let found = curves.first(where: { $0.name == name }) { return .curve(found.curve) }
    return pieces.first { $0.name == name }?.easing
  }

  /// The curve that a part is; nil where it is none and needn't be one.
  static func curve(
    _ literal: ObjectLiteral, in reading: LiteralReading, isRequired: Bool
  ) throws(NotationError) -> NamedEasing? {
    switch literal.kind {
    case .name(let word) where word.hasPrefix("Curves.") || isRequired:
      if let found = named(word) { return found }
      if others.contains(word.lastName) {
        throw reading.error("\(word.prefix(60)) \(NamedEasing.refusal(of: "elastic"))", literal.range)
      }
      throw reading.error(
        "“\(word.prefix(60))” is none of Flutter's curves", literal.range,
        suggestion: NearestName.suggestion(for: word, among: names))
    case .call(let call) where call.name == "Cubic":
      if let labelled = call.arguments.first(where: { $0.label != nil }) {
        throw reading.error("the arguments of Cubic have no labels", labelled.labelRange)
      }
      return .curve(try reading.bezier(literal.elements, of: "Cubic", literal.range))
    default: break
    }
    guard isRequired else { return nil }
    throw reading.refusal(of: literal, expected: "a curve such as Curves.easeIn or Cubic(0.4, 0, 0.2, 1)")
  }
}
