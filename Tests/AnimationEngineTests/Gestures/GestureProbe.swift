// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// Plays touches into a gesture, and keeps what happens.
final class GestureProbe {
  let timeline = AnimationTimeline()
  let input: TouchInput
  private(set) var changes: [GestureChange] = []

  init(_ gesture: some Gesture, environment: GestureEnvironment = GestureEnvironment()) {
    input = TouchInput(timeline: timeline, gesture: gesture, environment: environment)
    input.gestureDidChange = { [unowned self] in changes.append($0) }
  }

  /// Plays a stream to its end, and some time more.
  @discardableResult
  func play(_ stream: TouchStream, until time: Double = 10) throws -> GestureProbe {
    try input.play(stream)
    try timeline.advance(to: time)
    return self
  }

  var phases: [GesturePhaseKind] { changes.map(\.phase) }
  /// The phases, each run of the same one as one.
  var outline: [GesturePhaseKind] {
    phases.reduce(into: []) { result, phase in
      if result.last != phase { result.append(phase) }
    }
  }
  func values<Value>(_ type: Value.Type = Value.self) -> [Value] { changes.compactMap { $0.value as? Value } }
}

/// Words in the order in which they were said.
final class Log {
  private(set) var lines: [String] = []
  func say(_ line: String) { lines.append(line) }
}

extension TouchStream {
  /// A finger at places and times, lifted at the last one.
  static func through(
    _ samples: [(time: Double, x: Double, y: Double)], id: Int = 0, last: Touch.Phase = .ended
  ) -> TouchStream {
    TouchStream(
      repairing: samples.enumerated().map { index, sample in
        Touch(
          id: id, time: sample.time, location: Point(x: sample.x, y: sample.y),
          phase: index == 0 ? .began : index == samples.count - 1 ? last : .moved)
      })
  }

  /// One stream after or beside the other.
  static func + (first: TouchStream, second: TouchStream) -> TouchStream {
    TouchStream(repairing: first.touches + second.touches)
  }
}
