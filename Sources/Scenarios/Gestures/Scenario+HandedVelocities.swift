// SPDX-License-Identifier: Apache-2.0

extension Scenario {
  /// Whether changes or gestures give springs a velocity that is not the one that is shown.
  package var handsOverVelocities: Bool {
    changes.contains(where: \.tracksVelocity) || nodes.contains(where: \.handsOverVelocities)
  }
}

extension ScenarioNode {
  fileprivate var handsOverVelocities: Bool {
    interaction.gestures.contains(where: \.gesture.handsOverVelocities)
      || children.contains(where: \.handsOverVelocities)
  }
}

extension ScenarioGesture {
  fileprivate var handsOverVelocities: Bool {
    let own =
      updating.contains(where: \.settings.tracksVelocity)
      || (changed + ended).contains { !$0.velocities.isEmpty || $0.settings.tracksVelocity }
    switch kind {
    case .simultaneous(let first, let second), .sequence(let first, let second),
      .exclusive(let first, let second):
      return own || first.handsOverVelocities || second.handsOverVelocities
    default: return own
    }
  }
}
