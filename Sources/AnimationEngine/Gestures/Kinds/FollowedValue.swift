// SPDX-License-Identifier: Apache-2.0

import CurveMath

/// Samples of a value that follows fingers, the release among them.
///
/// A release tells a little of the way, or nothing. Where it is as far on as the finger would have come since the last
/// sample, or half as far, it is a sample like any other: the last bit of the way counts. At the very value of the last
/// sample it repeats that, as touch screens do, and says only that the finger is up; if it stood still before, the age
/// of the last sample says so. Between the two it counts by how far it has come, so that a little trembling as the
/// finger is lifted does not decide about the velocity. By SwiftUI's rule it is a sample unless it repeats the last.
struct FollowedValue<Value: VectorArithmetic & Sendable>: Sendable {
  private var sampler: VelocitySampler<Value>
  private var last: (value: Value, time: Double)?
  /// The samples without the release, where that counts in part.
  private var unreleased: VelocitySampler<Value>?
  /// How much the release counts.
  private var share = 1.0

  init(_ sampling: VelocitySampling) {
    sampler = VelocitySampler(sampling)
  }

  /// Adds a sample.
  mutating func add(_ value: Value, time: Double, isRelease: Bool) {
    if isRelease, let last {
      if value == last.value { return }
      let expected = sampler.velocity(at: last.time).scaled(by: time - last.time)
      share = FollowedValue.share(way: value - last.value, expected: expected)
      if sampler.sampling != .swiftUI, share < 1 { unreleased = sampler }
    }
    sampler.addSample(value, time: time)
    last = (value, time)
  }

  func velocity(at time: Double) -> Value {
    let velocity = sampler.velocity(at: time)
    guard let unreleased else { return velocity }
    return unreleased.velocity(at: time).scaled(by: 1 - share) + velocity.scaled(by: share)
  }

  /// How much a release counts that has come so far on a way that was to be expected.
  private static func share(way: Value, expected: Value) -> Double {
    let part = 2 * (way.magnitudeSquared / expected.magnitudeSquared).squareRoot()
    return part < 1 ? part * part * (3 - 2 * part) : 1
  }
}
