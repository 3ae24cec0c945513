// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// What the last touch of a drag says about its velocity.
struct LiftTests {
  /// The velocity of a finger that goes at 1000 points per second for 0.1 s at 120 Hz, and is lifted so many seconds
  /// after its last sample, so many points beside it.
  private func velocity(
    after silence: Double, beside offset: Double, _ sampling: VelocitySampling = .fitted
  ) -> Double? {
    var touches = (0...12).map { index in
      let time = Double(index) / 120
      return Touch(time: time, location: Point(x: 1000 * time, y: 0), phase: index == 0 ? .began : .moved)
    }
    touches.append(Touch(time: 0.1 + silence, location: Point(x: 100 + offset, y: 0), phase: .ended))
    var recognizer = DragGesture().makeRecognizer(in: GestureEnvironment(velocitySampling: sampling))
    for touch in touches { recognizer.receive(TouchFrame(time: touch.time, touches: [touch])) }
    return recognizer.phase.value?.velocity.width
  }

  /// Silences from 1 ms to 45 ms.
  private let silences = (1...45).map { Double($0) / 1000 }

  @Test func `Half a point more or less as the finger is lifted changes the velocity by little`() throws {
    for silence in silences {
      var last = try #require(velocity(after: silence, beside: -3))
      for half in -5...90 {
        let next = try #require(velocity(after: silence, beside: Double(half) / 2))
        #expect(abs(next - last) < 60, "after \(silence) s, \(half) half points on")
        last = next
      }
    }
  }

  @Test(arguments: [VelocitySampling.fitted, .fittedLine])
  func `A millisecond more of silence changes the velocity by little`(_ sampling: VelocitySampling) throws {
    for offset in [0, 0.5, 2] {
      let velocities = try silences.map { try #require(velocity(after: $0, beside: offset, sampling)) }
      for (one, next) in zip(velocities, velocities.dropFirst()) { #expect(abs(next - one) < 100) }
    }
  }

  @Test func `A lift near the last sample never turns a flick round`() throws {
    for silence in silences {
      for offset in [-1, -0.5, 0.5, 1] {
        #expect(try #require(velocity(after: silence, beside: offset)) > -5)
      }
    }
  }

  @Test func `A lift where the finger would have come has the finger's velocity, however late`() throws {
    for silence in silences {
      let lifted = try #require(velocity(after: silence, beside: 1000 * silence))
      #expect(lifted.isNear(1000, within: 1e-9))
    }
  }

  @Test(arguments: [VelocitySampling.fitted, .fittedLine])
  func `Up to 20 ms after the last sample a lift at its place tells nothing`(
    _ sampling: VelocitySampling
  ) throws {
    for silence in silences where silence <= 0.02 {
      #expect(try #require(velocity(after: silence, beside: 0, sampling)).isNear(1000, within: 1e-9))
    }
  }

  @Test(arguments: [VelocitySampling.fitted, .fittedLine])
  func `A finger that is held for 40 ms and lifted has no velocity`(_ sampling: VelocitySampling) throws {
    for silence in [0.04, 0.05, 0.3, 5] {
      #expect(try #require(velocity(after: silence, beside: 0, sampling)) == 0)
      // A trembling as it is lifted is none either.
      #expect(try #require(velocity(after: silence, beside: 0.5, sampling)) < 15)
    }
  }
}

extension Double {
  fileprivate func isNear(_ other: Double, within part: Double) -> Bool {
    abs(self - other) <= part * abs(other)
  }
}
