// SPDX-License-Identifier: Apache-2.0

import HookeCommands
import Testing

struct `Kinds of values` {
  private enum Fruit: String, CaseIterable {
    case apple, pear
  }

  private static func problem<Value>(_ kind: ValueKind<Value>, _ text: String) -> ValueProblem? {
    do {
      _ = try kind.read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: ["", " ", "x", "1,5", "0x10", "nan", "inf", "-inf", "1 ", "--1", "1e999"])
  func `a finite number is refused when it is none`(text: String) {
    #expect(Self.problem(.number("N", .finite), text) != nil)
  }

  @Test(
    arguments: [
      ("60fps", "must be a finite number, but is “60fps”: numbers stand without a unit", "60"),
      (
        "1e400",
        "must be a finite number, but is “1e400”: it is beyond the largest number that can be held, about 1.8e308",
        nil
      ),
      ("1e", "must be a finite number, but is “1e”: its exponent has no digits", nil),
    ] as [(String, String, String?)])
  func `what was meant by no number is said`(text: String, predicate: String, suggestion: String?) {
    #expect(Self.problem(.number("N", .finite), text)?.predicate == predicate)
    #expect(Self.problem(.number("N", .finite), text)?.suggestion == suggestion)
  }

  @Test(arguments: [("1", 1.0), ("-5", -5), ("1e-3", 0.001), ("0.1", 0.1), ("+2", 2)])
  func `a finite number is read`(text: String, number: Double) throws {
    #expect(try ValueKind<Double>.number("N", .finite).read(text) == number)
  }

  @Test func `ranges have their ends as they say`() {
    #expect(Self.problem(.number("N", .positive), "0") != nil)
    #expect(Self.problem(.number("N", .positive), "5e-324") == nil)
    #expect(Self.problem(.number("N", .notNegative), "0") == nil)
    #expect(Self.problem(.number("N", .notNegative), "-1e-300") != nil)
  }

  @Test(arguments: [
    ("1", 1), ("101", 101), ("1e6", 1_000_000), ("5.0", 5), ("9007199254740993", 9_007_199_254_740_993),
    ("1e18", 1_000_000_000_000_000_000), ("1000000000000000000", 1_000_000_000_000_000_000),
  ])
  func `a count is read in any decimal spelling`(text: String, count: Int) throws {
    #expect(try ValueKind<Int>.count("N").read(text) == count)
  }

  @Test(arguments: ["0", "-1", "1.5", "1e30", "many", "", "1000000000000000001", "1e400"])
  func `a count is refused with its bounds when it is none`(text: String) {
    #expect(
      Self.problem(.count("N"), text)?.predicate.hasPrefix("must be a whole number from 1 to 1e18, ") == true)
  }

  @Test func `a choice suggests the nearest`() throws {
    let kind = ValueKind<Fruit>.choice("FRUIT")
    #expect(try kind.read("pear") == .pear)
    #expect(Self.problem(kind, "appel")?.suggestion == "apple")
    #expect(Self.problem(kind, "appel")?.predicate == "must be apple or pear, but is “appel”")
  }

  @Test func `a list is read with spaces about its commas`() throws {
    let kind = ValueKind<[Double]>.list(of: .number("N", .finite), placeholder: "L", allowed: "numbers")
    #expect(try kind.read("0.1, 2 ,3") == [0.1, 2, 3])
  }

  @Test func `a list says which item is wrong and where`() {
    let kind = ValueKind<[Double]>.list(of: .number("N", .finite), placeholder: "L", allowed: "numbers")
    let problem = Self.problem(kind, "0.1, two,3")
    #expect(problem?.range == 5..<8)
    #expect(problem?.sentence(about: "--at") == "each item of --at must be a finite number, but is “two”")
    #expect(Self.problem(kind, "1,,2")?.range == 2..<2)
    #expect(Self.problem(kind, "") != nil)
  }

  @Test(arguments: ["0.1 0.2", "0.1;0.2", "0.1 ; 0.2"])
  func `a list with other marks than commas is suggested with commas`(text: String) {
    let kind = ValueKind<[Double]>.list(of: .number("N", .finite), placeholder: "L", allowed: "numbers")
    #expect(Self.problem(kind, text)?.suggestion == "0.1,0.2")
  }
}
