// SPDX-License-Identifier: Apache-2.0

/// The way from the top of a document to a part of it.
package indirect enum DocumentPath: Hashable, Sendable, CustomStringConvertible {
  case top
  case member(DocumentPath, String)
  case element(DocumentPath, Int)

  /// The path as people write it, such as `changes[2].animation`; names that are no words stand in quotes, and of a path
  /// of more than 24 parts the middle is left out.
  package var description: String {
    var parts: [String] = []
    var path = self
    while true {
      switch path {
      case .top:
        let text = Self.text(of: parts.reversed())
        return text.hasPrefix(".") ? String(text.dropFirst()) : text
      case .member(let parent, let name):
        parts.append(Self.isWord(name) ? ".\(name)" : "[\"\(name.prefix(40))\"]")
        path = parent
      case .element(let parent, let index):
        parts.append("[\(index)]")
        path = parent
      }
    }
  }

  private static func text(of parts: [String]) -> String {
    guard parts.count > 24 else { return parts.joined() }
    return parts.prefix(8).joined() + "…" + parts.suffix(8).joined()
  }

  private static func isWord(_ name: String) -> Bool {
    !name.isEmpty && name.unicodeScalars.count <= 40
      && name.unicodeScalars.allSatisfy { $0 == "_" || $0 == "$" || $0.properties.isAlphabetic || $0.isDigit }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
