// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import Testing

@Suite struct SwiftUIRefusalTests {
  /// A text, what of it is marked, and what the message says.
  typealias Row = (text: String, marked: String, message: String)

  private func expect(_ rows: [Row], sourceLocation: SourceLocation = #_sourceLocation) {
    for row in rows {
      guard let error = refusal(row.text, sourceLocation: sourceLocation) else { continue }
      #expect(error.marked == row.marked, "\(row.text)", sourceLocation: sourceLocation)
      #expect(error.message == row.message, "\(row.text)", sourceLocation: sourceLocation)
    }
  }

  @Test func `numbers out of range are refused by name, value and range`() {
    let positive = "must be a finite number above 0, but is"
    let notNegative = "must be a finite number, 0 or more, but is"
    let bounce = "bounce must be above -1 and at most 1, but is"
    expect([
      ("spring(duration: -1, bounce: 0)", "-1", "duration \(positive) -1"),
      ("spring(duration: 0)", "0", "duration \(positive) 0"),
      ("spring(duration: .nan)", ".nan", "duration \(positive) nan"),
      ("spring(duration: nan)", "nan", "duration \(positive) nan"),
      ("spring(duration: .infinity)", ".infinity", "duration \(positive) inf"),
      ("spring(duration: -inf)", "-inf", "duration \(positive) -inf"),
      ("spring(duration: 1, bounce: -1)", "-1", "\(bounce) -1"),
      (
        "spring(duration: 1, bounce: 1.0000000000000002)", "1.0000000000000002",
        "\(bounce) 1.0000000000000002"
      ),
      ("spring(duration: 1, bounce: Double.nan)", "Double.nan", "\(bounce) nan"),
      ("bouncy(extraBounce: 0.9)", "0.9", "\(bounce) 1.2, with the 0.3 that extraBounce is added to"),
      ("smooth(extraBounce: 2)", "2", "\(bounce) 2"),
      ("spring(response: -0.1)", "-0.1", "response \(positive) -0.1"),
      ("spring(response: 1, dampingFraction: -0.1)", "-0.1", "dampingFraction \(notNegative) -0.1"),
      ("Spring(response: 1, dampingRatio: inf)", "inf", "dampingRatio \(notNegative) inf"),
      ("Spring(mass: 0, stiffness: 1, damping: 1)", "0", "mass \(positive) 0"),
      ("Spring(mass: 1, stiffness: -1, damping: 1)", "-1", "stiffness \(positive) -1"),
      ("Spring(mass: 1, stiffness: 0, damping: 1)", "0", "stiffness \(positive) 0"),
      ("Spring(mass: 1, stiffness: .infinity, damping: 1)", ".infinity", "stiffness \(positive) inf"),
      ("Spring(mass: 1, stiffness: 1, damping: -1)", "-1", "damping \(notNegative) -1"),
      ("Spring(settlingDuration: 1, dampingRatio: 0)", "0", "dampingRatio \(positive) 0"),
      (
        "Spring(settlingDuration: 1, dampingRatio: 1, epsilon: 0)", "0",
        "epsilon must be above 0 and below 1, but is 0"
      ),
      ("spring(blendDuration: -1)", "-1", "blendDuration \(notNegative) -1"),
      (
        "interpolatingSpring(initialVelocity: nan)", "nan",
        "initialVelocity must be a finite number, but is nan"
      ),
      ("easeInOut(duration: 0)", "0", "duration \(positive) 0"),
      ("timingCurve(0, 0, 1, 1, duration: inf)", "inf", "duration \(positive) inf"),
      ("timingCurve(0, nan, 1, 1)", "nan", "y1 must be a finite number, but is nan"),
    ])
  }

  @Test func `a damping ratio of 0 is legal`() {
    #expect(curve("Spring(response: 0.5, dampingRatio: 0)") != nil)
  }

