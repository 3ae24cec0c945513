// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Testing

@testable import CurveNotation

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
      ("animation: rise 2s 0s", []), ("animation: rise 2s alternate", []), ("animation: rise 2s reverse", []),
      ("animation: rise 2s infinite alternate", [.repeatForever(autoreverses: true)]),
      ("animation: rise 2s 3 alternate-reverse 1s", [.repeatCount(3, autoreverses: true), .delay(1)]),
      ("animation: rise 2s 3 reverse", [.repeatCount(3, autoreverses: false)]),
      ("animation: rise 2s 3 normal both", [.repeatCount(3, autoreverses: false)]),
    ] as [(String, [CurveModifier])])
  func `the second time is the delay, and passes are counted inside it`(
    text: String, modifiers: [CurveModifier]
  ) throws {
    #expect(try CurveExpression(parsing: text).modifiers == modifiers)
  }

  @Test(arguments: [
    ("ease-in", "ease-out"), ("ease-out", "ease-in"), ("ease-in-out", "ease-in-out"), ("linear", "linear"),
    ("cubic-bezier(0.1, 0.2, 0.3, 1.4)", "cubic-bezier(0.7, -0.4, 0.9, 0.8)"),
    ("ease", "cubic-bezier(0.75, 0, 0.75, 0.9)"), ("steps(3, start)", "steps(3, end)"),
    ("steps(3)", "steps(3, start)"), ("steps(4, jump-both)", "steps(4, jump-both)"),
    ("linear(0, 0.25 75%, 1)", "linear(0, 0.75 25%, 1)"),
    ("linear(0, 0.3 50%, 0.7 50%, 1)", "linear(0, 0.3 50%, 0.7 50%, 1)"),
  ])
  func `passes that run backwards are the mirrored curve`(easing: String, mirrored: String) throws {
    for direction in ["reverse", "alternate-reverse"] {
      let curve = try CurveExpression(parsing: "animation: rise 2s \(easing) \(direction)").curve
      #expect(curve == (try CurveExpression(parsing: "animation: rise 2s \(mirrored)")).curve)
    }
  }

  @Test func `what is mirrored has the values of the curve from its end`() throws {
    for easing in [
      "cubic-bezier(0.1, 0.2, 0.3, 1.4)", "linear(0, 0.2 40%, 1.2 90%, 1)", "steps(5, jump-none)",
    ] {
      let forwards = ExpressionMotion(try CurveExpression(parsing: "animation: a 1s \(easing)").curve)
      let backwards = ExpressionMotion(
        try CurveExpression(parsing: "animation: a 1s \(easing) reverse").curve)
      for place in [0.03, 0.21, 0.37, 0.5, 0.77, 0.99] {
        #expect((backwards.value(at: place) - (1 - forwards.value(at: 1 - place))).magnitude < 1e-12)
      }
    }
  }

  @Test func `an animation that goes back when it has ended is warned of`() throws {
    let warnings = try CurveExpression(parsing: "animation: rise 2s ease backwards").warnings
    #expect(warnings.count == 1 && warnings[0].message.contains("stays at its end"))
    #expect(try CurveExpression(parsing: "animation: rise 2s ease both").warnings.isEmpty)
  }

  @Test(arguments: [
    ("cubic-bezier(0.1, 0.2, 0.3, 0.4,)", ",", "no comma behind the last argument"),
    ("cubic-bezier (0.1, 0.2, 0.3, 0.4)", " ", "no blank between"), ("steps(4.0)", "4.0", "without “.”"),
    ("steps(1e1)", "1e1", "without “e”"), ("steps(4,)", ",", "no comma"),
    ("cubic-bezier(0.1, 0.2, 0.3, 1_0)", "_", "no separators"),
    ("cubic-bezier(0.1, 0.2, 0.3, 0x1)", "0x", "decimal numbers only"), ("linear(0, 1,)", ",", "no comma"),
    ("linear(0, - 1)", "-", "right before its number"), ("linear (0, 1)", " ", "no blank between"),
    ("linear(0, calc(1 / 2), 1)", "calc", "write what it comes to"),
    ("steps(calc(2 + 2))", "calc", "write what it comes to"),
    ("cubic-bezier(var(--x), 0, 0, 1)", "var", "write its value"),
  ])
  func `spellings that CSS doesn't have, and values that a browser computes, are refused`(
    text: String, marked: String, message: String
  ) {
    for dialect in [nil, Dialect.css] {
      do {
        _ = try CurveExpression(parsing: text, as: dialect)
        Issue.record("\(text) was read")
      } catch {
        #expect(error.message.contains(message), "\(error.message)")
        #expect(String(decoding: Array(text.utf8)[error.range], as: UTF8.self) == marked)
      }
    }
  }

  @Test(arguments: [
    "linear(0, /* a_1, */ 1)", "cubic-bezier(/* , */ 0.1, 0, 0, 1 /* 0x */)", "steps(+4)", "LINEAR(0,-1)",
  ])
  func `what CSS has is no mistake`(text: String) throws {
    _ = try CurveExpression(parsing: text, as: .css)
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
      (
        "transition: opacity 0s ease", "0s",
        "a duration of 0s is no motion: the value is at its end at once, and there is no curve", nil
      ),
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
        "animation: a 1s alternate reverse", "reverse",
        "an animation has one direction, and “alternate” stands there already", nil
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
