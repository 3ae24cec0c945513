// SPDX-License-Identifier: Apache-2.0

/// The times at which a motion is sampled, each computed from its index.
///
/// Nothing is accumulated and nothing is stored, so a grid of a hundred million times costs no memory. A grid
/// with an end finishes exactly at that end; where the end is not a whole number of steps, it comes as one
/// more time after the last whole step. An end within 10⁻⁹ steps of a whole number of them counts as that
/// number, so that steps of 0.1 until 0.3 are four times.
public struct SampleTimes: Hashable, Sendable, RandomAccessCollection {
  enum Rule: Hashable, Sendable {
    case list([Double])
    case rate(Double)
    case step(Double)
    case divisions(Double)
  }

  /// Why a grid can't be made.
  public enum Failure: Error, Hashable, Sendable {
    /// The rate is not a finite number above 0.
    case rate(Double)
    /// The step is not a finite number above 0.
    case step(Double)
    /// The count is below 1.
    case count(Int)
    /// The end is not a finite number, 0 or more.
    case end(Double)
    /// There would be more times than an index can count.
    case tooMany
  }

  let rule: Rule
  let end: Double
  /// How many times there are.
  public let count: Int

  /// Exactly these times, in this order.
  public static func exactly(_ times: [Double]) -> SampleTimes {
    SampleTimes(rule: .list(times), end: times.last ?? 0, count: times.count)
  }

  /// The frames `k / framesPerSecond` from 0, and the end.
  public static func frames(
    perSecond framesPerSecond: Double, until end: Double
  ) throws(Failure) -> SampleTimes {
    guard framesPerSecond > 0, framesPerSecond.isFinite else { throw .rate(framesPerSecond) }
    return SampleTimes(
      rule: .rate(framesPerSecond), end: end, count: try stepped(end, intervals: end * framesPerSecond))
  }

  /// The times `k · step` from 0, and the end.
  public static func steps(of step: Double, until end: Double) throws(Failure) -> SampleTimes {
    guard step > 0, step.isFinite else { throw .step(step) }
    return SampleTimes(rule: .step(step), end: end, count: try stepped(end, intervals: end / step))
  }

  /// So many times, evenly from 0 to the end, both included; a single one stands at 0.
  public static func count(_ count: Int, until end: Double) throws(Failure) -> SampleTimes {
    guard count >= 1 else { throw .count(count) }
    guard end >= 0, end.isFinite else { throw .end(end) }
    return SampleTimes(rule: .divisions(Double(Swift.max(count - 1, 1))), end: end, count: count)
  }

  private static func stepped(_ end: Double, intervals: Double) throws(Failure) -> Int {
    guard end >= 0, end.isFinite else { throw .end(end) }
    guard intervals < 0x1p62 else { throw .tooMany }
    let whole = intervals.rounded()
    // An end above 0 is a time of its own, however long the step is.
    let isWhole = (intervals - whole).magnitude <= 1e-9 && (whole > 0 || end == 0)
    return isWhole ? Int(whole) + 1 : Int(intervals.rounded(.down)) + 2
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// ``count``.
  public var endIndex: Int { count }

  /// The time at an index.
  public subscript(index: Int) -> Double {
    precondition(index >= 0 && index < count, "index out of range")
    switch rule {
    case .list(let times): return times[index]
    case .rate(let rate): return index == count - 1 ? end : Double(index) / rate
    case .step(let step): return index == count - 1 ? end : Double(index) * step
    case .divisions(let divisions):
      if index == count - 1, count > 1 { return end }
      return end * (Double(index) / divisions)
    }
  }
}
