// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// Long presses.
struct LongPressGestureTests {
  @Test func `The defaults are half a second and 10 points`() {
    #expect(LongPressGesture().minimumDuration == 0.5)
    #expect(LongPressGesture().maximumDistance == 10)
  }

  @Test func `It is recognised when the time has passed, before the finger is lifted`() throws {
    let probe = try GestureProbe(LongPressGesture()).play(.tap(at: .zero, start: 1, duration: 3))
    #expect(probe.outline == [.possible, .ended])
    #expect(probe.changes.last?.time == 1.5)
    #expect(probe.values(Bool.self) == [true, true])
  }

  @Test(arguments: [(5.0, true), (9.9, true), (10, false), (30, false)])
  func `A press may move less than 10 points away`(distance: Double, isPress: Bool) throws {
    let stream = TouchStream.through([(0, 0, 0), (0.1, distance, 0), (1, distance, 0)])
    #expect(try (GestureProbe(LongPressGesture()).play(stream).phases.last == .ended) == isPress)
  }

  @Test(arguments: [(0.49, false), (0.5, true)])
  func `A press that is too short fails`(duration: Double, isPress: Bool) throws {
    let probe = try GestureProbe(LongPressGesture()).play(.through([(0, 0, 0), (duration, 0, 0)]))
    #expect((probe.phases.last == .ended) == isPress)
  }

  @Test func `A cancelled press and a second finger are none`() throws {
    let cancelled = TouchStream.through([(0, 0, 0), (0.3, 0, 0)], last: .cancelled)
    #expect(try GestureProbe(LongPressGesture()).play(cancelled).phases.last == .failed)
    let two = TouchStream.tap(id: 1, at: .zero, duration: 2) + .tap(id: 2, at: .zero, start: 0.2, duration: 2)
    #expect(try GestureProbe(LongPressGesture()).play(two).phases.last == .failed)
  }

  @Test(arguments: [0, -1, Double.nan])
  func `A press of no time is recognised as the finger comes down`(duration: Double) throws {
    let probe = try GestureProbe(LongPressGesture(minimumDuration: duration)).play(.tap(at: .zero, start: 1))
    #expect(probe.phases == [.ended])
    #expect(probe.changes.first?.time == 1)
  }

  @Test func `A press for ever is pressed as long as the finger is down, and is never recognised`() throws {
    let log = Log()
    let isPressing = GestureState(wrappedValue: false).onChange { log.say("\($0)") }
    let gesture = LongPressGesture(minimumDuration: .infinity)
      .updating(isPressing) { value, state, _ in state = value }.onEnded { _ in log.say("ended") }
    let probe = GestureProbe(gesture)
    try probe.play(.tap(at: .zero, duration: 5), until: 4)
    #expect(log.lines == ["true"])
    try probe.timeline.advance(to: 6)
    #expect(log.lines == ["true", "false"])
  }

  @Test func `What changes is told as the press begins, and again when it has been long enough`() throws {
    let log = Log()
    let gesture = LongPressGesture(minimumDuration: 1).onChanged { log.say("pressing \($0)") }
      .onEnded { log.say("pressed \($0)") }
    let probe = GestureProbe(gesture)
    try probe.play(.tap(at: .zero, start: 1, duration: 3), until: 1.5)
    #expect(log.lines == ["pressing true"])
    try probe.timeline.advance(to: 2)
    #expect(log.lines == ["pressing true", "pressed true"])
  }
}
