// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Testing

@testable import CurveNotation

@Suite struct AnimeTests {
  @Test(
    arguments: [
      ("createSpring()", 1, 100, 10, 0), ("createSpring({ stiffness: 500, damping: 35 })", 1, 500, 35, 0),
      ("spring({mass: 2, velocity: 5})", 2, 100, 10, 5), ("'spring(1, 80, 10, 0)'", 1, 80, 10, 0),
      ("spring(1, 100, 10, 3)", 1, 100, 10, 3), ("{ ease: spring({ stiffness: 60 }) }", 1, 60, 10, 0),
    ] as [(String, Double, Double, Double, Double)])
  func `springs are read with their defaults`(
    text: String, mass: Double, stiffness: Double, damping: Double, velocity: Double
  ) {
    let found = spring(text, as: .anime)
    #expect(found?.spring.mass == mass)
    #expect(found?.spring.stiffness == stiffness)
    #expect(found?.spring.damping == damping)
    #expect(found?.velocity == velocity)
  }

  @Test func `a spring is where it is at one second, whatever its duration`() {
    for (text, value) in [
      ("'spring(1, 80, 10, 0)'", 0.993029248334), ("'spring(1, 100, 10, 0)'", 1.002170116739),
    ] {
      guard let found = spring(text, as: .anime)?.spring else { return }
      #expect((found.value(target: 1, time: 1) - value).magnitude < 1e-12)
    }
  }

  @Test func `bounce and duration are SwiftUI's, in milliseconds`() {
    let found = reading("spring({ bounce: .5, duration: 628 })", as: .anime)?.curve
    #expect(found == .spring(.durationBounce(duration: 0.628, bounce: 0.5), initialVelocity: nil))
    let plain = reading("spring({ bounce: 0.2 })", as: .anime)?.curve
    #expect(plain == .spring(.durationBounce(duration: 0.628, bounce: 0.2), initialVelocity: nil))
  }

  @Test func `version 3 never starts at rest, and the reader says so`() {
    let warnings = reading("'spring(1, 80, 10, 0)'", as: .anime)?.warnings
    #expect(warnings?.first?.message.hasPrefix("velocity 0 counts as 0.1 in version 3") ?? false)
  }

  @Test func `damping above critical is warned of`() {
    let found = reading("spring({ stiffness: 24, damping: 10 })", as: .anime)
    #expect(found?.warnings.first?.message.contains("before version 4.2") ?? false)
    #expect(reading("spring({ stiffness: 25, damping: 10 })", as: .anime)?.warnings == [])
  }

  @Test(
    arguments: [
      ("cubicBezier(.7, .1, .5, .9)", .unitCurve(UnitCurve(0.7, 0.1, 0.5, 0.9))),
      ("'cubicBezier(0.7, 0.1, 0.5, 0.9)'", .unitCurve(UnitCurve(0.7, 0.1, 0.5, 0.9))),
      ("'linear'", .unitCurve(.linear)),
      ("{ duration: 300, ease: 'outCirc' }", .timedCurve(.circularEaseOut, duration: 0.3)),
    ] as [(String, CurveExpression.Curve)])
  func `easings are read`(text: String, curve: CurveExpression.Curve) {
    #expect(reading(text, as: .anime)?.curve == curve)
  }

  @Test func `powers are the beziers they are read as`() {
    for (name, power) in [("inQuad", 2), ("inCubic", 3)] {
      guard case .unitCurve(let curve) = reading("'\(name)'", as: .anime)?.curve else { return }
      for index in 0...32 {
        let progress = Double(index) / 32
        let expected = (0..<power).reduce(1.0) { product, _ in product * progress }
        #expect((curve.value(at: progress) - expected).magnitude < 1e-15, "\(name) at \(progress)")
      }
    }
  }

  @Test(arguments: [
    ("spring({ tension: 1 })", "tension", "calls the tension stiffness"),
    ("'spring(1, 2, 3, 4, 5)'", "5", "one too many"),
    ("{ duration: 300 }", "{", "ease is missing"), ("'inBounces'", "inBounces", "not known"),
    ("spring({ bounce: -1 })", "-1", "above -1"),
    ("spring({ duration: 0.5 })", "0.5", "milliseconds from 10"),
    ("{ stiffness: 100 }", "stiffness", "stand in a call"), ("spring({ mass: 0 })", "0", "above 0"),
  ])
  func `a refusal marks the place and says what is allowed`(text: String, marked: String, message: String) {
    let error = refusal(text, as: .anime)
    #expect(error?.marked == marked)
    #expect(error?.message.contains(message) ?? false, "\(error?.message ?? "")")
  }

  @Test func `a light mass is divided out, since it would count as 1`() {
    let curve = CurveExpression.Curve.spring(
      .massStiffnessDamping(mass: 0.5, stiffness: 100, damping: 10, allowOverDamping: true),
      initialVelocity: nil)
    let written = conversion(curve, as: .anime)
    #expect(written?.text == "spring({ stiffness: 200, damping: 20 })")
    #expect(written?.loss.isExact ?? false)
  }

  @Test func `numbers beyond the limits are refused`() {
    let curve = CurveExpression.Curve.spring(
      .massStiffnessDamping(mass: 1, stiffness: 20_000, damping: 10, allowOverDamping: true),
      initialVelocity: nil)
    #expect(writingRefusal(curve, as: .anime)?.contains("limits stiffness to 10000") ?? false)
  }
}
