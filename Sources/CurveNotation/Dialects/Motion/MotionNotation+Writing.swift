// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension MotionNotation {
  static func write(
    _ expression: CurveExpression, options: WritingOptions
  ) throws(WritingRefusal) -> Writing {
    let writer = LiteralWriter(expression, options, for: Self.self)
    switch writer.curve {
    case .spring(let parameters, let velocity):
      let numbers = SpringNumbers(parameters, velocity: velocity)
      return try spring(numbers, writer)
    case .unitCurve(let curve):
      try writer.requireNoModifiers()
      return Writing(try ease(curve, writer))
    case .timedCurve(let curve, let duration):
      let members = [
        "type: \"tween\"", "duration: \(writer.number(duration))", "ease: \(try ease(curve, writer))",
      ]
      return Writing("{ \((members + (try modifiers(writer))).joined(separator: ", ")) }")
    case .stepCurve, .linearCurve, .keyframes: throw writer.curveRefusal
    }
  }

  private static func spring(
    _ numbers: SpringNumbers, _ writer: LiteralWriter
  ) throws(WritingRefusal) -> Writing {
    var members = [
      "type: \"spring\"", "stiffness: \(writer.number(numbers.stiffness))",
      "damping: \(writer.number(numbers.damping))",
    ]
    if numbers.mass != 1 { members.append("mass: \(writer.number(numbers.mass))") }
    var comments: [String] = []
    if let travel = try writer.travel(for: numbers, unit: "value units per second") {
      members.append("velocity: \(writer.number(numbers.velocity * travel))")
      comments.append("velocity is in value units per second")
    } else if (0.05...1).contains(numbers.dampingRatio) {
      let visual = NumberText.rounded(numbers.spring.response / 1.2, toSignificant: 4)
      let bounce = NumberText.rounded(numbers.spring.bounce, toSignificant: 4)
      comments.append(
        "about { type: \"spring\", visualDuration: \(NumberText.text(of: visual)), "
          + "bounce: \(NumberText.text(of: bounce)) }")
    }
    members += try modifiers(writer)
    return Writing("{ \(members.joined(separator: ", ")) }", comments: comments)
  }

  private static func modifiers(_ writer: LiteralWriter) throws(WritingRefusal) -> [String] {
    let plain = try writer.modifiers(delay: true, repeats: true)
    var members: [String] = []
    if let passes = plain.passes {
      guard !plain.delaysEveryPass else {
        throw writer.refusal(
          "delays the first pass only; put .delay behind .repeatCount", approximations: [.withoutModifiers])
      }
      members.append("repeat: \(passes.count.map { "\($0 - 1)" } ?? "Infinity")")
      members.append("repeatType: \"\(passes.autoreverses ? "reverse" : "loop")\"")
    }
    if let delay = plain.delay, delay != 0 { members.append("delay: \(writer.number(delay))") }
    return members
  }

  private static func ease(_ curve: UnitCurve, _ writer: LiteralWriter) throws(WritingRefusal) -> String {
    if let named = eases.first(where: { $0.curve == curve }) { return "\"\(named.name)\"" }
    guard let coordinates = writer.coordinates(of: curve) else { throw writer.curveRefusal }
    return "[\(coordinates.map(writer.number).joined(separator: ", "))]"
  }
}
