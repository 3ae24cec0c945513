// SPDX-License-Identifier: Apache-2.0

/// A stop of a ``Polyline``: at a progress it has a value.
@frozen
public struct PolylineStop: Hashable, Sendable {
  /// Where the stop is, from 0 at the start to 1 at the end.
  public var progress: Double
  /// The value there.
  public var value: Double

  /// A stop at a progress.
  @inlinable
  public init(progress: Double, value: Double) {
    self.progress = progress
    self.value = value
  }
}

/// A piecewise linear curve: stops, and straight links between them.
///
/// Two stops at one progress are a jump: there the value is the later one's. Before the first stop and after the
/// last the curve stands at their values. (The rules of CSS for missing positions and for progress outside the
/// stops belong to those who read and write its `linear()`.)
public struct Polyline: Hashable, Sendable {
  /// The stops, in the order of their progress.
  public let stops: [PolylineStop]

  /// A curve through stops; a stop that goes back is moved to the largest progress before it.
  public init(stops: [PolylineStop]) {
    var last = -Double.infinity
    self.stops = stops.map { stop in
      last = stop.progress > last ? stop.progress : last
      return PolylineStop(progress: last, value: stop.value)
    }
  }

  /// The value at a progress: `v₀ + (v₁ − v₀)·(p − p₀)/(p₁ − p₀)` between two stops. NaN without stops.
  public func value(at progress: Double) -> Double { state(at: progress).value }

  /// The value, and its change per unit of progress; at a stop that of the link that begins there.
  public func state(at progress: Double) -> MotionState<Double> {
    guard let first = stops.first, let last = stops.last, !progress.isNaN else {
      return MotionState(value: .nan, velocity: .nan)
    }
    if progress < first.progress { return MotionState(value: first.value, velocity: 0) }
    if progress >= last.progress { return MotionState(value: last.value, velocity: 0) }
    // The link that begins last at or before the progress.
    var low = 0
    var high = stops.count - 1
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if stops[middle].progress <= progress { low = middle } else { high = middle }
    }
    let start = stops[low]
    let end = stops[high]
    let slope = (end.value - start.value) / (end.progress - start.progress)
    // From the nearer stop, so that both are met exactly.
    let isEarly = progress - start.progress <= end.progress - progress
    let value =
      isEarly
      ? start.value + slope * (progress - start.progress) : end.value - slope * (end.progress - progress)
    return MotionState(value: value, velocity: slope)
  }

  /// The smallest and the largest value; nil without stops.
  public var valueRange: ClosedRange<Double>? {
    guard let first = stops.first, !stops.contains(where: { $0.value.isNaN }) else { return nil }
    let lowest = stops.reduce(first.value) { min($0, $1.value) }
    let highest = stops.reduce(first.value) { max($0, $1.value) }
    return lowest...highest
  }

  /// The curve with every stop rounded to decimals, the first and the last left as they are.
  ///
  /// - Parameters:
  ///   - progressDigits: decimals of the progress, 0 to 17.
  ///   - valueDigits: decimals of the value, 0 to 17.
  public func rounded(progressDigits: Int, valueDigits: Int) -> Polyline {
    Polyline(
      stops: stops.indices.map { index in
        let stop = stops[index]
        if index == 0 || index == stops.count - 1 { return stop }
        return PolylineStop(
          progress: Decimals.rounded(stop.progress, to: progressDigits),
          value: Decimals.rounded(stop.value, to: valueDigits))
      })
  }
}

/// Rounding to decimals.
enum Decimals {
  /// More decimals than this leave a number as it is.
  static let most = 17

  /// The double next to the decimal of so many digits that is nearest to a number.
  static func rounded(_ number: Double, to digits: Int) -> Double {
    guard digits < most, number.isFinite else { return number }
    let power = power(digits)
    let scaled = number * power
    // Beyond 2⁵² there are no fractions.
    return scaled.magnitude < 0x1p52 ? scaled.rounded() / power : number
  }

  /// One unit of the last of so many digits.
  static func unit(_ digits: Int) -> Double { 1 / power(digits) }

  private static func power(_ digits: Int) -> Double {
    var power = 1.0
    for _ in 0..<min(max(0, digits), most) { power *= 10 }
    return power
  }
}
