// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

@Suite struct SwiftUIModifierTests {
  private func expression(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> CurveExpression? {
    do throws(NotationError) {
      return try CurveExpression(parsing: text)
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
      return nil
    }
  }

  @Test(
    arguments: [
      (".easeIn(duration: 1).delay(0.5)", .delay(0.5)), (".bouncy.delay(-0.5)", .delay(-0.5)),
      ("spring().speed(2)", .speed(2)), ("Animation.linear.speed(.pi)", .speed(.pi)),
      (".easeOut(duration: 0.5).repeatCount(3)", .repeatCount(3, autoreverses: true)),
      (".default.repeatCount(1_000, autoreverses: false)", .repeatCount(1000, autoreverses: false)),
      (".linear(duration: 2).repeatForever()", .repeatForever(autoreverses: true)),
      (".linear(duration: 2).repeatForever(autoreverses: false,)", .repeatForever(autoreverses: false)),
      (".smooth.logicallyComplete(after: 1)", .logicallyComplete(after: 1)),
      ("(Animation.spring()).speed(2)", .speed(2)), ("(.bouncy.speed(2))", .speed(2)),
    ] as [(String, CurveModifier)])
  func `every modifier is read with its defaults`(text: String, modifier: CurveModifier) {
    #expect(expression(text)?.modifiers == [modifier])
  }

  @Test func `modifiers stand in the order of writing, each with its place`() {
    let text = "Animation\n  .spring(duration: 0.4, bounce: 0.2)\n  .delay(1)\n  .speed(2).delay(0.5)"
    let expression = expression(text)
    #expect(
      expression?.curve == .spring(.durationBounce(duration: 0.4, bounce: 0.2), initialVelocity: nil))
    #expect(expression?.modifiers == [.delay(1), .speed(2), .delay(0.5)])
    let places = expression?.modifierRanges.map {
      String(decoding: text.utf8.prefix($0.upperBound).dropFirst($0.lowerBound), as: UTF8.self)
    }
    #expect(places == ["delay(1)", "speed(2)", "delay(0.5)"])
  }

  @Test func `a curve without modifiers has none`() {
    #expect(expression(".spring(duration: 0.4)")?.modifiers == [])
  }

  @Test(arguments: [
    ".easeIn.delay(1)", "easeIn.delay(1)", "Animation.easeIn.delay(1)",
    ".easeIn.repeatForever(autoreverses: false)",
  ])
  func `a modified curve without duration takes SwiftUI's`(text: String) {
    #expect(expression(text)?.curve == .timedCurve(.easeIn, duration: 0.35))
  }

  @Test func `a curve alone is given SwiftUI's duration on request`() {
    #expect(expression(".easeIn")?.curve == .unitCurve(.easeIn))
    #expect(expression(".easeIn")?.curve.animated == .timedCurve(.easeIn, duration: 0.35))
    #expect(expression(".easeIn(duration: 2)")?.curve.animated == .timedCurve(.easeIn, duration: 2))
    #expect(expression(".bouncy")?.curve.animated == expression(".bouncy")?.curve)
  }

  @Test(
    arguments: [
      (".spring", .merges(blendDuration: 0)), (".spring(duration: 0.5)", .merges(blendDuration: 0)),
      (".spring(blendDuration: 0.2)", .merges(blendDuration: 0.2)),
      (".spring(response: 0.5, dampingFraction: 1, blendDuration: 0.1)", .merges(blendDuration: 0.1)),
      (".spring(.bouncy, blendDuration: 0.3)", .merges(blendDuration: 0.3)),
      (".interactiveSpring", .merges(blendDuration: 0.25)),
      (".interactiveSpring(response: 1)", .merges(blendDuration: 0.25)),
      (".interactiveSpring(duration: 1, blendDuration: 0)", .merges(blendDuration: 0)),
      (".snappy", .merges(blendDuration: 0)), ("Animation.bouncy(duration: 1)", .merges(blendDuration: 0)),
      (".default", .merges(blendDuration: 0)),
      (".interpolatingSpring", .combines), (".interpolatingSpring(initialVelocity: 1)", .combines),
      (".interpolatingSpring(stiffness: 100, damping: 1)", .combines), (".easeIn", .combines),
      (".linear(duration: 1)", .combines), (".timingCurve(0, 0, 1, 1)", .combines),
      (".timingCurve(.easeIn, duration: 1)", .combines), ("ease-in-out", .combines),
      ("Spring()", nil), ("Spring.bouncy", nil), ("Spring.bouncy(duration: 1)", nil),
      ("UnitCurve.easeIn", nil),
      ("UnitCurve.bezier(startControlPoint: .zero, endControlPoint: .zero)", nil),
      ("cubic-bezier(0, 0, 1, 1)", nil), ("UnitCurve.easeIn.inverse", nil),
    ] as [(String, CurveExpression.Merging?)])
  func `how an animation meets another one is kept`(text: String, merging: CurveExpression.Merging?) {
    #expect(expression(text)?.merging == merging)
  }

