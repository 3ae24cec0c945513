// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// Design tokens of the W3C community group, in JSON.
///
///     {"$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1]}
///     {"$type": "transition", "$value": {"duration": {"value": 200, "unit": "ms"}, "delay": {"value": 0,
///      "unit": "ms"}, "timingFunction": [0.4, 0, 0.2, 1]}}
///     {"$type": "spring", "$value": {"duration": {"value": 500, "unit": "ms"}, "bounce": 0.3, "mass": 1,
///      "stiffness": 157.9, "damping": 17.6, "tolerance": 0.001, "fallback": "818ms linear(0, …, 1)"}}
///
/// - The values of `cubicBezier`, `duration` and `transition` are those of the format: an x lies in 0…1, a duration has
///   its unit, `ms` or `s`. A type may stand at a group, and a value may be a reference to another token,
///   `{easing.standard}` or `{"$ref": "#/easing/standard/$value"}`. A group takes over from another one with `$extends`.
/// - The format has no springs. The token that is written for one holds both sets of parameters, which mean what
///   SwiftUI's mean, and a fallback in CSS that stays within the tolerance, for tools that know no springs.
///   `initialVelocity` is in travels per second. Where the sets differ, mass, stiffness and damping are read;
///   ``TokenFile/check()`` finds such tokens.
/// - Of a whole document with one token that is a curve that token is read.
///
/// Source: the Design Tokens Format Module 2025.10, sections on types and composite types.
enum TokenNotation: DialectNotation {
  static let dialect = Dialect.tokens
  static let title = "design-token JSON"

  /// None: JSON has no comments.
  static func comment(_ sentence: String) -> String? { nil }

  static func looksLike(_ text: String) -> Bool {
    DialectSigns.contains(text, anyOf: ["\"$value\"", "\"$type\"", "\"timingFunction\""])
  }

  static func read(_ text: String) throws(NotationError) -> CurveExpression {
    let reading = LiteralReading(text)
    let root = try reading.literal(.json)
    let tree = TokenTree(root)
    let values = TokenReading(tree: tree, reading: reading)
    if let complaint = tree.complaints.first { throw reading.error(complaint.message, complaint.range) }
    guard !tree.tokens.isEmpty else { return try values.curve(root, type: try bareType(root, in: reading)) }
    var curves: [(token: TokenTree.Token, type: String)] = []
    for token in tree.tokens {
      guard let type = try tree.type(of: token, in: reading) else { continue }
      if ["cubicBezier", "transition", "spring"].contains(type) { curves.append((token, type)) }
    }
    guard let found = curves.first else {
      let token = tree.tokens[0]
      guard let type = try tree.type(of: token, in: reading) else {
        throw reading.error("the token has no $type, and none may be guessed", token.range)
      }
      return try values.curve(token.value, type: type)
    }
    guard curves.count == 1 else {
      let names = curves.prefix(4).map(\.token.path).joined(separator: ", ")
      throw reading.error(
        "the document has \(curves.count) tokens that are curves (\(names)\(curves.count > 4 ? ", …" : "")); give "
          + "the one that is meant by itself", curves[1].token.range)
    }
    return try values.curve(found.token.value, type: found.type)
  }

  /// The type of a value that stands without its token.
  private static func bareType(
    _ literal: ObjectLiteral, in reading: LiteralReading
  ) throws(NotationError) -> String {
    switch literal.kind {
    case .array: return "cubicBezier"
    case .object(let members) where members.contains(where: { $0.name == "timingFunction" }):
      return "transition"
    case .object(let members)
    where members.contains(where: { ["bounce", "stiffness", "damping"].contains($0.name) }):
      return "spring"
    default:
      throw reading.refusal(of: literal, expected: "a design token with $type and $value")
    }
  }

  // MARK: Writing

  static func write(
    _ expression: CurveExpression, options: WritingOptions
  ) throws(WritingRefusal) -> Writing {
    let writer = LiteralWriter(expression, options, for: Self.self)
    switch writer.curve {
    case .unitCurve(let curve):
      try writer.requireNoModifiers()
      return token("cubicBezier", try bezier(curve, writer))
    case .timedCurve(let curve, let seconds):
      let plain = try writer.modifiers(delay: true, repeats: false)
      return token(
        "transition",
        [
          "duration": duration(seconds, writer), "delay": duration(plain.delay ?? 0, writer),
          "timingFunction": try bezier(curve, writer),
        ])
    case .spring(let parameters, let velocity):
      try writer.requireNoModifiers()
      var writing = token("spring", spring(SpringNumbers(parameters, velocity: velocity), writer))
      writing.keepsStopsOnCurve = true
      return writing
    case .stepCurve, .linearCurve, .keyframes: throw writer.curveRefusal
    }
  }

  private static func token(_ type: String, _ value: JSONValue) -> Writing {
    let token: JSONValue = ["$type": .string(type), "$value": value]
    return Writing(token.text(indentation: 0))
  }

  private static func bezier(_ curve: UnitCurve, _ writer: LiteralWriter) throws(WritingRefusal) -> JSONValue
  {
    guard let points = writer.coordinates(of: curve) else { throw writer.curveRefusal }
    return .array(points.map { .number(writer.options.rounded($0)) })
  }

  /// Milliseconds where their number has the same digits, else seconds.
  private static func duration(_ seconds: Double, _ writer: LiteralWriter) -> JSONValue {
    let rounded = writer.options.rounded(seconds)
    let milliseconds = NumberText.number(writer.milliseconds(seconds)) ?? seconds * 1000
    guard Double("\(NumberText.text(of: milliseconds))e-3") == rounded else {
      return ["value": .number(rounded), "unit": "s"]
    }
    return ["value": .number(milliseconds), "unit": "ms"]
  }

  private static func spring(
    _ numbers: SpringNumbers, _ writer: LiteralWriter
  ) -> JSONValue {
    let options = writer.options
    func number(_ value: Double) -> JSONValue { .number(options.rounded(value)) }
    var members = [
      JSONValue.Member("duration", duration(numbers.spring.duration, writer)),
      JSONValue.Member("bounce", number(numbers.spring.bounce)),
      JSONValue.Member("mass", number(numbers.mass)),
      JSONValue.Member("stiffness", number(numbers.stiffness)),
      JSONValue.Member("damping", number(numbers.damping)),
    ]
    if numbers.velocity != 0 {
      members.append(JSONValue.Member("initialVelocity", number(numbers.velocity)))
    }
    // A spring that never settles, or swings a hundred times before it does, has no curve of sensible length.
    let motion = ExpressionMotion(writer.curve)
    let horizon = motion.settlingDuration(epsilon: options.tolerance)
    let isShort = horizon.isFinite && motion.accelerationTurns(until: horizon, atMost: 200) != nil
    var style = WritingOptions(tolerance: options.tolerance)
    style.placesStopsOnCurve = options.placesStopsOnCurve
    let curve = CurveExpression(writer.curve, merging: writer.expression.merging)
    if isShort, let fallback = try? CSSNotation.write(curve, options: style) {
      members.append(JSONValue.Member("tolerance", .number(options.tolerance)))
      members.append(JSONValue.Member("fallback", .string(fallback.text)))
    }
    return .object(members)
  }
}
