// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// An even way that counts as done half-way.
private struct EvenAnimation: CustomAnimation {
  var duration: Double

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    if time >= duration / 2 { context.isLogicallyComplete = true }
    return time <= duration ? value.scaled(by: time / duration) : nil
  }
}

/// Properties that are moved by animations of one's own.
struct AnimatedPropertyCustomAnimationTests {
  private let timeline = AnimationTimeline(customAnimationRate: 8)

  @Test func `A custom animation shows its value at any time and ends at its own end, to the double`() throws
  {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(Animation(EvenAnimation(duration: 1))) { width.model = 8 }
    try timeline.advance(to: 0.3)
    #expect(abs(width.value - 2.4) < 1e-15)
    try timeline.advance(to: 1)
    #expect(width.value == 8)
    #expect(width.isAnimating)
    try timeline.advance(to: 1.0.nextUp)
    #expect(!width.isAnimating)
    try timeline.advance(to: 50)
    let events = timeline.takeEvents()
    #expect(events.map(\.kind) == [.started, .logicallyCompleted, .removed])
    #expect(events.map(\.time) == [0, 0.5, Double(1).nextUp])
  }

  @Test func `A custom animation that never says so is logically complete when it is removed`() throws {
    let width = timeline.property("width", 0.0)
    var times: [Double] = []
    timeline.withAnimation(Animation(MyLinearAnimationWithVelocity(duration: 1))) {
      width.model = 8
    } completion: { [timeline] in
      times.append(timeline.time)
    }
    try timeline.advance(to: 50)
    #expect(times == [Double(1).nextUp])
  }

  @Test func `A spring takes over the velocity that a custom animation tells`() throws {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(Animation(MyLinearAnimationWithVelocity(duration: 1))) { width.model = 8 }
    try timeline.advance(to: 0.5)
    #expect(width.velocity == 8)
    timeline.withAnimation(.bouncy) { width.model = 0 }
    #expect(width.value == 4)
    #expect(width.velocity == 8)
  }

  @Test func `A spring starts from rest over a custom animation that tells no velocity`() throws {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(Animation(EvenAnimation(duration: 1))) { width.model = 8 }
    try timeline.advance(to: 0.5)
    timeline.withAnimation(.bouncy) { width.model = 0 }
    #expect(width.value == 4)
    #expect(width.velocity == 0)
  }

  @Test func `A curve beside a custom animation ends the whole at its own end`() throws {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(Animation(MyLinearAnimationWithVelocity(duration: 10))) { width.model = 8 }
    try timeline.advance(to: 0.5)
    timeline.withAnimation(.linear(duration: 0.3)) { width.model = 0 }
    try timeline.advance(to: 50)
    #expect(timeline.takeEvents().last?.time == 0.5 + 0.3)
  }

  @Test func `A rate that makes no sense is 120`() throws {
    for rate in [Double.nan, 0, -5, .infinity] {
      let timeline = AnimationTimeline(customAnimationRate: rate)
      let width = timeline.property("width", 0.0)
      // Ends in the frame after its twentieth.
      timeline.withAnimation(Animation(FrameChaser())) { width.model = 8 }
      try timeline.advance(to: 5)
      #expect(timeline.takeEvents().last?.time == 21.0 / 120)
    }
  }
}
