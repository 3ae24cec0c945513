// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Properties that are thrown.
struct ThrownAnimationTests {
  private func near(_ value: Double, _ truth: Double) -> Bool {
    abs(value - truth) <= 1e-12 * max(1, abs(truth))
  }

  @Test(arguments: [(120.0, 900.0), (120, -300), (-40, 100), (0, -1)])
  func `A property goes the way of the throw, through the bound and its spring`(
    _ start: Double, _ velocity: Double
  ) throws {
    let release = GestureRelease(value: start, velocity: velocity)
    let motion = release.motion(within: 0...200, spring: Spring(duration: 0.4, bounce: 0.2))
    let timeline = AnimationTimeline()
    let offset = timeline.property("offset", start)
    guard let animation = Animation.thrown(motion) else {
      #expect(start == motion.finalValue)
      return
    }
    timeline.withAnimation(animation) { offset.model = motion.finalValue }
    for step in 0..<40 {
      let time = Double(step) / 32
      try timeline.advance(to: time)
      guard offset.isAnimating else { break }
      #expect(near(offset.value, motion.value(at: time)))
      #expect(near(offset.velocity, motion.velocity(at: time)))
    }
    try timeline.advance(to: 60)
    #expect(offset.value == motion.finalValue && !offset.isAnimating)
  }

  @Test func `It looks done when the spring at the bound does, and ends within a thousandth of the way`()
    throws
  {
    let motion = GestureRelease(value: 0.0, velocity: 1000.0)
      .motion(within: 0...100, spring: Spring(duration: 0.4))
    let timeline = AnimationTimeline()
    let offset = timeline.property("offset", 0.0)
    timeline.withAnimation(.thrown(motion)) { offset.model = 100 }
    try timeline.advance(to: 60)
    let events = timeline.takeEvents()
    let hit = try #require(motion.hitTime)
    let done = try #require(events.first { $0.kind == .logicallyCompleted })
    #expect(near(done.time, hit + 0.4))
    let removed = try #require(events.first { $0.kind == .removed })
    #expect(near(removed.time, motion.settlingDuration(epsilon: 0.1)))
  }

  @Test func `Where there is no way to go, or none that ends, there is no throw`() {
    let atBound = GestureRelease(value: 200.0, velocity: 50.0).motion(within: 0...200, spring: Spring())
    #expect(Animation.thrown(atBound) == nil)
    let resting = GestureRelease(value: 20.0, velocity: 0.0).motion(within: 0...200, spring: Spring())
    #expect(Animation.thrown(resting) == nil)
    let endless = BoundedDecayMotion(
      decay: Decay(timeConstant: .infinity), from: 0, initialVelocity: 1,
      range: -.infinity ... .infinity, spring: Spring())
    #expect(Animation.thrown(endless) == nil)
  }

  @Test func `A drag that takes hold of it begins where it is shown`() throws {
    let motion = GestureRelease(value: 0.0, velocity: 1000.0).motion(within: 0...100, spring: Spring())
    let timeline = AnimationTimeline()
    let offset = timeline.property("offset", 0.0)
    timeline.withAnimation(.thrown(motion)) { offset.model = 100 }
    try timeline.advance(to: 0.2)
    let drag = BoundedDrag(from: offset.value, within: 0...100, band: RubberBand(dimension: 300))
    #expect(offset.value > 100)
    #expect(near(drag.shown(translation: 0), motion.value(at: 0.2)))
  }
}
