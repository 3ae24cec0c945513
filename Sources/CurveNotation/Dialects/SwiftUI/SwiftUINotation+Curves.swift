// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension Vocabulary where Meaning == UnitCurve {
  /// What may stand where SwiftUI expects a `UnitCurve`.
  static let unitCurves = Vocabulary(
    subject: "unit curve", implicitType: "UnitCurve",
    entries: SwiftUINotation.presets.map { name, curve in
      (name, Entry(qualifiers: ["UnitCurve"], bare: { _, _ throws(NotationError) in curve }))
    } + [
      ("bezier", Entry(qualifiers: ["UnitCurve"], overloads: [SwiftUINotation.bezier])),
      ("UnitCurve", Entry(overloads: [SwiftUINotation.bezier])),
    ] + CSSNotation.unitCurves,
    properties: [
      "inverse": { curve, word, interpreter throws(NotationError) in
        interpreter.inverse(of: curve, word.range)
      }
    ])
}

extension SwiftUINotation {
  /// How long `Animation.easeIn` and its like take, in seconds.
  static let usualDuration = 0.35

  /// The curves that have a name in SwiftUI.
  static let presets: [(name: String, curve: UnitCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
    ("circularEaseInOut", .circularEaseInOut), ("easeInEaseOut", .easeInOut),
  ]

  /// Named curves, timing curves and bezier curves.
  static let namedCurves: [(name: String, entry: Entry<ReadCurve>)] =
    // `linear` is a CSS keyword too.
    presets.map { name, curve in
      let isShared = name == "linear"
      return (name, named(curve, ignoresCase: isShared, list: isShared ? CSSNotation.linear : nil))
    } + [
      ("timingCurve", timingCurve),
      (
        "bezier",
        Entry(qualifiers: ["UnitCurve"], overloads: [bezier.map { ReadCurve(.unitCurve($0)) }])
      ),
      ("UnitCurve", Entry(overloads: [bezier.map { ReadCurve(.unitCurve($0)) }])),
    ]

  /// A curve by name: without duration, with the one it is given, or with the usual one of an `Animation`.
  static func named(
    _ curve: UnitCurve, ignoresCase: Bool = false, list: Entry<ReadCurve>.ListReading? = nil
  ) -> Entry<ReadCurve> {
    Entry(
      qualifiers: ["Animation", "UnitCurve"], ignoresCase: ignoresCase,
      bare: { context, _ throws(NotationError) in
        let reading = CurveExpression.Curve.unitCurve(curve)
        return ReadCurve(context.qualifier == "Animation" ? reading.animated : reading, merging: .combines)
      },
      overloads: [
        Overload([.required("duration")]) { arguments, interpreter throws(NotationError) in
          ReadCurve(
            .timedCurve(curve, duration: try interpreter.duration(in: arguments)), merging: .combines)
        }
      ], list: list)
  }

  /// `UnitCurve(startControlPoint:endControlPoint:)`.
  static let bezier = Overload([.required("startControlPoint"), .required("endControlPoint")]) {
    arguments, interpreter throws(NotationError) in
    UnitCurve(
      startControlPoint: try interpreter.controlPoint("startControlPoint", in: arguments),
      endControlPoint: try interpreter.controlPoint("endControlPoint", in: arguments))
  }

  private static let timingCurve = Entry(
    qualifiers: ["Animation"],
    overloads: [
      Overload(coordinates + [.optional("duration")]) { arguments, interpreter throws(NotationError) in
        let start = UnitPoint(
          x: try interpreter.clampedCoordinate("x1", in: arguments),
          y: try interpreter.coordinate("y1", in: arguments))
        let end = UnitPoint(
          x: try interpreter.clampedCoordinate("x2", in: arguments),
          y: try interpreter.coordinate("y2", in: arguments))
        return ReadCurve(
          .timedCurve(
            UnitCurve(startControlPoint: start, endControlPoint: end),
            duration: try interpreter.duration(in: arguments)), merging: .combines)
      },
      Overload([.thing("a UnitCurve"), .required("duration")]) {
        arguments, interpreter throws(NotationError) in
        guard let syntax = arguments["a UnitCurve"] else {
          throw interpreter.error("a UnitCurve is missing", arguments.range)
        }
        let curve = try interpreter.interpret(syntax, in: .unitCurves)
        return ReadCurve(
          .timedCurve(curve, duration: try interpreter.duration(in: arguments)), merging: .combines)
      },
    ])

  /// The four numbers of a bezier curve.
  static let coordinates: [Parameter] = ["x1", "y1", "x2", "y2"].map { .positional($0) }
}

extension Interpreter {
  /// SwiftUI's inverse of a curve; warns where it is none.
  mutating func inverse(of curve: UnitCurve, _ range: Range<Int>) -> UnitCurve {
    do throws(UnitCurveError) {
      return try curve.inverted()
    } catch {
      warn("the inverse is SwiftUI's, but undoes nothing: \(error)", range)
      return curve.inverse
    }
  }

  /// The duration of a timed curve.
  func duration(in arguments: Arguments) throws(NotationError) -> Double {
    try number(
      "duration", in: arguments, default: SwiftUINotation.usualDuration, allowed: "a finite number above 0"
    ) { $0 > 0 }
  }

  /// A coordinate without bounds.
  func coordinate(_ name: String, in arguments: Arguments) throws(NotationError) -> Double {
    try number(name, in: arguments, default: 0, allowed: "a finite number") { _ in true }
  }

  /// A horizontal coordinate; outside 0…1 it counts as the nearer end, with a warning.
  mutating func clampedCoordinate(_ name: String, in arguments: Arguments) throws(NotationError) -> Double {
    let written = try coordinate(name, in: arguments)
    let clamped = min(max(written, 0), 1)
    if clamped != written {
      let number = NumberText.text(of: written)
      let subject = owner.map { "\(name) of \($0), \(number)," } ?? "\(name) \(number)"
      warn(
        "\(subject) is outside 0...1 and counts as \(NumberText.text(of: clamped)), as in SwiftUI",
        arguments[name]?.range ?? arguments.range)
    }
    return clamped
  }

  fileprivate mutating func controlPoint(
    _ name: String, in arguments: Arguments
  ) throws(NotationError) -> UnitPoint {
    guard let syntax = arguments[name] else { throw error("\(name): is missing", arguments.range) }
    owner = name
    defer { owner = nil }
    return try interpret(syntax, in: .points)
  }
}
