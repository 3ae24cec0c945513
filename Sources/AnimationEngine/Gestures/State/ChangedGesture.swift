// SPDX-License-Identifier: Apache-2.0

extension Gesture where Value: Equatable {
  /// Has something called whenever the value is another one, while the gesture is going on.
  ///
  /// It is called in a transaction without an animation that is continuous and tracks velocity: a property that is
  /// set here goes on with the velocity of the finger when a spring takes it over. The value of the end is not
  /// among the changes: see ``Gesture/onEnded(_:)``.
  public func onChanged(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self> {
    ChangedGesture(base: self, action: action)
  }
}

/// A gesture that has something called whenever its value changes.
public struct ChangedGesture<Base: Gesture>: Gesture where Base.Value: Equatable {
  let base: Base
  let action: (Base.Value) -> Void

  /// A recogniser that has seen nothing.
  public func makeRecognizer(in environment: GestureEnvironment) -> ChangedRecognizer<Base.Recognizer> {
    ChangedRecognizer(base: base.makeRecognizer(in: environment), action: action)
  }

  /// Hands its actions to a recogniser at work.
  public func update(_ recognizer: inout ChangedRecognizer<Base.Recognizer>) {
    base.update(&recognizer.base)
    recognizer.action = action
  }
}

/// Follows another recogniser, and has something called whenever its value changes.
public struct ChangedRecognizer<Base: GestureRecognizer>: ModifyingRecognizer where Base.Value: Equatable {
  /// What it is around.
  public var base: Base
  var action: (Base.Value) -> Void
  private var last: Base.Value?

  init(base: Base, action: @escaping (Base.Value) -> Void) {
    self.base = base
    self.action = action
  }

  /// How far the gesture has come.
  public var phase: GesturePhase<Base.Value> { base.phase }
  /// The phase of the other one, without its value.
  public var kind: GesturePhaseKind { base.kind }
  /// When the phase changes without touches; nil where it does not.
  public var deadline: Double? { base.deadline }
  /// Takes the touches of a moment.
  public mutating func receive(_ frame: TouchFrame) { base.receive(frame) }

  /// Adds the actions that are due since the last call.
  public mutating func collect(isHeld: Bool, into actions: inout [GestureAction]) {
    base.collect(isHeld: isHeld, into: &actions)
    guard !kind.isTerminal, let value = phase.value, value != last else { return }
    last = value
    let action = action
    actions.append(
      GestureAction { timeline in
        var transaction = Transaction(animation: nil)
        transaction.isContinuous = true
        transaction.tracksVelocity = true
        timeline.withTransaction(transaction) { action(value) }
      })
  }
}
