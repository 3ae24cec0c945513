// SPDX-License-Identifier: Apache-2.0

/// A polyline that follows a motion within a tolerance, with the fewest stops.
///
/// Where the stops may lie anywhere, the count is minimal: ``fewestStops`` is proved, and the polyline has as
/// many, or one more where the proof leaves a gap or rounding needs the room. Of the polylines with that count it
/// is the one with nearly the smallest error, which leaves room for rounding. About `1 + ∫ √|x″| dt / (4·√tolerance)` stops are needed, and
/// `√2` times as many links where all stops have to lie on the motion.
public struct PolylineFit: Hashable, Sendable {
  /// Where stops may lie.
  public enum Placement: Hashable, Sendable {
    /// Anywhere.
    case free
    /// On the motion: every stop, except for the first and the last where they are given, has its value.
    case onCurve
  }

  /// To how many decimals stops are rounded. The first and the last keep their values.
  public enum Rounding: Hashable, Sendable {
    /// Not at all.
    case none
    /// To as few as leave the error within the tolerance. Where the fewest stops leave so little of it that the
    /// decimals would be a thousand times finer than the tolerance, there is one stop more.
    case needed
    /// To so many, whatever that does to the error.
    case digits(StopDigits)
  }

  /// Decimals of a polyline's stops.
  public struct StopDigits: Hashable, Sendable {
    /// Decimals of the progress; a percentage has two less.
    public var progress: Int
    /// Decimals of the value.
    public var value: Int

    /// So many decimals.
    public init(progress: Int, value: Int) {
      self.progress = progress
      self.value = value
    }
  }

  /// The polyline, in progress from 0 to 1.
  public let polyline: Polyline
  /// How many seconds the progress from 0 to 1 stands for.
  public let duration: Double
  /// The tolerance that was asked for; where a count was, the bound of the error.
  public let tolerance: Double
  /// The largest difference: the polyline minus the motion, after rounding, certain as ``MotionDifference`` is.
  public let error: LargestDifference
  /// No polyline with fewer stops than this, and with these ends, keeps within the tolerance: proved by the path
  /// with the fewest links in a tube that holds the true one. With stops on the curve it is a bound all the same.
  public let fewestStops: Int
  /// The decimals to which the stops were rounded; nil where they weren't.
  public let digits: StopDigits?

  /// The polyline over its duration.
  public var motion: PolylineMotion { PolylineMotion(polyline: polyline, duration: duration) }

  /// The polyline with the fewest stops within a tolerance of a motion.
  ///
  /// - Parameters:
  ///   - motion: what to follow.
  ///   - duration: for how many seconds from time 0, above 0 and finite.
  ///   - tolerance: the largest difference of the values, in value units.
  ///   - placement: where stops may lie.
  ///   - start: the value of the first stop; nil for the motion's.
  ///   - end: the value of the last stop; nil for the motion's. A spring that has settled within the tolerance may
  ///     end at its target.
  ///   - rounding: to how many decimals the stops are rounded.
  ///   - most: the largest number of stops that is wanted; nil for any.
  /// - Throws: ``ApproximationError``; with ``ApproximationError/tooManyParts(limit:)`` where it is certain that more
  ///   stops are needed than are wanted, before they are looked for.
  @specialized(where Base == SpringMotion<Double>)
  public init<Base: ChartedMotion>(
    approximating motion: Base, until duration: Double, tolerance: Double,
    placement: Placement = .free, start: Double? = nil, end: Double? = nil, rounding: Rounding = .none,
    atMost most: Int? = nil
  ) throws(ApproximationError) {
    guard tolerance > 0, tolerance < .infinity else { throw .tolerance(tolerance) }
    var search = try PolylineSearch(
      motion, until: duration, tolerance: tolerance, placement: placement, start: start, end: end)
    try search.checkEnds()
    try search.find(atMost: most)
    search.balance()
    try self.init(motion, search, rounding: rounding)
  }

  /// The polyline with so many stops that is closest to a motion.
  ///
  /// Its error is the smallest, to one part in 100, that any polyline with this count and these ends has (with stops
  /// on the curve, that is found).
  ///
  /// - Parameters:
  ///   - motion: what to follow.
  ///   - duration: for how many seconds from time 0, above 0 and finite.
  ///   - count: the number of stops, 2 or more. Fewer come back where more would make nothing better.
  ///   - placement: where stops may lie.
  ///   - start: the value of the first stop; nil for the motion's.
  ///   - end: the value of the last stop; nil for the motion's.
  ///   - rounding: to how many decimals the stops are rounded; ``Rounding/needed`` rounds to what adds no more than
  ///     one part in 20 to the error.
  /// - Throws: ``ApproximationError``.
  public init(
    approximating motion: some ChartedMotion, until duration: Double, count: Int,
    placement: Placement = .free,
    start: Double? = nil, end: Double? = nil, rounding: Rounding = .none
  ) throws(ApproximationError) {
    guard count >= 2 else { throw .count(count, smallest: 2) }
    let search = try PolylineSearch.closest(
      motion, until: duration, count: count, placement: placement, start: start, end: end)
    try self.init(motion, search, rounding: rounding)
  }

  private init<Base: ChartedMotion>(
    _ motion: Base, _ search: PolylineSearch<Base>, rounding: Rounding
  ) throws(ApproximationError) {
    let rounded = search.rounded(rounding)
    polyline = Polyline(stops: rounded.stops)
    digits = rounded.digits
    duration = search.duration
    fewestStops = search.fewestStops
    let approximation = PolylineMotion(polyline: polyline, duration: search.duration)
    var error = try DifferenceSearch(motion, approximation, until: search.duration).value()
    if let proved = search.provedError(of: rounded.stops) {
      error.bound = min(error.bound, max(proved, error.magnitude))
    }
    self.error = error
    tolerance = search.tolerance
  }
}
