// SPDX-License-Identifier: Apache-2.0

extension Gesture {
  /// This gesture and another one at the same time, neither of which keeps the other from being recognised.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

/// Two gestures at the same time.
///
/// | first | second | both |
/// |---|---|---|
/// | active | any | active |
/// | any | active | active |
/// | possible | not active | possible, without a value |
/// | not active | possible | possible, without a value |
/// | ended | ended | ended |
/// | ended | failed | ended, without a second value |
/// | failed | ended | ended, without a first value |
/// | failed | failed | failed |
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PairedGesture {
  /// What follows both.
  public typealias Recognizer = SimultaneousRecognizer<First, Second>

  /// The values of those of the two that have one.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?

    /// Two values.
    public init(first: First.Value?, second: Second.Value?) {
      self.first = first
      self.second = second
    }
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Two gestures at the same time.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The phase of both.
  public static func phase(
    _ first: GesturePhase<First.Value>, _ second: GesturePhase<Second.Value>
  ) -> GesturePhase<Value> {
    let value = Value(first: first.value, second: second.value)
    return switch GesturePhaseKind.simultaneous(first.kind, second.kind) {
    case .active: .active(value)
    case .possible: .possible(nil)
    case .ended: .ended(value)
    case .failed: .failed
    }
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Follows two gestures at the same time.
public struct SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairedRecognizer {
  /// The first one.
  public var first: First.Recognizer
  /// The second one.
  public var second: Second.Recognizer

  /// Two that have seen nothing.
  public init(first: First.Recognizer, second: Second.Recognizer) {
    self.first = first
    self.second = second
  }

  /// How far the gesture has come.
  public var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
    SimultaneousGesture.phase(first.phase, second.phase)
  }

  /// The phase without its value.
  public var kind: GesturePhaseKind { .simultaneous(first.kind, second.kind) }

  /// The earlier of both deadlines; nil where there is none.
  public var deadline: Double? { earliest(first.deadline, second.deadline) }

  /// Hands the touches of a moment to both.
  public mutating func receive(_ frame: TouchFrame) {
    first.receive(frame)
    second.receive(frame)
  }

  /// Adds the actions that are due since the last call.
  public mutating func collect(isHeld: Bool, into actions: inout [GestureAction]) {
    first.collect(isHeld: isHeld, into: &actions)
    second.collect(isHeld: isHeld, into: &actions)
  }
}
