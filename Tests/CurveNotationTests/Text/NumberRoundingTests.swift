// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import TestSupport
import Testing

@Suite struct NumberRoundingTests {
  @Test(arguments: [
    (157.91367041742973, 3, 158.0), (157.91367041742973, 1, 200), (17.592, 3, 17.6), (0.00012345, 2, 0.00012),
    (9.996, 3, 10), (0.9996, 3, 1), (-2.5, 1, -3), (5, 3, 5), (1e300, 2, 1e300), (1.25e-300, 2, 1.3e-300),
    (0, 3, 0), (123456, 2, 120000), (99999, 1, 100000), (0.15, 1, 0.2),
  ])
  func `numbers are rounded to significant digits`(number: Double, digits: Int, rounded: Double) {
    #expect(NumberText.rounded(number, toSignificant: digits) == rounded)
  }

  @Test(arguments: [
    (0.3, 3, "300"), (0.125, 2, "12.5"), (1, 2, "100"), (0.8187, 3, "818.7"), (1e-9, 2, "1e-7"),
    (-0.05, 2, "-5"), (0, 3, "0"), (1e16, 3, "1e19"), (123.456, -2, "1.23456"),
  ])
  func `a decimal point moves without changing a digit`(number: Double, places: Int, text: String) {
    #expect(NumberText.text(of: number, shiftedBy: places) == text)
  }

  @Test func `a moved point moves back to the same bits`() {
    var generator = SeededGenerator(seed: 22_360)
    for _ in 0..<5_000 {
      let number = generator.sign() * generator.geometric(1e-30...1e30)
      let text = NumberText.text(of: number, shiftedBy: 3)
      let parts = text.split(separator: "e")
      let exponent = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) - 3
      #expect(Double("\(parts[0])e\(exponent)") == number, "\(number): \(text)")
    }
  }

  @Test func `seventeen digits leave every number as it is`() {
    var generator = SeededGenerator(seed: 17_320)
    for _ in 0..<5_000 {
      let number = generator.sign() * generator.geometric(1e-300...1e300)
      #expect(NumberText.rounded(number, toSignificant: 17) == number)
    }
  }
}
