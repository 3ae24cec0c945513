// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// Samples of a value that follows fingers, the release among them.
struct FollowedValue<Value: VectorArithmetic & Sendable>: Sendable {
  private var sampler: VelocitySampler<Value>
  private var last: Value?

  init(_ sampling: VelocitySampling) {
    sampler = VelocitySampler(sampling)
  }

  /// Adds a sample.
  ///
  /// A release at another value than the last sample's is a sample like any other: the last bit of the way counts.
  /// One at the same value repeats it, as touch screens do, and says only that the finger is up; if it stood still
  /// before, the age of the last sample says so.
  mutating func add(_ value: Value, time: Double, isRelease: Bool) {
    if isRelease, value == last { return }
    sampler.addSample(value, time: time)
    last = value
  }

  func velocity(at time: Double) -> Value { sampler.velocity(at: time) }
}
