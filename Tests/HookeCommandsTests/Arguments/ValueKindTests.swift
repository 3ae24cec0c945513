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
  ])
  func `a count is read in any decimal spelling`(text: String, count: Int) throws {
    #expect(try ValueKind<Int>.count("N").read(text) == count)
  }

  @Test(arguments: ["0", "-1", "1.5", "1e30", "many", ""])
  func `a count is refused when it is none`(text: String) {
    #expect(Self.problem(.count("N"), text) != nil)
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
}
