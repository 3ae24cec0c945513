// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

@Suite struct CSSTests {
  @Test(
    arguments: [
      ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
      ("linear", .linear), ("EASE", .ease), ("Ease-In-Out", .easeInOut), ("LINEAR", .linear),
      ("\tease ", .ease),
    ] as [(String, UnitCurve)])
  func `keywords ignore case`(text: String, expected: UnitCurve) {
    #expect(curve(text) == .unitCurve(expected))
  }

  @Test(arguments: [
    "cubic-bezier(0.25, 0.1, 0.25, 1)", "cubic-bezier(.25,.1,.25,1)",
    "CUBIC-BEZIER( 0.25 , 1e-1 , 25E-2 , +1 )",
    "cubic-bezier(\n0.25,\n0.1,\n0.25,\n1.0\n)",
  ])
  func `a bezier function is a curve without duration`(text: String) {
    #expect(curve(text) == .unitCurve(.ease))
  }

  @Test(arguments: [("1.2", "x1"), ("-0.1", "x1"), ("1.0000000000000002", "x1")])
  func `an x outside 0 to 1 is refused`(number: String, name: String) {
    let error = refusal("cubic-bezier(\(number), 0, 0, 1)")
    #expect(error?.marked == number)
    #expect(error?.message == "\(name) must be between 0 and 1, as CSS requires, but is \(number)")
  }

  @Test func `the second x is held to the same`() {
    // Monotone as a curve, but refused by the rule: (1.1, 0.5); not monotone: (2.45, 4) and (-1.9, -0.2).
    #expect(refusal("cubic-bezier(0.5, 0, 1.1, 1)")?.marked == "1.1")
    #expect(refusal("cubic-bezier(1.1, 0, 0.5, 1)")?.marked == "1.1")
    #expect(refusal("cubic-bezier(2.45, 0, 4, 1)")?.marked == "2.45")
    #expect(refusal("cubic-bezier(-1.9, 0, -0.2, 1)")?.marked == "-1.9")
  }

  @Test func `y is free, vertical and flat tangents are legal`() {
    for text in ["cubic-bezier(0, 1.5, 1, -2)", "cubic-bezier(1, 0, 0, 1)", "cubic-bezier(0, 0, 0, 1)"] {
      #expect(curve(text) != nil)
    }
  }

  @Test(arguments: [
    ("cubic-bezier(0, 0, 1)", ")", "y2 is missing; cubic-bezier takes x1, y1, x2, y2"),
    ("cubic-bezier(0, 0, 1, 1, 1)", "1", "this argument is one too many; cubic-bezier takes x1, y1, x2, y2"),
    (
      "cubic-bezier(x1: 0, 0, 1, 1)", "x1",
      "the arguments of cubic-bezier have no labels; cubic-bezier takes x1, y1, x2, y2"
    ),
    ("cubic-bezier", "cubic-bezier", "cubic-bezier needs arguments in parentheses: x1, y1, x2, y2"),
    ("cubic-bezier(0, 0, 1 1)", "", "a comma is missing between two arguments"),
    ("cubic-bezier(0, inf, 1, 1)", "inf", "y1 must be a finite number, but is inf"),
    (
      "UnitCurve.cubic-bezier(0, 0, 1, 1)", "cubic-bezier", "UnitCurve has no “cubic-bezier”; it stands alone"
    ),
  ])
  func `a broken bezier function is refused`(text: String, marked: String, message: String) {
    #expect(refusal(text)?.marked == marked)
    #expect(refusal(text)?.message == message)
  }
}
