// SPDX-License-Identifier: Apache-2.0

import CurveMath
package import CurveNotation
import Testing

/// A text in a tool's notation, and what it is commonly mistaken for.
package struct ConversionTrap: Sendable, CustomTestStringConvertible {
  /// The tool's notation.
  package let dialect: Dialect
  /// The text.
  package let text: String
  /// What is mistaken for what, in a sentence without full stop.
  package let mistake: String
  /// The curve that the mistake makes of the text.
  package let mistaken: CurveExpression.Curve

  package var testDescription: String { "\(dialect.title): \(mistake)" }

  private init(_ dialect: Dialect, _ text: String, _ mistake: String, _ mistaken: CurveExpression.Curve) {
    self.dialect = dialect
    self.text = text
    self.mistake = mistake
    self.mistaken = mistaken
  }

  private static func spring(_ parameters: SpringParameters, velocity: Double? = nil) -> CurveExpression.Curve
  {
    .spring(parameters, initialVelocity: velocity)
  }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// One trap or two of every tool's notation.
  package static let peers: [ConversionTrap] = [
    ConversionTrap(
      .compose, "spring(dampingRatio = 0.5f, stiffness = 400f)",
      "the damping ratio is taken for the damping coefficient",
      spring(.massStiffnessDamping(mass: 1, stiffness: 400, damping: 0.5, allowOverDamping: true))),
    ConversionTrap(
      .flutter, "SpringDescription(mass: 1, stiffness: 100, damping: 10)",
      "the damping coefficient is taken for the damping ratio",
      spring(.stiffnessDampingRatio(stiffness: 100, dampingRatio: 10, mass: 1))),
    ConversionTrap(
      .flutter,
      "SpringDescription.withDurationAndBounce(duration: Duration(milliseconds: 500), bounce: -0.5)",
      "damping 4π·(1 − bounce)/duration, which holds from 0 on, is used for a bounce below 0 too",
      spring(.responseDampingRatio(response: 0.5, dampingRatio: 1.5))),
    ConversionTrap(
      .reactSpring, "{ tension: 170, friction: 26, velocity: 0.005 }",
      "the velocity, which is per millisecond, is taken for one per second",
      spring(
        .massStiffnessDamping(mass: 1, stiffness: 170, damping: 26, allowOverDamping: true), velocity: 0.005)),
    ConversionTrap(
      .reactSpring, "{ frequency: 0.4, damping: 0.7 }",
      "the frequency, which is the period in seconds, is taken for oscillations per second",
      spring(.responseDampingRatio(response: 2.5, dampingRatio: 0.7))),
    ConversionTrap(
      .motion, #"{ type: "spring", visualDuration: 0.5, bounce: 0.2 }"#,
      "the visual duration is taken for SwiftUI's duration, which is 1.2 times as long",
      spring(.durationBounce(duration: 0.5, bounce: 0.2))),
    ConversionTrap(
      .motion, #"{ type: "spring", duration: 0.8, bounce: 0.3 }"#,
      "the duration, which is a settling time, is taken for SwiftUI's duration",
      spring(.durationBounce(duration: 0.8, bounce: 0.3))),
    ConversionTrap(
      .anime, "spring({ bounce: 0.5, duration: 628 })",
      "the duration, which is SwiftUI's, is taken for the time to settle",
      spring(.settlingDurationDampingRatio(settlingDuration: 0.628, dampingRatio: 0.5, epsilon: 0.001))),
    ConversionTrap(
      .origami, "{ tension: 40, friction: 7 }",
      "Origami's tension and friction are taken for stiffness and damping",
      spring(.massStiffnessDamping(mass: 1, stiffness: 40, damping: 7, allowOverDamping: true))),
    ConversionTrap(
      .figma, #"{ "type": "GENTLE" }"#, "the damping of 15 is taken for a bounce or a ratio of 0.15",
      spring(.stiffnessDampingRatio(stiffness: 100, dampingRatio: 0.15, mass: 1))),
    ConversionTrap(
      .afterEffects,
      "{ from: 0, to: 100, duration: 0.5, out: new KeyframeEase(0, 33), in: new KeyframeEase(0, 75) }",
      "the incoming influence is measured from the first keyframe, not from the second",
      .timedCurve(bezier(0.33, 0, 0.75, 1), duration: 0.5)),
    ConversionTrap(
      .lottie,
      #"[{"t": 0, "s": [0], "o": {"x": [0.4], "y": [0]}, "i": {"x": [0.2], "y": [1]}}, {"t": 30, "s": [1]}]"#,
      "the in handle is looked for at the second keyframe, and linear taken where it has none",
      .timedCurve(bezier(0.4, 0, 1, 1), duration: 0.5)),
    ConversionTrap(
      .tokens,
      #"{"$type": "spring", "$value": {"duration": {"value": 500, "unit": "ms"}, "bounce": 0.3}}"#,
      "the duration is taken for that of the fallback, which is the time to settle",
      spring(.settlingDurationDampingRatio(settlingDuration: 0.5, dampingRatio: 0.7, epsilon: 0.001))),
  ]
}
