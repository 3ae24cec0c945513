// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// States that go back when their gesture is over, whichever way.
struct GestureStateTests {
  private let drag = TouchStream.drag(from: .zero, to: Point(x: 60, y: 0), duration: 0.5)

  @Test func `A state follows the gesture and goes back at its end`() throws {
    @GestureState var dragging = Size.zero
    let probe = GestureProbe(
      DragGesture().updating($dragging) { value, state, _ in state = value.translation })
    try probe.play(drag, until: 0.25)
    #expect((dragging.width - 30).magnitude < 1e-9)
    try probe.timeline.advance(to: 1)
    #expect(dragging == .zero)
  }

  @Test func `A call that arrives resets the state, and the end is not told`() throws {
    let log = Log()
    @GestureState var dragging = Size.zero
    let probe = GestureProbe(
      DragGesture().updating($dragging) { value, state, _ in state = value.translation }
        .onEnded { _ in log.say("ended") })
    try probe.play(drag, until: 0.25)
    #expect(dragging != .zero)
    probe.input.cancelTouches()
    #expect(dragging == .zero)
    #expect(probe.phases.last == .failed)
    try probe.timeline.advance(to: 1)
    #expect(log.lines.isEmpty)
    // The next drag is a drag like any other.
    try probe.play(.drag(from: .zero, to: Point(x: 60, y: 0), start: 2), until: 3)
    #expect(log.lines == ["ended"])
  }

  @Test func `A cancelled touch resets the state, and the end is not told`() throws {
    let log = Log()
    let state = GestureState(wrappedValue: 0.0).onChange { log.say("\($0)") }
    let gesture = DragGesture().updating(state) { value, state, _ in state = value.translation.width }
      .onEnded { _ in log.say("ended") }
    try GestureProbe(gesture).play(.through([(0, 0, 0), (0.1, 20, 0), (0.2, 30, 0)], last: .cancelled))
    #expect(log.lines == ["20.0", "0.0"])
  }

  @Test func `A gesture that fails before it was recognised has nothing to reset`() throws {
    let log = Log()
    let state = GestureState(wrappedValue: 0.0).onChange { log.say("\($0)") }
    let gesture = DragGesture().updating(state) { value, state, _ in state = value.translation.width }
    try GestureProbe(gesture).play(.tap(at: .zero))
    #expect(log.lines.isEmpty)
  }

  @Test func `A state that is reset to where it began: an initial value that is not zero`() throws {
    let state = GestureState(initialValue: 1.0)
    let gesture = MagnifyGesture().updating(state) { value, state, _ in state = value.magnification }
    let probe = GestureProbe(gesture)
    try probe.play(.pinch(center: .zero, magnification: 3), until: 0.25)
    #expect((state.wrappedValue - 2).magnitude < 1e-9)
    try probe.timeline.advance(to: 1)
    #expect(state.wrappedValue == 1)
  }

  @Test func `The transaction of an update animates what follows the state, and so does the reset`() throws {
    let timeline = AnimationTimeline()
    let scale = timeline.property("scale", 1.0)
    let state = GestureState(
      wrappedValue: false, resetTransaction: Transaction(animation: .linear(duration: 1))
    ).onChange { scale.model = $0 ? 2 : 1 }
    let gesture = DragGesture(minimumDistance: 0).updating(state) { _, state, transaction in
      state = true
      transaction.animation = .linear(duration: 0.5)
    }
    let input = TouchInput(timeline: timeline, gesture: gesture)
    try input.play(.tap(at: .zero, start: 0, duration: 1))
    try timeline.advance(to: 0.25)
    #expect(scale.value == 1.5)
    try timeline.advance(to: 1.25)
    #expect(scale.value == 1.75)
    try timeline.advance(to: 2)
    #expect(scale.value == 1)
  }

  @Test func `The reset is told the value that goes, and may choose by it`() throws {
    let timeline = AnimationTimeline()
    let offset = timeline.property("offset", 0.0)
    let state = GestureState(wrappedValue: 0.0) { value, transaction in
      transaction.animation = value > 50 ? .linear(duration: 1) : nil
    }.onChange { offset.model = $0 }
    let gesture = DragGesture().updating(state) { value, state, _ in state = value.translation.width }
    let input = TouchInput(timeline: timeline, gesture: gesture)
    try input.play(.through([(0, 0, 0), (0.5, 40, 0), (1, 40, 0)]))
    try timeline.advance(to: 1)
    #expect(offset.value == 0)
    try input.play(.through([(2, 0, 0), (2.5, 60, 0), (3, 60, 0)]))
    try timeline.advance(to: 3.5)
    #expect(offset.value == 30)
  }

  @Test func `A state without an initial value is nil at rest`() throws {
    @GestureState var location: Point?
    let gesture = DragGesture(minimumDistance: 0).updating($location) { value, state, _ in
      state = value.location
    }
    let probe = GestureProbe(gesture)
    try probe.play(.tap(at: Point(x: 3, y: 4), duration: 1), until: 0.5)
    #expect(location == Point(x: 3, y: 4))
    try probe.timeline.advance(to: 2)
    #expect(location == nil)
  }

  @Test func `Updates and changes are marked as continuous, and only they`() throws {
    let log = Log()
    let timeline = AnimationTimeline()
    let number = timeline.property("number", 0.0)
    number.modifiers = [.transaction { log.say($0.isContinuous ? "continuous" : "single") }]
    let gesture = DragGesture().onChanged { number.model = $0.translation.width }
      .onEnded { _ in number.model = -1 }
    let input = TouchInput(timeline: timeline, gesture: gesture)
    try input.play(.through([(0, 0, 0), (0.1, 20, 0), (0.2, 30, 0), (0.3, 30, 0)]))
    try timeline.advance(to: 1)
    #expect(log.lines == ["continuous", "continuous", "single"])
  }

  @Test func `Changes are told without an animation, whatever surrounds them`() throws {
    let timeline = AnimationTimeline()
    let number = timeline.property("number", 0.0)
    let gesture = DragGesture().onChanged { number.model = $0.translation.width }
    let input = TouchInput(timeline: timeline, gesture: gesture)
    try input.play(.through([(0, 0, 0), (0.1, 20, 0), (0.2, 30, 0)]))
    try timeline.advance(to: 0.1)
    #expect(number.value == 20)
  }

  @Test func `A value that is the same is not told twice`() throws {
    let log = Log()
    let gesture = DragGesture().map { ($0.translation.width / 20).rounded() }.onChanged { log.say("\($0)") }
    try GestureProbe(gesture).play(drag)
    #expect(log.lines == ["1.0", "2.0", "3.0"])
  }
}
