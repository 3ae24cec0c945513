// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveMath
package import CurveValidation

/// A problem made ready for integration: equation, displacement from the target, velocity, size.
package struct SpringInitialValues: Hashable, Sendable {
  /// The equation.
  package let equation: SpringEquation
  /// `from − to`, rounded once.
  package let displacement: Double
  /// The velocity at time 0.
  package let velocity: Double
  /// Where the spring comes to rest.
  package let target: Double
  /// `max(|from − to|, |v₀|/ω₀)`; as energy never rises, the displacement stays within `√2` times it.
  package let amplitude: Double

  /// - Throws: ``OracleError/unsuited(_:)`` where the problem has no finite numbers.
  package init(_ problem: SpringProblem) throws(OracleError) {
    equation = try SpringEquation(problem.parameters)
    displacement = problem.from - problem.to
    velocity = problem.initialVelocity
    target = problem.to
    amplitude = max(abs(displacement), abs(velocity) / equation.naturalFrequency)
    guard amplitude.isFinite, target.isFinite, (amplitude * equation.naturalFrequency).isFinite else {
      throw .unsuited(
        "from \(problem.from) to \(problem.to) with velocity \(problem.initialVelocity) is out of range")
    }
  }

  /// The state of a spring that starts at rest in its target.
  var restingState: OracleState {
    OracleState(value: target, velocity: 0, valueError: 0, velocityError: 0)
  }
}
#endif
