// SPDX-License-Identifier: Apache-2.0

/// A gesture whose type is not known, but its value is: for gestures that are chosen as a program runs.
public struct AnyGesture<Value>: Gesture {
  private let gesture: any Gesture<Value>

  /// A gesture of some type.
  public init(_ gesture: some Gesture<Value>) {
    self.gesture = gesture
  }

  /// A recogniser that has seen nothing.
  public func makeRecognizer(in environment: GestureEnvironment) -> AnyGestureRecognizer<Value> {
    AnyGestureRecognizer(recognizer(of: gesture, in: environment))
  }

  /// Hands its actions to a recogniser at work, if that is one of the same type of gesture.
  public func update(_ recognizer: inout AnyGestureRecognizer<Value>) { update(&recognizer, as: gesture) }

  private func recognizer(
    of gesture: some Gesture<Value>, in environment: GestureEnvironment
  ) -> any GestureRecognizer<Value> {
    gesture.makeRecognizer(in: environment)
  }

  private func update<Content: Gesture<Value>>(
    _ recognizer: inout AnyGestureRecognizer<Value>, as gesture: Content
  ) {
    guard var known = recognizer.base as? Content.Recognizer else { return }
    gesture.update(&known)
    recognizer.base = known
  }
}

/// A recogniser whose type is not known.
public struct AnyGestureRecognizer<Value>: GestureRecognizer {
  var base: any GestureRecognizer<Value>

  init(_ base: any GestureRecognizer<Value>) {
    self.base = base
  }

  /// How far the gesture has come.
  public var phase: GesturePhase<Value> { base.phase }
  /// The phase without its value.
  public var kind: GesturePhaseKind { base.kind }
  /// When the phase changes without touches; nil where it does not.
  public var deadline: Double? { base.deadline }
  /// Takes the touches of a moment.
  public mutating func receive(_ frame: TouchFrame) { base.receive(frame) }
  /// Takes note that time has come, at the deadline.
  public mutating func advance(to time: Double) { base.advance(to: time) }
  /// Fails, whatever the phase.
  public mutating func cancel() { base.cancel() }

  /// Adds the actions that are due since the last call.
  public mutating func collect(isHeld: Bool, into actions: inout [GestureAction]) {
    base.collect(isHeld: isHeld, into: &actions)
  }
}
