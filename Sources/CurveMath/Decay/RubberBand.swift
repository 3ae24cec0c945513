// SPDX-License-Identifier: Apache-2.0

/// How far a view gives way when it is dragged past its bounds: less and less, and never as far as its own
/// length.
///
///     shown = (1 − 1/(x·c/d + 1))·d = x·c·d / (x·c + d)
///
/// with `x` the offset of the finger, `d` the ``dimension`` of the view along it, both in the same unit, and
/// `c` the ``coefficient``: the share of the finger's way that the view follows at first. Offsets of either
/// sign are handled alike: `shown(−x) = −shown(x)`.
///
/// A dimension of 0 or less shows nothing: a view without extent can't be pulled. An infinite dimension
/// shows `c·x`. A coefficient of 0 shows nothing, an infinite one the whole dimension for every pull; one below 0
/// and NaN make every result NaN.
///
/// Source: the formula that scroll views are known to follow, as in the `rubberband` functions of the Swift
/// packages Motion and Wave; c = 0.55 there.
public struct RubberBand: Hashable, Sendable {
  /// The length of the view, which the shown offset never reaches.
  public let dimension: Double
  /// The share of the finger's way that the view follows at first.
  public let coefficient: Double

  /// A rubber band of a view.
  ///
  /// - Parameters:
  ///   - dimension: the view's length in the direction of the pull, in value units.
  ///   - coefficient: 0 or more; 0.55 as scroll views have it.
  public init(dimension: Double, coefficient: Double = 0.55) {
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// The offset that is shown for an offset of the finger.
  ///
  /// An infinite offset shows ±``dimension``, the limit. Accuracy: budget key `rubberBand.shown`, 1 ulp.
  public func shown(_ offset: Double) -> Double {
    guard isDefined, !offset.isNaN else { return .nan }
    if offset == 0 || coefficient == 0 || dimension <= 0 { return 0 * offset.signed }
    let pull = RubberBand.product(offset.magnitude, coefficient)
    if pull.high == .infinity { return dimension * offset.signed }
    if dimension == .infinity { return pull.rounded * offset.signed }
    let extent = DoubleDouble(dimension)
    // The quotient that is at most 1, so that nothing overflows.
    let result = pull.high <= dimension ? pull / (pull / extent + 1) : extent / (extent / pull + 1)
    if result.rounded.isFinite { return result.rounded * offset.signed }
    // Beyond the range of exact products, far out: what is left of the way there is nothing beside 1.
    return dimension / (dimension / pull.high + 1) * offset.signed
  }

  /// The offset of the finger that shows an offset: the inverse, `y·d / (c·(d − y))`.
  ///
  /// ±Infinity where the shown offset is as long as ``dimension`` or longer, which no finger reaches, and where
  /// nothing is ever shown; 0 for 0. Accuracy: budget key `rubberBand.offset`, 1 ulp. So
  /// `shown(offset(shown: y))` is y within 2 ulp, and `offset(shown: shown(x))` is x within
  /// `2 + x·c/d` units of `2⁻⁵²·|x|`: the further the pull, the less the shown offset tells of it.
  public func offset(shown: Double) -> Double {
    guard isDefined, !shown.isNaN else { return .nan }
    if shown == 0 { return shown }
    let length = shown.magnitude
    if coefficient == 0 || !(length < dimension) { return .infinity * shown.signed }
    if dimension == .infinity { return shown / coefficient }
    if coefficient == .infinity { return 0 * shown.signed }
    let rest = DoubleDouble.sum(dimension, -length) / DoubleDouble(dimension)
    return (DoubleDouble(length) / rest / DoubleDouble(coefficient)).rounded * shown.signed
  }

  /// How fast the shown offset follows the finger, `c/(1 + x·c/d)²`: ``coefficient`` at first, 0 far out.
  ///
  /// The velocity of the finger times this is the velocity of the view, to hand to a spring on release.
  /// Accuracy: budget key `rubberBand.slope`, 1 ulp.
  public func slope(at offset: Double) -> Double {
    guard isDefined, !offset.isNaN else { return .nan }
    if dimension <= 0 { return 0 }
    if dimension == .infinity || offset == 0 { return coefficient }
    if coefficient == .infinity { return 0 }
    let pull = RubberBand.product(offset.magnitude, coefficient)
    if pull.high < .infinity {
      let stretch = pull / DoubleDouble(dimension) + 1
      let exact = (DoubleDouble(coefficient) / stretch / stretch).rounded
      if exact.isFinite { return exact }
    }
    // Beyond the range of exact products, where the product may overflow and the quotient not.
    let stretch = 1 + offset.magnitude / dimension * coefficient
    return stretch == .infinity || coefficient == 0 ? 0 : coefficient / stretch / stretch
  }

  /// A position as it is shown: itself inside a range, and pulled back towards the range outside.
  public func shown(_ position: Double, beyond range: ClosedRange<Double>) -> Double {
    if position > range.upperBound { return range.upperBound + shown(position - range.upperBound) }
    if position < range.lowerBound { return range.lowerBound + shown(position - range.lowerBound) }
    return position
  }

  private var isDefined: Bool { coefficient >= 0 && !dimension.isNaN }

  /// The product with its rounding error, where that can be had.
  private static func product(_ first: Double, _ second: Double) -> DoubleDouble {
    let exact = DoubleDouble.product(first, second)
    return exact.low.isNaN ? DoubleDouble(first * second) : exact
  }
}

extension Double {
  /// 1 or −1.
  fileprivate var signed: Double { self < 0 ? -1 : 1 }
}
