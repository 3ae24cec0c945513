// SPDX-License-Identifier: Apache-2.0

/// Sampled columns: times, values and velocities of one motion.
public struct Trajectory<Value: VectorArithmetic & Sendable>: Equatable, Sendable {
  /// Times in seconds, in the order in which they were asked for.
  public let times: [Double]
  /// The value at each time.
  public let values: [Value]
  /// The velocity at each time, in value units per second.
  public let velocities: [Value]

  /// Columns of equal length; longer ones are cut to the shortest.
  public init(times: [Double], values: [Value], velocities: [Value]) {
    let count = min(times.count, values.count, velocities.count)
    self.times = Array(times.prefix(count))
    self.values = Array(values.prefix(count))
    self.velocities = Array(velocities.prefix(count))
  }

  /// A motion sampled at times. It holds every sample: a grid of billions needs the memory for them, and is
  /// better walked through time by time.
  @inlinable
  public init(sampling motion: some Motion<Value>, at times: SampleTimes) {
    var values: [Value] = []
    var velocities: [Value] = []
    values.reserveCapacity(Swift.min(times.count, 1 << 20))
    velocities.reserveCapacity(Swift.min(times.count, 1 << 20))
    for time in times {
      let state = motion.state(at: time)
      values.append(state.value)
      velocities.append(state.velocity)
    }
    self.init(times: Array(times), values: values, velocities: velocities)
  }

  /// How many samples there are.
  public var count: Int { times.count }
}
