// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

@Suite struct CSSFunctionTests {
  @Test(
    arguments: [
      ("steps(4)", 4, .end), ("steps(4, end)", 4, .end), ("steps(4, jump-end)", 4, .end),
      ("steps(4, start)", 4, .start), ("STEPS( 4 , Jump-Start )", 4, .start),
      ("steps(2, jump-none)", 2, .none),
      ("steps(1, jump-both)", 1, .both), ("step-start", 1, .start), ("Step-End", 1, .end),
      ("steps(2147483647)", 2_147_483_647, .end),
    ] as [(String, Int, StepCurve.Jumps)])
  func `steps have their number and jump where they say`(text: String, count: Int, jumps: StepCurve.Jumps) {
    #expect(curve(text) == .stepCurve(StepCurve(count: count, jumps: jumps), duration: nil))
  }

  @Test(arguments: [
    ("steps(0)", "0", "the number of steps must be a whole number from 1 to 2147483647, but is 0"),
    ("steps(2.5)", "2.5", "the number of steps must be a whole number from 1 to 2147483647, but is 2.5"),
    ("steps(-1)", "-1", "the number of steps must be a whole number from 1 to 2147483647, but is -1"),
    (
      "steps(1, jump-none)", "1",
      "the number of steps must be a whole number from 2 to 2147483647 with jump-none, but is 1"
    ),
    (
      "steps(4, jump-stat)", "jump-stat",
      "where it jumps must be one of jump-start, jump-end, jump-none, jump-both, start, end, but is “jump-stat”"
    ),
    ("steps()", ")", "the number of steps is missing; steps takes the number of steps"),
    ("steps(4, 5)", "5", "this argument is one too many; steps takes the number of steps"),
    ("steps(jump-end)", "jump-end", "the number of steps must be a number, but is “jump-end”"),
    ("step-start()", "()", "step-start takes no parentheses"),
    (
      "steps(4).delay(1)", "delay",
      "“.delay” modifies animations only; CSS writes a delay as in 0.3s linear(0, 1) 0.1s"
    ),
  ])
  func `broken steps are refused`(text: String, marked: String, message: String) {
    #expect(refusal(text)?.marked == marked)
    #expect(refusal(text)?.message == message)
  }

  @Test(
    arguments: [
      ("linear(0, 1)", [.init(0), .init(1)]), ("LINEAR(0.5)", [.init(0.5)]),
      ("linear(0, 0.3 50%, 0.7 50%)", [.init(0), .init(0.3, at: 0.5), .init(0.7, at: 0.5)]),
      ("linear(0, .25 25% 75%, 1)", [.init(0), .init(0.25, at: 0.25, until: 0.75), .init(1)]),
      (
        "linear(0, 25% 75% 0.25, 30% -1, 1)",
        [.init(0), .init(0.25, at: 0.25, until: 0.75), .init(-1, at: 0.3), .init(1)]
      ),
      ("linear(0 -10%, 1e-1 110%)", [.init(0, at: -0.1), .init(0.1, at: 1.1)]),
      ("linear(\n  0, /* start */\n  1 33.3%\n)", [.init(0), .init(1, at: 0.333)]),
    ] as [(String, [LinearCurve.Stop])])
  func `stops have up to two positions, before or behind the value`(text: String, stops: [LinearCurve.Stop]) {
    #expect(curve(text) == .linearCurve(LinearCurve(stops: stops), duration: nil))
  }

  @Test(arguments: [
    ("linear(0, 50%, 1)", "50%", "a stop needs a number beside its position, as in 0.5 25%"),
    ("linear(0, 0.3 0.5, 1)", "", "a comma is missing between two stops"),
    ("linear(0, 0.3 50% 60% 70%)", "70%", "a stop has at most two positions, and this is the third"),
    ("linear(0, 50% 0.3 60%)", "0.3", "the two positions of a stop stand side by side"),
    (
      "linear(0, 0.3s)", "0.3s",
      "a stop is a number, and up to two positions in percent; the unit “s” is neither"
    ),
    ("linear(0, a)", "a", "a stop is a number, and up to two positions in percent, but is “a”"),
    ("linear(0, x: 1)", "x", "the stops of linear have no labels"),
    ("linear(0, 1e999)", "1e999", "the number is beyond the largest double, 1.7976931348623157e308"),
    ("linear()", ")", "duration: is missing; linear takes duration:"),
    (".linear(0, 1)", "0", "this argument needs a label; linear takes duration:"),
  ])
  func `broken stops are refused`(text: String, marked: String, message: String) {
    #expect(refusal(text)?.marked == marked)
    #expect(refusal(text)?.message == message)
  }

  @Test func `a hundred thousand stops are read`() {
    let text = "linear(0" + String(repeating: ", 0.5", count: 100_000) + ", 1)"
    guard case .linearCurve(let linear, nil)? = curve(text) else { return }
    #expect(linear.points.count == 100_002)
  }
}
