// SPDX-License-Identifier: Apache-2.0

extension SampleTimes {
  /// The frames of a motion from 0 until it has settled, and that time.
  ///
  /// - Throws: ``Failure/end(_:)`` for a motion that never stays within `epsilon` of where it ends.
  public static func frames(
    perSecond framesPerSecond: Double, untilSettled motion: some Motion, epsilon: Double = 0.001
  ) throws(Failure) -> SampleTimes {
    try frames(perSecond: framesPerSecond, until: motion.settlingDuration(epsilon: epsilon))
  }

  /// The steps of a motion from 0 until it has settled, and that time.
  ///
  /// - Throws: ``Failure/end(_:)`` for a motion that never stays within `epsilon` of where it ends.
  public static func steps(
    of step: Double, untilSettled motion: some Motion, epsilon: Double = 0.001
  ) throws(Failure) -> SampleTimes {
    try steps(of: step, until: motion.settlingDuration(epsilon: epsilon))
  }

  /// So many times from 0 until a motion has settled, both included.
  ///
  /// - Throws: ``Failure/end(_:)`` for a motion that never stays within `epsilon` of where it ends.
  public static func count(
    _ count: Int, untilSettled motion: some Motion, epsilon: Double = 0.001
  ) throws(Failure) -> SampleTimes {
    try self.count(count, until: motion.settlingDuration(epsilon: epsilon))
  }
}
