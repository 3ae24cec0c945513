// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@testable import CurveNotation

@Suite struct AfterEffectsTests {
  @Test func `easy ease is a bezier with a third on either side`() {
    let text =
      "{ from: 0, to: 100, duration: 1, out: new KeyframeEase(0, 33.33), in: new KeyframeEase(0, 33.33) }"
    guard case .timedCurve(let curve, 1) = reading(text, as: .afterEffects)?.curve,
      case .bezier(let bezier) = curve.kind
    else { return }
    #expect((bezier.x1 - 0.3333).magnitude < 1e-15 && bezier.y1 == 0)
    #expect((bezier.x2 - 0.6667).magnitude < 1e-15 && bezier.y2 == 1)
  }

  @Test func `a speed is the velocity of the curve at its end`() {
    let text =
      "{ from: 50, to: 350, duration: 0.5, out: new KeyframeEase(120, 40), in: new KeyframeEase(-90, 25) }"
    guard case .timedCurve(let curve, let duration) = reading(text, as: .afterEffects)?.curve else { return }
    let motion = CurveMotion(curve: curve, duration: duration, from: 50, to: 350)
    #expect((motion.velocity(at: 0) - 120).magnitude < 1e-10)
    #expect((motion.velocity(at: 0.5) + 90).magnitude < 1e-10)
  }

  @Test func `curves whose handles stand off their keyframes come back`() {
    var random = SeededGenerator(seed: 0xAE)
    for _ in 0..<12 {
      let curve = UnitCurve(
        random.uniform(0.001...1), random.uniform(-1...2), random.uniform(0...0.999), random.uniform(-1...2))
      let travel = random.geometric(0.1...1000) * (random.next() % 2 == 0 ? 1 : -1)
      let written = conversion(
        .timedCurve(curve, duration: random.geometric(0.05...5)), as: .afterEffects,
        options: WritingOptions(travel: travel))
      let error = written?.loss.difference?.value.magnitude ?? 0
      #expect(written?.loss.isExact ?? false || error < 1e-13, "\(written?.text ?? ""): \(error)")
    }
  }

  @Test func `a handle at its keyframe is moved a little, and the loss is measured`() {
    let written = conversion(
      .timedCurve(.easeOut, duration: 0.3), as: .afterEffects, options: WritingOptions(travel: 100))
    #expect(written?.comments.first?.contains("at least 0.1 %") ?? false)
    #expect(
      written?.loss.difference.map { $0.value.magnitude < 2e-4 } ?? false, "\(written?.loss.outcome as Any)")
  }

  @Test(arguments: [
    (
      "{ from: 0, to: 1, duration: 1, out: new KeyframeEase(0, 0.05), in: new KeyframeEase(0, 30) }", "0.05",
      "percentage between 0.1 and 100"
    ),
    ("{ from: 1, to: 1, duration: 1 }", "1", "must be apart"),
    ("{ from: 0, to: 1, duration: 0 }", "0", "seconds above 0"),
    ("KeyframeEase(1, 2)", "KeyframeEase", "must stand here"),
  ])
  func `a refusal marks the place and says what is allowed`(text: String, marked: String, message: String) {
    let error = refusal(text, as: .afterEffects)
    #expect(error?.marked == marked)
    #expect(error?.message.contains(message) ?? false, "\(error?.message ?? "")")
  }

  @Test func `springs, and speeds without a travel, are refused`() {
    let spring = CurveExpression.Curve.spring(
      .durationBounce(duration: 0.5, bounce: 0.3), initialVelocity: nil)
    #expect(writingRefusal(spring, as: .afterEffects)?.contains("no springs") ?? false)
    let curve = CurveExpression.Curve.timedCurve(.ease, duration: 0.3)
    #expect(writingRefusal(curve, as: .afterEffects)?.contains("needs the travel") ?? false)
  }
}
