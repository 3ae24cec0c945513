// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@Suite(.tags(.smoke)) struct WorstTests {
  @Test func `a law without rows does not hold`() {
    #expect(!Worst("nothing").holds)
  }

  @Test func `a row above its bound breaks the law`() {
    var worst = Worst("law")
    worst.note(1, bound: 1, "at the bound")
    #expect(worst.holds)
    worst.note(1.0.nextUp, bound: 1, "just above")
    #expect(!worst.holds)
  }

  @Test func `an error that is not a number breaks the law and stays`() {
    var worst = Worst("law")
    worst.note(.nan, bound: 1, "nan")
    worst.note(0, bound: 1, "fine")
    worst.note(9, bound: 1, "large")
    #expect(!worst.holds)
    #expect(worst.description.contains("nan"))
  }

  @Test func `a bound that is not a number breaks the law unless there is no error`() {
    var worst = Worst("law")
    worst.note(1e-300, bound: .nan, "inputs")
    #expect(!worst.holds)
  }

  @Test func `the message names the worst row, its numbers and the seed`() {
    var worst = Worst("speed", seed: 42)
    worst.note(0.1, bound: 1, "first")
    worst.note(0.30000000000000004, bound: 1, "second")
    worst.note(0.2, bound: 1, "third")
    #expect(
      worst.description
        == "speed: error 0.30000000000000004, bound 1.0, worst of 3 rows, seed 42: second")
  }
}
