// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
package import CurveValidation

/// A bezier curve by GSL's bracketing root finder of Brent, and the slope by the chain rule.
///
/// It answers for every curve and every progress.
package struct BracketedCurveOracle: CurveOracle {
  /// The oracle.
  package init() {}

  /// `gsl brent`.
  package var name: String { "gsl brent" }

  /// Value and slope at progresses from 0 to 1.
  package func states(
    of curve: CurveProblem, at progress: [Double]
  ) throws(OracleError) -> [OracleState] {
    let claim = try CurveClaim(curve)
    try CurveClaim.check(progress)
    let bracket = try CurveBracket(.brent, for: claim.horizontal)
    var states: [OracleState] = []
    states.reserveCapacity(progress.count)
    for place in progress {
      states.append(try claim.state(at: place, by: bracket))
    }
    return states
  }
}

extension CurveClaim {
  /// The state at any progress, its parameter found by a bracket.
  func state(at progress: Double, by bracket: CurveBracket) throws(OracleError) -> OracleState {
    guard progress > 0, progress < 1 else { return endState(at: progress) }
    try bracket.start(at: progress)
    try bracket.narrowFully()
    return state(at: progress, parameter: bracket.root)
  }
}
#endif
