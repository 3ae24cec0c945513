// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import Testing

@Suite struct ColumnLayoutTests {
  private static let rows = [["a", "1", "end"], ["bcd", "23", ""], ["é", "", "x"]]

  @Test func `columns are as wide as their widest cell, and nothing stands at the end of a line`() {
    let layout = ColumnLayout(fitting: Self.rows, rightAligned: [1])
    #expect(Self.rows.map(layout.line) == ["a     1  end", "bcd  23", "é        x"])
  }

  @Test func `margin and gap are as wide as they are asked to be`() {
    let layout = ColumnLayout(fitting: Self.rows, margin: 3, gap: 1)
    #expect(Self.rows.map(layout.line) == ["   a   1  end", "   bcd 23", "   é      x"])
  }

  @Test func `a cell that does not fit pushes the others on`() {
    let layout = ColumnLayout(widths: [2])
    #expect(layout.line(["abc", "d"]) == "abc  d")
    #expect(!layout.fits("abc", in: 0))
    #expect(layout.fits("ab", in: 0))
    #expect(layout.fits("a very long one", in: 1))
  }

  @Test func `a row may have fewer cells than there are columns, and none`() {
    let layout = ColumnLayout(fitting: [["a"], ["b", "c"], []])
    #expect(layout.line(["b", "c"]) == "b  c")
    #expect(layout.line([]) == "")
  }
}
