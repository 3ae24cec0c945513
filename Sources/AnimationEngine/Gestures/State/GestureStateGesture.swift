// SPDX-License-Identifier: Apache-2.0

extension Gesture {
  /// Keeps a state up to date while the gesture goes on, and resets it whichever way the gesture ends.
  ///
  /// - Parameters:
  ///   - state: the state, as `$state`.
  ///   - body: is given the gesture's value, sets the state, and may change the transaction in which that is
  ///     set. It is called as often as the value changes.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture that keeps a state up to date.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  let base: Base
  let state: GestureState<State>
  let body: (Base.Value, inout State, inout Transaction) -> Void

  /// A recogniser that has seen nothing.
  public func makeRecognizer(
    in environment: GestureEnvironment
  ) -> GestureStateRecognizer<Base.Recognizer, State> {
    GestureStateRecognizer(base: base.makeRecognizer(in: environment), state: state, body: body)
  }

  /// Hands its actions to a recogniser at work.
  public func update(_ recognizer: inout GestureStateRecognizer<Base.Recognizer, State>) {
    base.update(&recognizer.base)
    recognizer.body = body
  }
}

/// Follows another recogniser, and keeps a state up to date.
public struct GestureStateRecognizer<Base: GestureRecognizer, State>: ModifyingRecognizer {
  /// What it is around.
  public var base: Base
  var body: (Base.Value, inout State, inout Transaction) -> Void
  private let state: GestureState<State>
  private let comparison = ValueComparison<Base.Value>()
  private var last: Base.Value?

  init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
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
    let kind = kind
    if kind.isTerminal {
      // An end that may yet be taken back leaves the state as it is.
      guard last != nil, !(isHeld && kind == .ended) else { return }
      last = nil
      let state = state
      actions.append(GestureAction { timeline in state.reset(on: timeline) })
    } else if let value = phase.value, !isLast(value) {
      last = value
      let (state, body) = (state, body)
      actions.append(
        GestureAction { timeline in
          state.update(on: timeline) { current, transaction in body(value, &current, &transaction) }
        })
    }
  }

  private func isLast(_ value: Base.Value) -> Bool {
    last.map { comparison.areEqual($0, value) } ?? false
  }
}
