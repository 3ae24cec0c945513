// SPDX-License-Identifier: Apache-2.0

/// A curve as its entry in the vocabulary reads it.
struct ReadCurve: Hashable, Sendable {
  var curve: CurveExpression.Curve
  /// How it meets another animation; nil where it is no animation.
  var merging: CurveExpression.Merging?

  init(_ curve: CurveExpression.Curve, merging: CurveExpression.Merging? = nil) {
    self.curve = curve
    self.merging = merging
  }
}
