// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Testing

@testable import CurveNotation

@Suite struct MotionTests {
  @Test(
    arguments: [
      (#"{ type: "spring" }"#, 1, 100, 10),
      ("{ type: 'spring', stiffness: 4, damping: 35, mass: 0.5 }", 0.5, 4, 35),
      (#"{"type":"spring","stiffness":500,"damping":25,"restSpeed":10}"#, 1, 500, 25),
      (#"{ transition: { type: "spring", mass: 2 } }"#, 2, 100, 10),
    ] as [(String, Double, Double, Double)])
  func `physical springs are read with their defaults`(
    text: String, mass: Double, stiffness: Double, damping: Double
  ) {
    let found = spring(text, as: .motion)?.spring
    #expect(found?.mass == mass)
    #expect(found?.stiffness == stiffness)
    #expect(found?.damping == damping)
  }

  @Test func `a spring far above critical damping creeps all the way and never snaps`() {
    guard let found = spring("{ type: 'spring', stiffness: 4, damping: 35, mass: 0.5 }", as: .motion)?.spring
    else { return }
    for (time, value) in [(1.0, 0.106700676826), (10, 0.681167630164), (20, 0.898512429941)] {
      #expect((found.value(target: 1, time: time) - value).magnitude < 1e-12)
    }
  }

  @Test func `a visual duration is a response by the factor 1,2`() {
    let found = spring(#"{ type: "spring", visualDuration: 0.5, bounce: 0.2 }"#, as: .motion)?.spring
    #expect(found?.response == 0.6)
    #expect(found?.dampingRatio == 0.8)
    // Motion's own way: root = 2π/(1.2·0.5), stiffness = root², damping = 2·0.8·root.
    let root = 2 * Double.pi / (0.5 * 1.2)
    #expect(found.map { ($0.stiffness - root * root).magnitude < 1e-12 } ?? false)
    #expect(found.map { ($0.damping - 1.6 * root).magnitude < 1e-13 } ?? false)
    #expect(spring("spring(0.5, 0.2)", as: .motion)?.spring == found)
  }

  /// Motion searches `ω₀` by eleven steps of Newton's method from 5/duration.
  static func searched(duration: Double, ratio: Double) -> Double {
    var rate = 5 / duration
    for _ in 0..<11 {
      if ratio < 1 {
        let root = (1 - ratio * ratio).squareRoot()
        let left = MotionTests.exponential(-rate * ratio * duration)
        rate -= (0.001 - ratio / root * left) / (ratio * ratio * duration / root * left)
      } else {
        let left = MotionTests.exponential(-rate * duration)
        rate -= ((1 + rate * duration) * left - 0.001) / (-rate * duration * duration * left)
      }
    }
    return rate
  }

  /// A critically damped spring from 1 with the velocity −ω₀ is `e^(−ω₀t)`: an exponential without a library.
  private static func exponential(_ exponent: Double) -> Double {
    1 - Spring(stiffness: 1, dampingRatio: 1).value(target: 1, initialVelocity: 1, time: -exponent)
  }

  @Test(arguments: [0.3, 0.8, 2, 10], [0.0, 0.1, 0.25, 0.3, 0.5, 0.8, 0.95])
  func `a duration makes the spring that Motion's search ends at`(duration: Double, bounce: Double) {
    let text = "{ type: \"spring\", duration: \(duration), bounce: \(bounce) }"
    guard let found = spring(text, as: .motion)?.spring else { return }
    let expected = Self.searched(duration: duration, ratio: 1 - bounce)
    #expect((found.angularFrequency - expected).magnitude <= 1e-12 * expected)
    #expect((found.dampingRatio - (1 - bounce)).magnitude < 1e-15)
  }

  @Test func `a spring with a duration starts at rest`() {
    let found = reading(
      "{ type: 'spring', duration: 4, bounce: 0.5, velocity: 0.9988001159034534 }", as: .motion)
    #expect(found?.warnings.first?.message.contains("starts at rest") ?? false)
    guard case .spring(_, let velocity) = found?.curve else { return }
    #expect(velocity == nil)
  }

  @Test func `physical numbers win over durations, with a warning`() {
    let found = reading("{ type: 'spring', stiffness: 200, duration: 0.5, bounce: 0.2 }", as: .motion)
    #expect(
      found?.warnings.map(\.message) == [
        "duration is ignored beside stiffness", "bounce is ignored beside stiffness",
      ])
  }

  @Test(
    arguments: [
      (#"{ duration: 0.5, ease: "easeOut" }"#, .timedCurve(.easeOut, duration: 0.5)),
      (
        "{ type: 'tween', ease: [0.17, 0.67, 0.83, 0.67] }",
        .timedCurve(UnitCurve(0.17, 0.67, 0.83, 0.67), duration: 0.3)
      ),
      ("[0.4, 0, 0.2, 1]", .unitCurve(UnitCurve(0.4, 0, 0.2, 1))),
      ("\"circOut\"", .unitCurve(.circularEaseOut)),
      ("cubicBezier(.35,.17,.3,.86)", .unitCurve(UnitCurve(0.35, 0.17, 0.3, 0.86))),
    ] as [(String, CurveExpression.Curve)])
  func `tweens and eases are read`(text: String, curve: CurveExpression.Curve) {
    #expect(reading(text, as: .motion)?.curve == curve)
  }

  @Test func `repeats count the passes after the first`() {
    let found = reading(
      "{ duration: 1, ease: 'linear', repeat: 2, repeatType: 'reverse', delay: 0.5 }", as: .motion)
    #expect(found?.modifiers == [.repeatCount(3, autoreverses: true), .delay(0.5)])
    let endless = reading("{ duration: 1, ease: 'linear', repeat: Infinity }", as: .motion)
    #expect(endless?.modifiers == [.repeatForever(autoreverses: false)])
  }

  @Test func `a velocity is in value units per second`() {
    #expect(spring("{ type: \"spring\", velocity: 600 }", as: .motion)?.velocity == 600)
    #expect(reading("{ type: 'spring', velocity: 2 }", as: .motion)?.warnings.count == 1)
  }

  @Test(arguments: [
    ("{ type: 'spring', tension: 170 }", "tension", "calls the tension stiffness"),
    ("{ type: 'sprung' }", "'sprung'", "type must be"),
    ("{ type: 'inertia' }", "'inertia'", "without a target"),
    ("{ type: 'spring', stiffness: Infinity }", "Infinity", "must be a number"),
    ("{ type: 'spring', stiffness: 0 }", "0", "above 0"),
    ("{ type: 'spring', damping: -2 }", "-2", "0 or more"),
    ("{ type: 'tween', bounce: 0.2 }", "bounce", "belongs to springs"),
    ("{ duration: 0, ease: 'linear' }", "0", "seconds above 0"),
    ("{ ease: [0.1, 0.2] }", "[0.1, 0.2]", "takes four numbers"),
    ("{ ease: 'backInOut' }", "'backInOut'", "single"),
    ("{ repeat: 1.5 }", "1.5", "whole number"), ("{ repeatType: 'mirror' }", "'mirror'", "easing forwards"),
    ("animate(0, 1, { type: 'spring' })", "animate", "transition alone"),
  ])
  func `a refusal marks the place and says what is allowed`(text: String, marked: String, message: String) {
    let error = refusal(text, as: .motion)
    #expect(error?.marked == marked)
    #expect(error?.message.contains(message) ?? false, "\(error?.message ?? "")")
  }

  @Test func `milliseconds in the place of seconds are warned of`() {
    let warnings = reading("{ duration: 300, ease: 'linear' }", as: .motion)?.warnings
    #expect(warnings?.first?.message.contains("in seconds; as milliseconds it would be 0.3") ?? false)
  }

  @Test func `a spring is written with its physical numbers`() {
    let curve = CurveExpression.Curve.spring(
      .massStiffnessDamping(mass: 1, stiffness: 100, damping: 10, allowOverDamping: true),
      initialVelocity: nil)
    #expect(conversion(curve, as: .motion)?.text == "{ type: \"spring\", stiffness: 100, damping: 10 }")
  }
}
