// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Testing

@testable import CurveNotation

@Suite struct ReactSpringTests {
  @Test(
    arguments: [
      ("default", 170, 26), ("gentle", 120, 14), ("wobbly", 180, 12), ("stiff", 210, 20), ("slow", 280, 60),
      ("molasses", 280, 120),
    ] as [(String, Double, Double)])
  func `the presets are the published ones`(name: String, tension: Double, friction: Double) {
    let found = spring("config.\(name)", as: .reactSpring)?.spring
    #expect(found?.stiffness == tension)
    #expect(found?.damping == friction)
    #expect(found?.mass == 1)
  }

  @Test(
    arguments: [
      ("{ tension: 210, friction: 20 }", 1, 210, 20), ("{}", 1, 170, 26),
      ("{mass:2,tension:300,}", 2, 300, 26), ("{ \"friction\": 12.5, 'mass': .5 }", 0.5, 170, 12.5),
      ("{ config: { tension: 90, friction: 9 } }", 1, 90, 9),
      ("{ /* slow */ tension: 60, friction: 30, precision: 0.01 } // end", 1, 60, 30),
    ] as [(String, Double, Double, Double)])
  func `configs are read with their defaults`(
    text: String, mass: Double, tension: Double, friction: Double
  ) {
    let found = spring(text, as: .reactSpring)?.spring
    #expect(found?.mass == mass)
    #expect(found?.stiffness == tension)
    #expect(found?.damping == friction)
  }

  @Test func `frequency is the response and damping the ratio beside it`() {
    let found = reading("{ frequency: 0.4, damping: 0.6, mass: 3 }", as: .reactSpring)?.curve
    #expect(found == .spring(.responseDampingRatio(response: 0.4, dampingRatio: 0.6), initialVelocity: nil))
    let plain = reading("{ frequency: 0.4 }", as: .reactSpring)?.curve
    #expect(plain == .spring(.responseDampingRatio(response: 0.4, dampingRatio: 1), initialVelocity: nil))
  }

  @Test func `damping without frequency does nothing, and says so`() {
    let found = reading("{ tension: 170, damping: 0.5 }", as: .reactSpring)
    #expect(found?.warnings.first?.message.contains("the coefficient is called friction") ?? false)
    guard case .spring(let parameters, _) = found?.curve else { return }
    #expect(Spring(parameters).damping == 26)
  }

