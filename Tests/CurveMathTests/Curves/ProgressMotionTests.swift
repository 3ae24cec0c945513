// SPDX-License-Identifier: Apache-2.0

import CurveMath
import TestSupport
import Testing

@Suite(.tags(.smoke)) struct ProgressMotionTests {
  private let steps = ProgressMotion(curve: StepCurve(count: 4, jumps: .both), duration: 2, from: 10, to: 20)
  private let pieces = ProgressMotion(
    curve: LinearCurve(stops: [.init(0.2), .init(0.9, at: 0.25), .init(1)]), duration: 2, from: 1, to: -1)

  @Test func `before it begins a motion is where its curve is before 0`() {
    #expect(steps.state(at: -1) == MotionState(value: 10, velocity: 0))
    #expect(steps.state(at: 0) == MotionState(value: 12, velocity: 0))
    #expect(pieces.state(at: -1) == MotionState(value: pieces.value(at: 0), velocity: 0))
  }

  @Test func `it is blended by the curve's share`() {
    #expect([0.25, 0.5, 1, 1.99, 2, 3].map(steps.value) == [12, 14, 16, 18, 20, 20])
    #expect(pieces.value(at: 0.5) == 1 - 2 * 0.9)
    #expect(pieces.value(at: 5) == -1)
  }

  @Test func `its velocity is the slope times the way through the duration`() {
    #expect(pieces.velocity(at: 0.25) == -2 * pieces.curve.velocity(at: 0.125) / 2)
    #expect(pieces.velocity(at: 3) == 0)
    #expect(pieces.acceleration(at: 1) == 0)
    #expect(steps.velocity(at: 1) == 0)
  }

  @Test func `it ends with its duration`() {
    #expect(steps.settlingDuration(epsilon: 1) == 2)
    let instant = ProgressMotion(curve: StepCurve(count: 1), duration: 0, from: 3, to: 4)
    #expect(instant.value(at: 0) == 4 && instant.value(at: -1) == 3)
  }

  @Test(arguments: [-1, Double.nan])
  func `a duration that is none gives no value`(duration: Double) {
    let motion = ProgressMotion(curve: StepCurve(count: 2), duration: duration)
    #expect(motion.value(at: 0.5).isNaN && motion.velocity(at: 0.5).isNaN && motion.acceleration(at: 0).isNaN)
    #expect(motion.settlingDuration(epsilon: 1).isNaN)
  }
}
