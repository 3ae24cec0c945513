// SPDX-License-Identifier: Apache-2.0

package import AnimationEngine

/// By which rules a scenario is played: what becomes of its animations, and how often those are looked at that are
/// no functions of time.
///
/// Playing asks these and nothing else where one engine differs from another.
package struct ScenarioRules: Sendable {
  /// What messages call the rules.
  package let name: String
  /// How many times per second an animation of one's own sees the time.
  package let customAnimationRate: Double
  /// How long it is waited, in seconds, until nothing moves any longer where nothing says when the rows end.
  package let patience: Double
  /// Up to when is played, in seconds.
  package let longestTime: Double
  /// How velocities are estimated where the scenario says nothing.
  package let velocitySampling: VelocitySampling
  /// The animation that stands for one of the scenario.
  package let animation: @Sendable (Animation) -> Animation

  /// Rules of one's own.
  package init(
    name: String, customAnimationRate: Double = 120, patience: Double = 1e9,
    longestTime: Double = 1e9,
    velocitySampling: VelocitySampling = .fitted,
    animation: @escaping @Sendable (Animation) -> Animation = { $0 }
  ) {
    self.name = name
    self.customAnimationRate = customAnimationRate
    self.patience = patience
    self.longestTime = longestTime
    self.velocitySampling = velocitySampling
    self.animation = animation
  }

  /// Closed forms at exact times.
  package static let exact = ScenarioRules(name: "exact")
}
