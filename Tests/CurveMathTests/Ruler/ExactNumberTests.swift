// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@Suite(.tags(.smoke)) struct ExactNumberTests {
  @Test func `doubles go in and come out unchanged`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let number = random.anyDouble()
      guard number.isFinite else { continue }
      #expect(ExactNumber(number).approximate == number)
    }
  }

  @Test func `a sum and a product of integers are the integers' own`() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<2_000 {
      let a = Int64.random(in: -1_000_000_000...1_000_000_000, using: &random)
      let b = Int64.random(in: -1_000_000_000...1_000_000_000, using: &random)
      let (x, y) = (ExactNumber(Double(a)), ExactNumber(Double(b)))
      #expect(x + y == ExactNumber(Double(a + b)), "\(a) + \(b)")
      #expect(x - y == ExactNumber(Double(a - b)), "\(a) - \(b)")
      // A product of 60 bits is the sum of two doubles.
      let product = a * b
      let low = product % 4_294_967_296
      #expect(x * y == ExactNumber(Double(product - low)) + ExactNumber(Double(low)), "\(a) · \(b)")
    }
  }

  @Test func `a small number is not lost beside a large one`() {
    let large = ExactNumber(0x1p1000)
    let small = ExactNumber(0x1p-1000)
    #expect(large + small > large)
    #expect(large + small - large == small)
  }

  @Test func `order compares values of both signs`() {
    let sorted = [-3.0, -0x1p-1074, 0, 0x1p-1074, 1, 1.5, 0x1p1023]
    for (lower, upper) in zip(sorted, sorted.dropFirst()) {
      #expect(ExactNumber(lower) < ExactNumber(upper))
    }
  }

  @Test func `a ratio survives where its parts would overflow or vanish`() {
    let tiny = ExactNumber(0x1p-1000) * ExactNumber(0x1p-1000)
    #expect((tiny * ExactNumber(3)).ratio(to: tiny) == 3)
    #expect(ExactNumber(0).ratio(to: tiny) == 0)
    #expect(tiny.ratio(to: ExactNumber(0)) == .infinity)
  }
}