  @Test func `a velocity is per millisecond`() {
    #expect(spring("{ velocity: 0.005 }", as: .reactSpring)?.velocity == 5)
    let far = try? CurveExpression(parsing: "{ velocity: 1.5 }", as: .reactSpring, travel: 300).curve
    #expect(
      far
        == .spring(
          .massStiffnessDamping(mass: 1, stiffness: 170, damping: 26, allowOverDamping: true),
          initialVelocity: 5))
    let warning = reading("{ velocity: 0.5 }", as: .reactSpring)?.warnings.first?.message
    #expect(warning?.contains("per millisecond, 500 per second") ?? false)
  }

  @Test func `half a point per millisecond over a travel of a hundred is five travels a second`() {
    let curve = CurveExpression.Curve.spring(.durationBounce(duration: 0.5, bounce: 0), initialVelocity: 5)
    let written = conversion(curve, as: .reactSpring, options: WritingOptions(travel: 100))
    #expect(written?.text.contains("velocity: 0.5 }") ?? false, "\(written?.text ?? "")")
  }

  @Test func `a duration is in milliseconds`() {
    #expect(reading("{ duration: 250 }", as: .reactSpring)?.curve == .timedCurve(.linear, duration: 0.25))
    #expect(
      reading("{ duration: 16.7, easing: easings.linear }", as: .reactSpring)?.curve
        == .timedCurve(.linear, duration: 0.0167))
  }

  @Test(arguments: [
    ("{ stiffness: 100 }", "stiffness", "calls the stiffness tension"),
    ("{ tension: \"170\" }", "\"170\"", "must be a number"), ("{ tenson: 170 }", "tenson", "has no “tenson”"),
    ("{ tension: 170, tension: 2 }", "tension", "twice"), ("{ tension: 0 }", "0", "above 0"),
    ("{ friction: -1 }", "-1", "0 or more"), ("{ decay: true }", "decay", "without a target"),
    ("config.bouncy", "config.bouncy", "no preset"), ("[170, 26]", "[", "a config such as"),
    ("{ duration: 200, easing: t => t * t }", "=", "must follow a member"),
    ("{ duration: 200, easing: easings.easeInQuart }", "easings.easeInQuart", "none of the easings"),
    ("{ ...config.wobbly, velocity: 0 }", ".", "spreads what stands elsewhere"),
    ("{ tension: 170", "", "must follow a member"), ("{ tension: 170px }", "px", "without unit"),
  ])
  func `a refusal marks the place and says what is allowed`(text: String, marked: String, message: String) {
    let error = refusal(text, as: .reactSpring)
    #expect(error?.marked == marked)
    #expect(error?.message.contains(message) ?? false, "\(error?.message ?? "")")
  }

  @Test func `a velocity is per millisecond, and with a travel a fraction of it`() throws {
    let text = "{ tension: 170, friction: 26, velocity: 0.6 }"
    for (travel, velocity) in [(nil, 600), (300, 2), (-300, -2), (1e-3, 600_000)] as [(Double?, Double)] {
      let found = try CurveExpression(parsing: text, as: .reactSpring, travel: travel)
      guard case .spring(_, let given?) = found.curve else {
        Issue.record("\(found.curve)")
        return
      }
      #expect((given / velocity - 1).magnitude < 1e-15)
      #expect(found.warnings.isEmpty == (travel != nil))
    }
  }

  @Test(arguments: [0, .infinity, .nan, 1e-306] as [Double])
  func `a travel that makes no fraction of a velocity is refused`(travel: Double) throws {
    let text = "{ tension: 170, friction: 26, velocity: 0.6 }"
    let error = #expect(throws: NotationError.self) {
      try CurveExpression(parsing: text, as: .reactSpring, travel: travel)
    }
    #expect(error?.message.contains("must be a finite number other than 0") == true)
    let still = "{ tension: 170, friction: 26 }"
    #expect(throws: Never.self) { try CurveExpression(parsing: still, as: .reactSpring, travel: travel) }
  }

  @Test func `a number in quotes is suggested without them`() {
    #expect(refusal("{ tension: \"170\" }", as: .reactSpring)?.suggestion == "170")
  }

  @Test func `clamping is warned of where the spring would overshoot`() {
    #expect(reading("{ tension: 170, friction: 12, clamp: true }", as: .reactSpring)?.warnings.count == 1)
    #expect(reading("{ tension: 170, friction: 40, clamp: true }", as: .reactSpring)?.warnings == [])
  }

  @Test func `a preset is named beside its numbers`() {
    let written = conversion(
      .spring(
        .massStiffnessDamping(mass: 1, stiffness: 180, damping: 12, allowOverDamping: true),
        initialVelocity: nil),
      as: .reactSpring)
    #expect(written?.text == "{ tension: 180, friction: 12 }")
    #expect(written?.comments == ["the same as config.wobbly"])
  }

  @Test func `a bezier is refused, and the nearest spring stands in for it where that is allowed`() {
    let curve = CurveExpression.Curve.timedCurve(.ease, duration: 1)
    #expect(writingRefusal(curve, as: .reactSpring)?.contains("as a function") ?? false)
    let written = conversion(curve, as: .reactSpring, options: WritingOptions(allowsApproximation: true))
    #expect(written?.text.hasPrefix("{ tension: ") ?? false)
    #expect(written?.loss.difference.map { $0.value.magnitude < 0.01 } ?? false)
  }
}
