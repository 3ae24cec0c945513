// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Properties along a virtual time.
struct AnimationTimelineTests {
  @Test func `An animated change starts where the property stands and ends at its target`() throws {
    let timeline = AnimationTimeline()
    let width = timeline.property("width", 10.0)
    timeline.withAnimation(.linear(duration: 2)) { width.model = 20 }
    #expect(width.value == 10)
    #expect(width.velocity == 5)
    try timeline.advance(to: 0.5)
    #expect(width.value == 12.5)
    #expect(width.isAnimating)
    try timeline.advance(to: 600)
    #expect(width.value == 20)
    #expect(!width.isAnimating)
    let events = timeline.takeEvents()
    #expect(events.map(\.kind) == [.started, .logicallyCompleted, .removed])
    #expect(events.map(\.time) == [0, 2, 2])
  }

  @Test func `A change without an animation is shown at once`() {
    let timeline = AnimationTimeline(time: 3)
    let size = timeline.property("size", Size(width: 1, height: 2))
    size.model = Size(width: 3, height: 4)
    #expect(size.value == Size(width: 3, height: 4))
    #expect(timeline.takeEvents().map(\.kind) == [.jumped])
  }

  @Test func `A completion that starts an animation starts it at its own time`() throws {
    let timeline = AnimationTimeline()
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.linear(duration: 0.3)) {
      width.model = 1
    } completion: {
      timeline.withAnimation(.linear(duration: 0.5)) { width.model = 0 }
    }
    try timeline.advance(to: 10)
    let events = timeline.takeEvents()
    #expect(events.map(\.time) == [0, 0.3, 0.3, 0.3, 0.3 + 0.5, 0.3 + 0.5])
    #expect(
      events.map(\.kind) == [
        .started, .logicallyCompleted, .removed, .started, .logicallyCompleted, .removed,
      ])
  }
}
