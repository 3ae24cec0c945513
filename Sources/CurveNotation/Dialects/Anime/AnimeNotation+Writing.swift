// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension AnimeNotation {
  static func write(
    _ expression: CurveExpression, options: WritingOptions
  ) throws(WritingRefusal) -> Writing {
    var writer = LiteralWriter(expression, options, for: Self.self)
    switch writer.curve {
    case .spring(let parameters, let velocity):
      try writer.requireNoModifiers()
      let text = try spring(SpringNumbers(parameters, velocity: velocity), &writer)
      return Writing(text, comments: writer.comments)
    case .unitCurve(let curve):
      try writer.requireNoModifiers()
      return Writing(try ease(curve, writer))
    case .timedCurve(let curve, let duration):
      let plain = try writer.modifiers(delay: true, repeats: false)
      let delay = plain.delay.map { $0 == 0 ? "" : ", delay: \(writer.milliseconds($0))" } ?? ""
      return Writing(
        "{ duration: \(writer.milliseconds(duration))\(delay), ease: \(try ease(curve, writer)) }")
    case .stepCurve, .linearCurve, .keyframes: throw writer.curveRefusal
    }
  }

  private static func spring(
    _ numbers: SpringNumbers, _ writer: inout LiteralWriter
  ) throws(WritingRefusal) -> String {
    // A mass below 1 counts as 1.
    let isLight = numbers.mass < 1
    let mass = isLight ? 1 : numbers.mass
    let stiffness = isLight ? numbers.stiffnessOfUnitMass : numbers.stiffness
    let damping = isLight ? numbers.dampingOfUnitMass : numbers.damping
    for (name, value) in [("mass", mass), ("stiffness", stiffness), ("damping", damping)]
    where value > 10_000 || (value < 1e-11 && name != "mass") {
      throw writer.refusal(
        "limits \(name) to 10000 and keeps it above 0, but it would be \(NumberText.text(of: value))")
    }
    guard numbers.velocity.magnitude <= 10_000 else {
      throw writer.velocityRefusal(
        "limits the velocity to 10000 travels per second, but it is \(NumberText.text(of: numbers.velocity))")
    }
    if isLight {
      writer.comment("a mass below 1 counts as 1 in anime.js; the other numbers are divided by it")
    }
    if numbers.spring.regime == .overDamped {
      writer.comment("before version 4.2 anime.js takes damping above critical for critical")
    }
    if numbers.velocity == 0, (0.01...10).contains(numbers.spring.response) {
      let duration = NumberText.rounded(numbers.spring.response * 1000, toSignificant: 4)
      let bounce = NumberText.rounded(numbers.spring.bounce, toSignificant: 4)
      writer.comment(
        "about spring({ bounce: \(NumberText.text(of: bounce)), duration: \(NumberText.text(of: duration)) })"
      )
    }
    var members = ["stiffness: \(writer.number(stiffness))", "damping: \(writer.number(damping))"]
    if mass != 1 { members.insert("mass: \(writer.number(mass))", at: 0) }
    if numbers.velocity != 0 { members.append("velocity: \(writer.number(numbers.velocity))") }
    return "spring({ \(members.joined(separator: ", ")) })"
  }

  private static func ease(_ curve: UnitCurve, _ writer: LiteralWriter) throws(WritingRefusal) -> String {
    if let named = eases.first(where: { $0.curve == curve }) { return "\"\(named.name)\"" }
    guard let coordinates = writer.coordinates(of: curve) else { throw writer.curveRefusal }
    return "cubicBezier(\(coordinates.map(writer.number).joined(separator: ", ")))"
  }
}
