// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// An easing that has a name in a tool: one curve, or several pieces.
enum NamedEasing: Hashable, Sendable {
  case curve(UnitCurve)
  case pieces(CurvePieces)

  /// The same, played backwards from the end to the start.
  var mirrored: NamedEasing {
    switch self {
    case .curve(let curve): .curve(curve.mirrored)
    case .pieces(let pieces): .pieces(pieces.mirrored)
    }
  }

  /// The pieces; nil for a curve that is not made of any.
  private var pieces: CurvePieces? {
    switch self {
    case .curve(let curve): CurvePieces(.unitCurve(curve))
    case .pieces(let pieces): pieces
    }
  }

  /// The first half of the time along a curve to half of the way, the second half along its mirror image.
  static func inOut(_ easing: NamedEasing) -> NamedEasing? {
    guard let first = easing.pieces, let second = easing.mirrored.pieces else { return nil }
    let halves =
      CurvePieces.between(0, 0.5, values: (0, 0.5), first)
      + CurvePieces.between(0.5, 1, values: (0.5, 1), second)
    return CurvePieces(halves, finalValue: 1).map { .pieces($0) }
  }

  // MARK: Formulas

  // Powers up to the third are cubic beziers whose x coordinates are the thirds, for which time is the parameter.

  /// t².
  static let quadratic = NamedEasing.curve(UnitCurve(1 / 3, 0, 2 / 3, 1 / 3))
  /// t³.
  static let cubic = NamedEasing.curve(UnitCurve(1 / 3, 0, 2 / 3, 0))

  /// (s + 1)·t³ − s·t², which goes back first.
  static func back(_ overshoot: Double) -> NamedEasing { .curve(UnitCurve(1 / 3, 0, 2 / 3, -overshoot / 3)) }

  /// How far `back` goes where nothing is said: a tenth of the way.
  static let usualOvershoot = 1.70158

  /// A ball that falls and bounces three times, each time a quarter as high: parabolas with their feet at 4, 8, 10 and 11
  /// elevenths of the time.
  static let bounceOut: NamedEasing? = {
    let falls: [(start: Double, top: Double, end: Double, height: Double)] = [
      (0, 0, 4, 1), (4, 6, 8, 0.25), (8, 9, 10, 0.0625), (10, 10.5, 11, 0.015625),
    ]
    let rise = UnitCurve(1 / 3, 2 / 3, 2 / 3, 1).bezier
    let fall = UnitCurve(1 / 3, 0, 2 / 3, 1 / 3).bezier
    guard let rise, let fall else { return nil }
    let pieces = falls.flatMap { start, top, end, height -> [CurvePieces.Piece] in
      [
        CurvePieces.Piece(
          start: start / 11, end: top / 11, startValue: 1, endValue: 1 - height, shape: .bezier(rise)),
        CurvePieces.Piece(
          start: top / 11, end: end / 11, startValue: 1 - height, endValue: 1, shape: .bezier(fall)),
      ].filter { $0.start < $0.end }
    }
    return CurvePieces(pieces).map { .pieces($0) }
  }()

  /// The easings in, out and in and out that are exact, without the word for the direction: `Quad`, `Cubic`, `Back` and
  /// `Bounce`.
  ///
  /// - Parameter name: such as `outBack`, or `easeInOutCubic`; letters may be large or small.
  static func formula(named name: String, overshoot: Double = usualOvershoot) -> NamedEasing? {
    var word = name.lowercased()[...]
    if word.hasPrefix("ease") { word = word.dropFirst(4) }
    guard let direction = ["inout", "out", "in"].first(where: { word.hasPrefix($0) }) else { return nil }
    let inwards: NamedEasing?
    switch word.dropFirst(direction.count) {
    case "quad": inwards = .quadratic
    case "cubic": inwards = .cubic
    case "back": inwards = .back(overshoot)
    case "bounce": inwards = bounceOut?.mirrored
    default: inwards = nil
    }
    switch direction {
    case "in": return inwards
    case "out": return inwards?.mirrored
    default: return inwards.flatMap { inOut($0) }
    }
  }

  /// What a message says about an easing that is known and can't be read.
  static func refusal(of name: String) -> String {
    let word = name.lowercased()
    if word.hasSuffix("elastic") {
      return "is a sine that dies away, and not made of cubic pieces; a spring comes near it"
    }
    return "is a formula that no cubic pieces follow exactly; write a cubic bezier that is near it"
  }
}

extension LiteralReading {
  /// The expression of an easing; one of several pieces takes a second where no duration is written, which is said.
  mutating func expression(
    _ easing: NamedEasing, duration: Double?, modifiers: [CurveModifier] = [], _ range: Range<Int>
  ) -> CurveExpression {
    switch easing {
    case .curve(let curve): return expression(curve, duration: duration, modifiers: modifiers)
    case .pieces(let pieces):
      if duration == nil { warn("no duration is written; the easing is read over one second", range) }
      return expression(
        pieces.over(duration ?? 1).timedCurve, merging: duration == nil ? nil : .combines,
        modifiers: modifiers)
    }
  }
}

extension CurvePieces {
  /// The same over another duration.
  func over(_ duration: Double) -> CurvePieces {
    CurvePieces(
      CurvePieces.between(0, duration, values: (0, 1), self), finalValue: finalValue) ?? self
  }

  /// The same from the end to the start.
  var mirrored: CurvePieces {
    guard case .keyframes(let motion) = CurveExpression.Curve.keyframes(motion).mirrored else { return self }
    return CurvePieces(.keyframes(motion)) ?? self
  }
}
