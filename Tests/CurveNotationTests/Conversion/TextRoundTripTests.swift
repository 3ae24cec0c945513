// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import Testing

/// Texts in every dialect, read and written in the same one.
@Suite struct TextRoundTripTests {
  private static let texts: [Dialect: [String]] = [
    .swiftUI: [
      ".spring(duration: 0.5, bounce: 0.3, blendDuration: 0.1)",
      ".interpolatingSpring(mass: 2, stiffness: 100, damping: 10, initialVelocity: 2)",
      ".timingCurve(0.1, 0.2, 0.3, 1, duration: 2)", ".easeIn.speed(2).delay(1)", "UnitCurve.circularEaseOut",
      "Spring(mass: 3, stiffness: 1000, damping: 500, allowOverDamping: true)",
    ],
    .css: [
      "transition: opacity 0.3s ease-in 100ms", "1s steps(4, jump-none)", "2s linear(0, 0.3 50%, 0.7 50%, 1)",
      "cubic-bezier(0.1, -2, 0.3, 3)", "animation: 3s ease-in 1s 2 reverse both slide",
      "animation: a 1s steps(2); @keyframes a { from { x: 0 } 30% { x: 5 } 60% { x: 2 } to { x: 9 } }",
    ],
    .uiKit: [
      "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 2, dy: 2))",
      "UISpringTimingParameters(dampingRatio: 0.7)", "UICubicTimingParameters(animationCurve: .easeIn)",
    ],
    .coreAnimation: [
      "CAMediaTimingFunction(controlPoints: 0.1, 2, 0.3, 1)",
      "a.mass = 2\na.stiffness = 300\na.initialVelocity = -1",
      "[CAMediaTimingFunction functionWithName:kCAMediaTimingFunctionDefault]",
    ],
    .compose: [
      "spring(dampingRatio = 0.6f, stiffness = 300f)",
      "spring(Spring.DampingRatioLowBouncy, Spring.StiffnessHigh)",
      "tween(durationMillis = 300, delayMillis = 50, easing = EaseOutBack)",
      "CubicBezierEasing(0.1f, 0.2f, 0.3f, 1f)",
    ],
    .flutter: [
      "SpringDescription.withDampingRatio(mass: 1, stiffness: 100, ratio: 0.7)",
      "SpringSimulation(SpringDescription(mass: 1, stiffness: 100, damping: 10), 0, 100, 600)",
      "duration: Duration(milliseconds: 300), curve: Curves.easeOutBack", "Cubic(0.1, 0.2, 0.3, 0.9)",
    ],
    .reactSpring: [
      "{ mass: 2, tension: 170, friction: 26, velocity: 0.01 }", "config.wobbly",
      "{ frequency: 0.5, damping: 0.7 }",
    ],
    .motion: [
      "{ type: 'spring', stiffness: 100, damping: 10, mass: 2, velocity: 50 }",
      "{ type: 'spring', visualDuration: 0.5, bounce: 0.25 }",
      "{ type: 'spring', duration: 0.8, bounce: 0.3 }",
      "{ duration: 0.3, ease: [0.1, 0.2, 0.3, 1], delay: 0.5 }",
    ],
    .anime: [
      "spring({ stiffness: 95, damping: 13, velocity: 3 })", "spring({ bounce: 0.5, duration: 628 })",
      "{ duration: 300, ease: cubicBezier(0.1, 0.2, 0.3, 1) }", "'outBack'",
    ],
    .origami: [
      "SpringConfig.fromBouncinessAndSpeed(8, 12)", "SpringConfig.fromOrigamiTensionAndFriction(300, 3)",
      "new SpringConfig(230.2, 22)",
    ],
    .figma: [
      "{ \"type\": \"BOUNCY\" }", "{ \"easing\": { \"type\": \"EASE_IN_BACK\" }, \"duration\": 0.3 }",
      "{ mass: 2, stiffness: 100, damping: 15, initialVelocity: 4 }",
    ],
    .afterEffects: [
      "{ from: 0, to: 100, duration: 0.5, out: new KeyframeEase(20, 33), in: new KeyframeEase(0, 75) }"
    ],
    .lottie: [
      #"{"o": {"x": 0.42, "y": 0}, "i": {"x": 0.58, "y": 1}}"#,
      #"[{"t": 0, "s": [0], "o": {"x": [0.4], "y": [0]}, "i": {"x": [0.2], "y": [1]}}, {"t": 18, "s": [100]}]"#,
      #"[{"t": 6, "s": [0], "h": 1}, {"t": 30, "s": [50]}, {"t": 60, "s": [80], "h": 1}, {"t": 60, "s": [100]}]"#,
      #"[{"t": 0, "s": [0], "h": 1}, {"t": 9, "s": [1], "h": 1}, {"t": 18, "s": [2]}]"#,
    ],
    .tokens: [
      #"{"$type": "cubicBezier", "$value": [0.4, 0, 0.2, 1]}"#,
      #"{"$type": "transition", "$value": {"duration": {"value": 0.3, "unit": "s"}, "timingFunction": [0, 0, 1, 1]}}"#,
      #"{"$type": "spring", "$value": {"duration": {"value": 500, "unit": "ms"}, "bounce": -0.3}}"#,
    ],
  ]

  @Test(arguments: Dialect.allCases)
  func `what is read in a dialect is written in it as the same curve`(dialect: Dialect) throws {
    let texts = try #require(Self.texts[dialect])
    for text in texts {
      let read = try CurveExpression(parsing: text, as: dialect, travel: 100)
      let written = try read.text(as: dialect, options: WritingOptions(travel: 100))
      #expect(written.loss.isExact, "\(text) → \(written.text): \(written.loss)")
      let again = try #require(written.readBack).text(as: dialect, options: WritingOptions(travel: 100))
      #expect(again.text == written.text, "\(text)")
    }
  }
}
