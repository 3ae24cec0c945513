// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import TestSupport
import Testing

/// When animations of one's own end and count as done: at the first double at which they say so.
struct CustomAnimationEndTests {
  /// Ends at its duration, and counts as done half-way.
  private struct Even: CustomAnimation {
    var duration: Double

    func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
      if time >= duration / 2 { context.isLogicallyComplete = true }
      return time < duration ? value.scaled(by: time / duration) : nil
    }
  }

  private static let durations = [1e-9, 0.001, 0.1, 1.0 / 3, 0.37, 0.7, 1, 2.5]

  /// When a property that goes by an animation counts as done, and when it has ended.
  private static func ends(
    _ animation: Animation, start: Double = 0, rate: Double = 120, ticks: [Double] = []
  ) throws -> (logical: Double?, end: Double?) {
    let timeline = AnimationTimeline(time: start, customAnimationRate: rate)
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(animation) { width.model = 8 }
    for tick in ticks {
      try timeline.advance(to: start + tick)
      _ = width.value
    }
    try timeline.advance(to: start + 20)
    let events = timeline.takeEvents()
    #expect(width.value == 8)
    return (
      events.first { $0.kind == .logicallyCompleted }?.time, events.first { $0.kind == .removed }?.time
    )
  }

  @Test(arguments: [1, 7.5, 60, 120, 1e4])
  func `the end and the logical end do not depend on the rate at which time is seen`(rate: Double) throws {
    for duration in Self.durations {
      let ends = try Self.ends(Animation(Even(duration: duration)), rate: rate)
      #expect(ends.end == duration)
      #expect(ends.logical == duration / 2)
    }
  }

  @Test func `an animation that includes its last moment ends at the double after it`() throws {
    for duration in Self.durations {
      #expect(try Self.ends(Animation(MyLinearAnimation(duration: duration))).end == duration.nextUp)
    }
  }

  @Test func `an animation that begins between frames ends its duration later`() throws {
    for start in [0.003, 0.1, 1.23, 17.77] {
      for duration in Self.durations {
        let ends = try Self.ends(Animation(Even(duration: duration)), start: start)
        #expect(ends.end == start + duration)
        #expect(ends.logical == start + duration / 2)
      }
    }
  }

  @Test(arguments: 1...8)
  func `the ends are the same however time is cut into ticks`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let animations: [Animation] = [
      Animation(Even(duration: 0.7)), Animation(ElasticAnimation(duration: 0.9)), Animation(FrameChaser()),
      Animation(MyLinearAnimation(duration: 0.21)).repeatCount(3),
      Animation(Even(duration: 0.3)).delay(0.11).speed(0.9),
    ]
    for animation in animations {
      let whole = try Self.ends(animation)
      let ticks = (0..<100).map { _ in Double.random(in: 0...2, using: &generator) }.sorted()
      let cut = try Self.ends(animation, ticks: ticks)
      #expect(cut == whole)
      #expect(whole.end != nil)
    }
  }

  @Test func `modifiers move the ends exactly`() throws {
    let base = Animation(Even(duration: 0.5))
    #expect(try Self.ends(base.speed(2)).end == 0.25)
    #expect(try Self.ends(base.delay(0.25)).end == 0.75)
    #expect(try Self.ends(base.logicallyComplete(after: 0.125)).logical == 0.125)
    #expect(try Self.ends(base.repeatCount(3, autoreverses: false)).end == 1.5)
    // It counts as done half-way through the last pass.
    #expect(try Self.ends(base.repeatCount(3, autoreverses: false)).logical == 1.25)
  }

  @Test func `an animation that ends by the frames that it has seen ends in the frame that sees it`() throws {
    #expect(try Self.ends(Animation(FrameChaser())).end == 21.0 / 120)
    #expect(try Self.ends(Animation(FrameChaser()), rate: 8).end == 21.0 / 8)
  }

  @Test func `an animation that takes no time ends as it begins`() throws {
    #expect(try Self.ends(Animation(Even(duration: 0)), start: 0.3).end == 0.3)
    #expect(try Self.ends(Animation(Even(duration: -1)), start: 0.3).end == 0.3)
  }

  @Test func `an animation of one's own that takes over ends its own duration later`() throws {
    let timeline = AnimationTimeline()
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(Animation(ElasticAnimation(duration: 1))) { width.model = 8 }
    try timeline.advance(to: 0.25)
    timeline.withAnimation(Animation(ElasticAnimation(duration: 0.5))) { width.model = 4 }
    try timeline.advance(to: 5)
    let end = try #require(timeline.takeEvents().last)
    #expect(end.kind == .removed && end.time == 0.75)
    #expect(width.value == 4)
  }

  @Test func `of two animations of one's own side by side the second ends the whole`() throws {
    let timeline = AnimationTimeline()
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(Animation(Even(duration: 1))) { width.model = 8 }
    try timeline.advance(to: 0.25)
    timeline.withAnimation(Animation(Even(duration: 0.5))) { width.model = 4 }
    try timeline.advance(to: 0.5)
    // From 4 on the way to 8, half the way to 4.
    #expect(width.value == 4)
    try timeline.advance(to: 5)
    #expect(timeline.takeEvents().last?.time == 0.75)
  }

  @Test func `what waits for the end is called at it`() throws {
    let timeline = AnimationTimeline()
    var calls: [Double] = []
    for criteria in [AnimationCompletionCriteria.removed, .logicallyComplete] {
      let width = timeline.property("width", 0.0)
      timeline.withAnimation(Animation(Even(duration: 0.7)), completionCriteria: criteria) {
        width.model += 1
      } completion: { [timeline] in
        calls.append(timeline.time)
      }
    }
    try timeline.advance(to: 5)
    #expect(calls == [0.35, 0.7])
  }

  @Test func `a copy of a value that an animation of one's own moves is a value of its own`() {
    var value = AnimatedValue(0.0)
    value.animate(to: 1, Animation(FrameChaser()), at: 0)
    value.advance(to: 1.0 / 60)
    var copy = value
    copy.advance(to: 2.0 / 60)
    copy.advance(to: 3.0 / 60)
    value.advance(to: 2.0 / 60)
    #expect(value.value(at: 2.0 / 60) == 1 - 0.75 * 0.75)
    #expect(copy.value(at: 3.0 / 60) == 1 - 0.75 * 0.75 * 0.75)
  }
}
