// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@Suite(.tags(.smoke)) struct PrintedNumberTests {
  @Test(arguments: [("0.25", 0.005), ("-13.9", 0.05), ("4.95750e-4", 5e-10), ("12", 0.5)])
  func `the tolerance is half a unit in the last digit`(text: String, half: Double) {
    let tolerance = PrintedNumber(text).tolerance
    #expect(tolerance >= half && tolerance < half * 1.0001)
  }

  @Test func `a neighbouring last digit does not agree`() {
    let printed: PrintedNumber = "0.408510591355"
    #expect(printed.agrees(with: 0.40851059135539586))
    #expect(!printed.agrees(with: 0.408510591356))
    #expect(!printed.agrees(with: 0.408510591354))
  }

  @Test func `text that is no number agrees with nothing`() {
    #expect(!PrintedNumber("about 1").agrees(with: 1))
  }

  @Test func `a number that is not one agrees with nothing`() {
    #expect(!PrintedNumber("1").agrees(with: .nan))
  }
}
