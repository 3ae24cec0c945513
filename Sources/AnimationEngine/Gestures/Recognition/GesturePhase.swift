// SPDX-License-Identifier: Apache-2.0

/// How far a gesture has come.
public enum GesturePhase<Value> {
  /// It may still be recognised; some gestures have a value meanwhile, as a long press that is being pressed.
  case possible(Value?)
  /// It is recognised and goes on.
  case active(Value)
  /// It is recognised and over.
  case ended(Value)
  /// It is over without having been recognised, or was taken away.
  case failed
}

extension GesturePhase {
  /// The value, if there is one.
  public var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// The phase without its value.
  public var kind: GesturePhaseKind {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// The same phase with another value.
  public func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

extension GesturePhase: Equatable where Value: Equatable {}
extension GesturePhase: Hashable where Value: Hashable {}
extension GesturePhase: Sendable where Value: Sendable {}

/// A ``GesturePhase`` without its value.
public enum GesturePhaseKind: String, Hashable, Sendable, CaseIterable {
  /// It may still be recognised.
  case possible
  /// It is recognised and goes on.
  case active
  /// It is recognised and over.
  case ended
  /// It is over without having been recognised.
  case failed

  /// Whether it stays so.
  public var isTerminal: Bool { self == .ended || self == .failed }

  /// Two gestures at the same time.
  package static func simultaneous(_ first: Self, _ second: Self) -> Self {
    if first == .active || second == .active { return .active }
    if first == .possible || second == .possible { return .possible }
    return first == .ended || second == .ended ? .ended : .failed
  }

  /// Two gestures of which the first is preferred.
  package static func exclusive(_ first: Self, _ second: Self) -> Self {
    switch first {
    case .active, .ended: first
    case .possible: second == .active ? .active : .possible
    case .failed: second
    }
  }
}
