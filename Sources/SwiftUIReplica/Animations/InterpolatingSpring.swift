// SPDX-License-Identifier: Apache-2.0

import CMaths
import CurveMath

/// SwiftUI's `interpolatingSpring`: a share of the way by the closed form. `[O]`
package struct InterpolatingSpring {
  private let spring: SwiftUISpring
  private let initialVelocity: Double
  private let stiffness: Double

  /// Damping at and above critical counts as critical.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    spring =
      ratio >= 1
      ? SwiftUISpring(angularFrequency: 0, decayConstant: frequency, mass: mass)
      : SwiftUISpring(
        angularFrequency: frequency * (1 - ratio * ratio).squareRoot(), decayConstant: ratio * frequency,
        mass: mass)
    self.stiffness = stiffness
    self.initialVelocity = initialVelocity
  }

  /// Seconds until it ends.
  ///
  /// Below critical damping `−ln(ε/(1 + |B|))/d` with ε 0.001 and the weight B of the sine, which is Core
  /// Animation's rule: the open reimplementation has another denominator there and at least a second, 285 s for
  /// stiffness 100 and damping 5, which nobody has seen. `[M]` At critical damping the scan of
  /// ``SwiftUISpring/settlingDuration(target:initialVelocity:epsilon:)``. Without damping infinity.
  package var duration: Double {
    guard spring.angularFrequency > 0 else {
      return spring.settlingDuration(target: 1, initialVelocity: initialVelocity, epsilon: 0.001)
    }
    if spring.decayConstant == 0 { return .infinity }
    let weight = (spring.decayConstant - initialVelocity) / spring.angularFrequency
    return log((1 + weight.magnitude) / 0.001) / spring.decayConstant
  }

  /// The share of the way and its slope at a time; nil where it has ended, or has no finite value.
  ///
  /// It counts as done after 2π/√stiffness, whatever the mass.
  func animate(at time: Double, _ isComplete: inout Bool) -> (share: Double, slope: Double)? {
    guard duration > time else { return nil }
    let share = spring.value(target: 1.0, initialVelocity: initialVelocity, time: time)
    guard share.isFinite else { return nil }
    if time >= (stiffness.isFinite ? SwiftUISpring.tau / stiffness.squareRoot() : 0) { isComplete = true }
    return (share, spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: time))
  }
}
