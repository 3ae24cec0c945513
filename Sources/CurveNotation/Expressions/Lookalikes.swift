// SPDX-License-Identifier: Apache-2.0

/// Characters that look like one of ours and are another.
enum Lookalikes {
  /// Pairs of a character and the one it looks like.
  private static let pairs: [Unicode.Scalar: Character] = [
    // Cyrillic
    "а": "a", "в": "b", "с": "c", "ԁ": "d", "е": "e", "һ": "h", "і": "i", "ј": "j", "к": "k", "ӏ": "l",
    "м": "m", "о": "o", "р": "p", "ѕ": "s", "т": "t", "ѵ": "v", "х": "x", "у": "y",
    "А": "A", "В": "B", "С": "C", "Е": "E", "Н": "H", "І": "I", "Ј": "J", "К": "K", "М": "M", "О": "O",
    "Р": "P", "Ѕ": "S", "Т": "T", "Х": "X",
    // Greek
    "α": "a", "ι": "i", "κ": "k", "ν": "v", "ο": "o", "ρ": "p", "υ": "u", "χ": "x",
    "Α": "A", "Β": "B", "Ε": "E", "Η": "H", "Ι": "I", "Κ": "K", "Μ": "M", "Ν": "N", "Ο": "O", "Ρ": "P",
    "Τ": "T", "Υ": "Y", "Χ": "X", "Ζ": "Z",
    // Latin of other alphabets
    "ı": "i", "ɡ": "g", "ɑ": "a", "ſ": "s",
    // Signs
    "−": "-", "‐": "-", "‑": "-", "–": "-", "—": "-", "。": ".", "·": ".", "、": ",",
    "‚": ",", "∶": ":", "﹣": "-",
  ]

  /// The character of ours that another one looks like.
  static func twin(of scalar: Unicode.Scalar) -> Character? {
    if let twin = pairs[scalar] { return twin }
    // Full-width forms stand in the order of ASCII.
    if (0xFF01...0xFF5E).contains(scalar.value) {
      return Unicode.Scalar(scalar.value - 0xFEE0).map { Character($0) }
    }
    return nil
  }

  /// A character by its look, its number and its name.
  static func words(for scalar: Unicode.Scalar) -> String {
    if scalar.isASCII, !scalar.properties.generalCategory.isInvisible { return "“\(scalar)”" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let name = scalar.properties.name.map { ", \($0)" } ?? ""
    if scalar.properties.generalCategory.isInvisible { return "the invisible character \(number)\(name)" }
    return "“\(scalar)” (\(number)\(name))"
  }
}

extension Unicode.GeneralCategory {
  /// Whether characters of this kind leave no mark when they are shown.
  fileprivate var isInvisible: Bool {
    switch self {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .unassigned:
      true
    default: false
    }
  }
}
