// SPDX-License-Identifier: Apache-2.0

/// How a synthetic finger is sampled: how often, and how far the samples are off.
public struct TouchSampling: Hashable, Sendable {
  /// Samples per second; 120 where the number makes no sense.
  public var rate: Double
  /// The standard deviation of each coordinate, in points.
  public var noise: Double
  /// How far a time stamp is off at most, in seconds; stamps never change their order.
  public var jitter: Double
  /// Names the random numbers.
  public var seed: UInt64

  /// A way of sampling; without noise and jitter samples are exact.
  public init(rate: Double = 120, noise: Double = 0, jitter: Double = 0, seed: UInt64 = 1) {
    self.rate = rate > 0 && rate <= 1e6 ? rate : 120
    self.noise = noise.isFinite ? noise.magnitude : 0
    self.jitter = jitter.isFinite ? jitter.magnitude : 0
    self.seed = seed
  }
}
