// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Completions: when they are called, how often, and in which order.
struct CompletionTests {
  private let timeline = AnimationTimeline()

  /// Times at which completions were called.
  private final class Log {
    var entries: [String] = []
    var times: [Double] = []
  }

  private let log = Log()

  private func note(_ name: String) -> () -> Void {
    { [log, timeline] in
      log.entries.append(name)
      log.times.append(timeline.time)
    }
  }

  @Test func `A spring is logically complete after its perceptual duration and removed when it has settled`()
    throws
  {
    let width = timeline.property("width", 0.0)
    let spring = Spring(duration: 0.5, bounce: 0.3)
    var transaction = Transaction(animation: .spring(spring))
    transaction.addAnimationCompletion(criteria: .removed, note("removed"))
    transaction.addAnimationCompletion(note("logical"))
    timeline.withTransaction(transaction) { width.model = 1 }
    try timeline.advance(to: 10)
    #expect(log.entries == ["logical", "removed"])
    #expect(log.times == [0.5, spring.settlingDuration(target: 1, initialVelocity: 0, epsilon: 0.001)])
  }

  @Test func `A completion is called after the update if nothing is animated`() {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation {
    } completion: { [log] in
      log.entries.append("empty")
    }
    timeline.withAnimation(nil) {
      width.model = 1
    } completion: { [log] in
      log.entries.append("jump to \(width.value)")
    }
    timeline.withAnimation(.bouncy, completionCriteria: .removed) {
      width.model = 1
    } completion: { [log] in
      log.entries.append("unchanged")
    }
    #expect(log.entries.isEmpty)
    timeline.update()
    #expect(log.entries == ["empty", "jump to 1.0", "unchanged"])
  }

  @Test func `A completion waits for the slowest of its animations`() throws {
    let width = timeline.property("width", 0.0)
    let height = timeline.property("height", 0.0)
    timeline.withAnimation(.linear(duration: 1)) {
      width.model = 1
      timeline.withAnimation(.linear(duration: 3)) { height.model = 1 }
    } completion: {
      note("both")()
    }
    try timeline.advance(to: 10)
    #expect(log.times == [3])
  }

