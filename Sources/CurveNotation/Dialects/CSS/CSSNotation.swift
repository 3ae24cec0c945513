// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The spellings of CSS easing functions, which ignore case.
enum CSSNotation: Sendable {
  /// The keywords; `linear` is spelled as in SwiftUI.
  static let keywords: [(name: String, curve: UnitCurve)] = [
    ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
  ]

  /// Keywords, `cubic-bezier()` and `steps()` as curves of their own; `linear()` stands beside the keyword.
  static let curves: [(name: String, entry: Entry<ReadCurve>)] =
    keywords.map { ($0.name, SwiftUINotation.named($0.curve, ignoresCase: true)) } + [
      ("cubic-bezier", Entry(ignoresCase: true, overloads: [cubicBezier.map { ReadCurve(.unitCurve($0)) }]))
    ] + steps

  /// The same where a unit curve is expected.
  static let unitCurves: [(name: String, entry: Entry<UnitCurve>)] =
    keywords.map { name, curve in
      (
        name,
        Entry(qualifiers: ["UnitCurve"], ignoresCase: true, bare: { _, _ throws(NotationError) in curve })
      )
    } + [("cubic-bezier", Entry(ignoresCase: true, overloads: [cubicBezier]))]

  /// `cubic-bezier(x1, y1, x2, y2)`, which refuses an x outside 0…1.
  private static let cubicBezier = Overload(SwiftUINotation.coordinates) {
    arguments, interpreter throws(NotationError) in
    try interpreter.requireCSSSpelling(arguments.range)
    let start = UnitPoint(
      x: try interpreter.boundedCoordinate("x1", in: arguments),
      y: try interpreter.coordinate("y1", in: arguments))
    let end = UnitPoint(
      x: try interpreter.boundedCoordinate("x2", in: arguments),
      y: try interpreter.coordinate("y2", in: arguments))
    return UnitCurve(startControlPoint: start, endControlPoint: end)
  }
}

extension Interpreter {
  fileprivate func boundedCoordinate(_ name: String, in arguments: Arguments) throws(NotationError) -> Double
  {
    try number(name, in: arguments, default: 0, allowed: "between 0 and 1, as CSS requires") {
      (0...1).contains($0)
    }
  }
}
