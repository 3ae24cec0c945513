// SPDX-License-Identifier: Apache-2.0

extension Gesture {
  /// The same gesture, telling something else.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> MapGesture<Self, NewValue> {
    MapGesture(base: self, transform: transform)
  }
}

/// A gesture that tells something made of another one's value.
public struct MapGesture<Base: Gesture, Value>: Gesture {
  let base: Base
  let transform: (Base.Value) -> Value

  /// A recogniser that has seen nothing.
  public func makeRecognizer(in environment: GestureEnvironment) -> MapRecognizer<Base.Recognizer, Value> {
    MapRecognizer(base.makeRecognizer(in: environment), transform)
  }

  /// Hands its actions to a recogniser at work.
  public func update(_ recognizer: inout MapRecognizer<Base.Recognizer, Value>) {
    base.update(&recognizer.base)
    recognizer.transform = transform
  }
}

/// Follows another recogniser, telling something made of its value.
public struct MapRecognizer<Base: GestureRecognizer, Value>: ModifyingRecognizer {
  /// What it is around.
  public var base: Base
  var transform: (Base.Value) -> Value

  init(_ base: Base, _ transform: @escaping (Base.Value) -> Value) {
    self.base = base
    self.transform = transform
  }

  /// How far the gesture has come.
  public var phase: GesturePhase<Value> { base.phase.map(transform) }
  /// The phase of the other one, without its value.
  public var kind: GesturePhaseKind { base.kind }
  /// When the phase changes without touches; nil where it does not.
  public var deadline: Double? { base.deadline }
  /// Takes the touches of a moment.
  public mutating func receive(_ frame: TouchFrame) { base.receive(frame) }

  /// Adds the actions that are due since the last call.
  public mutating func collect(isHeld: Bool, into actions: inout [GestureAction]) {
    base.collect(isHeld: isHeld, into: &actions)
  }
}
