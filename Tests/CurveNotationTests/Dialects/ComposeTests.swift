// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@testable import CurveNotation

@Suite struct ComposeTests {
  @Test(
    arguments: [
      ("spring()", 1500, 1), ("spring(dampingRatio = 0.5f, stiffness = 200f)", 200, 0.5),
      ("spring(0.75f, 50f)", 50, 0.75), ("spring(stiffness = 400.0f)", 400, 1),
      ("spring(dampingRatio = Spring.DampingRatioHighBouncy)", 1500, 0.2),
      ("spring<Float>(Spring.DampingRatioMediumBouncy, Spring.StiffnessHigh)", 10_000, 0.5),
      (
        "spring(\n  dampingRatio = DampingRatioLowBouncy, // a little\n  stiffness = StiffnessVeryLow,\n)",
        50, 0.75
      ),
      ("androidx.compose.animation.core.spring(stiffness = Spring.StiffnessMediumLow)", 400, 1),
      ("spring(dampingRatio = Spring.DampingRatioNoBouncy, stiffness = Spring.StiffnessLow)", 200, 1),
      ("spring(visibilityThreshold = 0.01f)", 1500, 1),
      ("SpringSpec(dampingRatio = 1.15F, stiffness = 850F)", 850, 1.15),
    ] as [(String, Double, Double)])
  func `springs are read with their constants and defaults`(text: String, stiffness: Double, ratio: Double) {
    let found = spring(text, as: .compose)?.spring
    #expect(found?.stiffness == Double(Float(stiffness)))
    #expect(found?.dampingRatio == Double(Float(ratio)))
    #expect(found?.mass == 1)
  }

  @Test(
    arguments: [
      ("tween()", .timedCurve(UnitCurve(0.4, 0, 0.2, 1), duration: 0.3)),
      ("tween(durationMillis = 500, easing = LinearEasing)", .timedCurve(.linear, duration: 0.5)),
      ("tween<Dp>(250, 0, FastOutLinearInEasing)", .timedCurve(UnitCurve(0.4, 0, 1, 1), duration: 0.25)),
      ("LinearOutSlowInEasing", .unitCurve(UnitCurve(0, 0, 0.2, 1))),
      ("EaseInOutBack", .unitCurve(UnitCurve(0.68, -0.6, 0.32, 1.6))),
      ("CubicBezierEasing(0.2f, -0.5f, .1f, 1.5f)", .unitCurve(UnitCurve(0.2, -0.5, 0.1, 1.5))),
      (
        "tween(easing = CubicBezierEasing(a = 0.1f, b = 0.2f, c = 0.3f, d = 0.4f))",
        .timedCurve(UnitCurve(0.1, 0.2, 0.3, 0.4), duration: 0.3)
      ),
    ] as [(String, CurveExpression.Curve)])
  func `tweens and easings are read`(text: String, curve: CurveExpression.Curve) {
    #expect(reading(text, as: .compose)?.curve == Self.inFloats(curve))
  }

  /// The curve with coordinates of 24 bits.
  private static func inFloats(_ curve: CurveExpression.Curve) -> CurveExpression.Curve {
    func rounded(_ curve: UnitCurve) -> UnitCurve {
      guard case .bezier(let bezier) = curve.kind else { return curve }
      let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { Double(Float($0)) }
      return UnitCurve(numbers[0], numbers[1], numbers[2], numbers[3])
    }
    return switch curve {
    case .unitCurve(let curve): .unitCurve(rounded(curve))
    case .timedCurve(let curve, let duration): .timedCurve(rounded(curve), duration: duration)
    default: curve
    }
  }

  @Test func `numbers are those of Floats`() throws {
    let found = try #require(spring("spring(dampingRatio = 0.7f, stiffness = 300.1f)", as: .compose)?.spring)
    #expect(found.dampingRatio == 0.699999988079071)
    #expect(found.stiffness == 300.1000061035156)
    let warnings = reading("spring(dampingRatio = 0.7f, stiffness = 300f)", as: .compose)?.warnings.map(
      \.message)
    #expect(warnings == ["Compose holds dampingRatio as a Float of 24 bits: 0.7 is 0.699999988079071"])
    #expect(reading("spring(dampingRatio = 0.75f, stiffness = 300f)", as: .compose)?.warnings.isEmpty == true)
  }

  @Test(arguments: [
    "spring(stiffness = 1e39f)", "spring(stiffness = 1e-50f)", "spring(dampingRatio = 4e38f)",
  ])
  func `numbers that no Float holds are refused`(text: String) {
    #expect(refusal(text, as: .compose) != nil)
  }

  @Test(arguments: [1e39, 1e-50])
  func `numbers that no Float holds are not written`(stiffness: Double) {
    let curve = CurveExpression.Curve.spring(
      .stiffnessDampingRatio(stiffness: stiffness, dampingRatio: 0.5, mass: 1), initialVelocity: nil)
    #expect(writingRefusal(curve, as: .compose)?.contains("as Floats, from 1.4e-45 to 3.4028235e38") == true)
  }

