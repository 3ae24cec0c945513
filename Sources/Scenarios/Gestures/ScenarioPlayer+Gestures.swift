// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

/// What gestures do to the states.
extension ScenarioPlayer {
  /// What expressions of a gesture are evaluated in.
  func surroundings(
    of reading: GestureReading, element: (value: ScenarioValue, index: Int)?, within homes: [NodeHome],
    at path: [String]
  ) -> ScenarioSurroundings {
    ScenarioSurroundings(
      states: states(within: homes), element: element, gesture: reading,
      shown: { [weak self] name in
        self.flatMap { NodeIndex($0.tree)[path]?.handedOver(name) }.flatMap(ShownReading.init)
      })
  }

  func values(of indices: [Int], within homes: [NodeHome]) -> [ScenarioValue] {
    let states = states(within: homes)
    return indices.map { states[$0] }
  }

  func initialValues(of states: [Int]) -> [ScenarioValue] {
    states.map { scenario.states[$0].initialValue }
  }

  /// Puts what is said about a transaction into it.
  func apply(_ settings: ScenarioTransactionSettings, to transaction: inout Transaction) {
    if let animation = settings.animation { transaction.animation = animation.map(rules.animation) }
    if settings.disablesAnimations { transaction.disablesAnimations = true }
    if let tracks = settings.tracksVelocity { transaction.tracksVelocity = tracks }
    if !settings.keys.isEmpty { transaction[ScenarioKeys.self] = settings.keys }
  }

  /// Sets the states that follow a gesture, in the transaction that the timeline is in.
  func set(
    _ updating: ScenarioGesture.Updating, to values: [ScenarioValue], of label: String,
    within homes: [NodeHome]
  ) {
    let states = states(within: homes)
    guard failure == nil else { return }
    var changes: [(Int, ScenarioValue)] = []
    for ((state, _, place), value) in zip(updating.values, values) where states[state] != value {
      guard isWithinBounds(state, value, label, place) else { return }
      changes.append((state, value))
    }
    if changes.isEmpty { return }
    noteChange(label, changes)
    assign(changes, within: homes)
    update()
  }

  /// Does what a gesture has to do, one after the other: each sees the states as those before have left them.
  ///
  /// What says nothing about an animation is done in the transaction of the gesture's call, anything else in one of
  /// its own, as by `withAnimation`.
  func perform(
    _ actions: [ScenarioAction], of label: String, _ reading: GestureReading,
    element: (value: ScenarioValue, index: Int)?, within homes: [NodeHome], at path: [String],
    in call: Transaction = Transaction()
  ) {
    for action in actions {
      guard failure == nil else { return }
      let surroundings = surroundings(of: reading, element: element, within: homes, at: path)
      if let condition = action.condition, condition.value(in: surroundings) != .flag(true) { continue }
      for thrown in action.thrown {
        perform(thrown, by: action, of: label, in: surroundings, within: homes)
      }
      if !action.thrown.isEmpty { continue }
      var changes: [(Int, ScenarioValue)] = []
      for step in action.steps {
        changes.append((step.state, value(of: step, in: surroundings)))
        guard isWithinBounds(step.state, changes[changes.count - 1].1, label, step.written) else { return }
      }
      var velocities: [Int: ScenarioValue] = [:]
      for (state, expression, place) in action.velocities {
        let velocity = expression.value(in: surroundings)
        guard isWithinBounds(state, velocity, label, place) else { return }
        velocities[state] = velocity
      }
      let settings = settings(of: action, in: surroundings)
      noteChange(label, changes, settings.animation.flatMap { $0.map(rules.animation) })
      assign(changes, within: homes)
      var transaction = settings.animation == nil ? call : Transaction()
      if let label = action.label { awaitEnds(of: label, in: &transaction) }
      apply(settings, to: &transaction)
      timeline.withTransaction(transaction) {
        update(velocities: velocities)
      }
    }
  }

  /// What the transaction gets, with the velocity of an interpolating spring, which is known now only.
  private func settings(
    of action: ScenarioAction, in surroundings: ScenarioSurroundings
  ) -> ScenarioTransactionSettings {
    guard let expression = action.initialVelocity, case .some(.some(let written)) = action.settings.animation,
      case .interpolatingSpring(let spring, _) = written.kind
    else { return action.settings }
    let velocity = expression.value(in: surroundings).double
    let animation = Animation.interpolatingSpring(spring, initialVelocity: velocity.isFinite ? velocity : 0)
    rename(animation, as: written)
    var settings = action.settings
    settings.animation = .some(animation)
    return settings
  }

  private func value(
    of step: ScenarioAction.Step, in surroundings: ScenarioSurroundings
  ) -> ScenarioValue {
    switch step {
    case .set(_, let expression, _): expression.value(in: surroundings)
    case .toggle(let index): .flag(surroundings.states[index] != .flag(true))
    case .add(let index, let expression, _):
      surroundings.states[index].adding(expression.value(in: surroundings))
    }
  }

  func assign(_ changes: [(Int, ScenarioValue)], within homes: [NodeHome]) {
    for (index, value) in changes { set(index, to: value, within: homes) }
  }

  /// Whether a value is within bounds; one that is beyond them is refused, and ends the run.
  func isWithinBounds(
    _ state: Int, _ value: ScenarioValue, _ label: String, _ place: DocumentPlace?
  ) -> Bool {
    if value.isWithinBounds { return true }
    let number = value.numbers.first { !($0.magnitude <= 1e100) } ?? .nan
    failure = scenario.refusal(
      .stateIsBeyondBounds(scenario.states[state].name, number, by: label, at: time), at: place)
    return false
  }

  func noteChange(
    _ label: String, _ changes: [(Int, ScenarioValue)], _ animation: Animation? = nil
  ) {
    guard recordsEvents else { return }
    note("changeMade", label, animation, note: summary(of: changes))
  }
}
