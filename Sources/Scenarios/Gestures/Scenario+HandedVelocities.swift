// SPDX-License-Identifier: Apache-2.0

extension Scenario {
  /// Whether changes or gestures give springs a velocity that is not the one that is shown: handed over, or measured
  /// as a gesture moves a state.
  package var handsOverVelocities: Bool {
    changes.contains(where: \.tracksVelocity) || nodes.contains { $0.handsOverVelocities(states) }
  }
}

extension ScenarioNode {
  fileprivate func handsOverVelocities(_ states: [Scenario.Variable]) -> Bool {
    interaction.gestures.contains { $0.gesture.handsOverVelocities(states) }
      || children.contains { $0.handsOverVelocities(states) }
  }
}

extension ScenarioGesture {
  fileprivate func handsOverVelocities(_ states: [Scenario.Variable]) -> Bool {
    func moves(_ state: Int) -> Bool { !states[state].initialValue.numbers.isEmpty }
    let own =
      updating.contains { $0.settings.measures(usually: true) && $0.values.contains { moves($0.state) } }
      || changed.contains { $0.settings.measures(usually: true) && $0.steps.contains { moves($0.state) } }
      || (changed + ended).contains { !$0.velocities.isEmpty || $0.settings.measures(usually: false) }
    switch kind {
    case .simultaneous(let first, let second), .sequence(let first, let second),
      .exclusive(let first, let second):
      return own || first.handsOverVelocities(states) || second.handsOverVelocities(states)
    default: return own
    }
  }
}

extension ScenarioTransactionSettings {
  /// Whether velocities are measured in the transaction, which has no animation then.
  fileprivate func measures(usually: Bool) -> Bool {
    if case .some(.some) = animation { return false }
    return tracksVelocity ?? (usually && animation == nil)
  }
}
