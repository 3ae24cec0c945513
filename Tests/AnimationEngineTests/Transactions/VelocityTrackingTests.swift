// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Changes that track velocity, such as those of a drag.
struct VelocityTrackingTests {
  private func drag(
    _ timeline: AnimationTimeline, _ offset: AnimatedProperty<Double>, frames: Int = 7,
    speed: Double = 600, animation: Animation? = nil
  ) throws {
    var transaction = Transaction()
    transaction.tracksVelocity = true
    transaction.isContinuous = true
    if let animation { transaction.animation = animation }
    for frame in 1...frames {
      try timeline.advance(to: Double(frame) / 64)
      timeline.withTransaction(transaction) { offset.model = speed * Double(frame) / 64 }
    }
  }

  @Test(arguments: VelocitySampling.allCases)
  func `A spring starts with the velocity of the drag`(_ sampling: VelocitySampling) throws {
    let timeline = AnimationTimeline()
    timeline.velocitySampling = sampling
    let offset = timeline.property("offset", 0.0)
    try drag(timeline, offset)
    #expect(abs(offset.trackedVelocity - 600) < 1e-9)
    #expect(offset.velocity == 0)
    timeline.withAnimation(.spring(duration: 0.5)) { offset.model = 0 }
    #expect(offset.value == 600 * 7.0 / 64)
    #expect(abs(offset.velocity - 600) < 1e-9)
    try timeline.advance(to: 7.0 / 64 + 0.01)
    #expect(offset.value > 600 * 7.0 / 64)
  }

  @Test func `Without tracking a spring starts from rest`() throws {
    let timeline = AnimationTimeline()
    let offset = timeline.property("offset", 0.0)
    for frame in 1...7 {
      try timeline.advance(to: Double(frame) / 64)
      offset.model = 600 * Double(frame) / 64
    }
    timeline.withAnimation(.spring(duration: 0.5)) { offset.model = 0 }
    #expect(offset.velocity == 0)
  }

  @Test func `A velocity counts once, and a later jump forgets it`() throws {
    let timeline = AnimationTimeline()
    let offset = timeline.property("offset", 0.0)
    try drag(timeline, offset)
    offset.model = 5
    #expect(offset.trackedVelocity == 0)
    timeline.withAnimation(.spring(duration: 0.5)) { offset.model = 0 }
    #expect(offset.velocity == 0)
  }

  @Test func `A finger that was held still throws nothing`() throws {
    let timeline = AnimationTimeline()
    let offset = timeline.property("offset", 0.0)
    try drag(timeline, offset)
    try timeline.advance(to: 1)
    timeline.withAnimation(.spring(duration: 0.5)) { offset.model = 0 }
    #expect(offset.velocity == 0)
  }

  @Test func `An animation excludes tracking`() throws {
    let timeline = AnimationTimeline()
    let offset = timeline.property("offset", 0.0)
    try drag(timeline, offset, animation: .linear(duration: 0.5))
    #expect(offset.isAnimating)
    #expect(offset.trackedVelocity == 0)
  }

  @Test func `A tracked change ends what runs`() throws {
    let timeline = AnimationTimeline()
    let offset = timeline.property("offset", 0.0)
    timeline.withAnimation(.linear(duration: 5)) { offset.model = 100 }
    try drag(timeline, offset)
    #expect(!offset.isAnimating)
    #expect(abs(offset.trackedVelocity - 600) < 1e-9)
  }

  @Test func `Tracking shows in no event but the jumps`() throws {
    let timeline = AnimationTimeline()
    let offset = timeline.property("offset", 0.0)
    try drag(timeline, offset)
    #expect(timeline.takeEvents().map(\.kind) == Array(repeating: .jumped, count: 7))
  }
}
