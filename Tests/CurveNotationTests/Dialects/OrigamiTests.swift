// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@testable import CurveNotation

@Suite struct OrigamiTests {
  @Test(arguments: ["8, 12", "0, 12", "20, 5", "12.5, 33"])
  func `sliders come back as they were written`(pair: String) {
    let text = "SpringConfig.fromBouncinessAndSpeed(\(pair))"
    #expect(converted(text, to: .origami, from: .origami)?.text == text)
  }

  @Test(
    arguments: [
      ("{ tension: 40, friction: 7 }", 230.2, 22),
      ("SpringConfig.fromOrigamiTensionAndFriction(40, 7)", 230.2, 22),
      ("new SpringConfig(230.2, 22)", 230.2, 22), ("{ tension: 30, friction: 8 }", 194, 25),
    ] as [(String, Double, Double)])
  func `tension and friction are Origami's, SpringConfig's are Rebound's`(
    text: String, stiffness: Double, damping: Double
  ) {
    let found = spring(text, as: .origami)?.spring
    #expect(found.map { ($0.stiffness - stiffness).magnitude < 1e-12 } ?? false)
    #expect(found.map { ($0.damping - damping).magnitude < 1e-13 } ?? false)
  }

  @Test func `bounciness 0 and speed 12 are near critical damping, not at it`() {
    let found = spring("{ bounciness: 0, speed: 12 }", as: .origami)?.spring
    #expect(found.map { ($0.stiffness - 342.100588235).magnitude < 1e-9 } ?? false)
    #expect(found.map { ($0.damping - 36.925880917).magnitude < 1e-9 } ?? false)
    #expect(found.map { ($0.dampingRatio - 0.998214694).magnitude < 1e-9 } ?? false)
  }

  @Test func `sliders come back`() {
    var random = SeededGenerator(seed: 0x0816_A411)
    for _ in 0..<500 {
      let (bounciness, speed) = (random.uniform(0...34), random.uniform(0...34))
      let origami = OrigamiConversion.origami(bounciness: bounciness, speed: speed)
      let back = OrigamiConversion.sliders(tension: origami.tension, friction: origami.friction)
      #expect(back.map { ($0.bounciness - bounciness).magnitude < 1e-11 } ?? false, "\(bounciness) \(speed)")
      #expect(back.map { ($0.speed - speed).magnitude < 1e-12 } ?? false, "\(bounciness) \(speed)")
    }
  }

  @Test func `springs come back through either pair, to a part in a billion of the way`() {
    var random = SeededGenerator(seed: 0x0816_A412)
    for _ in 0..<40 {
      let curve = CurveExpression.Curve.spring(random.peerSpring(), initialVelocity: nil)
      guard let written = conversion(curve, as: .origami) else { return }
      let error = written.loss.difference?.value.magnitude ?? 0
      #expect(written.loss.isExact || error < 1e-9, "\(curve): \(written.text), \(written.loss.outcome)")
    }
  }

  @Test(arguments: [
    ("{ bounciness: 8, tension: 40 }", "bounciness", "not both"),
    ("{ stiffness: 1 }", "stiffness", "another notation"),
    ("{ tension: -30 }", "-30", "a stiffness of"),
    ("SpringConfig.fromBouncinessAndSpeed(8)", ")", "speed is missing"),
    ("{ bouncyness: 8 }", "bouncyness", "has no"),
  ])
  func `a refusal marks the place and says what is allowed`(text: String, marked: String, message: String) {
    let error = refusal(text, as: .origami)
    #expect(error?.marked == marked)
    #expect(error?.message.contains(message) ?? false, "\(error?.message ?? "")")
  }

  @Test func `a curve is refused`() {
    #expect(writingRefusal(.unitCurve(.ease), as: .origami)?.contains("springs only") ?? false)
  }
}
