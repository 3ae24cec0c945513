// SPDX-License-Identifier: Apache-2.0

/// A recogniser around another one, which does the recognising.
public protocol ModifyingRecognizer<Value>: GestureRecognizer {
  /// The type of the other one.
  associatedtype Base: GestureRecognizer
  /// The other one.
  var base: Base { get set }
}

extension ModifyingRecognizer {
  /// The phase of the other one, without its value.
  public var kind: GesturePhaseKind { base.kind }
  /// When the phase changes without touches; nil where it does not.
  public var deadline: Double? { base.deadline }
  /// Takes the touches of a moment.
  public mutating func receive(_ frame: TouchFrame) { base.receive(frame) }
  /// Takes note that time has come, at the deadline.
  public mutating func advance(to time: Double) { base.advance(to: time) }
  /// Fails, whatever the phase.
  public mutating func cancel() { base.cancel() }
}

extension ModifyingRecognizer where Value == Base.Value {
  /// How far the gesture has come.
  public var phase: GesturePhase<Value> { base.phase }
}
