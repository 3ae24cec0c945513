// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import CurveNotation

@Suite struct DelimitedTableTests {
  private func cells(_ text: String) throws -> [[String]] {
    let table = try DelimitedTable(parsing: text, name: "t.csv")
    return (0..<table.count).map { row in
      table.header.indices.map { table.text(row: row, column: $0) }
    }
  }

  @Test(arguments: ["a,b\n1,2\n3,4\n", "a,b\n1,2\n3,4", "a,b\r\n1,2\r\n3,4\r\n", "\u{FEFF}a,b\n1,2\n3,4\n"])
  func `line ends, a last newline and a byte order mark change nothing`(text: String) throws {
    let table = try DelimitedTable(parsing: text, name: "t.csv")
    #expect(table.header == ["a", "b"])
    #expect(try cells(text) == [["1", "2"], ["3", "4"]])
  }

  @Test func `a quoted cell may hold commas, quotes and line breaks`() throws {
    #expect(try cells("a,b\n\"x,\"\"y\"\"\r\nz\",\"\"\n") == [["x,\"y\"\r\nz", ""]])
  }

  @Test func `quotes that are all doubled come back single`() throws {
    #expect(try cells("a\n\"\"\"\"\"\"\n") == [["\"\""]])
  }

  @Test func `blanks belong to their cell`() throws {
    #expect(try cells("a,b\n x , y\n") == [[" x ", " y"]])
  }

  @Test func `a header alone is a table without rows`() throws {
    #expect(try DelimitedTable(parsing: "a,b\n", name: "t.csv").count == 0)
  }

  @Test func `columns are found by name`() throws {
    let table = try DelimitedTable(parsing: "time,value\n0,1\n", name: "t.csv")
    #expect(try table.column("value") == 1)
  }

  @Test func `a column that is missing is refused with the nearest and all names`() throws {
    let table = try DelimitedTable(parsing: "time,value\n0,1\n", name: "t.csv")
    let error = #expect(throws: TableError.self) { try table.column("valeu") }
    #expect(
      error?.description
        == "t.csv:1:1: there is no column “valeu”; the nearest is “value”. The columns are time, value")
  }

  @Test func `numbers are read to the bit`() throws {
    let table = try DelimitedTable(parsing: "x,y\n0.30000000000000004,-0\ninf,\"2.5e-7\"\n", name: "t.csv")
    #expect(try table.number(row: 0, column: 0) == 0.1 + 0.2)
    #expect(try table.number(row: 0, column: 1).sign == .minus)
    #expect(try table.number(row: 1, column: 0) == .infinity)
    #expect(try table.number(row: 1, column: 1) == 2.5e-7)
  }

  @Test func `lines are counted through quoted line breaks`() throws {
    let table = try DelimitedTable(parsing: "a\n\"x\ny\"\nz\n", name: "t.csv")
    #expect((0..<table.count).map { table.line(ofRow: $0) } == [2, 4])
  }

  @Test(arguments: [
    ("", "t.csv:1:1: the text is empty, but must begin with a header row"),
    ("\n", "t.csv:1:1: a column of the header has no name"),
    ("a,,c\n", "t.csv:1:3: a column of the header has no name"),
    ("a,b,a\n", "t.csv:1:5: the header names the column “a” twice"),
    ("a,b\n1,2\n3\n", "t.csv:3:2: the row has 1 cell, but the header has 2"),
    ("a,b\n1,2\n\n", "t.csv:3:1: the row has 1 cell, but the header has 2"),
    ("a,b\n1,2,3\n", "t.csv:2:5: the row has more cells than the header, which has 2"),
    ("a,b\n1,\"2\n", "t.csv:2:3: the quote that opens here is never closed"),
    ("a,b\n1,\"2\"3\n", "t.csv:2:6: after a closing quote a comma or the row's end must follow"),
    ("a,b\n1,2\"\n", "t.csv:2:4: a quote stands inside a cell that does not begin with one"),
    ("a,b\n1\r,2\n", "t.csv:2:2: a carriage return stands alone; rows end with \\n or \\r\\n"),
    ("é,b\né,2,3\n", "t.csv:2:5: the row has more cells than the header, which has 2"),
  ])
  func `a broken table is refused where it breaks`(text: String, description: String) {
    let error = #expect(throws: TableError.self) { try DelimitedTable(parsing: text, name: "t.csv") }
    #expect(error?.description == description)
  }

  @Test(arguments: [
    ("x\nabc\n", "t.csv:2:1: x must be a number such as 0.25, -1e-3, inf or nan, but is “abc”"),
    ("y,x\n1,\n", "t.csv:2:3: x is empty, but must be a number"),
    ("y,x\n1,0x1\n", "t.csv:2:3: x must be a number such as 0.25, -1e-3, inf or nan, but is “0x1”"),
  ])
  func `a cell that is no number is refused by name and place`(text: String, description: String) throws {
    let table = try DelimitedTable(parsing: text, name: "t.csv")
    let error = #expect(throws: TableError.self) { try table.numbers("x") }
    #expect(error?.description == description)
  }

  @Test func `what was written reads back`() throws {
    var generator = SeededGenerator(seed: 11)
    let alphabet: [Character] = ["a", "é", ",", "\"", "\n", "\r\n", " ", "1"]
    var rows: [[String]] = []
    var written = DelimitedText(header: ["first", "second, third"])
    for _ in 0..<500 {
      let row = (0..<2).map { _ in
        String(
          (0..<Int.random(in: 0...6, using: &generator)).map { _ in
            alphabet.randomElement(using: &generator) ?? "a"
          })
      }
      rows.append(row)
      written.append(row: row)
    }
    let read = try cells(written.text)
    #expect(read == rows)
  }
}
