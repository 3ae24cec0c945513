// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Testing

@testable import CurveNotation

@Suite struct FlutterTests {
  @Test(
    arguments: [
      ("SpringDescription(mass: 1, stiffness: 100, damping: 10)", 1, 100, 10),
      ("const SpringDescription(\n  mass: 30.0,\n  stiffness: 1.0,\n  damping: 1.0,\n)", 30, 1, 1),
      ("SpringDescription.withDampingRatio(mass: 2, stiffness: 800, ratio: 0.5)", 2, 800, 40),
      ("SpringDescription.withDampingRatio(mass: 1, stiffness: 100)", 1, 100, 20),
    ] as [(String, Double, Double, Double)])
  func `springs are read`(text: String, mass: Double, stiffness: Double, damping: Double) {
    let found = spring(text, as: .flutter)?.spring
    #expect(found?.mass == mass)
    #expect(found?.stiffness == stiffness)
    #expect(found?.damping == damping)
  }

  @Test(arguments: [
    (-0.3, 1.4285714285714286), (-0.9, 10.000000000000002), (0, 1), (0.3, 0.7), (1, 0),
  ])
  func `duration and bounce are SwiftUI's, also below 0`(bounce: Double, ratio: Double) {
    let text =
      "SpringDescription.withDurationAndBounce(duration: Duration(milliseconds: 500), bounce: \(bounce))"
    let found = spring(text, as: .flutter)?.spring
    #expect(found?.duration == 0.5)
    #expect(found.map { ($0.dampingRatio - ratio).magnitude <= 4 * ratio.ulp } ?? false)
    #expect(found.map { ($0.bounce - bounce).magnitude <= 1e-16 } ?? false)
  }

  @Test func `the default duration is half a second without bounce`() {
    let found = reading("SpringDescription.withDurationAndBounce()", as: .flutter)?.curve
    #expect(found == .spring(.durationBounce(duration: 0.5, bounce: 0), initialVelocity: nil))
  }

  @Test func `a simulation's velocity is divided by its way`() {
    let text =
      "SpringSimulation(SpringDescription(mass: 1, stiffness: 100, damping: 10), 100.0, 400.0, 600.0)"
    #expect(spring(text, as: .flutter)?.velocity == 2)
    let back = "SpringSimulation(SpringDescription(mass: 1, stiffness: 100, damping: 10), 300, 0, 600)"
    #expect(spring(back, as: .flutter)?.velocity == -2)
  }

  @Test(
    arguments: [
      ("Curves.easeIn", .unitCurve(.easeIn)), ("Cubic(0.25, .1, 0.25, 1.0)", .unitCurve(.ease)),
      ("const Cubic(1, 0, 0, 1)", .unitCurve(UnitCurve(1, 0, 0, 1))),
      ("Curves.easeInOutBack", .unitCurve(UnitCurve(0.68, -0.55, 0.265, 1.55))),
      (
        "duration: const Duration(milliseconds: 300), curve: Curves.linear,",
        .timedCurve(.linear, duration: 0.3)
      ),
      (
        "curve: Curves.ease, duration: Duration(seconds: 1, milliseconds: 500)",
        .timedCurve(.ease, duration: 1.5)
      ),
    ] as [(String, CurveExpression.Curve)])
  func `curves are read`(text: String, curve: CurveExpression.Curve) {
    #expect(reading(text, as: .flutter)?.curve == curve)
  }

  @Test func `decelerate is the parabola it is defined by`() {
    guard case .unitCurve(let curve) = reading("Curves.decelerate", as: .flutter)?.curve else { return }
    for index in 0...64 {
      let progress = Double(index) / 64
      let parabola = 1 - (1 - progress) * (1 - progress)
      #expect((curve.value(at: progress) - parabola).magnitude < 1e-15, "\(progress)")
    }
  }

  @Test(arguments: [
    ("SpringDescription(mass: 1, stiffness: 100)", ")", "damping is missing"),
    ("SpringDescription(mass: 1, stiffness: 100, ratio: 1)", "ratio", "withDampingRatio"),
    ("SpringDescription.withDampingRatio(mass: 1, stiffness: 1, damping: 2)", "damping", "takes the ratio"),
    ("SpringDescription.withRatio(mass: 1)", "SpringDescription.withRatio", "no constructor"),
    ("SpringDescription(mass: 0, stiffness: 100, damping: 1)", "0", "mass must be a finite number above 0"),
    ("SpringDescription(1, 2, 3)", "1", "needs a label"),
    ("SpringDescription.withDurationAndBounce(duration: 500)", "500", "written with its unit"),
    ("SpringDescription.withDurationAndBounce(bounce: -1)", "-1", "above -1 and at most 1"),
    ("Cubic(0.1, 0.2, 0.3)", "Cubic(0.1, 0.2, 0.3)", "takes four numbers"),
    ("Cubic(2.45, 0, 4, 1)", "2.45", "between 0 and 1"),
    ("Curves.elasticOut", "Curves.elasticOut", "a sine that dies away"),
    ("Curves.easInOut", "Curves.easInOut", "none of Flutter's curves"),
  ])
  func `a refusal marks the place and says what is allowed`(text: String, marked: String, message: String) {
    let error = refusal(text, as: .flutter)
    #expect(error?.marked == marked)
    #expect(error?.message.contains(message) ?? false, "\(error?.message ?? "")")
  }

  @Test func `a ratio in the place of the coefficient is warned of`() {
    let found = reading("SpringDescription(mass: 1, stiffness: 500, damping: 0.8)", as: .flutter)
    #expect(found?.warnings.first?.message.contains("damping is the coefficient") ?? false)
  }

  @Test(
    arguments: [
      (
        .spring(.durationBounce(duration: 0.4, bounce: 0.25), initialVelocity: nil),
        "SpringDescription.withDurationAndBounce(duration: const Duration(milliseconds: 400), bounce: 0.25)"
      ),
      (
        .spring(.stiffnessDampingRatio(stiffness: 100, dampingRatio: 1.1, mass: 0.5), initialVelocity: nil),
        "SpringDescription.withDampingRatio(mass: 0.5, stiffness: 100, ratio: 1.1)"
      ),
      (
        .spring(
          .massStiffnessDamping(mass: 1, stiffness: 100, damping: 10, allowOverDamping: false),
          initialVelocity: 0),
        "SpringDescription(mass: 1, stiffness: 100, damping: 10)"
      ),
      (
        .timedCurve(.easeOut, duration: 0.25),
        "duration: const Duration(milliseconds: 250), curve: Curves.easeOut"
      ),
    ] as [(CurveExpression.Curve, String)])
  func `the constructor is the one that says what was given`(curve: CurveExpression.Curve, text: String) {
    #expect(conversion(curve, as: .flutter)?.text == text)
  }

  @Test func `a velocity needs the travel`() {
    let curve = CurveExpression.Curve.spring(.durationBounce(duration: 0.5, bounce: 0), initialVelocity: 2)
    #expect(writingRefusal(curve, as: .flutter)?.contains("needs the travel") ?? false)
    let text = conversion(curve, as: .flutter, options: WritingOptions(travel: 300))?.text
    #expect(text?.hasSuffix(", 0, 300, 600)") ?? false)
  }
}
