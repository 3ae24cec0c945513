// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

@Suite struct CSSWritingTests {
  @Test(arguments: [
    ("easeIn", "ease-in"), ("easeInOut(duration: 0.3)", "300ms ease-in-out"), ("ease", "ease"),
    ("linear", "linear"),
    (".timingCurve(0.1, 0.2, 0.3, 1.4, duration: 2)", "2000ms cubic-bezier(0.1, 0.2, 0.3, 1.4)"),
    (".easeOut(duration: 20)", "20s ease-out"), ("steps(4)", "steps(4)"),
    ("1s steps(4, start)", "1000ms steps(4, jump-start)"),
    ("step-end", "steps(1)"), ("linear(0, 0.5 20% 30%, 1)", "linear(0, 0.5 20%, 0.5 30%, 1)"),
    (".easeIn.delay(1)", "350ms ease-in 1000ms"),
    (".easeIn(duration: 1).repeatCount(3, autoreverses: false)", "1000ms ease-in 3"),
    (".easeIn(duration: 1).repeatForever(autoreverses: false).delay(0.5)", "1000ms ease-in 500ms infinite"),
    (".easeIn(duration: 1).speed(2)", "500ms ease-in"), (".linear(duration: 0.0001)", "0.1ms linear"),
    ("linear(0.5)", "linear(0.5)"),
  ])
  func `what CSS has a function for is exact`(text: String, written: String) {
    let conversion = converted(text, to: .css)
    #expect(conversion?.text == written)
    #expect(conversion?.loss.isExact == true, "\(conversion?.loss.description ?? "")")
  }

  @Test(arguments: [
    (
      ".easeIn.repeatCount(2)",
      "the passes that run backwards would be lost: an easing alone can't turn around"
    ),
    (
      ".easeIn.delay(1).repeatCount(2, autoreverses: false)",
      "CSS waits once, before the first pass: the delay of every pass would be lost"
    ),
    (
      ".easeIn.repeatCount(2, autoreverses: false).repeatCount(3, autoreverses: false)",
      "CSS has one number of passes: passes of passes would be lost"
    ),
    (".easeIn.speed(-1)", "CSS has no speed below or at 0, and -1 would be lost"),
    (
      ".easeIn.logicallyComplete(after: 1)",
      "CSS knows one end only: logicallyComplete(after: 1) would be lost"
    ),
  ])
  func `modifiers that CSS doesn't have are refused by name`(text: String, message: String) {
    #expect(writingRefusal(text, to: .css)?.message == message)
  }

  @Test func `a stop where two positions meet keeps the jump`() {
    let conversion = converted("linear(0, 0.3 50%, 0.7 50%, 1)", to: .css)
    #expect(conversion?.text == "linear(0, 0.3 50%, 0.7 50%, 1)")
    #expect(conversion?.loss.outcome == .same)
  }
}
