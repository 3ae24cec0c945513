// SPDX-License-Identifier: Apache-2.0

/// How far two motions are apart: in value, in velocity, and in the time they take to settle.
///
/// The largest differences over a duration are found by search with bounds from the accelerations, not by sampling:
/// nowhere does a difference exceed its ``LargestDifference/bound``, which is at most 2⁻³⁰ of the difference, and
/// 2⁻³⁶ of the range of the values (for velocities 2⁻²⁴ of the largest one), above what is reached; roundings, a few
/// units of 2⁻⁵³ of the values, come on top. With a ``SurveyedMotion`` that is as certain as the survey is.
public struct MotionDifference: Hashable, Sendable {
  /// Over how many seconds from time 0 the motions were compared.
  public let duration: Double
  /// The largest difference of the values: the second motion minus the first.
  public let value: LargestDifference
  /// The largest difference of the velocities, per second; where one jumps, on either side. Infinite where a
  /// velocity is.
  public let velocity: LargestDifference
  /// After how many seconds the first motion stays within epsilon of where it comes to rest.
  ///
  /// Of a curve that ends that is a time before its end, or the end itself where it comes there with a jump; of a spring
  /// its ``Motion/settlingDuration(epsilon:)``.
  public let firstSettlingDuration: Double
  /// After how many seconds the second motion stays within epsilon of where it comes to rest.
  public let secondSettlingDuration: Double

  /// By how much later the second motion settles, in seconds; 0 where neither ever does.
  public var settlingDifference: Double {
    firstSettlingDuration == secondSettlingDuration ? 0 : secondSettlingDuration - firstSettlingDuration
  }

  /// Compares two motions.
  ///
  /// - Parameters:
  ///   - first: a motion.
  ///   - second: another one.
  ///   - duration: over how many seconds, above 0 and finite.
  ///   - epsilon: how close the motions are where they have settled, in value units.
  /// - Throws: ``ApproximationError``, for a duration that is none, a motion without finite values, and motions
  ///   whose accelerations turn more than 262,144 times.
  @specialized(where First == SpringMotion<Double>, Second == PolylineMotion)
  public init<First: ChartedMotion, Second: ChartedMotion>(
    _ first: First, _ second: Second, until duration: Double, epsilon: Double = 0.001
  ) throws(ApproximationError) {
    let search = try DifferenceSearch(first, second, until: duration)
    self.duration = duration
    value = search.value()
    velocity = search.velocity()
    firstSettlingDuration = first.settledTime(within: epsilon)
    secondSettlingDuration = second.settledTime(within: epsilon)
  }
}
