// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

@Suite struct CoreAnimationTests {
  private func read(_ text: String) throws -> CurveExpression {
    try CurveExpression(parsing: text, as: .coreAnimation)
  }

  private static let spring = CurveExpression.Curve.spring(
    .massStiffnessDamping(mass: 1, stiffness: 200, damping: 12, allowOverDamping: false), initialVelocity: nil
  )

  @Test(arguments: [
    "let a = CASpringAnimation(keyPath: \"position\")\na.stiffness = 200\na.damping = 12",
    "CASpringAnimation()\nstiffness = 200\ndamping = 12\n", "mass: 1, stiffness: 200, damping: 12",
    "spring.damping = 12; spring.stiffness = 200;",
    "  a.b.stiffness = 200 // per point\r\n  a.damping = 12.0",
    "let a: CASpringAnimation = CASpringAnimation(keyPath: \"x, y\")\na.fromValue = 0\na.stiffness = 2e2\na.damping = 12\na.duration = a.settlingDuration",
    "a.damping = 10\na.stiffness = 200\na.damping = 12",
  ])
  func `a list of properties is a spring`(text: String) throws {
    #expect(try read(text).curve == Self.spring)
  }

  @Test func `properties that are not set have their defaults`() throws {
    #expect(
      try read("CASpringAnimation()").curve
        == .spring(
          .massStiffnessDamping(mass: 1, stiffness: 100, damping: 10, allowOverDamping: false),
          initialVelocity: nil))
  }

  @Test func `a perceptual duration and a bounce are read, in the call and as properties`() throws {
    let expected = CurveExpression.Curve.spring(
      .durationBounce(duration: 0.4, bounce: 0.2), initialVelocity: nil)
    #expect(try read("CASpringAnimation(perceptualDuration: 0.4, bounce: 0.2)").curve == expected)
    #expect(try read("a.perceptualDuration = 0.4\na.bounce = 0.2").curve == expected)
  }

  @Test func `damping above critical counts as critical unless it is allowed`() throws {
    let clamped = try read("a.stiffness = 100\na.damping = 30")
    #expect(clamped.warnings.first?.message.contains("counts as critical, 20,") == true)
    let allowed = try read("a.allowsOverdamping = true\na.stiffness = 100\na.damping = 30")
    #expect(allowed.warnings.isEmpty)
    guard case .spring(let first, _) = clamped.curve, case .spring(let second, _) = allowed.curve else {
      Issue.record("\(clamped.curve)")
      return
    }
    #expect(Spring(first).damping == 20 && Spring(second).damping == 30)
  }

  @Test(arguments: [
    ("CAMediaTimingFunction(name: .easeIn)", "easeIn"), ("CAMediaTimingFunction(name: .default)", "ease"),
    ("CAMediaTimingFunction(name: .easeInEaseOut)", "easeInOut"),
    ("CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)", "easeOut"),
    ("kCAMediaTimingFunctionLinear", "linear"),
    ("CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 1.4)", "cubic-bezier(0.1, 0.2, 0.3, 1.4)"),
    ("a.duration = 0.3\na.timingFunction = CAMediaTimingFunction(name: .easeIn)", "easeIn(duration: 0.3)"),
    ("a.timingFunction = .init(name: .linear)", "linear"),
  ])
  func `timing functions are read by name and by control points`(text: String, other: String) throws {
    #expect(try read(text).curve == (try CurveExpression(parsing: other)).curve)
  }

  @Test func `a control point beside the unit interval is accepted here and refused by CSS`() throws {
    let expression = try read("CAMediaTimingFunction(controlPoints: 1.2, 0, 0.5, 1)")
    #expect(expression.warnings.first?.message.hasPrefix("x1 1.2 is outside 0...1") == true)
    #expect(expression.curve == (try CurveExpression(parsing: "cubic-bezier(1, 0, 0.5, 1)")).curve)
    #expect(refusal("cubic-bezier(1.2, 0, 0.5, 1)", as: .css)?.marked == "1.2")
  }

  @Test(arguments: [
    ("a.stifness = 100", "stifness", "stiffness"), ("a.mass = heavy", "heavy", nil),
    ("a.mass = 0", "0", nil), ("a.mass = 1\na.stiffness = -2", "-2", nil), ("a.mass =", "", nil),
    ("= 3", "=", nil), ("a.bounce = 0.2\na.mass = 1", "mass", nil),
    ("a.allowsOverdamping = maybe", "maybe", nil),
    ("CASpringAnimation(\na.mass = 1", "", nil), ("a.mass = 1e999", "1e999", nil),
    ("CASpringAnimation()\nCASpringAnimation()", "CASpringAnimation()", nil),
    ("a.duration = 0\na.timingFunction = CAMediaTimingFunction(name: .linear)", "0", nil),
    ("CAMediaTimingFunction(name: .easeInn)", ".easeInn", ".easeIn"),
    ("a.mass = 1\na.timingFunction = CAMediaTimingFunction(name: .linear)", "mass", nil),
    ("a.mass = 1 2", "2", nil), ("a.mass = (1", "", nil),
  ])
  func `what is wrong is shown`(text: String, marked: String, suggestion: String?) {
    let error = refusal(text, as: .coreAnimation)
    #expect(error?.marked == marked, "\(error?.description ?? "")")
    #expect(error?.suggestion == suggestion)
  }

  @Test func `a spring is written property by property`() throws {
    let conversion = try #require(
      converted(
        "interpolatingSpring(Spring(mass: 2, stiffness: 100, damping: 300, allowOverDamping: true), initialVelocity: 3)",
        to: .coreAnimation))
    #expect(
      conversion.text == """
        let animation = CASpringAnimation()
        animation.allowsOverdamping = true
        animation.mass = 2
        animation.stiffness = 100
        animation.damping = 300
        animation.initialVelocity = 3
        animation.duration = animation.settlingDuration
        """)
    #expect(conversion.loss.outcome == .same)
  }

  @Test(arguments: [
    ("easeInOut", "CAMediaTimingFunction(name: .easeInEaseOut)"),
    ("ease", "CAMediaTimingFunction(name: .default)"),
    ("cubic-bezier(0.1, 0.2, 0.3, 1.4)", "CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 1.4)"),
    (
      "easeIn(duration: 0.3)",
      "animation.duration = 0.3\nanimation.timingFunction = CAMediaTimingFunction(name: .easeIn)"
    ),
  ])
  func `curves are written as timing functions`(text: String, written: String) {
    let conversion = converted(text, to: .coreAnimation)
    #expect(conversion?.text == written)
    #expect(conversion?.loss.outcome == .same)
  }
}