  @Test func `labels that do not fit are refused with those that do`() {
    let takes = "spring takes duration:, bounce:, blendDuration:"
    expect([
      ("spring(duration: 1, bouncee: 0)", "bouncee", "“bouncee” is no label of spring; \(takes)"),
      (
        "spring(bounce: 0, duration: 1)", "duration",
        "“duration” must stand before “bounce”; \(takes), in this order"
      ),
      ("spring(duration: 1, duration: 1)", "duration", "“duration” is given twice; \(takes)"),
      ("spring(0.5)", "0.5", "this argument needs a label; \(takes)"),
      (
        "interpolatingSpring(damping: 10)", ")",
        "stiffness: is missing; interpolatingSpring takes mass:, stiffness:, damping:, initialVelocity:"
      ),
      (
        "spring(duration: 1, dampingFraction: 0)", "dampingFraction",
        "“dampingFraction” does not go with “duration”; \(takes), "
          + "or response:, dampingFraction:, blendDuration:"
      ),
      ("timingCurve(0, 0, 1)", ")", "y2 is missing; timingCurve takes x1, y1, x2, y2, duration:"),
      ("timingCurve(.easeIn)", ")", "duration: is missing; timingCurve takes a UnitCurve, duration:"),
      ("easeIn()", ")", "duration: is missing; easeIn takes duration:"),
      ("easeIn(duration: 1, 2)", "2", "this argument is one too many; easeIn takes duration:"),
    ])
  }

  @Test(arguments: [
    ("sprung(duration: 1)", "spring"), ("spring(duratoin: 1)", "duration"),
    ("spring(duration: 1, bounc: 0)", "bounce"),
    ("interpolatingSpring(stifness: 1, damping: 1)", "stiffness"),
    ("easein", "easeIn"), (".spring().dely(1)", "delay"), ("spring(0.5)", "duration: 0.5"),
    ("spring(duration: 300ms)", "0.3"), ("spring(bounce: 30%)", "0.3"), ("spring{", "("),
    ("spring(.bouncey)", "bouncy"), ("spring(response: 1, dampingfraction: 1)", "dampingFraction"),
    ("cubicBezier(0, 0, 1, 1)", "cubic-bezier"),
    ("UnitCurve(startControlPoint: .centre, endControlPoint: .zero)", "center"),
  ])
  func `the nearest name is suggested`(text: String, suggestion: String) {
    #expect(refusal(text)?.suggestion == suggestion)
  }

  @Test func `values of the wrong kind are refused`() {
    expect([
      ("spring(duration: bouncy)", "bouncy", "duration must be a number, but is “bouncy”"),
      ("spring(duration: Spring())", "Spring()", "duration must be a number, but is “Spring()”"),
      (
        "Spring(stiffness: 1, damping: 1, allowOverDamping: 1)", "1",
        "allowOverDamping must be true or false, but is “1”"
      ),
      ("0.5", "0.5", "a curve must stand here, not a number"),
      ("timingCurve(.easeIn, duration: .easeIn)", ".easeIn", "duration must be a number, but is “.easeIn”"),
      (
        "spring(duration: 300ms)", "300ms",
        "the unit “ms” is not understood here; times are in seconds, without unit"
      ),
      (
        "spring(duration: 50%)", "50%",
        "the unit “%” is not understood here; fractions are written out, without unit"
      ),
    ])
    #expect(
      refusal("spring(.easeIn)")?.message.hasPrefix("“easeIn” is no spring; known are smooth, snappy") == true
    )
    #expect(
      refusal("timingCurve(.bouncy, duration: 1)")?.message.hasPrefix("“bouncy” is no unit curve") == true)
  }

  @Test func `a name of another type is refused with its own`() {
    let takes = "spring takes duration:, bounce:, blendDuration:"
    expect([
      ("UnitCurve.bouncy", "bouncy", "UnitCurve has no “bouncy”; it belongs to Animation and Spring"),
      ("Animation.interactive", "interactive", "Animation has no “interactive”; it belongs to Spring"),
      ("Spring.easeIn", "easeIn", "Spring has no “easeIn”; it belongs to Animation and UnitCurve"),
      (".init(duration: 1)", "init", "“.init” does not say of which type: write Spring(…) or UnitCurve(…)"),
      ("default()", "()", "default takes no parentheses"),
      ("Animation", "Animation", "“Animation” alone is no curve; a name must follow it with a point"),
      (
        "UnitCurve.easeIn(duration: 1)", "UnitCurve.easeIn(duration: 1)",
        "a UnitCurve has no duration; an animation with one is written with Animation in its place"
      ),
      (
        "cubic-bezier(x1: 0, y1: 0, x2: 1, y2: 1)", "x1",
        "the arguments of cubic-bezier have no labels; cubic-bezier takes x1, y1, x2, y2"
      ),
      (
        "spring(response: 0.5, bounce: 0.1)", "response",
        "“response” does not go with “bounce”; \(takes), or response:, dampingFraction:, blendDuration: "
          + "or response:, dampingRatio:, blendDuration: or response:, settlingDuration:, epsilon: or response:, withoutOvershootAt:, distance:"
      ),
    ])
  }
}
