// SPDX-License-Identifier: Apache-2.0

/// A curve in steps of equal length and height: `steps()` of CSS.
///
/// Progress is clamped to 0…1 by ``value(at:)``, as in ``UnitCurve``; ``extrapolatedValue(at:)`` goes on stepping. At
/// the very place of a step the curve is on top of it. The place of a progress among the steps is the rounded product
/// of the two, as browsers compute it: 0.3 is the beginning of the fourth of ten steps, although the number that
/// stands for it is a little less.
///
/// Source: CSS Easing Functions Level 2, step easing functions.
public struct StepCurve: Hashable, Sendable {
  /// Where the curve jumps beside the places between two steps.
  public enum Jumps: Hashable, Sendable, CaseIterable {
    /// At the start: `jump-start` and `start`.
    case start
    /// At the end: `jump-end` and `end`.
    case end
    /// At neither: `jump-none`.
    case none
    /// At both: `jump-both`.
    case both

    /// The smallest number of steps that has a rise.
    public var leastCount: Int { self == .none ? 2 : 1 }
  }

  /// How many steps the way from 0 to 1 of the progress has.
  public let count: Int
  /// Whether it jumps at its ends.
  public let jumps: Jumps

  /// A curve of so many steps; fewer than ``Jumps/leastCount`` count as so many.
  public init(count: Int, jumps: Jumps = .end) {
    self.count = max(count, jumps.leastCount)
    self.jumps = jumps
  }

  /// How often the value rises between 0 and 1, ends included; each rise is one by it.
  ///
  /// A number, since it may be one more than an `Int` holds.
  public var riseCount: Double {
    switch jumps {
    case .start, .end: Double(count)
    case .none: Double(count - 1)
    case .both: Double(count) + 1
    }
  }

  /// The value at a progress, with the steps continued below 0 and above 1.
  ///
  /// Infinite progress gives an infinite value, NaN gives NaN.
  public func extrapolatedValue(at progress: Double) -> Double {
    level(of: progress * Double(count), at: progress) / riseCount
  }

  /// How many rises lie at or below a progress, given its place among the steps.
  private func level(of place: Double, at progress: Double) -> Double {
    let jumpsFirst = jumps == .start || jumps == .both
    let level = place.rounded(.down) + (jumpsFirst ? 1 : 0)
    // Inside 0…1 there is nothing below the first level nor above the last.
    if progress <= 1 && level > riseCount { return riseCount }
    return progress >= 0 && level < 0 ? 0 : level
  }
}

extension StepCurve: ProgressCurve {
  /// The value at a progress, which is clamped to 0…1: a whole number of rises, exactly rounded.
  public func value(at progress: Double) -> Double {
    progress.isNaN ? .nan : extrapolatedValue(at: min(max(progress, 0), 1))
  }

  /// The value just below a progress, which is clamped to 0…1: at the place of a step its lower end.
  public func value(before progress: Double) -> Double {
    guard !progress.isNaN else { return .nan }
    let clamped = min(max(progress, 0), 1)
    let place = clamped * Double(count)
    return level(of: place == place.rounded(.down) ? place - 1 : place, at: clamped) / riseCount
  }

  /// Value and slope at a progress. The slope is 0 everywhere, on the places of the steps too.
  public func state(at progress: Double) -> MotionState<Double> {
    MotionState(value: value(at: progress), velocity: progress.isNaN ? .nan : 0)
  }

  /// 0.
  public func acceleration(at progress: Double) -> Double { progress.isNaN ? .nan : 0 }

  /// 1: a curve ends at progress 1.
  public func settlingDuration(epsilon: Double) -> Double { 1 }

  /// The values at both ends.
  public var valueRange: ClosedRange<Double> { value(at: 0)...1 }
}
