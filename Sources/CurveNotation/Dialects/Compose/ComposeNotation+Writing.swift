// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension ComposeNotation {
  static func write(
    _ expression: CurveExpression, options: WritingOptions
  ) throws(WritingRefusal) -> Writing {
    var writer = LiteralWriter(expression, options, for: Self.self)
    switch writer.curve {
    case .spring(let parameters, let velocity):
      let text = try spring(SpringNumbers(parameters, velocity: velocity), &writer)
      return Writing(text, comments: writer.comments)
    case .unitCurve(let curve):
      try writer.requireNoModifiers()
      let text = try easing(curve, &writer)
      return Writing(text, comments: writer.comments)
    case .timedCurve(let curve, let duration):
      let text = try tween(curve, duration, &writer)
      return Writing(text, comments: writer.comments)
    case .stepCurve, .linearCurve, .keyframes: throw writer.curveRefusal
    }
  }

  private static func spring(
    _ numbers: SpringNumbers, _ writer: inout LiteralWriter
  ) throws(WritingRefusal) -> String {
    try writer.requireNoModifiers()
    guard numbers.velocity == 0 else {
      throw writer.velocityRefusal(
        "takes the initial velocity in animateTo(initialVelocity = …), in value units per second, and not in "
          + "spring(…)")
    }
    if numbers.mass != 1 {
      writer.comment(
        "mass \(NumberText.text(of: numbers.mass)) is folded into the stiffness, since a spring of Compose has "
          + "mass 1")
    }
    let ratio = try word(numbers.dampingRatio, "damping ratio", among: dampingRatios, &writer)
    let stiffness = try word(numbers.stiffnessOfUnitMass, "stiffness", among: stiffnesses, &writer)
    return "spring(dampingRatio = \(ratio), stiffness = \(stiffness))"
  }

  private static func tween(
    _ curve: UnitCurve, _ duration: Double, _ writer: inout LiteralWriter
  ) throws(WritingRefusal) -> String {
    let plain = try writer.modifiers(delay: true, repeats: true)
    guard plain.delaysEveryPass || plain.delay == nil || plain.passes == nil else {
      throw writer.refusal("repeats the delay with every pass; put .delay before .repeatCount")
    }
    var parts = ["durationMillis = \(try whole(duration, "duration", &writer))"]
    if let delay = plain.delay, delay > 0 {
      parts.append("delayMillis = \(try whole(delay, "delay", &writer))")
    }
    parts.append("easing = \(try easing(curve, &writer))")
    let tween = "tween(\(parts.joined(separator: ", ")))"
    guard let passes = plain.passes else { return tween }
    let mode = "repeatMode = RepeatMode.\(passes.autoreverses ? "Reverse" : "Restart")"
    guard let count = passes.count else { return "infiniteRepeatable(animation = \(tween), \(mode))" }
    return "repeatable(iterations = \(count), animation = \(tween), \(mode))"
  }

  /// Whole milliseconds, with a comment where that rounds.
  private static func whole(
    _ seconds: Double, _ name: String, _ writer: inout LiteralWriter
  ) throws(WritingRefusal) -> String {
    let milliseconds = (seconds * 1000).rounded()
    guard milliseconds >= 1, milliseconds <= 2_147_483_647 else {
      throw writer.refusal(
        "has whole milliseconds from 1 to 2147483647, but the \(name) is "
          + "\(NumberText.text(of: seconds * 1000)) ms")
    }
    if milliseconds / 1000 != seconds {
      writer.comment(
        "the \(name), \(NumberText.text(of: seconds * 1000)) ms, is rounded to whole milliseconds, as Compose "
          + "has them")
    }
    return NumberText.text(of: milliseconds)
  }

  private static func easing(
    _ curve: UnitCurve, _ writer: inout LiteralWriter
  ) throws(WritingRefusal) -> String {
    if let named = easings.first(where: { $0.curve.inSingleFloats == curve.inSingleFloats }) {
      commentOfRounding(curve.inSingleFloats != curve, &writer)
      return named.name
    }
    guard let coordinates = writer.coordinates(of: curve) else { throw writer.curveRefusal }
    var words: [String] = []
    for coordinate in coordinates { words.append(try float(coordinate, "coordinate", &writer)) }
    return "CubicBezierEasing(\(words.joined(separator: ", ")))"
  }

  private static func word(
    _ value: Double, _ name: String, among constants: [(name: String, value: Double)],
    _ writer: inout LiteralWriter
  ) throws(WritingRefusal) -> String {
    let rounded = SingleFloat.rounded(value)
    if let constant = constants.first(where: { SingleFloat.rounded($0.value) == rounded }) {
      commentOfRounding(rounded != value, &writer)
      return "Spring.\(constant.name)"
    }
    return try float(value, name, &writer)
  }

  /// The shortest literal of the `Float` next to a number.
  private static func float(
    _ value: Double, _ name: String, _ writer: inout LiteralWriter
  ) throws(WritingRefusal) -> String {
    let number = writer.options.rounded(value)
    let rounded = SingleFloat.rounded(number)
    guard rounded.isFinite, rounded != 0 || value == 0 else {
      throw writer.refusal(
        "holds numbers as Floats, from 1.4e-45 to 3.4028235e38, but the \(name) is \(NumberText.text(of: value))"
      )
    }
    commentOfRounding(rounded != number, &writer)
    return NumberText.text(of: SingleFloat.shortest(number)) + "f"
  }

  private static func commentOfRounding(_ isRounded: Bool, _ writer: inout LiteralWriter) {
    let sentence = "Compose holds these numbers as Floats, of 24 bits"
    if isRounded, !writer.comments.contains(sentence) { writer.comment(sentence) }
  }
}
