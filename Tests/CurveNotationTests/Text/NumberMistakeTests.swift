// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import Testing

@Suite struct NumberMistakeTests {
  @Test(
    arguments: [
      (" 0.5", "there are blanks around it", "0.5"), ("0.5\n", "there are blanks around it", "0.5"),
      ("0,01", "its decimal mark is not a point", "0.01"),
      ("-1,5e3", "its decimal mark is not a point", "-1.5e3"),
      ("1,000", "its digits are grouped", "1000"), ("1,000,000.5", "its digits are grouped", "1000000.5"),
      ("1_000", "its digits are grouped", "1000"), ("0,001", "its decimal mark is not a point", "0.001"),
      ("1e", "its exponent has no digits", nil), ("2.5E-", "its exponent has no digits", nil),
      ("60fps", "numbers stand without a unit", "60"), ("0.3 s", "numbers stand without a unit", "0.3"),
      ("300ms", "numbers stand without a unit", "0.3"), ("-12px", "numbers stand without a unit", "-12"),
      ("30%", "numbers stand without a unit", "0.3"), ("7 parsecs", "numbers stand without a unit", nil),
      ("1e400", "it is beyond the largest number that can be held, about 1.8e308", nil),
      ("-1e400", "it is beyond the largest number that can be held, about 1.8e308", nil),
      ("1e-400", "it is so near to 0 that it counts as 0", nil), ("0x10", "it is not decimal", "16"),
    ] as [(String, String, String?)])
  func `what was meant is told from what was written`(text: String, reason: String, suggestion: String?) {
    let mistake = NumberMistake(in: text)
    #expect(mistake?.reason == reason)
    #expect(mistake?.suggestion == suggestion)
  }

  @Test(arguments: ["", "x", "0", "0e5", "0.5", "-1e-300", "1.2.3", "12ab3", "1,2,3", "0x", "é1", "-", "nan"])
  func `nothing is told about numbers and about what has nothing of one`(text: String) {
    #expect(NumberMistake(in: text) == nil)
  }

  @Test func `a long text is no mistyped number`() {
    #expect(NumberMistake(in: String(repeating: "1", count: 100_000) + "ms") == nil)
  }
}
