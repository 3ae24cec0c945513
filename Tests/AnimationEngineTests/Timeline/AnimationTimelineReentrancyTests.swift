// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// What is called while time advances may do what it likes, but for advancing time.
struct AnimationTimelineReentrancyTests {
  private let timeline = AnimationTimeline()

  @Test func `A completion that starts an animation starts it at its own time`() throws {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.linear(duration: 0.3)) {
      width.model = 1
    } completion: { [timeline] in
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

  @Test func `A completion that starts its animation again goes on for as long as time does`() throws {
    let width = timeline.property("width", 0.0)
    var count = 0
    func turn() {
      count += 1
      timeline.withAnimation(.linear(duration: 0.25)) {
        width.model = 1 - width.model
      } completion: {
        turn()
      }
    }
    turn()
    try timeline.advance(to: 1000.125)
    #expect(count == 4001)
    #expect(width.value == 0.5)
  }

  @Test func `A completion can't advance time`() throws {
    let width = timeline.property("width", 0.0)
    var refusal: TimelineError?
    timeline.withAnimation(.linear(duration: 1)) {
      width.model = 1
    } completion: { [timeline] in
      do throws(TimelineError) { try timeline.advance(to: 5) } catch { refusal = error }
    }
    try timeline.advance(to: 2)
    #expect(refusal == .isAdvancing(at: 1))
    #expect(timeline.time == 2)
  }

  @Test func `A body can't advance time`() throws {
    _ = timeline.withAnimation {
      #expect(throws: TimelineError.isInTransaction(at: 0)) { try timeline.advance(to: 1) }
    }
    try timeline.advance(to: 1)
  }

  @Test func `A modifier can't advance time`() {
    let width = timeline.property("width", 0.0)
    var refusal: TimelineError?
    width.modifiers = [
      .transaction { [timeline] _ in
        do throws(TimelineError) { try timeline.advance(to: 1) } catch { refusal = error }
        timeline.update()
      }
    ]
    width.model = 1
    #expect(width.value == 1)
    #expect(refusal == .isAdvancing(at: 0))
  }

  @Test func `What a completion shows is what it has changed`() throws {
    let width = timeline.property("width", 0.0)
    var shown: [Double] = []
    timeline.withAnimation(.linear(duration: 1)) {
      width.model = 1
    } completion: {
      width.model = 5
      shown.append(width.value)
    }
    try timeline.advance(to: 1)
    #expect(shown == [5])
  }

  @Test func `A completion may remove properties, its own among them, and make others`() throws {
    let widths = (0..<6).map { timeline.property("\($0)", 0.0) }
    var made: [AnimatedProperty<Double>] = []
    for (index, width) in widths.enumerated() {
      timeline.withAnimation(.linear(duration: 1)) {
        width.model = 1
      } completion: { [timeline] in
        timeline.remove(width)
        timeline.remove(widths[(index + 1) % 6])
        let property = timeline.property("new \(index)", 0.0)
        made.append(property)
        timeline.withAnimation(.linear(duration: 1)) { property.model = 1 }
      }
    }
    try timeline.advance(to: 1.5)
    #expect(made.count == 6)
    #expect(made.map(\.value) == Array(repeating: 0.5, count: 6))
    #expect(timeline.takeEvents().filter { $0.kind == .removed }.count == 6)
  }

  @Test func `A modifier may change another property, which is updated next`() throws {
    let width = timeline.property("width", 0.0)
    let height = timeline.property("height", 0.0)
    width.modifiers = [
      .transaction { [timeline] _ in
        timeline.withAnimation(.linear(duration: 1)) { height.model = 1 }
      }
    ]
    width.model = 1
    try timeline.advance(to: 0.5)
    #expect(width.value == 1)
    #expect(height.value == 0.5)
  }

  @Test func `A modifier may remove the property that it belongs to`() throws {
    let width = timeline.property("width", 0.0)
    width.modifiers = [.transaction { [timeline] _ in timeline.remove(width) }]
    timeline.withAnimation { width.model = 1 }
    #expect(width.value == 1)
    #expect(!timeline.isAnimating)
    try timeline.advance(to: 1)
    #expect(width.value == 1)
  }

  @Test func `Completions that lead to completions without end are put off and none is lost`() throws {
    let width = timeline.property("width", 0.0)
    var count = 0
    func again() {
      count += 1
      timeline.withAnimation(.linear(duration: 0)) {
        width.model += 1
      } completion: {
        again()
      }
    }
    again()
    #expect(throws: TimelineError.goesOnForever(at: 0, rounds: 1000)) { try timeline.advance(to: 1) }
    #expect(count == 1001)
    #expect(timeline.time == 0)
    #expect(throws: TimelineError.goesOnForever(at: 0, rounds: 1000)) { try timeline.advance(to: 1) }
    #expect(count > 2000)
  }

  @Test func `Many completions of one time are no loop`() throws {
    var count = 0
    for index in 0..<5000 {
      let property = timeline.property("\(index)", 0.0)
      timeline.withAnimation(.linear(duration: 1)) {
        property.model = 1
      } completion: {
        count += 1
      }
    }
    try timeline.advance(to: 1)
    #expect(count == 5000)
  }

  @Test func `Modifiers that change each other without end are refused`() throws {
    let width = timeline.property("width", 0.0)
    let height = timeline.property("height", 0.0)
    width.modifiers = [.transaction { _ in height.model += 1 }]
    height.modifiers = [.transaction { _ in width.model += 1 }]
    width.model = 1
    #expect(throws: TimelineError.goesOnForever(at: 0, rounds: 1000)) { try timeline.advance(to: 1) }
  }

  @Test func `An animation of one's own that looks at its property sees the model`() throws {
    final class Box: @unchecked Sendable { var property: AnimatedProperty<Double>? }
    struct Curious: CustomAnimation {
      let box: Box
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? {
        _ = box.property?.value
        _ = box.property?.velocity
        return time < 1 ? value.scaled(by: time) : nil
      }
      static func == (lhs: Self, rhs: Self) -> Bool { lhs.box === rhs.box }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
    }
    let box = Box()
    let timeline = AnimationTimeline(customAnimationRate: 4)
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(Animation(Curious(box: box))) { width.model = 1 }
    timeline.update()
    box.property = width
    try timeline.advance(to: 2)
    #expect(width.value == 1)
  }
}
