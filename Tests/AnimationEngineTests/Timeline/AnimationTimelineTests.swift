// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import TestSupport
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
    #expect(events.map(\.sequence) == [1, 2, 3])
    #expect(events.map(\.subject) == ["width", "width", "width"])
    #expect(timeline.takeEvents().isEmpty)
  }

  @Test func `A change without an animation is shown at once`() {
    let timeline = AnimationTimeline(time: 3)
    let size = timeline.property("size", Size(width: 1, height: 2))
    size.model = Size(width: 3, height: 4)
    #expect(size.value == Size(width: 3, height: 4))
    let events = timeline.takeEvents()
    #expect(events.map(\.kind) == [.jumped])
    #expect(events.map(\.time) == [3])
  }

  @Test func `Within a body nothing has changed yet but the model`() {
    let timeline = AnimationTimeline()
    let width = timeline.property("width", 0.0)
    timeline.withTransaction(Transaction()) {
      width.model = 1
      #expect(width.model == 1)
      #expect(width.value == 0)
    }
    #expect(width.value == 1)
  }

  @Test func `The semantics of the options decide what the default animation is`() throws {
    let timeline = AnimationTimeline(options: AnimatedValueOptions(semantics: .before2023))
    let width = timeline.property("width", 0.0)
    timeline.withAnimation { width.model = 1 }
    try timeline.advance(to: 0.175)
    #expect(width.value == 0.5)
  }

  @Test func `A property that nobody animates any more can be dropped with its timeline`() {
    weak var core: AnyObject?
    weak var property: AnimatedProperty<Double>?
    do {
      let timeline = AnimationTimeline()
      core = timeline.core
      let width = timeline.property("width", 0.0)
      property = width
      timeline.withAnimation(.linear.repeatForever()) { width.model = 1 }
      timeline.update()
      #expect(width.isAnimating)
    }
    #expect(core == nil)
    #expect(property == nil)
  }

  @Test func `A property stands at its model when its timeline is gone`() {
    var timeline: AnimationTimeline? = AnimationTimeline()
    let width = timeline?.property("width", 0.0)
    timeline?.withAnimation { width?.model = 1 }
    timeline?.update()
    #expect(width?.value == 0)
    timeline = nil
    #expect(width?.value == 1)
    #expect(width?.isAnimating == false)
    width?.model = 2
    #expect(width?.value == 2)
  }

  @Test func `Events are not kept where nobody wants them`() throws {
    let timeline = AnimationTimeline()
    timeline.recordsEvents = false
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.linear) { width.model = 1 }
    try timeline.advance(to: 5)
    #expect(timeline.takeEvents().isEmpty)
    #expect(width.value == 1)
  }

  // MARK: - Time

  @Test func `Time that goes backwards is refused and nothing changes`() throws {
    let timeline = AnimationTimeline(time: 5)
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.linear(duration: 2)) { width.model = 1 }
    try timeline.advance(to: 6)
    #expect(throws: TimelineError.timeGoesBackwards(from: 6, to: 5.5)) { try timeline.advance(to: 5.5) }
    #expect(timeline.time == 6)
    #expect(width.value == 0.5)
    try timeline.advance(to: 6)
    #expect(width.value == 0.5)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `A time that is not finite is refused`(_ time: Double) throws {
    let timeline = AnimationTimeline(time: time)
    #expect(timeline.time == 0)
    #expect(throws: TimelineError.self) { try timeline.advance(to: time) }
    #expect(throws: TimelineError.self) { try timeline.schedule(at: time) {} }
    #expect(timeline.time == 0)
  }

  @Test func `A refusal says what is allowed`() {
    let errors: [TimelineError] = [
      .timeGoesBackwards(from: 6, to: 5.5), .timeIsNotFinite(.infinity), .isAdvancing(at: 2),
      .isInTransaction(at: 2), .goesOnForever(at: 2, rounds: 1000),
    ]
    #expect(errors[0].description.contains("from 6.0 to 5.5"))
    #expect(errors[1].description.contains("inf"))
    #expect(errors.allSatisfy { $0.description.contains(":") })
  }

  @Test func `Ten minutes of silence are one step`() throws {
    let timeline = AnimationTimeline()
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.easeInOut(duration: 0.7).repeatForever()) { width.model = 1 }
    try timeline.advance(to: 600)
    var value = AnimatedValue(0.0)
    value.animate(to: 1, .easeInOut(duration: 0.7).repeatForever(), at: 0)
    #expect(width.value == value.value(at: 600))
    #expect(timeline.nextEventTime == nil)
    #expect(timeline.takeEvents().count == 1)
  }

  @Test func `A million repeats are skipped in one step`() throws {
    let timeline = AnimationTimeline()
    let width = timeline.property("width", 0.0)
    timeline.withAnimation(.linear(duration: 0.25).repeatCount(1_000_001)) { width.model = 1 }
    timeline.update()
    #expect(timeline.nextEventTime == 250_000.25)
    try timeline.advance(to: 250_000.0625)
    #expect(width.value == 0.25)
    try timeline.advance(to: 300_000)
    #expect(width.value == 1)
    #expect(timeline.takeEvents().map(\.time) == [0, 250_000.25, 250_000.25])
  }

  @Test func `The next event is announced`() throws {
    let timeline = AnimationTimeline()
    let width = timeline.property("width", 0.0)
    #expect(timeline.nextEventTime == nil)
    timeline.withAnimation(.spring(duration: 0.5, bounce: 0)) { width.model = 1 }
    #expect(timeline.nextEventTime == 0.5)
    try timeline.advance(to: 0.5)
    let end = try #require(timeline.nextEventTime)
    try timeline.advance(to: end.nextDown)
    #expect(width.isAnimating)
    try timeline.advance(to: end)
    #expect(!width.isAnimating)
    #expect(timeline.nextEventTime == nil)
  }

  // MARK: - Calls at a time

  @Test func `Calls happen at their times in the order of the times`() throws {
    let timeline = AnimationTimeline()
    var calls: [(String, Double)] = []
    func call(_ name: String, at time: Double) throws {
      try timeline.schedule(at: time) { calls.append((name, timeline.time)) }
    }
    try call("late", at: 2)
    try call("early", at: 1)
    try call("second early", at: 1)
    try call("now", at: 0)
    #expect(calls.isEmpty)
    timeline.update()
    #expect(calls.map(\.0) == ["now"])
    try timeline.advance(to: 10)
    #expect(calls.map(\.0) == ["now", "early", "second early", "late"])
    #expect(calls.map(\.1) == [0, 1, 1, 2])
    #expect(throws: TimelineError.timeGoesBackwards(from: 10, to: 9)) { try call("past", at: 9) }
  }

  @Test func `Thousands of calls happen in the order of their times and then of asking`() throws {
    let timeline = AnimationTimeline()
    var generator = SeededGenerator(seed: 3)
    var asked: [(time: Double, number: Int)] = []
    var called: [(time: Double, number: Int)] = []
    func ask() throws {
      // Few different times, so that many calls share one.
      let time = (timeline.time * 8).rounded(.up) / 8 + Double(Int.random(in: 0..<40, using: &generator)) / 8
      let number = asked.count
      asked.append((time, number))
      try timeline.schedule(at: time) {
        called.append((timeline.time, number))
        if number % 3 == 0, asked.count < 4000 { try? ask() }
      }
    }
    for _ in 0..<2000 { try ask() }
    for step in 1...200 { try timeline.advance(to: Double(step) / 7) }
    let expected = asked.sorted { ($0.time, $0.number) < ($1.time, $1.number) }
    #expect(called.count == asked.count)
    #expect(called.map(\.number) == expected.map(\.number))
    #expect(called.map(\.time) == expected.map(\.time))
  }

  @Test func `A change in a call starts at the time of the call`() throws {
    let timeline = AnimationTimeline()
    let width = timeline.property("width", 0.0)
    try timeline.schedule(at: 0.5) {
      timeline.withAnimation(.linear(duration: 1)) { width.model = 1 }
    }
    try timeline.advance(to: 0.75)
    #expect(width.value == 0.25)
    #expect(timeline.takeEvents().map(\.time) == [0.5])
  }

  @Test func `A property to which too many animations were given is there at once, with a warning`() throws {
    let timeline = AnimationTimeline()
    let property = timeline.property("x", 0.0)
    for step in 1...4097 {
      try timeline.advance(to: Double(step) / 2000)
      timeline.withAnimation(.linear(duration: 1).repeatForever()) { property.model = Double(step) }
    }
    #expect(!property.isAnimating && property.value == 4097)
    let events = timeline.takeEvents()
    #expect(events.suffix(4).map(\.kind) == [.warned, .jumped, .logicallyCompleted, .removed])
    #expect(events.last { $0.kind == .warned }?.note?.hasPrefix("more than 4096 animations") == true)
    timeline.withAnimation(.linear(duration: 1)) { property.model = 0 }
    try timeline.advance(to: timeline.time + 0.5)
    #expect(property.value == 2048.5)
  }

  // MARK: - Bulk

  @Test func `All that moves is visited, and what has come to rest is not`() throws {
    let timeline = AnimationTimeline()
    let widths = (1...9).map { timeline.property("\($0)", 0.0) }
    let point = timeline.property("point", Point.zero)
    timeline.withAnimation(.linear(duration: 5)) { point.model = Point(x: 1, y: 1) }
    for (index, width) in widths.enumerated() {
      timeline.withAnimation(.linear(duration: Double(index + 1))) { width.model = 1 }
    }
    try timeline.advance(to: 4)
    var visited: [String: Double] = [:]
    timeline.forEachAnimating { (property: AnimatedProperty<Double>, value) in
      visited[property.name] = value
    }
    #expect(visited.keys.sorted() == ["5", "6", "7", "8", "9"])
    for (name, value) in visited { #expect(value == 4 / (Double(name) ?? 0)) }
    var points = 0
    timeline.forEachAnimating(Point.self) { _, _ in points += 1 }
    #expect(points == 1)
    timeline.forEachAnimating(Size.self) { _, _ in points += 1 }
    #expect(points == 1)
  }

  /// Five properties half-way from 0 to 1.
  private func fiveHalfway() throws -> (AnimationTimeline, [AnimatedProperty<Double>]) {
    let timeline = AnimationTimeline()
    let widths = (0..<5).map { timeline.property("\($0)", 0.0) }
    timeline.withAnimation(.linear(duration: 2)) { for width in widths { width.model = 1 } }
    try timeline.advance(to: 1)
    return (timeline, widths)
  }

  @Test func `What is removed during a visit is so after it`() throws {
    let (timeline, widths) = try fiveHalfway()
    var visits = 0
    timeline.forEachAnimating(Double.self) { property, value in
      visits += 1
      #expect(value == 0.5)
      for width in widths { timeline.remove(width) }
      #expect(property.isAnimating)
    }
    #expect(visits == 5)
    #expect(widths.allSatisfy { !$0.isAnimating && $0.value == 1 })
    #expect(timeline.takeEvents().filter { $0.kind == .removed }.count == 5)
  }

  @Test func `A visit shows what each property shows, whatever moves it`() throws {
    try visitAll { Point(x: $0, y: $1) }
  }

  @Test func `A visit shows what values of one's own show, and visits within visits do, too`() throws {
    try visitAll { Plate(offset: $0, size: Size(width: $1, height: 1), name: "look") }
    try visitAll { Tally(counts: AnimatableArray([$0, $1, $0])) }
  }

  /// Values at random on their way by all sorts of animations, visited at every frame.
  private func visitAll<Value: Animatable & Equatable>(_ value: (Double, Double) -> Value) throws
  where Value.AnimatableData: Sendable {
    let timeline = AnimationTimeline()
    var generator = SeededGenerator(seed: 8)
    let animations: [Animation] = [
      .bouncy, .easeInOut(duration: 0.7), .linear(duration: 0.3).repeatForever(), .interpolatingSpring,
      .smooth.delay(0.2), Animation(HalfwayAnimation()),
    ]
    let properties = (0..<30).map { timeline.property("\($0)", value(0, 0)) }
    for frame in 1...100 {
      for property in properties where Int.random(in: 0..<30, using: &generator) == 0 {
        let target = value(
          Double.random(in: -9...9, using: &generator), Double.random(in: -9...9, using: &generator))
        timeline.withAnimation(animations.randomElement(using: &generator)) { property.model = target }
      }
      try timeline.advance(to: Double(frame) / 60)
      var visited: [String: Value] = [:]
      var inner = 0
      timeline.forEachAnimating(Value.self) { property, value in
        visited[property.name] = value
        if inner == 0 { timeline.forEachAnimating(Value.self) { _, _ in inner += 1 } }
      }
      #expect(inner == visited.count)
      for property in properties {
        #expect(property.isAnimating == (visited[property.name] != nil))
        #expect(property.value == visited[property.name] ?? property.model)
      }
    }
  }

  @Test func `What is changed during a visit is applied after it, and time can't go on`() throws {
    let (timeline, widths) = try fiveHalfway()
    var visits = 0
    timeline.forEachAnimating(Double.self) { _, value in
      visits += 1
      for width in widths { width.model = 7 }
      #expect(value == 0.5)
      #expect(widths[4].value == 0.5)
      #expect(throws: TimelineError.isInTransaction(at: 1)) { try timeline.advance(to: 2) }
    }
    #expect(visits == 5)
    #expect(widths.map(\.value) == [7, 7, 7, 7, 7])
    #expect(!timeline.isAnimating)
  }
}

/// Half a second of half the way.
private struct HalfwayAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    time < 0.5 ? value.scaled(by: 0.5) : nil
  }
}

/// A value of one's own, which a number and a size move.
private struct Plate: Animatable, Equatable {
  var offset: Double
  var size: Size
  let name: String

  var animatableData: AnimatablePair<Double, Size.AnimatableData> {
    get { AnimatablePair(offset, size.animatableData) }
    set { (offset, size.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A value of one's own, which a vector moves that nothing is compiled for.
private struct Tally: Animatable, Equatable {
  var counts: AnimatableArray<Double>

  var animatableData: AnimatableArray<Double> {
    get { counts }
    set { counts = newValue }
  }
}
