// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// The keyframes of Lottie animations, in JSON.
///
///     {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": [0.4], "y": [0]}, "i": {"x": [0.2], "y": [1]}},
///                    {"t": 18, "s": [100]}]}
///     {"o": {"x": 0.42, "y": 0}, "i": {"x": 0.58, "y": 1}}
///
/// - A keyframe has its time `t` in frames and its value `s`. The handles `o` and `i` of the *first* of two keyframes
///   are the control points of the timing curve between them: `cubic-bezier(o.x, o.y, i.x, i.y)`. With `h` 1 the
///   value holds until the next keyframe. Two keyframes at one time are a jump.
/// - Handles may be numbers, or lists with one for each component of a vector. Read is the component that moves most.
/// - Frames become seconds by `fr` of a whole animation, in which one animated property is looked for; a property on
///   its own has 60 frames a second. A first keyframe after frame 0 is a delay.
/// - There are no springs: they are written as the fewest cubic pieces within the tolerance, with the handles'
///   heights free and their times in 0…1, as the format wants them.
///
/// Source: the Lottie specification 1.0, sections on properties, keyframes and easing handles.
enum LottieNotation: DialectNotation {
  static let dialect = Dialect.lottie
  static let title = "Lottie"

  /// The frames a second of a property on its own.
  static let framesPerSecond = 60.0

  static let forms: [CurveForm] = [.keyframes]

  /// None: JSON has no comments.
  static func comment(_ sentence: String) -> String? { nil }

  static func looksLike(_ text: String) -> Bool {
    DialectSigns.contains(text, anyOf: ["\"k\":", "\"k\" :", "\"i\":", "\"i\" :", "\"s\":[", "\"s\": ["])
  }

  static func read(_ text: String) throws(NotationError) -> CurveExpression {
    var reading = LiteralReading(text)
    let literal = try reading.literal(.json)
    switch literal.kind {
    case .array:
      return try LottieKeyframes(literal, rate: framesPerSecond, in: &reading).expression(in: reading)
    case .object(let members):
      if let found = members.first(where: { $0.name == "k" }) {
        return try LottieKeyframes(found.value, rate: framesPerSecond, in: &reading).expression(in: reading)
      }
      if members.contains(where: { $0.name == "layers" }) {
        return try animation(literal, members, in: &reading)
      }
      if members.contains(where: { $0.name == "o" }) {
        let handles = try LottieHandles(members, literal.headRange, in: reading)
        return reading.expression(try handles.curve(component: 0, in: reading), duration: nil)
      }
      throw reading.error(
        "an animated property {\"a\": 1, \"k\": […]}, its keyframes or two handles must stand here",
        literal.headRange)
    default:
      throw reading.refusal(of: literal, expected: "an animated property, its keyframes or two handles")
    }
  }

  /// The only animated property of a whole animation.
  private static func animation(
    _ literal: ObjectLiteral, _ members: [ObjectLiteral.Member], in reading: inout LiteralReading
  ) throws(NotationError) -> CurveExpression {
    var rate = framesPerSecond
    if let member = members.first(where: { $0.name == "fr" }) {
      rate = try reading.number(member.value, "fr", allowed: "frames a second above 0") { $0 > 0 }
    }
    let found = animatedProperties(in: literal, at: "")
    guard let property = found.first else {
      throw reading.error("no property of the animation is animated", literal.headRange)
    }
    guard found.count == 1 else {
      let paths = found.prefix(6).map(\.path).joined(separator: ", ")
      throw reading.error(
        "\(found.count) properties of the animation are animated (\(paths)\(found.count > 6 ? ", …" : "")); give the "
          + "one that is meant by itself, as {\"a\": 1, \"k\": […]}", found[1].keyframes.headRange)
    }
    return try LottieKeyframes(property.keyframes, rate: rate, in: &reading).expression(in: reading)
  }

  /// The keyframes of every property that is animated, with the path to it.
  private static func animatedProperties(
    in literal: ObjectLiteral, at path: String
  ) -> [(path: String, keyframes: ObjectLiteral)] {
    switch literal.kind {
    case .array(let elements):
      return elements.enumerated().flatMap { animatedProperties(in: $1, at: "\(path)[\($0)]") }
    case .object(let members):
      let isAnimated = members.contains { $0.name == "a" && $0.value.kind == .number(1) }
      if isAnimated, let keyframes = members.first(where: { $0.name == "k" }) {
        return [(path, keyframes.value)]
      }
      return members.flatMap { member in
        let name = String(member.name.prefix(40))
        return animatedProperties(in: member.value, at: path.isEmpty ? name : "\(path).\(name)")
      }
    default: return []
    }
  }
}
