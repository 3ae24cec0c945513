// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Gestures put together, and who is told what.
struct CompositionTests {
  private func drag(
    _ log: Log, _ name: String = "drag", minimum: Double = 10
  ) -> some Gesture<DragGesture.Value> {
    let state = GestureState(wrappedValue: false).onChange { log.say("\(name) \($0 ? "on" : "off")") }
    return DragGesture(minimumDistance: minimum).updating(state) { _, state, _ in
      if !state { state = true }
    }.onEnded { _ in log.say("\(name) ended") }
  }

  private func tap(_ log: Log, _ name: String = "tap", count: Int = 1) -> some Gesture<Void> {
    TapGesture(count: count).onEnded { log.say("\(name) ended") }
  }

  private let swipe = TouchStream.drag(from: .zero, to: Point(x: 100, y: 0), duration: 0.2)

  // MARK: - Simultaneous

  @Test func `Both are recognised at the same time, and end together`() throws {
    let probe = GestureProbe(
      MagnifyGesture().simultaneously(with: RotateGesture()))
    try probe.play(.pinch(center: .zero, magnification: 2, rotation: .degrees(90)))
    typealias Value = SimultaneousGesture<MagnifyGesture, RotateGesture>.Value
    let last = try #require(probe.values(Value.self).last)
    #expect(((last.first?.magnification ?? 0) - 2).magnitude < 1e-12)
    #expect(((last.second?.rotation.degrees ?? 0) - 90).magnitude < 1e-9)
    #expect(probe.outline == [.possible, .active, .ended])
  }

  @Test func `One that fails leaves the other alone`() throws {
    let probe = GestureProbe(DragGesture().simultaneously(with: MagnifyGesture()))
    try probe.play(swipe)
    let last = try #require(probe.values(SimultaneousGesture<DragGesture, MagnifyGesture>.Value.self).last)
    #expect(last.first?.translation.width == 100)
    #expect(last.second == nil)
    #expect(probe.phases.last == .ended)
  }

  // MARK: - Deep sequences

  /// A tap, after and before so many others.
  private func deep(_ levels: Int, first isFirst: Bool) -> AnyGesture<Int> {
    var gesture = AnyGesture<Int>(TapGesture().map { _ in 0 })
    for level in 1...levels {
      let before = gesture
      gesture =
        isFirst
        ? AnyGesture(before.sequenced(before: TapGesture()).map { _ in level })
        : AnyGesture(TapGesture().sequenced(before: before).map { _ in level })
    }
    return gesture
  }

  @Test(arguments: [true, false])
  func `A sequence of sequences, thirty-two deep, is asked no more often for that`(isFirst: Bool) throws {
    var recognizer = deep(32, first: isFirst).makeRecognizer(in: GestureEnvironment())
    for tap in 0...32 {
      #expect(recognizer.kind != .ended)
      for frame in TouchStream.tap(at: .zero, start: Double(tap), duration: 0).frames {
        recognizer.receive(frame)
      }
    }
    guard case .ended(32) = recognizer.phase else {
      Issue.record("it is \(recognizer.kind)")
      return
    }
  }

  // MARK: - Exclusive

  @Test func `Two taps win over one, at once, and one tap waits for the second`() throws {
    let log = Log()
    let both = tap(log, "two", count: 2).exclusively(before: tap(log, "one"))
    let probe = GestureProbe(both)
    try probe.play(.tap(at: .zero, duration: 0.1), until: 0.1)
    #expect(log.lines.isEmpty)
    try probe.timeline.advance(to: 0.44)
    #expect(log.lines.isEmpty)
    try probe.timeline.advance(to: 0.46)
    #expect(log.lines == ["one ended"])
    try probe.play(
      .tap(at: .zero, start: 1, duration: 0.1) + .tap(at: .zero, start: 1.2, duration: 0.1), until: 1.3)
    #expect(log.lines == ["one ended", "two ended"])
  }

  @Test func `A single tap is told 0.35 s after it was lifted`() throws {
    let both = TapGesture(count: 2).exclusively(before: TapGesture())
    let probe = try GestureProbe(both).play(.through([(0, 0, 0), (0.25, 0, 0)]))
    #expect(probe.phases.last == .ended)
    #expect((probe.changes.last?.time ?? 0) == 0.6.nextUp)
  }

  @Test func `A tap is told at once where a long press is its alternative`() throws {
    let log = Log()
    let either = tap(log).exclusively(before: LongPressGesture().onEnded { _ in log.say("press ended") })
    let probe = GestureProbe(either)
    try probe.play(.tap(at: .zero, start: 0, duration: 0.1), until: 0.1)
    #expect(log.lines == ["tap ended"])
  }

  @Test func `With a pointer's limits a long press waits for a tap that is still possible`() throws {
    // A pointer's tap may take any time: it is the one that is preferred and that succeeds.
    let log = Log()
    let either = tap(log).exclusively(before: LongPressGesture().onEnded { _ in log.say("press ended") })
    try GestureProbe(either).play(.tap(at: .zero, duration: 1))
    #expect(log.lines == ["tap ended"])
    // A finger's tap is over after 0.75 s, and then the press is told.
    let touched = Log()
    let other = tap(touched).exclusively(
      before: LongPressGesture().onEnded { _ in touched.say("press ended") })
    try GestureProbe(other, environment: GestureEnvironment(tapLimits: .touch))
      .play(.tap(at: .zero, duration: 1), until: 0.8)
    #expect(touched.lines == ["press ended"])
  }

