// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension LiteralReading {
  /// What the text was found to say, with the warnings so far.
  func expression(
    _ curve: CurveExpression.Curve, merging: CurveExpression.Merging? = nil, modifiers: [CurveModifier] = []
  ) -> CurveExpression {
    CurveExpression(curve, merging: merging, modifiers: modifiers, warnings: warnings)
  }

  /// A spring as other tools have it: it takes over from one that is still running, at once.
  func expression(
    _ parameters: SpringParameters, velocity: Double? = nil, modifiers: [CurveModifier] = []
  ) -> CurveExpression {
    expression(
      .spring(parameters, initialVelocity: velocity), merging: .merges(blendDuration: 0),
      modifiers: modifiers)
  }

  /// A curve, which is an animation where it has a duration.
  func expression(
    _ curve: UnitCurve, duration: Double?, modifiers: [CurveModifier] = []
  ) -> CurveExpression {
    guard let duration else { return expression(.unitCurve(curve), modifiers: modifiers) }
    return expression(.timedCurve(curve, duration: duration), merging: .combines, modifiers: modifiers)
  }

  /// Warns where damping is so far above critical that it was probably taken for another number.
  mutating func warnOfOverdamping(_ parameters: SpringParameters, _ name: String, _ range: Range<Int>) {
    let ratio = Spring(parameters).dampingRatio
    guard ratio > 5 else { return }
    warn(
      "\(name) makes a damping ratio of \(NumberText.text(of: (ratio * 1000).rounded() / 1000)), where 1 is "
        + "critical: the spring creeps; it is a common mistake to take the coefficient for the ratio", range)
  }
}
