// SPDX-License-Identifier: Apache-2.0

/// The line of a text around a place, with carets under the place.
///
/// Long lines are cut, with an ellipsis where they are, so that a message never fills the screen.
struct TextExcerpt: Hashable, Sendable {
  /// Two lines, each indented by two spaces.
  let text: String

  /// At most this many characters stand on each side of the place.
  private static let margin = 60
  /// At most this many carets.
  private static let widest = 40

  init(of range: Range<Int>, in text: String) {
    let bytes = text.utf8
    let start = Self.index(range.lowerBound, in: bytes)
    let end = Self.index(range.upperBound, in: bytes)
    let before = Self.tail(of: bytes[..<start])
    let marked = Self.head(of: bytes[start..<end], limit: Self.widest)
    // Where the place is cut, or goes on in another line, nothing follows it.
    let isWhole = marked.endIndex == end
    let after = isWhole ? Self.head(of: bytes[end...], limit: Self.margin) : marked[marked.endIndex...]

    let head = Self.shown(before, isCutAtStart: !Self.beginsLine(before, in: bytes))
    let body = Self.shown(marked)
    let tail = Self.shown(after, isCutAtEnd: !Self.endsLine(isWhole ? after : marked, in: bytes))
    let carets = String(repeating: "^", count: max(1, body.count))
    let indentation = String(repeating: " ", count: head.count)
    self.text = "  \(head)\(body)\(tail)\n  \(indentation)\(carets)"
  }

  private static func index(_ offset: Int, in bytes: String.UTF8View) -> String.Index {
    bytes.index(bytes.startIndex, offsetBy: offset, limitedBy: bytes.endIndex) ?? bytes.endIndex
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == Ascii.newline || byte == Ascii.carriageReturn
  }

  /// The beginning of a line's rest; four bytes a character are as far as it looks.
  private static func head(of bytes: Substring.UTF8View, limit: Int) -> Substring {
    Substring(bytes.prefix(limit * 4).prefix { !isLineBreak($0) }).prefix(limit)
  }

  /// The end of what stands in a line so far.
  private static func tail(of bytes: Substring.UTF8View) -> Substring {
    let near = bytes.suffix(margin * 4)
    let lineBreak = near.lastIndex(where: isLineBreak)
    return Substring(near[(lineBreak.map { near.index(after: $0) } ?? near.startIndex)...]).suffix(margin)
  }

  private static func beginsLine(_ part: Substring, in bytes: String.UTF8View) -> Bool {
    part.startIndex == bytes.startIndex || isLineBreak(bytes[bytes.index(before: part.startIndex)])
  }

  private static func endsLine(_ part: Substring, in bytes: String.UTF8View) -> Bool {
    part.endIndex == bytes.endIndex || isLineBreak(bytes[part.endIndex])
  }

  /// Control characters as blanks, so that nothing moves the carets or talks to the terminal.
  private static func shown(
    _ characters: Substring, isCutAtStart: Bool = false, isCutAtEnd: Bool = false
  ) -> String {
    let visible = characters.map { character in
      character.unicodeScalars.contains { $0.properties.generalCategory == .control } ? " " : character
    }
    return (isCutAtStart ? "…" : "") + String(visible) + (isCutAtEnd ? "…" : "")
  }
}
