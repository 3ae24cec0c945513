// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// SwiftUI's spellings of springs and curves.
enum SwiftUINotation {}

extension Vocabulary where Meaning == CurveExpression.Curve {
  /// Everything a curve expression may be, in every dialect.
  static let curves = Vocabulary(
    subject: "curve", implicitType: nil,
    entries: SwiftUINotation.animations + SwiftUINotation.namedCurves + CSSNotation.curves)
}
