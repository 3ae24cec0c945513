// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import SwiftUIReplica

extension ScenarioRules {
  /// What SwiftUI is known to do: its stepper, its curve solver, and what it notices at frames only.
  ///
  /// Rows between the frames show what a frame at their time would. It is played frame by frame, so that nobody
  /// waits longer than ten minutes of it for its end, and that more than a day of it is refused.
  package static func swiftUI(framesPerSecond: Double, for scenario: Scenario) -> ScenarioRules {
    let semantics = scenario.options.semantics
    return ScenarioRules(
      name: "SwiftUI", customAnimationRate: framesPerSecond, patience: 600, longestTime: 86_400,
      velocitySampling: .swiftUI
    ) { animation in
      guard let base = SwiftUIAnimation(animation.kind, semantics) else { return animation }
      return Animation(ReplicaAnimation(base: base, frameInterval: 1 / framesPerSecond))
    }
  }
}

extension SwiftUIAnimation {
  /// The replica of an animation; nil of somebody's own.
  fileprivate init?(_ kind: Animation.Kind, _ semantics: AnimationSemantics) {
    func inner(_ kind: Animation.Kind) -> SwiftUIAnimation? { SwiftUIAnimation(kind, semantics) }
    let made: SwiftUIAnimation? =
      switch kind {
      case .standard: inner(semantics.defaultAnimation.kind)
      case .curve(let curve, let duration): SwiftUIAnimation(curve, duration: duration)
      case .spring(let spring, let blendDuration): .spring(spring, blendDuration: blendDuration)
      case .interpolatingSpring(let spring, let velocity):
        .interpolatingSpring(spring, initialVelocity: velocity)
      case .custom: nil
      case .delayed(let base, let delay): inner(base)?.delay(delay)
      case .sped(let base, let speed): inner(base)?.speed(speed)
      case .repeated(let base, let count, let autoreverses):
        inner(base).map { .repeated($0, count: count, autoreverses: autoreverses) }
      case .logicallyComplete(let base, let duration): inner(base)?.logicallyComplete(after: duration)
      }
    guard let made else { return nil }
    self = made
  }
}
