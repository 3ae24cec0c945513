// SPDX-License-Identifier: Apache-2.0

import HookeCommands
import Testing

struct `The shown command line` {
  private static func excerpt(_ words: [String], _ word: Int, _ range: Range<Int>? = nil) -> [String] {
    CommandText(words: ["hooke"] + words).excerpt(at: CommandText.Place(word: word, range: range))
  }

  @Test func `carets stand under a part of a quoted word`() {
    #expect(
      Self.excerpt(["sample", "spring(duration: -1)"], 2, 17..<19) == [
        "  hooke sample 'spring(duration: -1)'",
        "                                 ^^",
      ])
  }

  @Test func `carets stand under a whole plain word`() {
    #expect(Self.excerpt(["sampel"], 1) == ["  hooke sampel", "        ^^^^^^"])
  }

  @Test func `an empty range at the end of a word points behind it`() {
    #expect(
      Self.excerpt(["sample", "spring("], 2, 7..<7) == [
        "  hooke sample 'spring('",
        "                       ^",
      ])
  }

  @Test func `an empty word is shown as quotes`() {
    #expect(Self.excerpt(["sample", ""], 2) == ["  hooke sample ''", "               ^^"])
  }

  @Test func `apostrophes are shown as a shell wants them`() {
    #expect(Self.excerpt(["it's"], 1).first == #"  hooke 'it'\''s'"#)
  }

  @Test func `control characters are spelled out`() {
    let lines = Self.excerpt(["a\u{1B}[31m\nb"], 1)
    #expect(lines[0] == #"  hooke 'a\u{1b}[31m\nb'"#)
    #expect(lines[1].filter { $0 == "^" }.count == #"a\u{1b}[31m\nb"#.count)
  }

  @Test func `carets keep their place behind wide characters`() {
    #expect(Self.excerpt(["弾性", "x"], 2) == ["  hooke 弾性 x", "             ^"])
  }

  @Test func `a long line is cut to a window about the place`() {
    let long = String(repeating: "a", count: 500) + "!" + String(repeating: "b", count: 500)
    let lines = Self.excerpt([long], 1, 500..<501)
    #expect(lines[0].count <= 110)
    #expect(lines[0].hasPrefix("  ...") && lines[0].hasSuffix("..."))
    let caret = lines[1].count - 1
    #expect(Array(lines[0])[caret] == "!")
  }
}
