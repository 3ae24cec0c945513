// SPDX-License-Identifier: Apache-2.0

extension Gesture {
  /// Has something called when the gesture has ended.
  ///
  /// It is not called where the gesture fails, is cancelled, or is left out for another one that is preferred:
  /// what must not stay half-way belongs in a ``GestureState``.
  public func onEnded(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
    EndedGesture(base: self, action: action)
  }
}

/// A gesture that has something called when it has ended.
public struct EndedGesture<Base: Gesture>: Gesture {
  let base: Base
  let action: (Base.Value) -> Void

  /// A recogniser that has seen nothing.
  public func makeRecognizer(in environment: GestureEnvironment) -> EndedRecognizer<Base.Recognizer> {
    EndedRecognizer(base: base.makeRecognizer(in: environment), action: action)
  }

  /// Hands its actions to a recogniser at work.
  public func update(_ recognizer: inout EndedRecognizer<Base.Recognizer>) {
    base.update(&recognizer.base)
    recognizer.action = action
  }
}

/// Follows another recogniser, and has something called when that has ended.
public struct EndedRecognizer<Base: GestureRecognizer>: ModifyingRecognizer {
  /// What it is around.
  public var base: Base
  var action: (Base.Value) -> Void
  private var isDone = false

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
    guard !isHeld, !isDone, kind == .ended, case .ended(let value) = phase else { return }
    isDone = true
    let action = action
    actions.append(GestureAction { timeline in timeline.withTransaction(Transaction()) { action(value) } })
  }
}
