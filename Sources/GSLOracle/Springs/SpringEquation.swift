// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
package import CurveMath
package import CurveValidation

/// The differential equation of a spring, `x″ = −(k/m)·(x − target) − (c/m)·x′`, by its two coefficients.
///
/// They are formed here, from the parameters as they were given and in plain doubles, so that nothing of
/// what is judged takes part. The displacement `u = x − target` is what is integrated: rest is then exactly
/// 0, and a large target costs no digits on the way.
package struct SpringEquation: Hashable, Sendable {
  /// `k/m`, per second squared.
  package let stiffness: Double
  /// `c/m`, per second.
  package let damping: Double
  /// `ω₀ = √(k/m)`, radians per second.
  package let naturalFrequency: Double
  /// `ζ`.
  package let dampingRatio: Double

  /// The rate at which the slowest part dies away, per second.
  package var slowestDecay: Double {
    guard dampingRatio > 1 else { return dampingRatio * naturalFrequency }
    let root = ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
    return naturalFrequency / (dampingRatio + root)
  }

  /// The rate of what is seen once the fast part is over: the swing, or the slow decay of a creep.
  package var slowRate: Double {
    dampingRatio > 1 ? slowestDecay : naturalFrequency
  }

  /// The fastest rate in the equation, per second: what an explicit method has to follow.
  package var fastestRate: Double {
    naturalFrequency * max(1, 2 * dampingRatio)
  }

  /// The equation of a spring.
  ///
  /// - Throws: ``OracleError/unsuited(_:)`` where the parameters make no equation: a duration or response of
  ///   0, a stiffness of 0, negative or non-finite input, coefficients out of range. A spring by its settling
  ///   duration is refused too: its frequency is the answer to another problem.
  package init(_ parameters: SpringParameters) throws(OracleError) {
    switch parameters {
    case .durationBounce(let duration, let bounce):
      guard bounce > -1 else { throw Self.refusal("bounce", bounce, "above -1") }
      let bounce = min(bounce, 1)
      try self.init(
        response: duration, named: "duration", dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    case .responseDampingRatio(let response, let dampingRatio):
      try self.init(response: response, named: "response", dampingRatio: dampingRatio)
    case .massStiffnessDamping(let mass, let stiffness, let damping, let allowOverDamping):
      try Self.requirePositive(mass, "mass")
      try Self.requirePositive(stiffness, "stiffness")
      guard damping >= 0, damping.isFinite else {
        throw Self.refusal("damping", damping, "a finite number, 0 or more")
      }
      let frequency = (stiffness / mass).squareRoot()
      let critical = 2 * frequency
      let rate = damping / mass
      try self.init(
        stiffness: stiffness / mass, damping: allowOverDamping ? rate : min(rate, critical),
        naturalFrequency: frequency)
    case .stiffnessDampingRatio(let stiffness, let dampingRatio, let mass):
      try Self.requirePositive(mass, "mass")
      try Self.requirePositive(stiffness, "stiffness")
      let frequency = (stiffness / mass).squareRoot()
      try self.init(
        stiffness: stiffness / mass, naturalFrequency: frequency, dampingRatio: dampingRatio)
    case .settlingDurationDampingRatio:
      throw .unsuited("a settling duration gives no coefficients until it has been solved for")
    }
  }

  private init(response: Double, named name: String, dampingRatio: Double) throws(OracleError) {
    try Self.requirePositive(response, name)
    let frequency = 2 * Double.pi / response
    try self.init(
      stiffness: frequency * frequency, naturalFrequency: frequency, dampingRatio: dampingRatio)
  }

  private init(stiffness: Double, naturalFrequency: Double, dampingRatio: Double) throws(OracleError) {
    guard dampingRatio >= 0, dampingRatio.isFinite else {
      throw Self.refusal("dampingRatio", dampingRatio, "a finite number, 0 or more")
    }
    try self.init(
      stiffness: stiffness, damping: 2 * dampingRatio * naturalFrequency, naturalFrequency: naturalFrequency)
  }

  private init(stiffness: Double, damping: Double, naturalFrequency: Double) throws(OracleError) {
    guard stiffness.isNormal, naturalFrequency.isNormal, damping.isFinite else {
      throw .unsuited(
        "coefficients out of range: k/m is \(stiffness) and c/m is \(damping)")
    }
    self.stiffness = stiffness
    self.damping = damping
    self.naturalFrequency = naturalFrequency
    self.dampingRatio = damping / (2 * naturalFrequency)
  }

  private static func requirePositive(_ number: Double, _ name: String) throws(OracleError) {
    guard number > 0, number.isFinite else { throw refusal(name, number, "a finite number above 0") }
  }

  private static func refusal(_ name: String, _ number: Double, _ rule: String) -> OracleError {
    .unsuited("\(name) must be \(rule), but is \(number)")
  }
}
#endif
