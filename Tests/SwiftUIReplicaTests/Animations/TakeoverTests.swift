// SPDX-License-Identifier: Apache-2.0

import CurveMath
import SwiftUIReplica
import TestSupport
import Testing

/// What a new animation does to one that runs.
struct TakeoverTests {
  private static let spring = SwiftUIAnimation.spring(response: 0.5, dampingFraction: 0.825)

  /// A value after so many frames of an animation to 100, at 60 a second.
  private static func moving(_ animation: SwiftUIAnimation, frames: Int) -> SwiftUIAnimatedValue<Double> {
    var value = SwiftUIAnimatedValue(0.0)
    value.animate(to: 100, animation)
    for frame in 0..<frames { value.frame(at: Double(frame) / 60) }
    return value
  }

  @Test func `a spring keeps value and velocity of the spring before`() {
    var kept = TakeoverTests.moving(TakeoverTests.spring, frames: 12)
    var turned = kept
    turned.animate(to: 0, TakeoverTests.spring)
    let straight = kept.frame(at: 12.0 / 60)
    let frames = (12..<16).map { turned.frame(at: Double($0) / 60) }
    #expect(frames[0].value == straight.value && frames[0].velocity == straight.velocity)
    // It goes on upwards, though its target lies below.
    #expect(straight.velocity > 100 && frames[1].value > frames[0].value)
    #expect(frames[1].velocity < frames[0].velocity && frames[1].value < kept.frame(at: 13.0 / 60).value)
  }

  @Test func `a spring to nearly the same target goes on, at most a step ahead`() {
    // What takes over counts from the frame's time, though the integrator was up to a step ahead of it.
    var once = TakeoverTests.moving(TakeoverTests.spring, frames: 12)
    var again = once
    again.animate(to: again.model.nextUp, TakeoverTests.spring)
    for frame in 12..<40 {
      let (first, second) = (once.frame(at: Double(frame) / 60), again.frame(at: Double(frame) / 60))
      #expect((first.value - second.value).magnitude <= 1.5 * first.velocity.magnitude / 300 + 0.05)
    }
  }

  @Test func `a bezier hands over no velocity, the curve of a UnitCurve hands over its own`() {
    for (animation, velocity) in [
      (SwiftUIAnimation.bezier(.easeInOut, duration: 0.5), 0.0),
      (.timingCurve(.linear, duration: 0.5), 200),
    ] {
      var value = TakeoverTests.moving(animation, frames: 12)
      let shown = value.lastFrame.value
      value.animate(to: 300, TakeoverTests.spring)
      let frame = value.frame(at: 12.0 / 60)
      #expect(frame.value >= shown)
      #expect((frame.velocity - velocity).magnitude < 1e-9)
    }
  }

  @Test func `a curve that has ended in the very frame has arrived`() {
    // In frame 34 the curve of half a second is found to have ended.
    var value = SwiftUIAnimatedValue(0.0)
    value.animate(to: 100, .linear(duration: 0.5))
    for frame in 0...33 { value.frame(at: Double(frame) / 64) }
    #expect(value.lastFrame.value == 100 && value.isAnimating)
    value.animate(to: 300, TakeoverTests.spring)
    #expect(value.frame(at: 34.0 / 64).value == 100 && value.frame(at: 36.0 / 64).value > 100)
  }

  @Test func `a curve over a spring leads from the moving spring`() {
    var spring = TakeoverTests.moving(TakeoverTests.spring, frames: 12)
    var both = spring
    both.animate(to: 0, .linear(duration: 1))
    for frame in 12..<70 {
      let under = spring.frame(at: Double(frame) / 60)
      let base = under.isAnimating ? under.value : 100
      let shown = both.frame(at: Double(frame) / 60).value
      #expect((shown - base * (1 - Double(frame - 12) / 60)).magnitude < 1e-9)
    }
  }

  @Test func `two lines chase: at 0.6 s the value is 0.54, where a sum would have 0.5`() {
    var value = SwiftUIAnimatedValue(0.0)
    value.animate(to: 1, .linear(duration: 1))
    // The time of the animation is 0 in frame 1, and 0.5 s in frame 31.
    for frame in 0...30 { value.frame(at: Double(frame) / 60) }
    value.animate(to: 0, .linear(duration: 1))
    for frame in 31...37 { value.frame(at: Double(frame) / 60) }
    expect(value.lastFrame.value, prints: "0.54")
    #expect((value.lastFrame.velocity - 0.3).magnitude < 1e-9)
  }

  @Test func `the whole ends with the last animation, though an earlier one would go on`() {
    var value = TakeoverTests.moving(.linear(duration: 5), frames: 12)
    value.animate(to: 0, .linear(duration: 0.5))
    var frame = 12
    while value.isAnimating, frame < 1_000 {
      value.frame(at: Double(frame) / 60)
      frame += 1
    }
    #expect(value.lastFrame.value == 0)
    #expect((42...44).contains(frame - 1))
  }

