// SPDX-License-Identifier: Apache-2.0

extension Gesture {
  /// This gesture or, where it fails, another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures of which the first is preferred, and only one succeeds.
///
/// | first | second | both |
/// |---|---|---|
/// | active | any | active, first |
/// | ended | any | ended, first |
/// | possible | active | active, second |
/// | possible with a value | not active | possible, first |
/// | possible without | possible with a value | possible, second |
/// | possible without | anything else | possible, without a value |
/// | failed | any | as the second |
///
/// While the first is possible the second may go on, and its end waits. When the first becomes active or ends, the
/// second is cancelled, however far it has come.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PairedGesture {
  /// What follows both.
  public typealias Recognizer = ExclusiveRecognizer<First, Second>

  /// The value of the one that succeeds.
  public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The value of the second gesture.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Two gestures, of which the first is preferred.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The phase of both.
  public static func phase(
    _ first: GesturePhase<First.Value>, _ second: GesturePhase<Second.Value>
  ) -> GesturePhase<Value> {
    switch (first, second) {
    case (.active(let value), _): .active(.first(value))
    case (.ended(let value), _): .ended(.first(value))
    case (.possible, .active(let value)): .active(.second(value))
    case (.possible(let value?), _): .possible(.first(value))
    case (.possible, .possible(let value?)): .possible(.second(value))
    case (.possible, _): .possible(nil)
    case (.failed, _): second.map(Value.second)
    }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Follows two gestures of which the first is preferred.
public struct ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairedRecognizer {
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
  public var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
    ExclusiveGesture.phase(first.phase, second.phase)
  }

  /// The phase without its value.
  public var kind: GesturePhaseKind { .exclusive(first.kind, second.kind) }

  /// The earlier of both deadlines; nil where there is none.
  public var deadline: Double? { earliest(first.deadline, second.deadline) }

  /// Hands the touches of a moment to both.
  public mutating func receive(_ frame: TouchFrame) {
    first.receive(frame)
    second.receive(frame)
    decide()
  }

  /// Cancels the second when the first is recognised.
  public mutating func decide() {
    let kind = first.kind
    if kind == .active || kind == .ended { second.cancel() }
  }

  /// Adds the actions that are due since the last call.
  public mutating func collect(isHeld: Bool, into actions: inout [GestureAction]) {
    first.collect(isHeld: isHeld, into: &actions)
    second.collect(isHeld: isHeld || first.kind == .possible, into: &actions)
  }
}
