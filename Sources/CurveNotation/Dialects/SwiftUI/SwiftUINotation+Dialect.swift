// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension SwiftUINotation: DialectNotation {
  static let dialect = Dialect.swiftUI
  static let title = "SwiftUI"

  static func looksLike(_ text: String) -> Bool {
    let signs = [
      ".spring", "Spring(", "spring(duration", "spring(response", "interpolatingSpring", "interactiveSpring",
      "UnitCurve", "timingCurve", "easeIn", "easeOut", "Animation.", ".bouncy", ".snappy", ".smooth",
      "dampingFraction", ".linear",
    ]
    return DialectSigns.contains(text, anyOf: signs) && !CSSNotation.looksLike(text)
  }

  static func read(_ text: String) throws(NotationError) -> CurveExpression {
    if CSSNotation.looksLike(text) {
      throw NotationError(
        message: "this is no curve of SwiftUI", text: text, range: 0..<text.utf8.count)
    }
    return try CurveExpression(parsing: text)
  }
}
