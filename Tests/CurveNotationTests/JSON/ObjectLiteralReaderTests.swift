// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import CurveNotation

@Suite struct ObjectLiteralReaderTests {
  @Test(
    arguments: [
      ("null", .null), (" true\n", .bool(true)), ("false", .bool(false)), ("-0.5e+2", .number(-50)),
      ("0", .number(0)), ("\"\"", .string("")), ("[ ]", .array([])), ("{\t}", .object([])),
      (#""\" \\ \/ \b\f\n\r\t \u00e9 \ud83d\ude00""#, .string("\" \\ / \u{8}\u{c}\n\r\t é 😀")),
      ("[1,[2,{\"a\":[]}]]", [1, [2, ["a": []]]]),
      ("\u{FEFF}{\"b\":1,\"a\":2}", ["b": 1, "a": 2]),
    ] as [(String, JSONValue)])
  func `JSON is read`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: text, name: "d.json") == value)
  }

  @Test(arguments: [
    ("", "1:1: the text is empty, but must hold one value"),
    ("  \n ", "2:2: the text is empty, but must hold one value"),
    ("{\n  \"a\": 1,\n  \"a\": 2\n}", "3:3: the object has the name “a” twice"),
    (#"{"a": 1, "\u0061": 2}"#, "1:10: the object has the name “a” twice"),
    ("[1, 2", "1:6: a comma or “]” must follow an element, but the end of the text does"),
    ("[1 2]", "1:4: a comma or “]” must follow an element, but “2” does"),
    ("[1,]", "1:4: a value must stand here, but “]” does"),
    ("{\"a\" 1}", "1:6: a colon must follow the name “a”, but “1” does"),
    ("{a: 1}", "1:2: a name in quotes must stand here, but “a” does"),
    ("{\"a\": 1,}", "1:9: a name in quotes must stand here, but “}” does"),
    ("{\"é\": ,}", "1:7: a value must stand here, but “,” does"),
    ("01", "1:1: a number may not begin with a superfluous 0"),
    ("1.", "1:3: a digit must follow the point, but the end of the text does"),
    ("-", "1:2: a digit must stand here, but the end of the text does"),
    ("1e", "1:3: a digit must follow the exponent's e, but the end of the text does"),
    ("1e999", "1:1: the number is beyond the largest double, 1.8e308"),
    ("NaN", "1:1: “NaN” is no value; allowed are numbers, strings in quotes, true, false, null, [ and {"),
    ("[1] x", "1:5: after the value the text must end, but “x” follows"),
    ("\"abc", "1:1: the string that opens here is never closed"),
    ("\"a\nb\"", "1:3: a string may hold no line break, tab or other control character; write \\n, \\t"),
    (#""\q""#, #"1:2: no such escape; allowed are \" \\ \/ \b \f \n \r \t and \u with four digits"#),
    (#""\u12g4""#, #"1:6: four hexadecimal digits must follow \u, but “g” stands here"#),
    (#""\ud83d""#, "1:2: half a surrogate pair stands alone"),
    (#""\ude00""#, "1:2: half a surrogate pair stands alone"),
    ("'a'", "1:1: a value must stand here, but “'” does"),
  ])
  func `what is not strict JSON is refused where it goes wrong`(text: String, description: String) {
    let error = #expect(throws: TableError.self) { try JSONValue(parsing: text, name: "d.json") }
    #expect(error?.description == "d.json:" + description)
  }

  @Test func `200 levels are read`() throws {
    let text = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(try JSONValue(parsing: text, name: "d.json").text(indentation: 0) == text)
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `a hundred thousand levels are refused at the first too many`(opening: String) {
    let text = String(repeating: opening, count: 100_000)
    let error = #expect(throws: TableError.self) { try JSONValue(parsing: text, name: "d.json") }
    #expect(error?.message == "arrays and objects may be nested 200 deep, not deeper")
    #expect(error?.column == opening.count * 200 + 1)
  }

  @Test func `every part knows its place`() throws {
    let literal = try ObjectLiteralReader.read("{ \"a\": [1, 22] }", name: "d.json")
    guard case .object(let members) = literal.kind, let member = members.first,
      case .array(let elements) = member.value.kind
    else {
      Issue.record("no object with an array")
      return
    }
    #expect(literal.range == 0..<16)
    #expect(member.nameRange == 2..<5)
    #expect(elements.map(\.range) == [8..<9, 11..<13])
  }

  @Test func `mutated documents never trap`() {
    var generator = SeededGenerator(seed: 77)
    let seed = Array(#"{"a":[1.5e3,-0,true,null,"x\u00e9\n"],"b":{"c":[[]]}}"#.utf8)
    for _ in 0..<5_000 {
      let text = Mutation.mutated(seed, using: &generator)
      guard let value = try? JSONValue(parsing: text, name: "d.json") else { continue }
      let again = try? JSONValue(parsing: value.text(), name: "d.json")
      #expect(again == value, "\(text)")
    }
  }
}
