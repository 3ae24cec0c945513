// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// A drag between two bounds, past which things give way like a rubber band.
///
/// It may begin where they already do, while a spring is bringing them back: the finger takes hold of what is shown,
/// and nothing jumps. Let go, value and velocity are handed over as they are shown.
public struct BoundedDrag: Hashable, Sendable {
  /// Where nothing gives way.
  public let range: ClosedRange<Double>
  /// How things give way outside.
  public let band: RubberBand
  /// Where the finger would be, if all things followed it, as the drag begins.
  private let start: Double
  /// What is added where no place of the finger shows the start.
  private let shift: Double

  /// A drag of something that is shown at a value.
  ///
  /// - Parameters:
  ///   - value: what is shown as the finger takes hold of it. Farther out than the band reaches, it follows the
  ///     finger from there as from the bound itself.
  ///   - range: the bounds.
  ///   - band: how things give way past them.
  public init(from value: Double, within range: ClosedRange<Double>, band: RubberBand) {
    self.range = range
    self.band = band
    let bound = min(max(value, range.lowerBound), range.upperBound)
    let offset = value == bound ? 0 : band.offset(shown: value - bound)
    start = offset.isFinite ? bound + offset : bound
    shift = offset.isFinite ? 0 : value - bound
  }

  /// What is shown when the finger has gone so far.
  public func shown(translation: Double) -> Double {
    band.shown(start + translation, beyond: range) + shift
  }

  /// How fast that changes when the finger moves so fast, in value units per second.
  ///
  /// At a bound itself things follow the finger.
  public func velocity(translation: Double, fingerVelocity: Double) -> Double {
    let position = start + translation
    if position > range.upperBound { return fingerVelocity * band.slope(at: position - range.upperBound) }
    if position < range.lowerBound { return fingerVelocity * band.slope(at: position - range.lowerBound) }
    return fingerVelocity
  }

  /// What is handed over when the finger lets go.
  public func release(translation: Double, fingerVelocity: Double) -> GestureRelease<Double> {
    GestureRelease(
      value: shown(translation: translation),
      velocity: velocity(translation: translation, fingerVelocity: fingerVelocity))
  }
}
