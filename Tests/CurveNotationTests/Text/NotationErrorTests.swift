// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CurveNotation

@Suite struct NotationErrorTests {
  private func description(_ text: String, _ range: Range<Int>, suggestion: String? = nil) -> String {
    NotationError(message: "wrong", text: text, range: range, suggestion: suggestion).description
  }

  @Test func `the carets stand under the place`() {
    #expect(description("spring(bounc: 1)", 7..<12) == "wrong\n  spring(bounc: 1)\n         ^^^^^")
  }

  @Test func `a missing thing has one caret where it is missing`() {
    #expect(description("spring(", 7..<7) == "wrong\n  spring(\n         ^")
  }

  @Test func `the suggestion stands in the last line`() {
    #expect(
      description("sprung", 0..<6, suggestion: "spring")
        == "wrong\n  sprung\n  ^^^^^^\nDid you mean “spring”?")
  }

  @Test func `only the line of the place is shown`() {
    #expect(description("spring(\n  bounc: 1\n)", 10..<15) == "wrong\n    bounc: 1\n    ^^^^^")
  }

  @Test func `a place that spans lines is marked in its first`() {
    #expect(description("a(b\nc)", 2..<5) == "wrong\n  a(b\n    ^")
  }

  @Test func `characters of several bytes count as one column`() {
    #expect(description("ѕé x", 5..<6) == "wrong\n  ѕé x\n     ^")
  }

  @Test func `a tab and an escape become blanks`() {
    #expect(description("\tx\u{1B}[31m", 1..<2) == "wrong\n   x [31m\n   ^")
  }

  @Test func `a long line is cut on both sides`() {
    let text = String(repeating: "a", count: 500) + "!" + String(repeating: "b", count: 500)
    let lines = description(text, 500..<501).split(separator: "\n")
    let left = String(repeating: "a", count: 60)
    let right = String(repeating: "b", count: 60)
    #expect(lines[1] == "  …\(left)!\(right)…")
    #expect(lines[2] == "  \(String(repeating: " ", count: 61))^")
  }

  @Test func `a long place has only so many carets`() {
    let lines = description(String(repeating: "a", count: 500), 0..<500).split(separator: "\n")
    #expect(lines[1] == "  \(String(repeating: "a", count: 40))…")
    #expect(lines[2] == "  \(String(repeating: "^", count: 40))")
  }

  @Test func `a place beyond the text is its end`() {
    #expect(NotationError(message: "", text: "abc", range: 2..<9).range == 2..<3)
    #expect(NotationError(message: "", text: "abc", range: 7..<9).range == 3..<3)
  }

  @Test func `an error about an empty text is its message`() {
    #expect(description("", 0..<0) == "wrong")
  }
}
