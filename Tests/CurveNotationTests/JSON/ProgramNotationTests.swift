// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CurveNotation

@Suite struct ProgramNotationTests {
  private func value(_ text: String) throws -> JSONValue {
    JSONValue(try ObjectLiteralReader.read(text, name: "t", notation: .program))
  }

  @Test(
    arguments: [
      ("{a: 1, 'b': .5, \"c\": 1_000,}", ["a": 1, "b": 0.5, "c": 1000]), ("[1, 2, ]", [1, 2]),
      ("0.5f", 0.5), ("1.F", 1), ("+2d", 2), ("-1e-3", -0.001), ("1500L", 1500), ("/* a */ 1 // b", 1),
      ("'it\\'s'", "it's"), ("undefined", nil), ("const x = { a: 1 };", ["a": 1]),
      ("config: { a: 1 },", ["a": 1]),
      ("transition={{ a: 1 }}", ["a": 1]), ("Spring.StiffnessLow", "Spring.StiffnessLow"),
    ] as [(String, JSONValue)])
  func `what programs have beyond JSON is read`(text: String, expected: JSONValue) throws {
    #expect(try value(text) == expected)
  }

  @Test func `calls keep their labels, types are skipped`() throws {
    let literal = try ObjectLiteralReader.read(
      "val spec = const f.g<Map<A, B?>>(1, a = b, c: h(2))", name: "t", notation: .program)
    guard case .call(let call) = literal.kind else {
      Issue.record("no call: \(literal)")
      return
    }
    #expect(call.name == "f.g")
    #expect(call.arguments.map(\.label) == [nil, "a", "c"])
    #expect(call.arguments[1].value.kind == .name("b"))
    guard case .call(let inner) = call.arguments[2].value.kind else { return }
    #expect(inner.name == "h")
  }

  @Test(arguments: [
    ("f(1", "a comma or “)” must follow an argument"), ("{a 1}", "a colon must follow the name “a”"),
    ("1px", "a number stands without unit"), ("1 2", "after the value the text must end"),
    ("x={{ a: 1 }", "“}” must follow the object"), ("new 1", "a name must follow “new”"),
    ("-", "a digit must stand"),
    ("a == b", "after the value the text must end"), ("{a: 1, a: 2}", "twice"),
  ])
  func `what is none of it is refused`(text: String, message: String) {
    let error = #expect(throws: TableError.self) { try value(text) }
    #expect(error?.message.contains(message) ?? false, "\(error?.message ?? "")")
  }

  @Test func `JSON stays strict`() {
    for text in ["{a: 1}", "[1,]", "'a'", ".5", "x = 1", "1;", "// a\n1"] {
      #expect(throws: TableError.self) { try JSONValue(parsing: text, name: "t") }
    }
  }
}
