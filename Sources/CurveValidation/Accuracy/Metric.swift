// SPDX-License-Identifier: Apache-2.0

/// How an error is measured. Each metric is defined once, here.
///
/// The unit of every metric but ``relative``, ``toleranceUnits`` and ``exact`` is built on the unit roundoff
/// u = 2⁻⁵³.
package enum Metric: String, Hashable, Sendable, CaseIterable {
  /// Units in the last place of the true value, after an absolute allowance of 2⁻¹⁰⁰ times the scale.
  case ulp
  /// Units of `u · scale`, where the scale is the size of the motion and not of the value at hand.
  case ulpOfScale
  /// Units of `u · (max(1, |y|) + |slope|·x)`: what rounding x and y alone can cost.
  case mixed
  /// Units in the last place of the true value, divided by the condition number of the map or 1.
  case conditionedUlp
  /// The error divided by the true value.
  case relative
  /// The difference divided by the error that the oracle claims.
  case toleranceUnits
  /// 0 where the bits are equal, 1 where they are not.
  case exact

  /// The unit, for a table.
  package var unit: String {
    switch self {
    case .ulp: "ulp"
    case .ulpOfScale: "u·scale"
    case .mixed: "u·mixed"
    case .conditionedUlp: "ulp·condition"
    case .relative: "relative"
    case .toleranceUnits: "claimed error"
    case .exact: "bits differ"
    }
  }
}

/// The sizes that a metric measures an error against.
package struct ErrorScale: Sendable {
  /// The size of what moves.
  package var scale: Double
  /// The slope at the place, where the metric wants one.
  package var slope: Double
  /// The place, where the metric wants one.
  package var position: Double
  /// The condition number of the map.
  package var condition: Double
  /// The error that an oracle claims for itself.
  package var claimed: Double

  package init(
    scale: Double = 1, slope: Double = 0, position: Double = 0, condition: Double = 1, claimed: Double = 0
  ) {
    self.scale = scale
    self.slope = slope
    self.position = position
    self.condition = condition
    self.claimed = claimed
  }
}

extension Metric {
  private static var roundoff: Double { 0x1p-53 }

  /// The size of a computed value's error in this metric's unit; NaN where the error is.
  package func error(of computed: Double, truth: CertifiedNumber, against size: ErrorScale) -> Double {
    let difference = truth.error(of: computed).magnitude
    if difference == 0, self != .exact { return 0 }
    let lastPlace = max(truth.high.magnitude.ulp, Double.leastNonzeroMagnitude)
    switch self {
    case .ulp:
      // Near a zero of the true value the last place is finer than the problem itself.
      return difference.isNaN ? .nan : max(0, difference - 0x1p-100 * size.scale) / lastPlace
    case .ulpOfScale: return difference / size.scale / Metric.roundoff
    case .mixed:
      let moved = size.position == 0 ? 0 : size.slope.magnitude * size.position
      let allowed = max(1, truth.high.magnitude) + moved
      return difference / allowed / Metric.roundoff
    case .conditionedUlp:
      // A truth of 0 has no last place and no condition: only 0 is right.
      return truth.high == 0 ? .infinity : difference / lastPlace / max(1, size.condition)
    case .relative: return difference / truth.high.magnitude
    case .toleranceUnits:
      // An infinite claim is none: whatever was computed agrees with it, but for what is not a number.
      if size.claimed == .infinity { return computed.isNaN ? .nan : 0 }
      // A claim below 0 would make every error small.
      return size.claimed >= 0 ? difference / size.claimed : .nan
    case .exact: return computed.bitPattern == truth.high.bitPattern && truth.low == 0 ? 0 : 1
    }
  }
}
