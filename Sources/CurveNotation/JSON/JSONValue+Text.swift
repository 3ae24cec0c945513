// SPDX-License-Identifier: Apache-2.0

extension JSONValue {
  /// The document as text, without a newline at its end.
  ///
  /// Numbers are the shortest that read back to the same bits; those that are not finite become the strings
  /// `"Infinity"`, `"-Infinity"` and `"NaN"`, since JSON has no spelling for them.
  ///
  /// - Parameter indentation: spaces a level, one member a line; 0 puts everything on one line.
  package func text(indentation: Int = 2) -> String {
    var bytes: [UInt8] = []
    append(to: &bytes, indentation: max(0, indentation), level: 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(to bytes: inout [UInt8], indentation: Int, level: Int) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    case .number(let number): JSONText.append(number, to: &bytes)
    case .string(let string): JSONText.append(string, to: &bytes)
    case .array(let elements):
      Self.append(
        elements, between: (Ascii.openBracket, Ascii.closeBracket), to: &bytes, indentation: indentation,
        level: level
      ) { element, bytes in
        element.append(to: &bytes, indentation: indentation, level: level + 1)
      }
    case .object(let members):
      Self.append(
        members, between: (Ascii.openBrace, Ascii.closeBrace), to: &bytes, indentation: indentation,
        level: level
      ) { member, bytes in
        JSONText.append(member.name, to: &bytes)
        bytes.append(Ascii.colon)
        if indentation > 0 { bytes.append(Ascii.space) }
        member.value.append(to: &bytes, indentation: indentation, level: level + 1)
      }
    }
  }

  private static func append<Item>(
    _ items: [Item], between brackets: (open: UInt8, close: UInt8), to bytes: inout [UInt8],
    indentation: Int, level: Int, item: (Item, inout [UInt8]) -> Void
  ) {
    func breakLine(_ level: Int) {
      guard indentation > 0 else { return }
      bytes.append(Ascii.newline)
      bytes.append(contentsOf: repeatElement(Ascii.space, count: indentation * level))
    }
    bytes.append(brackets.open)
    for (index, element) in items.enumerated() {
      if index > 0 { bytes.append(Ascii.comma) }
      breakLine(level + 1)
      item(element, &bytes)
    }
    if !items.isEmpty { breakLine(level) }
    bytes.append(brackets.close)
  }
}
