// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
package import CurveValidation

/// GSL on springs: the pair of methods that suits the problem, which must agree.
package struct GSLSpringOracle: SpringOracle {
  /// An explicit method of high order and an implicit extrapolation, for all but stiff springs.
  package static let usual = AgreeingPair(SteppedSpringOracle(.rk8pd), SteppedSpringOracle(.bsimp))
  /// Two implicit methods with the Jacobian, for stiff over-damped springs.
  package static let stiff = AgreeingPair(
    SteppedSpringOracle(.bsimp), SteppedSpringOracle(.msbdf, tolerance: 1e-15))

  /// The oracle.
  package init() {}

  /// `gsl`.
  package var name: String { "gsl" }

  /// The states, from the pair that suits the spring until the last time; see
  /// ``SpringEquation/stiffnessLimit``.
  package func states(
    of problem: SpringProblem, at times: [Double]
  ) throws(OracleError) -> [OracleState] {
    let equation = try SpringEquation(problem.parameters)
    let pair = equation.isStiff(until: times.last ?? 0) ? Self.stiff : Self.usual
    return try pair.states(of: problem, at: times)
  }
}
#endif
