// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// A curve while it is written in another tool's notation.
struct LiteralWriter {
  let expression: CurveExpression
  let options: WritingOptions
  let notation: any DialectNotation.Type
  private(set) var comments: [String] = []

  init(
    _ expression: CurveExpression, _ options: WritingOptions, for notation: any DialectNotation.Type
  ) {
    self.expression = expression
    self.options = options
    self.notation = notation
  }

  mutating func comment(_ text: String) { comments.append(text) }

  // MARK: Numbers

  /// The shortest decimal that reads back, or the digits that were asked for.
  func number(_ number: Double) -> String { options.text(of: number) }

  /// Seconds as milliseconds, with the digits that the seconds have.
  func milliseconds(_ seconds: Double) -> String { shifted(seconds, by: 3) }

  /// A number with its decimal point moved to the right, or to the left where `places` is below 0.
  ///
  /// It is the text that is shifted, so that nothing is rounded.
  func shifted(_ value: Double, by places: Int) -> String {
    let text = Array(number(value).utf8)
    let isNegative = text.first == Ascii.minus
    var digits: [UInt8] = []
    var point: Int?
    for (index, byte) in text.enumerated() where Ascii.isDigit(byte) || byte == Ascii.point {
      if byte == Ascii.point { point = digits.count } else { digits.append(byte) }
      if index + 1 < text.count, Ascii.lowercased(text[index + 1]) == Ascii.lowercaseE {
        // So small or so large that the exponent is what moves.
        let head = String(decoding: text[...index], as: UTF8.self)
        let exponent = Int(String(decoding: text[(index + 2)...], as: UTF8.self)) ?? 0
        return "\(head)e\(exponent + places)"
      }
    }
    guard !digits.isEmpty else { return String(decoding: text, as: UTF8.self) }
    var place = (point ?? digits.count) + places
    while place > digits.count { digits.append(Ascii.zero) }
    while place < 1 {
      digits.insert(Ascii.zero, at: 0)
      place += 1
    }
    var whole = Array(digits[..<place].drop { $0 == Ascii.zero })
    if whole.isEmpty { whole = [Ascii.zero] }
    let fraction = digits[place...].reversed().drop { $0 == Ascii.zero }.reversed()
    let body = fraction.isEmpty ? whole : whole + [Ascii.point] + fraction
    return (isNegative ? "-" : "") + String(decoding: body, as: UTF8.self)
  }

  // MARK: Refusals

  /// A refusal that begins with the tool's name.
  func refusal(
    _ reason: String, approximations: [WritingRefusal.Approximation] = []
  ) -> WritingRefusal {
    WritingRefusal(notation.dialect, "\(notation.title) \(reason)", approximations: approximations)
  }

  /// The refusal of a curve that is neither a spring nor a single cubic bezier.
  var curveRefusal: WritingRefusal {
    let subject =
      switch expression.curve {
      case .stepCurve: "steps"
      case .linearCurve: "curves of straight pieces"
      case .spring: "springs"
      case .keyframes: "keyframes"
      case .unitCurve, .timedCurve: "circular curves"
      }
    if case .stepCurve = expression.curve {
      return refusal("has no notation for steps: every value between two of them would be shown too")
    }
    return refusal("has no notation for \(subject)", approximations: [.timingCurve])
  }

  /// The refusal of a curve where only springs can be written.
  func springsOnlyRefusal(_ reason: String) -> WritingRefusal {
    refusal(reason, approximations: [.spring(dampingRatios: 0.05...20, hasInitialVelocity: false)])
  }

  /// The refusal of an initial velocity that has no place.
  func velocityRefusal(_ reason: String) -> WritingRefusal {
    refusal(reason, approximations: [.spring(dampingRatios: 0.05...20, hasInitialVelocity: false)])
  }

  /// The travel, which a velocity in value units needs; nil where the spring starts at rest.
  func travel(for numbers: SpringNumbers, unit: String) throws(WritingRefusal) -> Double? {
    guard numbers.velocity != 0 else { return nil }
    guard let travel = options.travel, travel != 0 else {
      var found = velocityRefusal(
        "takes the initial velocity in \(unit), and so needs the travel, the way from start to target")
      found.needsTravel = options.travel == nil
      throw found
    }
    return travel
  }

  /// Refuses modifiers that are written.
  func requireNoModifiers() throws(WritingRefusal) {
    _ = try modifiers(delay: false, repeats: false)
  }

  /// A delay and passes, as far as the notation has a place for them; speeds are in ``curve`` already.
  func modifiers(
    delay allowsDelay: Bool, repeats allowsRepeats: Bool
  ) throws(WritingRefusal) -> DelayAndPasses {
    var plain = DelayAndPasses()
    for modifier in PlainModifiers(expression.modifiers).others {
      switch modifier {
      case .delay(let seconds) where allowsDelay && plain.delay == nil && seconds >= 0:
        plain.delay = seconds
        plain.delaysEveryPass = plain.passes == nil
      case .repeatCount(let count, let autoreverses) where allowsRepeats && plain.passes == nil:
        plain.passes = DelayAndPasses.Passes(count: count, autoreverses: autoreverses)
      case .repeatForever(let autoreverses) where allowsRepeats && plain.passes == nil:
        plain.passes = DelayAndPasses.Passes(count: nil, autoreverses: autoreverses)
      default: throw refusal("has no place for \(modifier.words) here", approximations: [.withoutModifiers])
      }
    }
    return plain
  }

  /// The curve at the speed that the modifiers make.
  var curve: CurveExpression.Curve {
    expression.curve.sped(by: PlainModifiers(expression.modifiers).rate)
  }

  // MARK: Curves

  /// The coordinates of a curve that is one cubic bezier; nil where it is none.
  func coordinates(of curve: UnitCurve) -> [Double]? {
    switch curve.kind {
    case .linear: [0, 0, 1, 1]
    case .bezier(let bezier): [bezier.x1, bezier.y1, bezier.x2, bezier.y2]
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut, .circularEaseInOutInverse: nil
    }
  }
}
