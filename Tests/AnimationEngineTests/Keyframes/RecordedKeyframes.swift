// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// A timeline of numbers from 0 on, and what the shipping SwiftUI was seen to return for it, to three decimals.
///
/// Source: mburger89/MetalUI, `docs/probes/swiftui-controls-looks.swift`, arms K3 to K4e, run on macOS 27.0.
struct RecordedKeyframes: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let timeline: KeyframeTimeline<Double>
  let duration: Double
  let samples: [(time: Double, value: Double)]

  init(
    _ name: String, duration: Double, _ samples: KeyValuePairs<Double, Double>,
    @KeyframesBuilder<Double> keyframes: () -> some Keyframes<Double>
  ) {
    testDescription = name
    timeline = KeyframeTimeline(initialValue: 0, content: keyframes)
    self.duration = duration
    self.samples = samples.map { ($0.key, $0.value) }
  }

  /// Half of the last printed digit; ties were printed downwards as well as upwards.
  static let printed = 0.0005 + 1e-12

  static var all: [RecordedKeyframes] {
    [
      RecordedKeyframes(
        "K3, cubics between 10, −10 and 0", duration: 0.6,
        [
          0.05: 1.797, 0.10: 5.625, 0.15: 9.141, 0.20: 10, 0.25: 6.406, 0.30: 0, 0.35: -6.406, 0.40: -10,
          0.50: -5.625, 0.60: 0,
        ]
      ) {
        CubicKeyframe(10, duration: 0.2)
        CubicKeyframe(-10, duration: 0.2)
        CubicKeyframe(0, duration: 0.2)
      },
      RecordedKeyframes(
        "K3b, a cubic alone", duration: 0.4,
        [
          0.05: 0.430, 0.10: 1.562, 0.15: 3.164, 0.20: 5, 0.25: 6.836, 0.30: 8.437, 0.35: 9.570, 0.40: 10,
        ]
      ) {
        CubicKeyframe(10, duration: 0.4)
      },
      RecordedKeyframes(
        "K3c, a short cubic and a long one back", duration: 0.4,
        [
          0.025: 1.562, 0.05: 5, 0.075: 8.437, 0.10: 10, 0.15: 9.259, 0.20: 7.407, 0.25: 5, 0.30: 2.593,
          0.35: 0.741,
        ]
      ) {
        CubicKeyframe(10, duration: 0.1)
        CubicKeyframe(0, duration: 0.3)
      },
      RecordedKeyframes(
        "K3d, a cubic between linear keyframes", duration: 0.6,
        [0.25: 9.609, 0.30: 5.625, 0.35: 1.328, 0.40: 0, 0.50: 2.5]
      ) {
        LinearKeyframe(10, duration: 0.2)
        CubicKeyframe(0, duration: 0.2)
        LinearKeyframe(5, duration: 0.2)
      },
      RecordedKeyframes(
        "K3e, a cubic with velocities of its own", duration: 0.4,
        [0.05: 2.344, 0.10: 4.375, 0.20: 7.5, 0.30: 9.375, 0.35: 9.844]
      ) {
        CubicKeyframe(10, duration: 0.4, startVelocity: 50, endVelocity: 0)
      },
      RecordedKeyframes(
        "K3f, cubics that go on upwards", duration: 0.4,
        [0.05: 0.859, 0.10: 3.125, 0.15: 6.328, 0.25: 15.234, 0.30: 21.875, 0.35: 27.578]
      ) {
        CubicKeyframe(10, duration: 0.2)
        CubicKeyframe(30, duration: 0.2)
      },
      RecordedKeyframes(
        "K3h, the same before a hold", duration: 0.6,
        [0.05: 0.859, 0.10: 3.125, 0.15: 6.328, 0.25: 15.234, 0.30: 21.875, 0.35: 27.578]
      ) {
        CubicKeyframe(10, duration: 0.2)
        CubicKeyframe(30, duration: 0.2)
        LinearKeyframe(30, duration: 0.2)
      },
      RecordedKeyframes(
        "cubics of unequal length that go on upwards", duration: 0.4,
        [0.025: 1.211, 0.05: 4.062, 0.075: 7.383, 0.175: 16.289, 0.25: 22.812, 0.325: 27.930]
      ) {
        CubicKeyframe(10, duration: 0.1)
        CubicKeyframe(30, duration: 0.3)
      },
      RecordedKeyframes(
        "K4, a spring that is cut off", duration: 0.4,
        [
          0.05: 1.860, 0.10: 4.656, 0.15: 6.819, 0.20: 8.210, 0.25: 9.029, 0.30: 9.487, 0.35: 9.734,
          0.40: 9.864, 0.45: 9.864, 10: 9.864,
        ]
      ) {
        SpringKeyframe(10, duration: 0.4, spring: Spring(duration: 0.4, bounce: 0))
      },
      RecordedKeyframes(
        "K4b, a spring that chooses its duration", duration: 1.273,
        [
          0.05: 2.105, 0.10: 5.614, 0.15: 8.343, 0.20: 9.841, 0.25: 10.396, 0.30: 10.440, 0.35: 10.298,
          0.40: 10.145, 0.50: 9.993, 0.60: 9.982, 0.80: 10.001,
        ]
      ) {
        SpringKeyframe(10, spring: Spring(duration: 0.4, bounce: 0.3))
      },
      RecordedKeyframes(
        "K4e, a spring with the velocity of what was before", duration: 0.6,
        [0.25: 9.280, 0.30: 6.384, 0.40: 2.222, 0.60: 0.173]
      ) {
        LinearKeyframe(10, duration: 0.2)
        SpringKeyframe(0, duration: 0.4, spring: Spring(duration: 0.4, bounce: 0))
      },
    ]
  }
}

struct RecordedKeyframeTests {
  @Test(arguments: RecordedKeyframes.all)
  func `a timeline shows what SwiftUI was seen to show`(recorded: RecordedKeyframes) {
    for sample in recorded.samples {
      let value = recorded.timeline.value(time: sample.time)
      #expect(
        (value - sample.value).magnitude <= RecordedKeyframes.printed,
        "at \(sample.time): \(value), recorded \(sample.value)")
    }
  }

  @Test(arguments: RecordedKeyframes.all)
  func `a timeline lasts as long as SwiftUI's`(recorded: RecordedKeyframes) {
    #expect((recorded.timeline.duration - recorded.duration).magnitude <= RecordedKeyframes.printed)
  }

  @Test(arguments: RecordedKeyframes.all)
  func `the velocity is the derivative of the value`(recorded: RecordedKeyframes) {
    let step = 1e-6
    for index in 0..<200 {
      let time = recorded.timeline.duration * (Double(index) + 0.37) / 200
      let before = recorded.timeline.value(time: time - step)
      let after = recorded.timeline.value(time: time + step)
      let velocity = recorded.timeline.velocity(time: time)
      #expect(((after - before) / (2 * step) - velocity).magnitude < 1e-5 * 300, "at \(time)")
    }
  }

  @Test(arguments: RecordedKeyframes.all)
  func `the acceleration is the derivative of the velocity`(recorded: RecordedKeyframes) throws {
    let motion = try #require(recorded.timeline.motion(of: \.self))
    let step = 1e-6
    for index in 0..<200 {
      let time = motion.duration * (Double(index) + 0.37) / 200
      let difference = (motion.velocity(at: time + step) - motion.velocity(at: time - step)) / (2 * step)
      #expect((difference - motion.acceleration(at: time)).magnitude < 1e-4 * 300, "at \(time)")
    }
  }
}
