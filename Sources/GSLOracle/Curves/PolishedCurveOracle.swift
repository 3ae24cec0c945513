// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
package import CurveValidation

/// A bezier curve by one of GSL's polishers, started where it is sure to converge; the slope by the chain rule.
///
/// A bracket is halved until Newton's method from its middle is sure (Kantorovich's condition,
/// `|f|·max|X″| ≤ X′²/4`), and polished from there. Next to a vertical tangent that never happens: the
/// condition fails for the rounding of the residual alone, and no polisher can improve on the bracket. There
/// the bracket's own middle is returned, with the claim that it deserves; so it is among the smallest doubles,
/// where a polisher's products underflow and it stands still.
package struct PolishedCurveOracle: CurveOracle {
  /// The polisher.
  package let method: CurvePolisher.Method

  /// The oracle.
  package init(_ method: CurvePolisher.Method) {
    self.method = method
  }

  /// `gsl newton` or `gsl steffenson`.
  package var name: String { "gsl \(method.rawValue)" }

  /// Value and slope at progresses from 0 to 1.
  package func states(
    of curve: CurveProblem, at progress: [Double]
  ) throws(OracleError) -> [OracleState] {
    let claim = try CurveClaim(curve)
    try CurveClaim.check(progress)
    let bracket = try CurveBracket(.bisection, for: claim.horizontal)
    let polisher = try CurvePolisher(method, for: claim.horizontal)
    var states: [OracleState] = []
    states.reserveCapacity(progress.count)
    for place in progress {
      guard place > 0, place < 1 else {
        states.append(claim.endState(at: place))
        continue
      }
      let parameter = try Self.parameter(at: place, of: claim.horizontal, bracket, polisher)
      states.append(claim.state(at: place, parameter: parameter))
    }
    return states
  }

  private static func parameter(
    at progress: Double, of cubic: BernsteinCubic, _ bracket: CurveBracket, _ polisher: CurvePolisher
  ) throws(OracleError) -> Double {
    try bracket.start(at: progress)
    let equation = CurveEquation(cubic: cubic, progress: progress)
    while !bracket.isExhausted {
      let middle = bracket.root
      let doubt = max(abs(equation.residual(at: middle)), equation.residualRounding(at: middle))
      let slope = cubic.slope(at: middle)
      let bend = cubic.largestCurvature(bracket.lower, bracket.upper)
      if slope > 0, 4 * (doubt / slope) * (bend / slope) <= 1 {
        let root = try polisher.root(at: progress, from: middle, within: bracket.lower...bracket.upper)
        if abs(equation.residual(at: root)) <= 4 * equation.residualRounding(at: root) { return root }
      }
      try bracket.narrow()
    }
    return bracket.root
  }
}
#endif
