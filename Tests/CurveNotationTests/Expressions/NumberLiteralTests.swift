// SPDX-License-Identifier: Apache-2.0

import CurveMath
import CurveNotation
import Testing

@Suite struct NumberLiteralTests {
  @Test(
    arguments: [
      ("2", 2), ("0.5", 0.5), (".5", 0.5), ("00.5", 0.5), ("1_000.5", 1000.5), ("1e-3", 1e-3), ("1E+3", 1e3),
      ("5e0", 5), ("0x1p-3", 0.125), ("0x1.8p1", 3), ("0xFF", 255), ("0b101", 5), ("0o17", 15), (".pi", .pi),
      ("Double.pi", .pi), ("(0.5)", 0.5), ("((0.5))", 0.5), ("1__0", 10), ("0.1", 0.1), ("+0.5", 0.5),
      ("4.9406564584124654e-324", .leastNonzeroMagnitude),
      ("1.7976931348623157e308", .greatestFiniteMagnitude),
    ] as [(String, Double)])
  func `numbers are read as Swift and CSS write them`(text: String, number: Double) {
    #expect(
      curve("interpolatingSpring(initialVelocity: \(text))")
        == .spring(.durationBounce(duration: 0.5, bounce: 0), initialVelocity: number))
  }

  @Test(arguments: [
    ("-0.25", -0.25), ("- 0.25", -0.25), ("-(0.25)", -0.25), ("-0", -0.0), (".zero", 0), ("-.5", -0.5),
  ])
  func `a minus sign stands before a number`(text: String, number: Double) {
    guard case .spring(.durationBounce(_, let bounce), _) = curve("spring(bounce: \(text))") else { return }
    #expect(bounce.bitPattern == number.bitPattern)
  }

  @Test(arguments: [
    ("1e999", "1e999", "the number is beyond the largest double, 1.7976931348623157e308"),
    ("-1e999", "1e999", "the number is beyond the largest double, 1.7976931348623157e308"),
    ("0x1.8", "0x1.8", "a hexadecimal number with a fraction needs an exponent such as p-3"),
    ("--1", "-", "one minus sign is enough"),
    ("1e", "1e", "the exponent has no digits; write it as in 1e-3"),
    ("1e+", "1e+", "the exponent has no digits; write it as in 1e-3"),
    ("0x1p-", "0x1p-", "the exponent has no digits; write it as in 1p-3"),
    ("0x", "0x", "no digit of that base follows “0x”"),
    ("0b2", "0b", "no digit of that base follows “0b”"),
    ("1.5.2", ".", "a number has one decimal point"),
    ("1.", ".", "a digit must follow the decimal point"),
    ("1/3", "/", "“/” has no meaning in curve notation: a number must be written out, without arithmetic"),
    ("x", "x", "duration must be a number, but is “x”"),
  ])
  func `what is no number is refused`(text: String, marked: String, message: String) {
    let error = refusal("spring(duration: \(text))")
    #expect(error?.marked == marked)
    #expect(error?.message == message)
  }
}
