// SPDX-License-Identifier: Apache-2.0

public import CurveMath

/// Something that claims to know where a spring is, and how well.
///
/// An oracle works from the differential equation, never from this package's closed forms.
public protocol SpringOracle: Sendable {
  /// A short name for reports, such as `gsl rk8pd`.
  var name: String { get }

  /// The states at times that are not negative and never decrease.
  ///
  /// - Throws: ``OracleError`` where the oracle gives up.
  func states(of problem: SpringProblem, at times: [Double]) throws(OracleError) -> [OracleState]
}

/// One spring motion as a problem: the parameters as they were given, and where it starts and ends.
public struct SpringProblem: Hashable, Sendable {
  /// The spring, as it was described.
  public let parameters: SpringParameters
  /// The value at time 0.
  public let from: Double
  /// The value at rest.
  public let to: Double
  /// The velocity at time 0, in value units per second.
  public let initialVelocity: Double

  /// A problem from its four parts.
  public init(parameters: SpringParameters, from: Double, to: Double, initialVelocity: Double) {
    self.parameters = parameters
    self.from = from
    self.to = to
    self.initialVelocity = initialVelocity
  }
}

/// What an oracle says about one time, and how far it may be off.
///
/// An infinite error is no claim; the number beside it means nothing.
public struct OracleState: Hashable, Sendable {
  /// The value.
  public let value: Double
  /// The velocity.
  public let velocity: Double
  /// The claimed bound on the error of the value, in value units.
  public let valueError: Double
  /// The claimed bound on the error of the velocity, in value units per second.
  public let velocityError: Double

  /// A state with its claims.
  public init(value: Double, velocity: Double, valueError: Double, velocityError: Double) {
    self.value = value
    self.velocity = velocity
    self.valueError = valueError
    self.velocityError = velocityError
  }
}
