// SPDX-License-Identifier: Apache-2.0

/// A place where a curve turns, or where something about it is largest.
@frozen
public struct Extremum: Hashable, Sendable {
  /// The time in seconds; the progress where the curve is one of progress.
  public var time: Double
  /// The value there, in value units (for a velocity per second, for an acceleration per second squared).
  public var value: Double

  /// A place by its time and its value.
  @inlinable
  public init(time: Double, value: Double) {
    self.time = time
    self.value = value
  }
}