  @Test func `The second goes on while the first is possible, and is cancelled when that is recognised`()
    throws
  {
    let log = Log()
    let either = drag(log, "far", minimum: 50).exclusively(before: drag(log, "near", minimum: 0))
    let probe = GestureProbe(either)
    try probe.play(swipe)
    #expect(log.lines == ["near on", "far on", "near off", "far off", "far ended"])
    #expect(probe.outline == [.active, .ended])
  }

  @Test func `The second is told when the first has failed`() throws {
    let log = Log()
    let either = drag(log, "far", minimum: 500).exclusively(before: drag(log, "near"))
    try GestureProbe(either).play(swipe)
    #expect(log.lines == ["near on", "near off", "near ended"])
  }

  @Test func `What a second has ended is not told while the first may still be recognised`() throws {
    let log = Log()
    let either = tap(log, "three", count: 3).exclusively(
      before: tap(log, "two", count: 2).exclusively(before: tap(log, "one")))
    let probe = GestureProbe(either)
    try probe.play(.tap(at: .zero, duration: 0.05) + .tap(at: .zero, start: 0.1, duration: 0.05), until: 0.3)
    #expect(log.lines.isEmpty)
    try probe.timeline.advance(to: 0.51)
    #expect(log.lines == ["two ended"])
  }

  @Test func `Two that each wait for the other are decided by the first`() throws {
    let log = Log()
    let one = tap(log, "two", count: 2).exclusively(before: tap(log, "one"))
    let other = tap(log, "uno").exclusively(before: tap(log, "due", count: 2))
    let probe = GestureProbe(one.exclusively(before: other))
    try probe.play(.tap(at: .zero), until: 2)
    #expect(log.lines == ["one ended"])
    try probe.play(.tap(at: .zero, start: 3) + .tap(at: .zero, start: 3.2), until: 5)
    #expect(log.lines == ["one ended", "two ended"])
  }

  // MARK: - Sequence

  private typealias PressThenDrag = SequenceGesture<LongPressGesture, DragGesture>.Value

  @Test func `A long press, then a drag: three stages`() throws {
    let probe = GestureProbe(LongPressGesture().sequenced(before: DragGesture()))
    try probe.play(
      .through([(0, 50, 50), (0.25, 52, 50), (1, 52, 50), (1.1, 60, 50), (1.2, 92, 50), (1.3, 92, 50)]))
    let values = probe.values(PressThenDrag.self)
    #expect(values.first == .first(true))
    let pressed = probe.changes.first { $0.value as? PressThenDrag == .second(true, nil) }
    #expect(pressed?.time == 0.5)
    guard case .second(true, let drag?) = values.last else {
      Issue.record("\(String(describing: values.last))")
      return
    }
    // The drag begins where the finger is when the press is over.
    #expect(drag.startLocation == Point(x: 52, y: 50))
    #expect(drag.translation.width == 40)
    #expect(probe.outline == [.possible, .active, .ended])
  }

  @Test func `Without the press there is no drag`() throws {
    let log = Log()
    let gesture = LongPressGesture().sequenced(before: drag(log)).onEnded { _ in log.say("both") }
    let probe = try GestureProbe(gesture).play(swipe)
    #expect(log.lines.isEmpty)
    #expect(probe.phases.last == .failed)
  }

  @Test func `A press that is not followed by a drag fails, and its state is reset`() throws {
    let log = Log()
    let state = GestureState(wrappedValue: "rest").onChange { log.say($0) }
    let gesture = LongPressGesture().sequenced(before: DragGesture()).updating(state) { value, state, _ in
      switch value {
      case .first: state = "pressing"
      case .second(_, nil): state = "pressed"
      case .second: state = "dragging"
      }
    }.onEnded { _ in log.say("ended") }
    try GestureProbe(gesture).play(.tap(at: .zero, duration: 1))
    #expect(log.lines == ["pressing", "pressed", "rest"])
  }

  @Test func `A tap, then a drag: the second finger's`() throws {
    let log = Log()
    let gesture = tap(log).sequenced(before: drag(log))
    let probe = GestureProbe(gesture)
    try probe.play(
      .tap(at: .zero) + .drag(from: Point(x: 5, y: 0), to: Point(x: 100, y: 0), start: 1, duration: 0.5))
    #expect(log.lines == ["tap ended", "drag on", "drag off", "drag ended"])
    #expect(probe.phases.last == .ended)
  }

  @Test func `A sequence that is cancelled between its gestures fails`() throws {
    let log = Log()
    let probe = GestureProbe(tap(log).sequenced(before: drag(log)))
    try probe.play(.tap(at: .zero), until: 1)
    #expect(probe.phases.last == .active)
    probe.input.cancelTouches()
    #expect(probe.phases.last == .failed)
  }

  // MARK: - Maps

  @Test func `A map tells something else in every phase`() throws {
    let probe = GestureProbe(DragGesture().map(\.translation.width))
    try probe.play(.through([(0, 0, 0), (0.1, 20, 0), (0.2, 30, 0)]))
    #expect(probe.values(Double.self) == [20, 30])
    #expect(probe.outline == [.possible, .active, .ended])
  }
}
