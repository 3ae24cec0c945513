// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import Testing

/// Values that can't be interpolated jump, and say so.
struct DiscretePropertyTests {
  private let timeline = AnimationTimeline()

  @Test func `A text, an image's name and a whole-number font size jump and say so`() throws {
    let title = timeline.discreteProperty("title", "Hello")
    let fontSize = timeline.discreteProperty("fontSize", 12)
    timeline.withAnimation(.bouncy) {
      title.model = "Goodbye"
      fontSize.model = 20
    }
    #expect(title.value == "Goodbye")
    #expect(fontSize.value == 20)
    let events = timeline.takeEvents()
    #expect(events.map(\.kind) == [.jumped, .jumped])
    #expect(events.map(\.subject) == ["title", "fontSize"])
    #expect(events[0].note == "values of type String can't be interpolated")
    #expect(events[1].note == "values of type Int can't be interpolated")
    #expect(events[0].animation == .bouncy)
  }

  @Test func `Without an animation there is nothing to say`() {
    let title = timeline.discreteProperty("title", "Hello")
    title.model = "Goodbye"
    #expect(timeline.takeEvents().map(\.note) == [nil])
  }

  @Test func `An equal value is no change`() {
    let title = timeline.discreteProperty("title", "Hello")
    timeline.withAnimation { title.model = "Hello" }
    #expect(timeline.takeEvents().isEmpty)
  }

  @Test func `A jump is no animation that a completion waits for`() {
    let title = timeline.discreteProperty("title", "Hello")
    var calls = 0
    timeline.withAnimation(.bouncy) {
      title.model = "Goodbye"
    } completion: {
      calls += 1
    }
    timeline.update()
    #expect(calls == 1)
    #expect(!title.isAnimating)
  }

  @Test func `A modifier that takes the animation away leaves nothing to say`() {
    let title = timeline.discreteProperty("title", "Hello")
    title.modifiers = [.transaction { $0.animation = nil }]
    timeline.withAnimation { title.model = "Goodbye" }
    #expect(timeline.takeEvents().map(\.note) == [nil])
  }

  @Test func `A removed property changes without a word`() {
    let title = timeline.discreteProperty("title", "Hello")
    timeline.remove(title)
    title.model = "Goodbye"
    #expect(title.value == "Goodbye")
    #expect(timeline.takeEvents().isEmpty)
  }
}
