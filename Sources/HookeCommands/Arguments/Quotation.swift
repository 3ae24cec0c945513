// SPDX-License-Identifier: Apache-2.0

/// How texts that came from outside are shown in messages.
package enum Quotation {
  /// The text in quotes, without control characters, cut when it is long.
  package static func quoted(_ text: String) -> String {
    let shown = visible(text)
    return shown.count <= 60 ? "“\(shown)”" : "“\(shown.prefix(57))...”"
  }

  /// The text as it is shown, cut where it takes several lines of a terminal.
  package static func excerpt(_ text: String) -> String {
    guard text.utf8.count > longestExcerpt else { return visible(text) }
    var excerpt = ""
    for scalar in text.unicodeScalars {
      guard excerpt.utf8.count < longestExcerpt else { break }
      append(scalar, to: &excerpt)
    }
    return "\(excerpt)… (\(text.utf8.count) bytes)"
  }

  /// From so many bytes on a text is cut.
  private static let longestExcerpt = 240

  /// The text with control characters spelled out, so that a terminal shows it and obeys nothing in it.
  package static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return result
  }

  static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// `a`, `a or b`, `a, b or c`.
  package static func alternatives(_ words: [String], conjunction: String = "or") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