  @Test func `A logical completion ignores later animations of the property`() throws {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.linear(duration: 2)) {
      width.model = 1
    } completion: {
      note("first")()
    }
    try timeline.advance(to: 0.5)
    timeline.withAnimation(.linear(duration: 7)) {
      width.model = 0
    } completion: {
      note("second")()
    }
    try timeline.advance(to: 10)
    #expect(log.entries == ["first", "second"])
    #expect(log.times == [2, 7.5])
  }

  @Test func `A logical completion keeps its time where a shorter animation replaces its own`() throws {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.spring(duration: 4)) {
      width.model = 1
    } completion: {
      note("first")()
    }
    try timeline.advance(to: 0.5)
    timeline.withAnimation(.linear(duration: 1)) { width.model = 0 }
    try timeline.advance(to: 10)
    #expect(log.times == [4])
  }

  @Test func `A removal completion waits for what was added to its animation`() throws {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.linear(duration: 2), completionCriteria: .removed) {
      width.model = 1
    } completion: {
      note("first")()
    }
    try timeline.advance(to: 0.5)
    timeline.withAnimation(.linear(duration: 7), completionCriteria: .removed) {
      width.model = 0
    } completion: {
      note("second")()
    }
    try timeline.advance(to: 10)
    #expect(log.entries == ["first", "second"])
    #expect(log.times == [7.5, 7.5])
  }

  @Test func `A jump completes all that it ends`() throws {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.linear(duration: 2)) {
      width.model = 1
    } completion: {
      note("first")()
    }
    try timeline.advance(to: 0.5)
    timeline.withAnimation(.linear(duration: 2), completionCriteria: .removed) {
      width.model = 2
    } completion: {
      note("second")()
    }
    try timeline.advance(to: 0.75)
    width.model = 3
    timeline.update()
    #expect(log.entries == ["first", "second"])
    #expect(log.times == [0.75, 0.75])
    try timeline.advance(to: 10)
    #expect(log.entries.count == 2)
  }

  @Test func `The completion of an animation that never ends is called when it is replaced and that ends`()
    throws
  {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.linear(duration: 1).repeatForever()) {
      width.model = 1
    } completion: {
      note("endless")()
    }
    try timeline.advance(to: 1000)
    #expect(log.entries.isEmpty)
    timeline.withAnimation(.linear(duration: 1)) { width.model = 2 }
    try timeline.advance(to: 2000)
    #expect(log.times == [1001])
  }

  @Test func `Removing a property completes its animations`() throws {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.linear(duration: 2)) {
      width.model = 1
    } completion: {
      note("removed")()
    }
    try timeline.advance(to: 0.5)
    timeline.remove(width)
    timeline.update()
    #expect(log.times == [0.5])
    #expect(width.value == 1)
    #expect(timeline.takeEvents().map(\.kind) == [.started, .logicallyCompleted, .removed])
  }

  @Test func `Removing a property that was just changed completes what waits for it`() {
    let width = timeline.property("width", 0.0)
    timeline.withAnimation {
      width.model = 1
    } completion: {
      note("removed")()
    }
    timeline.remove(width)
    timeline.update()
    #expect(log.entries == ["removed"])
    width.model = 5
    #expect(width.value == 5)
  }

  @Test func `The final value is shown before the callback and equals the target (pmndrs/react-spring 2030)`()
    throws
  {
    let width = timeline.property("width", 0.0)
    var shown: [Double] = []
    timeline.withAnimation(.bouncy, completionCriteria: .removed) {
      width.model = 100
    } completion: {
      shown = [width.value, width.velocity]
    }
    try timeline.advance(to: 60)
    #expect(shown == [100, 0])
  }

  @Test func `A target that is restated at every tick settles once (subinium/SuperLightTUI 400)`() throws {
    let width = timeline.property("width", 0.0)
    let spring = Animation.spring(Spring(mass: 1, stiffness: 200, damping: 12))
    for tick in 0..<600 {
      timeline.withAnimation(spring, completionCriteria: .removed) {
        width.model = 1
      } completion: { [log] in
        if tick == 0 { log.entries.append("settled") }
      }
      try timeline.advance(to: Double(tick) / 60)
    }
    #expect(log.entries == ["settled"])
    #expect(timeline.takeEvents().map(\.kind) == [.started, .logicallyCompleted, .removed])
  }

  @Test func `Completions of one time are called in the order of their animations`() throws {
    let properties = (0..<20).map { timeline.property("\($0)", 0.0) }
    for (index, property) in properties.enumerated().reversed() {
      timeline.withAnimation(.linear(duration: 1)) {
        property.model = 1
      } completion: {
        note("\(index)")()
      }
    }
    try timeline.advance(to: 1)
    #expect(log.entries == (0..<20).reversed().map { "\($0)" })
  }

  @Test func `A transaction that is used twice in one update is completed once`() throws {
    let width = timeline.property("width", 0.0)
    let height = timeline.property("height", 0.0)
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.addAnimationCompletion(note("once"))
    timeline.withTransaction(transaction) { width.model = 1 }
    timeline.withTransaction(transaction) { height.model = 1 }
    try timeline.advance(to: 5)
    #expect(log.times == [1])
  }

  @Test func `A modifier may add a completion`() throws {
    let width = timeline.property("width", 0.0)
    width.modifiers = [
      .transaction {
        $0.animation = .linear(duration: 1)
        $0.addAnimationCompletion(note("modifier"))
      }
    ]
    width.model = 1
    try timeline.advance(to: 5)
    #expect(log.times == [1])
  }

  @Test func `logicallyComplete(after) moves the logical completion and not the removal`() throws {
    let width = timeline.property("width", 0.0)
    var transaction = Transaction(animation: .linear(duration: 2).logicallyComplete(after: 0.5))
    transaction.addAnimationCompletion(note("logical"))
    transaction.addAnimationCompletion(criteria: .removed, note("removed"))
    timeline.withTransaction(transaction) { width.model = 1 }
    try timeline.advance(to: 5)
    #expect(log.entries == ["logical", "removed"])
    #expect(log.times == [0.5, 2])
  }
}