  @Test func `an animation that ends under another one stays at its target`() {
    var value = TakeoverTests.moving(.linear(duration: 0.3), frames: 12)
    value.animate(to: 200, .linear(duration: 2))
    for frame in 12..<60 { value.frame(at: Double(frame) / 60) }
    // 100, and what 47/60 of 2 s have covered of the other 100.
    #expect((value.lastFrame.value - 100 - 100 * (47.0 / 120)).magnitude < 1e-9)
  }

  @Test func `a spring that takes over from two that are combined starts at rest`() {
    var value = TakeoverTests.moving(TakeoverTests.spring, frames: 8)
    value.animate(to: 200, .linear(duration: 1))
    for frame in 8..<16 { value.frame(at: Double(frame) / 60) }
    let shown = value.lastFrame
    #expect(shown.velocity > 100)
    value.animate(to: 300, TakeoverTests.spring)
    let frame = value.frame(at: 16.0 / 60)
    #expect(frame.velocity == 0 && frame.value > shown.value)
  }

  @Test func `springs with the same delay or speed take over, with another they are combined`() {
    for (modified, other): (SwiftUIAnimation, SwiftUIAnimation) in [
      (TakeoverTests.spring.speed(0.5), TakeoverTests.spring.speed(0.25)),
      (TakeoverTests.spring.delay(0.05), TakeoverTests.spring.delay(0.1)),
      (TakeoverTests.spring.logicallyComplete(after: 1), TakeoverTests.spring.logicallyComplete(after: 2)),
    ] {
      let before = TakeoverTests.moving(modified, frames: 14)
      var same = before
      var different = before
      same.animate(to: 50, modified)
      different.animate(to: 50, other)
      #expect(same.frame(at: 14.0 / 60).velocity != 0)
      for frame in 15..<20 {
        let time = Double(frame) / 60
        #expect(same.frame(at: time).value != different.frame(at: time).value)
      }
    }
  }

  @Test func `the response goes over into that of the next spring while it is blended`() {
    let slow = SwiftUIAnimation.spring(response: 1, dampingFraction: 1)
    func after(_ frames: Int, blendDuration: Double) -> Double {
      var value = TakeoverTests.moving(slow, frames: 15)
      value.animate(
        to: 200, .spring(response: 0.2, dampingFraction: 1, blendDuration: blendDuration))
      for frame in 15..<15 + frames { value.frame(at: Double(frame) / 60) }
      return value.lastFrame.value
    }
    // The longer the blend, the longer it stays slow.
    let values = [0, 0.25, 0.5, 1].map { after(10, blendDuration: $0) }
    for (short, long) in zip(values, values.dropFirst()) { #expect(short > long, "\(values)") }
    // And it arrives: the blend ends.
    for duration in [0, 0.25, 0.5, 1] { #expect((after(150, blendDuration: duration) - 200).magnitude < 0.1) }
  }

  @Test func `springs of the same response have nothing to blend`() {
    let plain = TakeoverTests.moving(TakeoverTests.spring, frames: 12)
    var (without, with) = (plain, plain)
    without.animate(to: 50, .spring(response: 0.5, dampingFraction: 1))
    with.animate(to: 50, .spring(response: 0.5, dampingFraction: 1, blendDuration: 0.4))
    for frame in 12..<60 {
      #expect(without.frame(at: Double(frame) / 60) == with.frame(at: Double(frame) / 60))
    }
  }

  @Test func `a change without animation moves what is shown by the change, and the animation goes on`() {
    var kept = TakeoverTests.moving(.linear(duration: 1), frames: 12)
    var moved = kept
    moved.animate(to: 130, nil)
    for frame in 12..<60 {
      let (plain, shifted) = (kept.frame(at: Double(frame) / 60), moved.frame(at: Double(frame) / 60))
      #expect((shifted.value - plain.value - 30).magnitude < 1e-9)
      #expect(shifted.velocity == plain.velocity)
    }
  }

  @Test func `several changes before a frame begin one animation, the last`() {
    var several = SwiftUIAnimatedValue(0.0)
    several.animate(to: 10, .linear(duration: 5))
    several.animate(to: 70, TakeoverTests.spring)
    several.animate(to: 100, .linear(duration: 1))
    let once = TakeoverTests.moving(.linear(duration: 1), frames: 40)
    for frame in 0..<40 { several.frame(at: Double(frame) / 60) }
    #expect(several.lastFrame.value == once.lastFrame.value)
  }

  @Test func `an initial velocity is what a spring starts with`() {
    let run = ReplicaRun(TakeoverTests.spring, to: 100, initialVelocity: 3_000)
    let exact = Spring(response: 0.5, dampingRatio: 0.825)
    for (index, frame) in run.frames.enumerated() where frame.isAnimating && index > 1 {
      let value = exact.value(target: 100, initialVelocity: 3_000, time: run.elapsed(index))
      #expect((frame.value - value).magnitude < 10)
    }
    #expect((run.frames.map(\.value).max() ?? 0) > 130)
    var value = TakeoverTests.moving(TakeoverTests.spring, frames: 12)
    value.animate(to: 0, TakeoverTests.spring, initialVelocity: -500)
    #expect(value.frame(at: 12.0 / 60).velocity == -500)
  }
}
