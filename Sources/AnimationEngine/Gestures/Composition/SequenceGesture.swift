// SPDX-License-Identifier: Apache-2.0

import CurveMath

extension Gesture {
  /// This gesture and, when it has ended, another one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// Two gestures one after the other.
///
/// | first | second | both |
/// |---|---|---|
/// | possible, active | not begun | the same, with the first value |
/// | ended | possible | active, with both values as far as there are any |
/// | ended | active, ended | the same, with both values |
/// | ended | failed | failed |
/// | failed | not begun | failed |
///
/// The second begins when the first ends. To it, fingers that are down then have just come down where they are.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PairedGesture {
  /// What follows both.
  public typealias Recognizer = SequenceRecognizer<First, Second>

  /// How far the two have come.
  public enum Value {
    /// The first is going on.
    case first(First.Value)
    /// The first has ended; the second may have a value.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Two gestures one after the other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The phase of both; what the second is counts only once the first has ended.
  public static func phase(
    _ first: GesturePhase<First.Value>, _ second: GesturePhase<Second.Value>
  ) -> GesturePhase<Value> {
    switch (first, second) {
    case (.possible(let value), _): .possible(value.map(Value.first))
    case (.active(let value), _): .active(.first(value))
    case (.ended(let one), .possible(let other)): .active(.second(one, other))
    case (.ended(let one), .active(let other)): .active(.second(one, other))
    case (.ended(let one), .ended(let other)): .ended(.second(one, other))
    case (.ended, .failed), (.failed, _): .failed
    }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Follows two gestures one after the other.
public struct SequenceRecognizer<First: Gesture, Second: Gesture>: PairedRecognizer {
  /// The first one.
  public var first: First.Recognizer
  /// The second one.
  public var second: Second.Recognizer
  private var hasBegun = false
  /// The fingers that are down, in the order in which they came.
  private var down: [(id: Int, location: Point)] = []

  /// Two that have seen nothing.
  public init(first: First.Recognizer, second: Second.Recognizer) {
    self.first = first
    self.second = second
  }

  /// How far the gesture has come.
  public var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
    SequenceGesture.phase(first.phase, second.phase)
  }

  /// The phase without its value.
  public var kind: GesturePhaseKind {
    // Each is asked once: sequences of sequences would ask twice as often at every level.
    let first = first.kind
    guard first == .ended else { return first }
    let second = second.kind
    return second == .possible ? .active : second
  }

  /// When the phase changes without touches; nil where it does not.
  public var deadline: Double? { hasBegun ? second.deadline : first.deadline }

  /// Takes the touches of a moment.
  public mutating func receive(_ frame: TouchFrame) {
    if hasBegun { return second.receive(frame) }
    for touch in frame.touches { follow(touch) }
    first.receive(frame)
    begin(at: frame.time)
  }

  /// Takes note that time has come, at the deadline.
  public mutating func advance(to time: Double) {
    if hasBegun { return second.advance(to: time) }
    first.advance(to: time)
    begin(at: time)
  }

  private mutating func follow(_ touch: Touch) {
    let place = down.firstIndex { $0.id == touch.id }
    if let place, touch.isLast {
      down.remove(at: place)
    } else if let place {
      down[place].location = touch.location
    } else if touch.phase == .began {
      down.append((touch.id, touch.location))
    }
  }

  private mutating func begin(at time: Double) {
    guard first.kind == .ended else { return }
    hasBegun = true
    guard !down.isEmpty else { return }
    second.receive(
      TouchFrame(
        time: time,
        touches: down.map { Touch(id: $0.id, time: time, location: $0.location, phase: .began) }))
    down.removeAll()
  }

  /// Adds the actions that are due since the last call.
  public mutating func collect(isHeld: Bool, into actions: inout [GestureAction]) {
    first.collect(isHeld: isHeld, into: &actions)
    if hasBegun { second.collect(isHeld: isHeld, into: &actions) }
  }
}
