// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension CurveExpression {
  /// The largest jump, as a fraction of the way, that something without jumps may stand for.
  private static let largestSmoothedJump = 0.1
  /// How often a spring turns at most that something else is fitted to.
  private var mostTurns: Int { 1000 }

  /// What is nearest to the curve among those of a kind.
  func approximation(
    by kind: WritingRefusal.Approximation, options: WritingOptions
  ) throws(ApproximationError) -> CurveExpression {
    let motion = ExpressionMotion(curve)
    if kind != .withoutModifiers, let jump = CurvePieces(curve)?.largestJump(missingIn: nil),
      jump.change.magnitude > CurveExpression.largestSmoothedJump
    {
      throw .jumps(time: jump.time, by: jump.change)
    }
    if case .spring(let spring) = motion, kind != .withoutModifiers,
      spring.extremumCount(above: options.tolerance) > Double(mostTurns)
    {
      // Nothing that is found would follow it.
      throw .tooManyTurns(limit: mostTurns)
    }
    switch kind {
    case .withoutModifiers:
      return CurveExpression(curve, merging: merging)
    case .spring(let dampingRatios, let hasInitialVelocity):
      let fit = try SpringFit(
        approximating: motion, until: motion.stretch(options), target: motion.end,
        initialVelocity: hasInitialVelocity ? nil : 0, dampingRatios: dampingRatios)
      let parameters = SpringParameters.responseDampingRatio(
        response: fit.spring.response, dampingRatio: fit.spring.dampingRatio)
      return CurveExpression(
        .spring(parameters, initialVelocity: hasInitialVelocity ? fit.initialVelocity : nil),
        merging: merging, modifiers: modifiers)
    case .timingCurve:
      let isTimed = !curve.isProgress
      let fit = try BezierFit(
        approximating: motion, until: motion.horizon(options), target: motion.end,
        duration: isTimed ? nil : 1, epsilon: options.tolerance)
      let curve = UnitCurve(.bezier(fit.curve))
      return CurveExpression(
        isTimed ? .timedCurve(curve, duration: fit.duration) : .unitCurve(curve),
        merging: merging, modifiers: modifiers)
    }
  }
}

extension ExpressionMotion {
  /// Until when a curve of limited length follows the motion: where it has settled within the tolerance.
  package func horizon(_ options: WritingOptions) -> Double {
    settlingDuration(epsilon: options.tolerance)
  }

  /// Until when a spring follows the motion: springs still move where a curve ends.
  fileprivate func stretch(_ options: WritingOptions) -> Double {
    let horizon = horizon(options)
    if case .spring = self { return horizon }
    return 2 * horizon
  }
}

extension CurveExpression.Curve {
  /// Whether it runs over progress, without a duration.
  package var isProgress: Bool {
    switch self {
    case .unitCurve, .stepCurve(_, nil), .linearCurve(_, nil): true
    case .spring, .timedCurve, .stepCurve, .linearCurve, .keyframes: false
    }
  }
}
