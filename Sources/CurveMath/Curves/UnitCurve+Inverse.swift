// SPDX-License-Identifier: Apache-2.0

extension UnitCurve {
  /// The curve with progress in and progress out exchanged, or the reason why there is none.
  ///
  /// ``inverse`` keeps SwiftUI's signature and always answers; where a control point leaves 0…1 its answer is no
  /// inverse. This one throws there. All presets have an inverse, ``circularEaseInOut`` too. A bezier has
  /// one exactly if the y coordinates of its control points lie in 0…1: then its value rises from 0 to 1, and
  /// exchanging x and y gives a curve of the same kind. `inverted().value(at: value(at: p))` is p to rounding,
  /// as well as the value tells p.
  ///
  /// - Throws: ``UnitCurveError`` where the curve takes values outside 0…1, where it turns back, where its
  ///   control points lie outside 0…1 though it rises, and where a coordinate is NaN.
  public func inverted() throws(UnitCurveError) -> UnitCurve {
    if case .bezier(let curve) = kind, let error = UnitCurveError(invertingBezier: curve) { throw error }
    return inverse
  }
}
