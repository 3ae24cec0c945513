// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

@Suite struct CSSDeclarationTests {
  @Test(
    arguments: [
      ("transition: opacity 0.3s ease-in", .timedCurve(.easeIn, duration: 0.3)),
      ("transition: all 300ms", .timedCurve(.ease, duration: 0.3)),
      ("TRANSITION: ALL 300MS LINEAR;", .timedCurve(.linear, duration: 0.3)),
      ("33.3ms linear", .timedCurve(.linear, duration: 0.0333)),
      ("3.33e1ms linear", .timedCurve(.linear, duration: 0.0333)),
      ("transition: 0.3s", .timedCurve(.ease, duration: 0.3)),
      ("transition: ease-out .5s opacity", .timedCurve(.easeOut, duration: 0.5)),
      ("transition: display 1s allow-discrete ease-in 0s", .timedCurve(.easeIn, duration: 1)),
      ("opacity 0.3s ease-in", .timedCurve(.easeIn, duration: 0.3)),
      ("0.3s ease-in", .timedCurve(.easeIn, duration: 0.3)),
      ("ease-in 0.3s", .timedCurve(.easeIn, duration: 0.3)),
      ("300ms cubic-bezier(0.25, 0.1, 0.25, 1)", .timedCurve(.ease, duration: 0.3)),
      ("818ms linear(0, 0.5)", .linearCurve(LinearCurve(stops: [.init(0), .init(0.5)]), duration: 0.818)),
      ("animation: 2s steps(3) rise", .stepCurve(StepCurve(count: 3), duration: 2)),
      (
        "animation: rise 2s step-start both paused",
        .stepCurve(StepCurve(count: 1, jumps: .start), duration: 2)
      ),
      ("animation: spring 2s normal forwards;", .timedCurve(.ease, duration: 2)),
      ("animation-timing-function: ease-in-out;", .unitCurve(.easeInOut)),
      (
        "transition-timing-function: steps(2, start)",
        .stepCurve(StepCurve(count: 2, jumps: .start), duration: nil)
      ),
    ] as [(String, CurveExpression.Curve)])
  func `easing and duration are read from among the rest`(text: String, expected: CurveExpression.Curve)
    throws
  {
    let expression = try CurveExpression(parsing: text)
    #expect(expression.curve == expected)
    #expect(expression.modifiers == [])
    #expect(expression.merging == .combines)
    #expect(expression.warnings == [])
  }

  @Test(
    arguments: [
      ("transition: opacity 0.3s ease-in 100ms", [.delay(0.1)]), ("1s ease -0.25s", [.delay(-0.25)]),
      ("animation: rise 2s ease 1s infinite", [.repeatForever(autoreverses: false), .delay(1)]),
      ("animation: rise 2s 3", [.repeatCount(3, autoreverses: false)]), ("animation: rise 2s 1", []),
      ("animation: rise 2s 0s", []),
    ] as [(String, [CurveModifier])])
  func `the second time is the delay, and passes are counted inside it`(
    text: String, modifiers: [CurveModifier]
  ) throws {
    #expect(try CurveExpression(parsing: text).modifiers == modifiers)
  }

  @Test func `without a duration the curve has none, with a warning`() throws {
    let expression = try CurveExpression(parsing: "transition: opacity ease-in")
    #expect(expression.curve == .unitCurve(.easeIn))
    #expect(
      expression.warnings.map(\.message) == [
        "no duration is written, which is 0s in CSS; the curve is read without one"
      ])
  }

  @Test(
    arguments: [
      ("transition: opacity 0.3 ease", "0.3", "a time needs its unit, s or ms", "0.3s"),
      (
        "animation: rise 0.3 ease", "0.3",
        "a number without unit is the number of passes, and must be whole and 1 or more, but is 0.3", "0.3s"
      ),
      ("transition: opacity 3m ease", "3m", "the unit “m” is no unit of time; write s or ms", nil),
      ("transition: opacity -1s ease", "-1s", "the duration must be above 0, but is -1s", nil),
      ("transition: opacity 0s ease", "0s", "the duration must be above 0, but is 0s", nil),
      (
        "transition: a 1s 2s 3s", "3s",
        "a third time has no meaning: the first is the duration, the second the delay", nil
      ),
      ("transition: a 1s ease, b 2s linear", ",", "one curve is read, and a comma begins another one", nil),
      ("transition: a 1s ease linear", "linear", "a second easing has no meaning here", nil),
      ("transition: a 1s easein", "easein", "“easein” is no easing", "ease-in"),
      ("transition: a 1s b", "b", "“b” is no easing, and a name stands there already: “a”", nil),
      (
        "transition: a 1s spring(duration: 1)", "spring(duration: 1)",
        "a CSS easing must stand here: a keyword, cubic-bezier(), linear() or steps()", nil
      ),
      (
        "animation: a 1s alternate", "alternate",
        "“alternate” runs the time backwards, which is not understood; leave it out", nil
      ),
      ("animation: a infinite", "infinite", "passes need a duration, such as 0.3s", nil),
      ("transition-timing-function: 1s", "1s", "transition-timing-function takes an easing only", nil),
      (
        "transitoin: a 1s", "transitoin",
        "“transitoin” is no CSS property with a curve; known are transition, animation, "
          + "transition-timing-function, animation-timing-function", "transition"
      ),
      (
        "duration: 0.5, bounce: 0.3", "duration",
        "labels stand in the parentheses of a curve, as in spring(duration: 0.5, bounce: 0.3)", nil
      ),
      ("transition: a 1s -ease", "-ease", "a minus sign stands before numbers only", nil),
      ("transition:", "", "a curve must stand here, but the end of the text does", nil),
      ("0.3s ease;;", ";", "after the curve the text must end, but “;” follows", nil),
      ("ease;", ";", "after the curve the text must end, but “;” follows", nil),
      ("0.3s", "0.3s", "a curve must stand here, not a number", nil),
    ] as [(String, String, String, String?)])
  func `broken declarations are refused`(text: String, marked: String, message: String, suggestion: String?) {
    let error = refusal(text)
    #expect(error?.marked == marked)
    #expect(error?.message == message)
    #expect(error?.suggestion == suggestion)
  }
}
