// SPDX-License-Identifier: Apache-2.0

/// A curve as its entry in the vocabulary reads it.
struct ReadCurve: Hashable, Sendable {
  var curve: CurveExpression.Curve
  /// How it meets another animation; nil where it is no animation.
  var merging: CurveExpression.Merging?

  /// What a spring was asked to reach, where goals were stated.
  var goals: SpringGoals?

  init(_ curve: CurveExpression.Curve, merging: CurveExpression.Merging? = nil) {
    self.curve = curve
    self.merging = merging
  }

  init(
    _ spring: ReadSpring, initialVelocity: Double? = nil, merging: CurveExpression.Merging? = nil
  ) {
    self.init(.spring(spring.parameters, initialVelocity: initialVelocity), merging: merging)
    goals = spring.goals
  }
}
