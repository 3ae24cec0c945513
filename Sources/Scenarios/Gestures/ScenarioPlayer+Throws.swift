// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import CurveMath

extension ScenarioPlayer {
  /// Throws a state: it is set to where it comes to rest, and what follows from it goes the way of the throw.
  func perform(
    _ thrown: ScenarioThrow, by action: ScenarioAction, of label: String,
    in surroundings: ScenarioSurroundings, within homes: [NodeHome]
  ) {
    func number(_ expression: ScenarioExpression?, else other: Double) -> Double {
      expression?.value(in: surroundings).double ?? other
    }
    let velocity = number(thrown.velocity, else: 0)
    let range = ScenarioOperation.range(
      number(thrown.from, else: -.infinity), number(thrown.to, else: .infinity))
    guard let range, velocity.isFinite else {
      _ = isWithinBounds(thrown.state, .number(.nan), label, thrown.written)
      return
    }
    let motion = BoundedDecayMotion(
      decay: thrown.decay, from: surroundings.states[thrown.state].double, initialVelocity: velocity,
      range: range, spring: thrown.spring)
    let end = ScenarioValue.number(motion.finalValue)
    guard isWithinBounds(thrown.state, end, label, thrown.written) else { return }
    let changes = [(thrown.state, end)]
    // At a bound that it is about to leave there is no way to go: a spring swings about it.
    let way = Animation.thrown(motion)
    let animation = way ?? .spring(thrown.spring)
    name(animation, "throw")
    noteChange(label, changes, rules.animation(animation))
    assign(changes, within: homes)
    var transaction = Transaction()
    apply(action.settings, to: &transaction)
    if let label = action.label { awaitEnds(of: label, in: &transaction) }
    transaction.animation = rules.animation(animation)
    timeline.withTransaction(transaction) {
      update(velocities: way == nil ? [thrown.state: .number(velocity)] : [:])
    }
  }
}
