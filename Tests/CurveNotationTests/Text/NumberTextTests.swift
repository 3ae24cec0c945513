// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import CurveNotation

@Suite struct NumberTextTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "-0"), (1, "1"), (-7, "-7"), (10, "10"), (99_999_999, "99999999"),
      (100_000_000, "100000000"), (1_234_567_890_123_456, "1234567890123456"),
      (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
      (9_007_199_254_740_994, "9007199254740994"), (9_999_999_999_999_998, "9999999999999998"),
    ] as [(Double, String)])
  func `whole numbers have no fraction`(number: Double, text: String) {
    #expect(NumberText.text(of: number) == text)
  }

  @Test(arguments: [(Double.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (-.nan, "nan")])
  func `what is not finite is a word`(number: Double, text: String) {
    #expect(NumberText.text(of: number) == text)
  }

  @Test(
    arguments: [
      (0.1, "0.1"), (-0.25, "-0.25"), (1.5, "1.5"), (0.30000000000000004, "0.30000000000000004"),
      (0.00001, "0.00001"), (0.000012345678901234568, "0.000012345678901234568"), (0.05, "0.05"),
      (123456.789, "123456.789"), (12345678901.25, "12345678901.25"),
      (999_999_999_999_999.9, "999999999999999.9"), (1.0 / 60, "0.016666666666666666"),
    ] as [(Double, String)])
  func `numbers of everyday size have no exponent`(number: Double, text: String) {
    #expect(NumberText.text(of: number) == text)
  }

  @Test(
    arguments: [
      (1e16, "1e16"), (0.000001, "1e-6"), (1.5e-6, "1.5e-6"), (-2.5e300, "-2.5e300"),
      (Double.leastNonzeroMagnitude, "5e-324"), (.leastNormalMagnitude, "2.2250738585072014e-308"),
      (.greatestFiniteMagnitude, "1.7976931348623157e308"), (0x1p56, "7.205759403792794e16"),
      (9.5367431640625e-7, "9.5367431640625e-7"),
    ] as [(Double, String)])
  func `very large and very small numbers have an exponent`(number: Double, text: String) {
    #expect(NumberText.text(of: number) == text)
  }

  @Test func `every number reads back to the same bits`() {
    for number in Self.numbers {
      let text = NumberText.text(of: number)
      guard NumberText.number(text)?.bitPattern == number.bitPattern else {
        Issue.record("\(number) became \(text)")
        return
      }
    }
  }

  @Test func `no other decimal is shorter or closer`() {
    // The standard library finds the same digits by another method.
    for number in Self.numbers where number != 0 {
      let text = NumberText.text(of: number)
      guard Decimal(text) == Decimal(number.description) else {
        Issue.record("\(number) became \(text)")
        return
      }
    }
  }

  @Test func `no text is longer than the writer says`() {
    #expect(Self.numbers.map { NumberText.text(of: $0).utf8.count }.max() == NumberText.longest)
  }

  @Test func `appending leaves what was there`() {
    var bytes = Array("x=".utf8)
    NumberText.append(-0.125, to: &bytes)
    NumberText.append(3, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "x=-0.1253")
  }

  @Test(
    arguments: [
      ("5", 5), ("-.5", -0.5), ("+1.", 1), ("2.5e-7", 2.5e-7), ("1E3", 1000), ("-0", -0.0), ("1e-999", 0),
      ("inf", .infinity), ("-inf", -.infinity),
    ] as [(String, Double)])
  func `decimals and the writer's words are numbers`(text: String, number: Double) {
    #expect(NumberText.number(text)?.bitPattern == number.bitPattern)
  }

  @Test func `nan is a number's text`() {
    #expect(NumberText.number("nan")?.isNaN == true)
  }

  @Test(arguments: [
    "", " 1", "1 ", ".", "-", "e5", "1e", "1e+", "0x10", "1_000", "1,5", "infinity", "NaN", "+inf", "1e999",
    "٣", "1\u{0}", "1.2.3", "--1",
  ])
  func `anything else is no number`(text: String) {
    #expect(NumberText.number(text) == nil)
  }

  /// Random bit patterns, everyday fractions, and the neighbours of all powers of two and ten.
  private static let numbers: [Double] = {
    var generator = SeededGenerator(seed: 0x5EED)
    var numbers: [Double] = []
    while numbers.count < 60_000 {
      let number = Double(bitPattern: generator.next())
      if number.isFinite { numbers.append(number) }
    }
    for _ in 0..<60_000 { numbers.append(Double.random(in: -3...3, using: &generator)) }
    for index in 0..<20_000 { numbers += [Double(index) / 60, Double(index) / 1000, Double(index) * 1e12] }
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      numbers += [power.nextDown, power, power.nextUp]
    }
    for exponent in -323...308 {
      guard let power = Double("1e\(exponent)") else { continue }
      numbers += [power.nextDown, power, power.nextUp, 3 * power].filter(\.isFinite)
    }
    return numbers
  }()

  /// A text's digits and exponent, however it is laid out.
  private struct Decimal: Equatable {
    var digits = ""
    var exponent = 0

    init(_ text: String) {
      let parts = text.lowercased().split(separator: "e")
      var point: Int?
      for character in parts.first ?? "" where character != "-" {
        if character == "." { point = digits.count } else { digits.append(character) }
      }
      exponent = (point ?? digits.count) + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
      while digits.first == "0" {
        digits.removeFirst()
        exponent -= 1
      }
      while digits.last == "0" { digits.removeLast() }
    }
  }
}
