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