  @Test func `what is written is the shortest decimal of the Float, and the loss counts its rounding`() throws
  {
    var generator = SeededGenerator(seed: 2424)
    for _ in 0..<Trials.count(200, debug: 40) {
      let (stiffness, ratio) = (generator.geometric(1e-3...1e6), generator.uniform(0.05...1))
      let curve = CurveExpression.Curve.spring(
        .stiffnessDampingRatio(stiffness: stiffness, dampingRatio: ratio, mass: 1), initialVelocity: nil)
      let written = try #require(conversion(curve, as: .compose))
      let literals = written.text.split(separator: " ").filter { $0.first?.isNumber == true }.map {
        $0.prefix { $0.isNumber || $0 == "." || $0 == "e" || $0 == "-" }
      }
      #expect(
        literals.compactMap { Float(String($0)) } == [Float(ratio), Float(stiffness)], "\(written.text)")
      for (literal, number) in zip(literals, [ratio, stiffness]) {
        // Its digits without the last one would be another Float.
        let count = literal.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }.count
        let shorter = NumberText.rounded(number, toSignificant: count - 1)
        #expect(count == 1 || Float(shorter) != Float(number), "\(literal)")
      }
      let isExact = Double(Float(ratio)) == ratio && Double(Float(stiffness)) == stiffness
      #expect(written.loss.isExact == isExact, "\(written.text): \(written.loss)")
    }
    let exact = CurveExpression.Curve.spring(
      .stiffnessDampingRatio(stiffness: 380.5, dampingRatio: 0.625, mass: 1), initialVelocity: nil)
    #expect(conversion(exact, as: .compose)?.loss.outcome == .same)
  }

  @Test func `delays and repeats are modifiers`() {
    let tween = reading("tween(durationMillis = 300, delayMillis = 150)", as: .compose)
    #expect(tween?.modifiers == [.delay(0.15)])
    let loop = reading("infiniteRepeatable(tween(600), RepeatMode.Reverse)", as: .compose)
    #expect(loop?.modifiers == [.repeatForever(autoreverses: true)])
    let text = "repeatable(iterations = 3, animation = tween(100, delayMillis = 50))"
    #expect(reading(text, as: .compose)?.modifiers == [.delay(0.05), .repeatCount(3, autoreverses: false)])
  }

  @Test(arguments: [
    ("spring(damping = 10f)", "damping", "takes dampingRatio"),
    ("spring(dampingRatio = 1f, mass = 2f)", "mass", "has mass 1"),
    ("spring(dampingRatio = -1f)", "-1f", "dampingRatio must be a finite number, 0 or more, but is -1"),
    ("spring(stiffness = 0f)", "0f", "stiffness must be a finite number above 0, but is 0"),
    ("spring(stiffness = Spring.StiffnesLow)", "Spring.StiffnesLow", "no constant for stiffness"),
    ("tween(durationMillis = 0.3)", "0.3", "whole number of milliseconds"),
    ("tween(duration = 300)", "duration", "called durationMillis"),
    ("tween(easing = EaseOutBounce)", "EaseOutBounce", "no cubic bezier"),
    ("tween(easing = CubicBezierEasing(1.2f, 0f, 0f, 1f))", "1.2f", "x1 must be between 0 and 1"),
    ("keyframes { }", "{", "the text must end"),
    ("keyframes()", "keyframes", "no spring and no single curve"),
    ("sprng(0.5f)", "sprng", "not known in Compose"), ("spring(0.5f", "", "must follow an argument"),
    ("spring(stiffness = 1e999f)", "1e999f", "beyond the largest double"),
  ])
  func `a refusal marks the place and says what is allowed`(text: String, marked: String, message: String) {
    let error = refusal(text, as: .compose)
    #expect(error?.marked == marked)
    #expect(error?.message.contains(message) ?? false, "\(error?.message ?? "")")
  }

  @Test func `a duration in seconds is suggested in milliseconds`() {
    #expect(refusal("tween(durationMillis = 0.3)", as: .compose)?.suggestion == "300")
  }

  @Test func `a coefficient in the place of the ratio is warned of`() {
    let found = reading("spring(dampingRatio = 26f, stiffness = 170f)", as: .compose)
    #expect(found?.warnings.first?.message.contains("a damping ratio of 26") ?? false)
  }

  @Test func `what Compose can't express is refused`() {
    let spring = CurveExpression.Curve.spring(.durationBounce(duration: 0.5, bounce: 0), initialVelocity: 2)
    #expect(writingRefusal(spring, as: .compose)?.contains("animateTo(initialVelocity = …)") ?? false)
    let still = CurveExpression.Curve.spring(.durationBounce(duration: 0.5, bounce: 0), initialVelocity: nil)
    #expect(writingRefusal(still, as: .compose, modifiers: [.delay(1)])?.contains("delay(1)") ?? false)
    let steps = CurveExpression.Curve.stepCurve(StepCurve(count: 3), duration: 1)
    #expect(writingRefusal(steps, as: .compose)?.contains("steps") ?? false)
  }

  @Test(
    arguments: [
      (
        .spring(
          .massStiffnessDamping(mass: 2, stiffness: 400, damping: 40, allowOverDamping: true),
          initialVelocity: nil),
        "spring(dampingRatio = 0.70710677f, stiffness = Spring.StiffnessLow)"
      ),
      (
        .spring(.stiffnessDampingRatio(stiffness: 380, dampingRatio: 0.8, mass: 1), initialVelocity: nil),
        "spring(dampingRatio = 0.8f, stiffness = 380f)"
      ),
      (.timedCurve(.easeInOut, duration: 0.35), "tween(durationMillis = 350, easing = EaseInOut)"),
      (.unitCurve(UnitCurve(0.1, 0.2, 0.3, 1)), "CubicBezierEasing(0.1f, 0.2f, 0.3f, 1f)"),
    ] as [(CurveExpression.Curve, String)])
  func `constants and names are written where they fit`(curve: CurveExpression.Curve, text: String) {
    #expect(conversion(curve, as: .compose)?.text == text)
  }

  @Test func `a duration that is not whole is rounded, and the loss is measured`() {
    let written = conversion(.timedCurve(.linear, duration: 0.3006), as: .compose)
    #expect(written?.text == "tween(durationMillis = 301, easing = LinearEasing)")
    #expect(written?.comments.first?.contains("rounded to whole milliseconds") ?? false)
    #expect(written.map { !$0.loss.isExact } ?? false)
  }
}
