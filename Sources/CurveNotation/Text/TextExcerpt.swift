// SPDX-License-Identifier: Apache-2.0

/// The line of a text around a place, with carets under the place.
struct TextExcerpt: Hashable, Sendable {
  /// Two lines, each indented by two spaces.
  let text: String

  /// At most this many characters stand on each side of the place.
  private static let margin = 48
  /// At most this many carets.
  private static let widest = 40

  init(of range: Range<Int>, in text: String) {
    let bytes = text.utf8
    let start =
      bytes.index(bytes.startIndex, offsetBy: range.lowerBound, limitedBy: bytes.endIndex) ?? bytes.endIndex
    let end = bytes.index(start, offsetBy: range.count, limitedBy: bytes.endIndex) ?? bytes.endIndex
    // Four bytes a character are enough to fill the margin; nothing beyond is looked at.
    let before = Self.shown(Self.tail(of: bytes[..<start]))
    let marked = Self.shown(Self.head(of: bytes[start..<end], limit: Self.widest))
    let after = Self.shown(Self.head(of: bytes[end...], limit: Self.margin))
    let carets = String(repeating: "^", count: max(1, marked.count))
    let indentation = String(repeating: " ", count: before.count)
    self.text = "  \(before)\(marked)\(after)\n  \(indentation)\(carets)"
  }

  private static func head(of bytes: Substring.UTF8View, limit: Int) -> Substring {
    let line = bytes.prefix { $0 != Ascii.newline && $0 != Ascii.carriageReturn }
    let characters = Substring(line.prefix(limit * 4))
    return characters.prefix(limit)
  }

  private static func tail(of bytes: Substring.UTF8View) -> Substring {
    let near = bytes.suffix(margin * 4)
    let line = near.lastIndex { $0 == Ascii.newline || $0 == Ascii.carriageReturn }
    let characters = Substring(near[(line.map { near.index(after: $0) } ?? near.startIndex)...])
    return characters.suffix(margin)
  }

  /// Control characters as blanks, so that nothing moves the carets or talks to the terminal.
  private static func shown(_ characters: Substring) -> String {
    String(
      characters.map { character in
        character.unicodeScalars.contains { $0.properties.generalCategory == .control } ? " " : character
      })
  }
}
