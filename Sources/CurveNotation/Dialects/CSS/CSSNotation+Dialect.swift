// SPDX-License-Identifier: Apache-2.0

extension CSSNotation: DialectNotation {
  static let dialect = Dialect.css
  static let title = "CSS"

  static func comment(_ sentence: String) -> String? { "/* \(sentence) */" }

  static let forms: [CurveForm] = [.linear, .keyframes]

  static func looksLike(_ text: String) -> Bool {
    let signs = [
      "cubic-bezier(", "steps(", "linear(", "ease-in", "ease-out", "step-start", "step-end", "transition",
      "animation:", "@keyframes", "-timing-function",
    ]
    if text.utf8.first == Ascii.point { return false }
    return DialectSigns.containsIgnoringCase(text, anyOf: signs)
      && !DialectSigns.contains(text, anyOf: ["duration:", "Animation."]) || isEase(text)
  }

  /// Whether a text is nothing but the keyword `ease`, perhaps between times.
  private static func isEase(_ text: String) -> Bool {
    text.utf8.prefix(64).split(separator: Ascii.space).contains { $0.elementsEqual("ease".utf8) }
  }

  static func read(_ text: String) throws(NotationError) -> CurveExpression {
    if SwiftUINotation.looksLike(text) {
      throw NotationError(
        message: "this is no easing of CSS", text: text, range: 0..<text.utf8.count)
    }
    if text.utf8.filter({ !Ascii.isBlank($0) && $0 != Ascii.semicolon }).map({ Ascii.lowercased($0) })
      .elementsEqual("linear()".utf8)
    {
      throw NotationError(
        message: "linear() has no stops; write them as in linear(0, 0.5 25%, 1)", text: text,
        range: 0..<text.utf8.count)
    }
    return try CurveExpression(parsing: text)
  }
}
