// SPDX-License-Identifier: Apache-2.0

package import CurveMath

/// What SwiftUI's animated spring keeps between two frames: an integrator of fixed steps. `[O]`
///
/// One step is a velocity Verlet step of 1/300 s whose damping is evaluated at the half step. The force starts at
/// 0, so that the first half kick is missing and the whole is of first order in the step.
package struct FluidSpringState<Value: VectorArithmetic & Sendable>: Sendable {
  /// How far it has come from where the animation began.
  package var offset = Value.zero
  /// The velocity, in value units per second.
  package var velocity = Value.zero
  /// The acceleration at the last step; the mass is 1.
  package var force = Value.zero
  /// The time that has been reached, up to a step ahead of the frame's.
  package var time = 0.0
  /// When the spring took over.
  package var startTime = 0.0
  /// When the response began to change.
  package var blendStart = 0.0
  /// How much longer the response was before.
  package var blendInterval = 0.0

  /// A spring at rest.
  package init() {}

  /// Steps until a time is reached or passed.
  ///
  /// Where the time is more than a second ahead, all but the last 1/60 s is skipped: an animation that was not
  /// drawn goes on from where it was. So there are at most 301 steps to a call, also where the time is so large
  /// that a step no longer changes it.
  ///
  /// - Parameter rate: steps per second. SwiftUI's are 300; others show where the steps lead.
  package mutating func advance(
    to target: Double, towards value: Value, stiffness: Double, damping: Double, rate: Int = 300
  ) {
    if target - time > 1 { time = target - 1.0 / 60 }
    let step = 1 / Double(rate)
    for _ in 0...max(0, rate) where time < target {
      let middle = force.scaled(by: step / 2) + velocity
      offset += middle.scaled(by: step)
      force = middle.scaled(by: -damping) + (value - offset).scaled(by: stiffness)
      velocity = force.scaled(by: step / 2) + middle
      time += step
    }
  }

  /// Whether the spring has come to rest at a value.
  ///
  /// The limits of 0.06 units per second, and per second squared, are absolute: the same motion in points and in
  /// pixels ends at different times. What is left of the way may be up to a hundredth of it.
  package func isAtRest(at value: Value) -> Bool {
    guard max(velocity.magnitudeSquared, force.magnitudeSquared) <= 0.0036 else { return false }
    let allowed = value.scaled(by: 0.01).magnitudeSquared
    return !(allowed > 0 && allowed < (value - offset).magnitudeSquared)
  }
}
