// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath
import Testing

/// The phases of two gestures together, case by case.
struct CompositionTableTests {
  private typealias Phase = GesturePhase<Double>
  private static let phases: [Phase] = [.possible(nil), .possible(1), .active(2), .ended(3), .failed]

  /// Gestures whose values are numbers.
  private typealias Both = SimultaneousGesture<MagnificationGesture, MagnificationGesture>
  private typealias Either = ExclusiveGesture<MagnificationGesture, MagnificationGesture>
  private typealias Sequence = SequenceGesture<MagnificationGesture, MagnificationGesture>

  @Test func `Two at the same time`() {
    let possible = GesturePhase<Both.Value>.possible(nil)
    let rows: [[GesturePhase<Both.Value>]] = [
      // possible, possible with a value, active, ended, failed; the second in the columns
      [possible, possible, .active(.init(first: nil, second: 2)), possible, possible],
      [possible, possible, .active(.init(first: 1, second: 2)), possible, possible],
      [
        .active(.init(first: 2, second: nil)), .active(.init(first: 2, second: 1)),
        .active(.init(first: 2, second: 2)), .active(.init(first: 2, second: 3)),
        .active(.init(first: 2, second: nil)),
      ],
      [
        possible, possible, .active(.init(first: 3, second: 2)), .ended(.init(first: 3, second: 3)),
        .ended(.init(first: 3, second: nil)),
      ],
      [
        possible, possible, .active(.init(first: nil, second: 2)), .ended(.init(first: nil, second: 3)),
        .failed,
      ],
    ]
    for (row, first) in Self.phases.enumerated() {
      for (column, second) in Self.phases.enumerated() {
        #expect(Both.phase(first, second) == rows[row][column], "\(first), \(second)")
      }
    }
  }

  @Test func `The first preferred to the second`() {
    let rows: [[GesturePhase<Either.Value>]] = [
      [.possible(nil), .possible(.second(1)), .active(.second(2)), .possible(nil), .possible(nil)],
      [
        .possible(.first(1)), .possible(.first(1)), .active(.second(2)), .possible(.first(1)),
        .possible(.first(1)),
      ],
      Array(repeating: .active(.first(2)), count: 5),
      Array(repeating: .ended(.first(3)), count: 5),
      [.possible(nil), .possible(.second(1)), .active(.second(2)), .ended(.second(3)), .failed],
    ]
    for (row, first) in Self.phases.enumerated() {
      for (column, second) in Self.phases.enumerated() {
        #expect(Either.phase(first, second) == rows[row][column], "\(first), \(second)")
      }
    }
  }

  @Test func `One after the other`() {
    let rows: [[GesturePhase<Sequence.Value>]] = [
      Array(repeating: .possible(nil), count: 5),
      Array(repeating: .possible(.first(1)), count: 5),
      Array(repeating: .active(.first(2)), count: 5),
      [
        .active(.second(3, nil)), .active(.second(3, 1)), .active(.second(3, 2)), .ended(.second(3, 3)),
        .failed,
      ],
      Array(repeating: .failed, count: 5),
    ]
    for (row, first) in Self.phases.enumerated() {
      for (column, second) in Self.phases.enumerated() {
        #expect(Sequence.phase(first, second) == rows[row][column], "\(first), \(second)")
      }
    }
  }

  @Test func `Phases without values go together as those with values`() {
    for first in Self.phases {
      for second in Self.phases {
        #expect(Both.phase(first, second).kind == .simultaneous(first.kind, second.kind))
        #expect(Either.phase(first, second).kind == .exclusive(first.kind, second.kind))
      }
    }
  }
}

/// The phase without its value is that of the phase, in every recogniser and at every moment.
struct GesturePhaseKindTests {
  private func follow<Content: Gesture>(_ gesture: Content, _ stream: TouchStream) {
    var recognizer = gesture.makeRecognizer(in: GestureEnvironment())
    #expect(recognizer.kind == recognizer.phase.kind)
    for frame in stream.frames {
      recognizer.meetDeadlines(until: frame.time)
      #expect(recognizer.kind == recognizer.phase.kind)
      recognizer.receive(frame)
      #expect(recognizer.kind == recognizer.phase.kind)
    }
    recognizer.cancel()
    #expect(recognizer.kind == recognizer.phase.kind)
  }

  @Test func `Both ways of asking for the phase say the same`() {
    let streams = [
      TouchStream.pinch(center: .zero, magnification: 2, rotation: .degrees(30)),
      .drag(from: .zero, to: Point(x: 90, y: 0)), .tap(at: .zero), .tap(at: .zero, duration: 2),
      .tap(at: .zero) + .drag(from: .zero, to: Point(x: 90, y: 0), start: 0.3),
      .tap(at: .zero) + .tap(at: .zero, start: 0.3),
    ]
    let state = GestureState(wrappedValue: 0.0)
    for stream in streams {
      follow(MagnifyGesture().simultaneously(with: RotateGesture()), stream)
      follow(TapGesture(count: 2).exclusively(before: TapGesture()), stream)
      follow(DragGesture().exclusively(before: LongPressGesture()), stream)
      follow(TapGesture().sequenced(before: DragGesture()), stream)
      follow(LongPressGesture().sequenced(before: DragGesture()), stream)
      follow(
        DragGesture().map(\.translation.width).onChanged { _ in }
          .updating(state) { value, state, _ in state = value }.onEnded { _ in }, stream)
    }
  }
}
