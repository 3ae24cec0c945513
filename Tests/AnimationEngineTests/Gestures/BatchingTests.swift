// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import TestSupport
import Testing

/// The same stream in any portions, and any steps of time, gives the same.
struct BatchingTests {
  /// A drag, two taps, a long press, a pinch, with noise, one after the other.
  private static let stream: TouchStream = {
    let sampling = TouchSampling(rate: 120, noise: 1, jitter: 0.002, seed: 11)
    let parts = [
      TouchStream.drag(from: .zero, to: Point(x: 200, y: 90), duration: 0.4, sampling: sampling),
      .tap(at: .zero, start: 1, sampling: TouchSampling(rate: 120)),
      .tap(at: .zero, start: 1.2, sampling: TouchSampling(rate: 120)),
      .tap(at: .zero, start: 2, duration: 0.7),
      .pinch(center: .zero, magnification: 1.5, rotation: .degrees(40), start: 3, sampling: sampling),
      .tap(at: .zero, start: 4),
    ]
    return TouchStream(repairing: parts.flatMap(\.touches))
  }()

  /// Everything that happens, as text.
  private static func happenings(
    _ deliver: (AnimationTimeline, TouchInput) throws -> Void
  ) throws -> [String] {
    let timeline = AnimationTimeline()
    let log = Log()
    let offset = timeline.property("offset", Size.zero)
    let dragging = GestureState(wrappedValue: Size.zero, resetTransaction: Transaction(animation: .spring))
      .onChange { offset.model = $0 }
    let drag = DragGesture().updating(dragging) { value, state, _ in state = value.translation }
      .onEnded { log.say("drag \($0.velocity) at \($0.time)") }
    let taps = TapGesture(count: 2).onEnded { log.say("two taps") }
      .exclusively(before: TapGesture().onEnded { log.say("tap") })
    let press = LongPressGesture().onEnded { _ in log.say("press") }
    let pinch = MagnifyGesture().onChanged { log.say("\($0.magnification) \($0.velocity)") }
      .simultaneously(with: RotateGesture().onEnded { log.say("\($0.rotation.radians)") })
    let input = TouchInput(
      timeline: timeline,
      gesture: drag.simultaneously(with: taps).simultaneously(with: press)
        .simultaneously(with: pinch))
    input.gestureDidChange = { log.say("\($0.time) \($0.phase)") }
    try deliver(timeline, input)
    try timeline.advance(to: 6)
    return log.lines + timeline.takeEvents().map { "\($0.time) \($0.kind) \($0.subject)" }
  }

  private static func whole() throws -> [String] {
    try happenings { _, input in try input.play(stream) }
  }

  @Test func `The whole stream has something of everything`() throws {
    let text = try Self.whole().joined(separator: "\n")
    for word in ["drag ", "two taps", "\ntap", "press", "started offset", "possible", "ended"] {
      #expect(text.contains(word), "\(word)")
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `Steps of time of any size give the same`(seed: UInt64) throws {
    let whole = try Self.whole()
    var generator = SeededGenerator(seed: seed)
    let stepped = try Self.happenings { timeline, input in
      try input.play(Self.stream)
      while timeline.time < 5 {
        try timeline.advance(to: timeline.time + generator.geometric(1e-4...0.5))
      }
    }
    #expect(stepped == whole, "seed \(seed)")
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `Touches that come just in time, in any portions, give the same`(seed: UInt64) throws {
    let whole = try Self.whole()
    var generator = SeededGenerator(seed: seed)
    let live = try Self.happenings { timeline, input in
      var frames = Self.stream.frames[...]
      while let first = frames.first {
        // Time stands anywhere before the frames that come next.
        try timeline.advance(to: max(timeline.time, first.time - generator.uniform(0...0.004)))
        for frame in frames.prefix(Int.random(in: 1...6, using: &generator)) {
          for touch in frame.touches { try input.receive(touch) }
          frames.removeFirst()
        }
      }
    }
    #expect(live == whole, "seed \(seed)")
  }

  @Test func `Touches of the past are refused, and so are those that can't be right`() throws {
    let timeline = AnimationTimeline(time: 5)
    let input = TouchInput(timeline: timeline, gesture: DragGesture())
    let late = Touch(time: 4, location: .zero, phase: .began)
    #expect(throws: TouchError(.timeGoesBackwards(from: 5), touch: late)) { try input.receive(late) }
    #expect(input.receive(mending: late) == .timeGoesBackwards(from: 5))
    let wild = Touch(time: 6, location: .zero, phase: .moved)
    #expect(throws: TouchError(.neverBegan, touch: wild)) { try input.receive(wild) }
    #expect(throws: TouchError(.timeGoesBackwards(from: 5), touch: late, index: 0)) {
      try input.play(TouchStream([late, Touch(time: 6, location: .zero, phase: .ended)]))
    }
    #expect(input.fingers.isEmpty)
  }

  @Test func `A mended touch is what it is mended to`() throws {
    let probe = GestureProbe(DragGesture(minimumDistance: 0))
    #expect(probe.input.receive(mending: Touch(time: 1, location: .zero, phase: .moved)) == .neverBegan)
    #expect(
      probe.input.receive(mending: Touch(time: 2, location: Point(x: .nan, y: 0), phase: .moved))
        == .locationIsNotFinite)
    #expect(probe.input.receive(mending: Touch(time: 3, location: Point(x: 9, y: 0), phase: .ended)) == nil)
    try probe.timeline.advance(to: 4)
    #expect(probe.values(DragGesture.Value.self).last?.translation.width == 9)
  }

  @Test func `A finger that has gone unnoticed goes as soon as it is told`() throws {
    let probe = GestureProbe(DragGesture(minimumDistance: 0))
    try probe.input.receive(Touch(time: 0, location: .zero, phase: .began))
    try probe.timeline.advance(to: 2)
    let late = Touch(time: 1, location: Point(x: 9, y: 0), phase: .ended)
    #expect(probe.input.receive(mending: late) == .timeGoesBackwards(from: 2))
    try probe.timeline.advance(to: 2)
    #expect(probe.input.fingers.isEmpty)
    #expect(probe.phases.last == .ended)
  }

  @Test func `Negative times are times like any other`() throws {
    let timeline = AnimationTimeline(time: -10)
    let log = Log()
    let input = TouchInput(timeline: timeline, gesture: TapGesture().onEnded { log.say("\(timeline.time)") })
    try input.play(.tap(at: .zero, start: -5, duration: 0.5))
    try timeline.advance(to: 0)
    #expect(log.lines == ["-4.5"])
  }

  @Test func `A touch that never ends keeps its gesture, and can be taken away`() throws {
    let probe = GestureProbe(DragGesture(minimumDistance: 0))
    try probe.input.receive(Touch(time: 0, location: .zero, phase: .began))
    try probe.timeline.advance(to: 1e6)
    #expect(probe.phases == [.active])
    #expect(probe.input.fingers.count == 1)
    probe.input.cancelTouches()
    #expect(probe.phases == [.active, .failed])
    #expect(probe.input.fingers.isEmpty)
  }
}
