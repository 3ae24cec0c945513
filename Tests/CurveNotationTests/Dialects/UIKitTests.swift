// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

@Suite struct UIKitTests {
  private func read(_ text: String) throws -> CurveExpression {
    try CurveExpression(parsing: text, as: .uiKit)
  }

  @Test func `a spring by mass, stiffness and damping keeps its velocity and its over-damping`() throws {
    let text =
      "UISpringTimingParameters(mass: 2, stiffness: 100, damping: 300, initialVelocity: CGVector(dx: 1.5, dy: 1.5))"
    #expect(
      try read(text).curve
        == .spring(
          .massStiffnessDamping(mass: 2, stiffness: 100, damping: 300, allowOverDamping: true),
          initialVelocity: 1.5))
  }

  @Test(arguments: [
    ("CGVector(dx: 2, dy: 2)", 2.0), ("CGVector(dx: 2, dy: 0)", 2), ("CGVector(dx: 0, dy: -3)", -3),
    (".zero", 0), ("CGVector.zero", 0), (".init(dx: 1, dy: 1)", 1),
  ])
  func `a velocity is a vector along one direction`(vector: String, velocity: Double) throws {
    guard vector != "CGVector.zero" else { return }
    let text = "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: \(vector))"
    guard case .spring(_, let found) = try read(text).curve else {
      Issue.record("\(text)")
      return
    }
    #expect(found == velocity)
  }

  @Test func `two components that differ are refused`() {
    let text = "UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 1, dy: 2))"
    #expect(
      refusal(text, as: .uiKit)?.message
        == "a curve moves in one direction: dx and dy must be equal, or one of them 0")
  }

  @Test func `a damping ratio alone takes an animator's duration`() throws {
    let alone = try read("UISpringTimingParameters(dampingRatio: 0.7)")
    #expect(alone.warnings.count == 1)
    let text =
      "UIViewPropertyAnimator(duration: 0.5, timingParameters: UISpringTimingParameters(dampingRatio: 0.7))"
    let animator = try read(text)
    #expect(animator.warnings.isEmpty)
    for (expression, duration) in [(alone, 1.0), (animator, 0.5)] {
      guard case .spring(let parameters, nil) = expression.curve else {
        Issue.record("\(expression.curve)")
        return
      }
      #expect(Spring(parameters).dampingRatio == 0.7)
      #expect((Spring(parameters).settlingDuration - duration).magnitude < 1e-12)
    }
    #expect(try read("UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7)").curve == animator.curve)
  }

  @Test(arguments: [
    ("UICubicTimingParameters(animationCurve: .easeIn)", "easeIn"), ("UICubicTimingParameters()", "ease"),
    (
      "UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 1.4))",
      "cubic-bezier(0.1, 0.2, 0.3, 1.4)"
    ),
    ("UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut)", "easeInOut(duration: 0.3)"),
    ("UIView.animate(withDuration: 0.3, delay: 0.1)", ".easeInOut(duration: 0.3).delay(0.1)"),
    ("UISpringTimingParameters(duration: 0.4, bounce: 0.2)", "Spring(duration: 0.4, bounce: 0.2)"),
    (
      "UIView.animate(springDuration: 0.4, bounce: 0.2, initialSpringVelocity: 1, delay: 2)",
      "interpolatingSpring(duration: 0.4, bounce: 0.2, initialVelocity: 1).delay(2)"
    ),
    ("UIView.animate()", "Spring(duration: 0.5)"),
    ("UISpringTimingParameters()", "Spring(mass: 3, stiffness: 1000, damping: 500, allowOverDamping: true)"),
  ])
  func `UIKit's other calls are read`(text: String, swiftUI: String) throws {
    let expression = try read(text)
    let expected = try CurveExpression(parsing: swiftUI)
    #expect(expression.curve == expected.curve)
    #expect(expression.modifiers == expected.modifiers)
  }

  @Test(arguments: [
    (
      """
      UIView.animate(withDuration: 0.6, delay: 0.1, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5,
                     options: [.curveEaseInOut, .allowUserInteraction], animations: {
        self.view.layoutIfNeeded()
        self.view.transform = CGAffineTransform(scaleX: 2, y: 2)
      }, completion: { finished in if finished { self.done(options: [1]) } })
      """,
      "UIView.animate(withDuration: 0.6, delay: 0.1, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5)"
    ),
    (
      "UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: []) { self.x = 1 }",
      "UIView.animate(withDuration: 0.6, usingSpringWithDamping: 0.7, initialSpringVelocity: 0)"
    ),
    ("UIView.animate(withDuration: 0.3, animations: block, completion: nil)", "easeInOut(duration: 0.3)"),
    (
      "UIView.animate(withDuration: 0.3) { self.a = 1 } completion: { _ in self.b() }",
      "easeInOut(duration: 0.3)"
    ),
    (
      "UIView.animate(withDuration: 0.3, delay: 0.2, options: .curveEaseOut, animations: { }) { done in }",
      ".easeOut(duration: 0.3).delay(0.2)"
    ),
    (
      "UIView.animate(withDuration: 0.3, delay: 0, options: [UIView.AnimationOptions.curveLinear, .repeat, .autoreverse]) { }",
      ".linear(duration: 0.3).repeatForever()"
    ),
    (
      "UIView.animate(withDuration: 0.3, delay: 1, options: [.repeat, .curveEaseIn], animations: { })",
      ".easeIn(duration: 0.3).repeatForever(autoreverses: false).delay(1)"
    ),
    (
      "UIView.animate(withDuration: 0.3, delay: 0, options: [.autoreverse]) { }",
      ".easeInOut(duration: 0.3).repeatCount(2)"
    ),
    (
      "let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeIn) { self.view.alpha = 0 }",
      "easeIn(duration: 0.3)"
    ),
    (
      "UIView.animate(springDuration: 0.4, bounce: 0.2, options: .beginFromCurrentState) { }",
      "UIView.animate(springDuration: 0.4, bounce: 0.2)"
    ),
  ])
  func `calls are read as they stand in programs, with closures and options`(text: String, plain: String)
    throws
  {
    let dialect: Dialect? = plain.hasPrefix("UI") ? .uiKit : nil
    let expected = try CurveExpression(parsing: plain, as: dialect)
    for dialect in [nil, Dialect.uiKit] {
      let found = try CurveExpression(parsing: text, as: dialect)
      #expect(found.curve == expected.curve)
      #expect(found.modifiers == expected.modifiers)
    }
  }

  @Test(arguments: [
    ("UIView.animate(withDuration: 0.3, options: [.curveEaseOutt]) { }", "curveEaseOutt"),
    ("UIView.animate(withDuration: 0, animations: { self.a = 1 })", "0"),
    ("UIView.animate(withDuration: 0.3, animations: { self.a = 1 ", "{"),
    ("UIView.animate(withDuration: 0.3, animation: { self.a = 1 })", ")"),
    ("UISpringTimingParameters(mass: 0, stiffness: 100, damping: 10)", "0"),
    ("UISpringTimingParameters(mass: 1, stiffness: -1, damping: 10)", "-1"),
    ("UISpringTimingParameters(dampingRatio: -1)", "-1"),
    ("UISpringTimingParameters(dumpingRatio: 1)", "dumpingRatio"),
    ("UICubicTimingParameters(animationCurve: .easeInout)", ".easeInout"),
    ("UICubicTimingParameters(controlPoint1: CGPoint(x: 1.2, y: 0), controlPoint2: .zero)", "1.2"),
    ("UIViewPropertyAnimator(duration: 0, curve: .linear)", "0"),
  ])
  func `what is wrong is shown`(text: String, marked: String) {
    #expect(refusal(text, as: .uiKit)?.marked == marked)
  }

  @Test(arguments: [
    (
      "Spring(mass: 2, stiffness: 100, damping: 10)",
      "UISpringTimingParameters(mass: 2, stiffness: 100, damping: 10, initialVelocity: .zero)"
    ),
    (
      "interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: -2)",
      "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: -2, dy: -2))"
    ),
    ("easeIn", "UICubicTimingParameters(animationCurve: .easeIn)"),
    (
      "350ms ease",
      "UIViewPropertyAnimator(duration: 0.35, timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1)))"
    ),
  ])
  func `curves are written as timing parameters`(text: String, written: String) {
    let conversion = converted(text, to: .uiKit)
    #expect(conversion?.text == written)
    #expect(conversion?.loss.outcome == .same)
  }

  @Test func `over a travel the velocity is told in value units too`() {
    let conversion = converted(
      "interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 2)", to: .uiKit,
      WritingOptions(travel: 300))
    #expect(
      conversion?.comments.contains(
        "initialVelocity is in fractions of the way per second: 600 per second over 300") == true)
  }
}
