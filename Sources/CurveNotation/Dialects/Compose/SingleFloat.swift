// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// Numbers as Kotlin's `Float` holds them, with 24 bits.
enum SingleFloat {
  /// The `Float` next to a number; infinite beyond 3.4028235e38, 0 next to it.
  static func rounded(_ number: Double) -> Double { Double(Float(number)) }

  /// The shortest decimal that reads back to the same `Float`, as the double next to it.
  static func shortest(_ number: Double) -> Double {
    let float = Float(number)
    return Double(float.description) ?? Double(float)
  }
}

extension UnitCurve {
  /// The same curve with coordinates of 24 bits.
  var inSingleFloats: UnitCurve {
    guard case .bezier(let bezier) = kind else { return self }
    return UnitCurve(
      SingleFloat.rounded(bezier.x1), SingleFloat.rounded(bezier.y1), SingleFloat.rounded(bezier.x2),
      SingleFloat.rounded(bezier.y2))
  }
}
