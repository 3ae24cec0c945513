// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica
import TestSupport
import Testing

/// Numbers that are no good: frames end, nothing traps.
struct OddInputTests {
  private static let odd: [Double] = [
    .nan, .infinity, -.infinity, 0, -1, 1e308, -1e308, .leastNonzeroMagnitude, 1e-12, 4e13,
  ]

  private static func animations(_ number: Double) -> [SwiftUIAnimation] {
    [
      .spring(response: number, dampingFraction: 1), .spring(response: 0.5, dampingFraction: number),
      .spring(duration: 0.5, bounce: number), .interactiveSpring(blendDuration: number),
      .spring(Spring(duration: number, bounce: 0)), .linear(duration: number),
      .timingCurve(.circularEaseIn, duration: number), .interpolatingSpring(duration: number),
      .interpolatingSpring(mass: number, stiffness: 100, damping: 10),
      .interpolatingSpring(stiffness: number, damping: 10),
      .interpolatingSpring(stiffness: 100, damping: number),
      .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: number),
      .spring().delay(number), .spring().speed(number), .linear().delay(number), .linear().speed(number),
      .linear(duration: number).repeatForever(), .spring().speed(number).repeatCount(3),
      .spring().logicallyComplete(after: number),
    ]
  }

  @Test(arguments: odd)
  func `every animation of an odd number draws its frames`(number: Double) {
    for animation in OddInputTests.animations(number) {
      var value = SwiftUIAnimatedValue(0.0)
      value.animate(to: 1, animation)
      for frame in 0..<40 { value.frame(at: Double(frame) / 60) }
      for other in [SwiftUIAnimation.spring(), .linear(), animation] {
        value.animate(to: value.model + 1, other)
        for frame in 0..<3 { value.frame(at: value.lastFrame.time + Double(frame + 1) / 60) }
      }
      #expect(value.lastFrame.time > 0.7)
    }
  }

  @Test(arguments: odd)
  func `an odd target is shown, and a good one after it recovers where nothing runs`(number: Double) {
    var value = SwiftUIAnimatedValue(0.0)
    value.animate(to: number, .linear(duration: 0.1))
    for frame in 0..<20 { value.frame(at: Double(frame) / 60) }
    #expect(!value.isAnimating)
    #expect(value.lastFrame.value == number || number.isNaN)
    value.animate(to: 3, nil)
    #expect(value.frame(at: 1).value == 3)
  }

  @Test(arguments: [1e6, 1e12, 4e13, 1e17, 1e300])
  func `a frame far away takes at most 301 steps`(time: Double) {
    var value = SwiftUIAnimatedValue(0.0)
    value.animate(to: 100, .spring(duration: 0.5))
    for frame in 0..<10 { value.frame(at: Double(frame) / 60) }
    let before = value.lastFrame.value
    let far = value.frame(at: time).value
    #expect(far >= before && far <= 200)
    for factor in [1.5, 2, 3] { value.frame(at: time * factor) }
    #expect(value.lastFrame.time == time * 3)
  }

  @Test func `a new target in every frame goes on for thousands of frames`() {
    let animations: [SwiftUIAnimation] = [
      .spring(), .linear(duration: 0.3), .bouncy(), .interpolatingSpring(stiffness: 200, damping: 8),
      .linear(duration: 0.2).delay(0.1),
    ]
    var random = SeededGenerator(seed: 11)
    var value = SwiftUIAnimatedValue(0.0)
    for frame in 0..<2_000 {
      value.animate(
        to: Double.random(in: 0...100, using: &random),
        animations[Int.random(in: 0..<animations.count, using: &random)])
      value.frame(at: Double(frame) / 60)
      #expect(value.lastFrame.value.magnitude < 1_000)
    }
  }

  @Test func `a spring with a new target in every frame follows it`() {
    var value = SwiftUIAnimatedValue(0.0)
    for frame in 1...600 {
      value.animate(to: Double(frame), .interactiveSpring())
      value.frame(at: Double(frame) / 60)
    }
    #expect(value.lastFrame.value > 590 && value.lastFrame.value < 600)
  }

  @Test(arguments: [0, -60, Double.nan, .infinity, -.infinity, Double.leastNonzeroMagnitude])
  func `a run at no frame rate has one frame`(rate: Double) {
    #expect(ReplicaRun(.spring(), rate: rate).frames.count == 1)
  }

  @Test func `from a value to itself there is one frame`() {
    let run = ReplicaRun(.spring(), from: 5, to: 5)
    #expect(run.frames.count == 1 && run.frames[0].value == 5 && !run.frames[0].isAnimating)
  }
}
