// SPDX-License-Identifier: Apache-2.0

package import AnimationEngine

/// A script: states, nodes whose properties follow from them, and changes of the states at their times.
package struct Scenario: Sendable {
  /// A state, or a key of transactions, and what it begins with.
  package struct Variable: Hashable, Sendable {
    package let name: String
    package let initialValue: ScenarioValue
  }

  package var source = ScenarioSource()
  package var title: String?
  package var options = AnimatedValueOptions()
  package var reducesMotion = false
  /// The states of the scenario, and behind them those of its nodes with what they begin with.
  package var states: [Variable] = []
  /// Whether nodes have states of their own, or animators.
  package var hasLivingNodes = false
  package var keys: [Variable] = []
  package var nodes: [ScenarioNode] = []
  package var changes: [ScenarioChange] = []
  /// The labels of what gestures do. The first is known as -1, the next as -2, beside the places of changes.
  package var actionLabels: [String] = []
  package var sampling = ScenarioSampling()
  /// The touches that come in; none where there are no fingers.
  package var touches = TouchStream(repairing: [])
  /// What counts as a tap.
  package var tapLimits = TapLimits.pointer
  /// How velocities are estimated; nil leaves it to the rules.
  package var velocitySampling: VelocitySampling?
  /// How the animations were written, for events.
  package var animationTexts: [Animation: String] = [:]
  /// What in the curves may mean less than hoped, each with its path.
  package var warnings: [String] = []
}
