// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CurveNotation

@Suite struct JSONValueTests {
  private let document: JSONValue = [
    "name": "a \"b\" \\ \n\t\u{1}é", "list": [1, -0.5, true, nil], "empty": [], "none": [:] as JSONValue,
    "inner": ["z": 1e300, "a": 2],
  ]

  @Test func `members keep their order and numbers are short`() {
    #expect(
      document.text(indentation: 0)
        == #"{"name":"a \"b\" \\ \n\t\u0001é","list":[1,-0.5,true,null],"empty":[],"none":{},"#
        + #""inner":{"z":1e300,"a":2}}"#)
  }

  @Test func `indented text has a member a line`() {
    #expect(
      (["a": [1, 2], "b": [], "c": ["d": "e"]] as JSONValue).text(indentation: 2) == """
        {
          "a": [
            1,
            2
          ],
          "b": [],
          "c": {
            "d": "e"
          }
        }
        """)
  }

  @Test(arguments: [
    (Double.infinity, "\"Infinity\""), (-.infinity, "\"-Infinity\""), (.nan, "\"NaN\""), (-0.0, "-0"),
  ])
  func `numbers that JSON can't spell are strings`(number: Double, text: String) {
    #expect(JSONValue.number(number).text() == text)
  }

  @Test(arguments: [0, 2, 7])
  func `what was written reads back`(indentation: Int) throws {
    #expect(try JSONValue(parsing: document.text(indentation: indentation), name: "d.json") == document)
  }

  @Test func `members are found by name`() {
    #expect(document["inner"]?["a"] == 2)
    #expect(document["absent"] == nil)
    #expect((5 as JSONValue)["a"] == nil)
  }
}
