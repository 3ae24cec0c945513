// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// SwiftUI's spellings of springs and curves.
enum SwiftUINotation: Sendable {}

extension Vocabulary where Meaning == ReadCurve {
  /// Everything a curve expression may be, in every dialect.
  static let curves = Vocabulary(
    subject: "curve", implicitType: nil,
    entries: SwiftUINotation.animations + SwiftUINotation.namedCurves + CSSNotation.curves,
    properties: [
      "inverse": { reading, word, interpreter throws(NotationError) in
        guard case .unitCurve(let curve) = reading.curve else {
          throw interpreter.error("only a UnitCurve has an inverse", word.range)
        }
        return ReadCurve(.unitCurve(interpreter.inverse(of: curve, word.range)))
      }
    ])
}