  @Test func `the inverse of a unit curve is SwiftUI's`() {
    #expect(expression("UnitCurve.easeIn.inverse")?.curve == .unitCurve(UnitCurve.easeIn.inverse))
    #expect(expression(".circularEaseIn.inverse.inverse")?.curve == .unitCurve(.circularEaseIn))
    #expect(
      expression(".timingCurve(.easeOut.inverse, duration: 1)")?.curve
        == .timedCurve(UnitCurve.easeOut.inverse, duration: 1))
    #expect(expression("UnitCurve.easeIn.inverse")?.warnings == [])
    let overshooting = expression("cubic-bezier(0.3, 1.5, 0.6, 1).inverse")
    #expect(
      overshooting?.warnings.first?.message.hasPrefix("the inverse is SwiftUI's, but undoes nothing: ")
        == true)
  }

  @Test(
    arguments: [
      (".bouncy.dely(1)", "dely", "“dely” is no modifier", "delay"),
      (
        ".bouncy.rotate(1)", "rotate",
        "“rotate” is no modifier; known are delay, speed, repeatCount, repeatForever, logicallyComplete", nil
      ),
      (
        ".bouncy.repeatForever(autoreverse: false)", "autoreverse",
        "“autoreverse” is no label of repeatForever; repeatForever takes autoreverses:", "autoreverses"
      ),
      (
        ".bouncy.repeatCount(3, autoreverse: false)", "autoreverse",
        "“autoreverse” is no label of repeatCount; repeatCount takes count, autoreverses:", "autoreverses"
      ),
      (".bouncy.repeatForever", "repeatForever", "repeatForever needs parentheses", "repeatForever()"),
      (".bouncy.delay", "delay", "delay needs arguments in parentheses: seconds", nil),
      (".bouncy.delay()", ")", "seconds is missing; delay takes seconds", nil),
      (".bouncy.delay(nan)", "nan", "seconds must be a finite number, but is nan", nil),
      (".bouncy.speed(.infinity)", ".infinity", "factor must be a finite number, but is inf", nil),
      (".bouncy.repeatCount(0)", "0", "count must be a whole number, 1 or more, below 2⁵³, but is 0", nil),
      (
        ".bouncy.repeatCount(2.5)", "2.5", "count must be a whole number, 1 or more, below 2⁵³, but is 2.5",
        nil
      ),
      (".bouncy.repeatForever(autoreverses: 1)", "1", "autoreverses must be true or false, but is “1”", nil),
      (
        "Spring().delay(1)", "delay",
        "“.delay” modifies animations only; a Spring becomes one as spring(Spring(…))", nil
      ),
      (
        "cubic-bezier(0, 0, 1, 1).speed(2)", "speed",
        "“.speed” modifies animations only; a unit curve becomes one as timingCurve(UnitCurve(…), duration: 0.35)",
        nil
      ),
      ("Spring.bouncy.delai(1)", "delai", "nothing by the name “delai” can follow a curve", "delay"),
      (
        ".spring(.bouncy.delay(1))", "delay", "“.delay” modifies animations, and can't follow a spring", nil
      ),
      (".bouncy.inverse", "inverse", "only a UnitCurve has an inverse", nil),
      (".timingCurve(.easeIn.inverse(), duration: 1)", "()", "inverse takes no parentheses", "inverse"),
    ] as [(String, String, String, String?)])
  func `what is no modifier is refused`(text: String, marked: String, message: String, suggestion: String?) {
    let error = refusal(text)
    #expect(error?.marked == marked)
    #expect(error?.message == message)
    #expect(error?.suggestion == suggestion)
  }
}
