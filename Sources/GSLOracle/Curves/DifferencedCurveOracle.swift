// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CGSL
package import CurveValidation

/// A bezier curve by Brent's root finder, its slope by GSL's adaptive central differences of the value.
///
/// It shares no formula of the slope with the chain rule, at the price of half the digits. It makes no claim
/// on the slope at the ends, where there is no other side, nor next to a vertical tangent, where the value is
/// not smooth and a difference says nothing.
package struct DifferencedCurveOracle: CurveOracle {
  /// The oracle.
  package init() {}

  /// `gsl deriv`.
  package var name: String { "gsl deriv" }

  /// Value and slope at progresses from 0 to 1.
  package func states(
    of curve: CurveProblem, at progress: [Double]
  ) throws(OracleError) -> [OracleState] {
    let claim = try CurveClaim(curve)
    try CurveClaim.check(progress)
    let values = CurveValues(claim, try CurveBracket(.brent, for: claim.horizontal))
    var states: [OracleState] = []
    states.reserveCapacity(progress.count)
    for place in progress {
      let state = try claim.state(at: place, by: values.bracket)
      let (slope, error) = try values.slope(at: place)
      states.append(
        OracleState(
          value: state.value, velocity: slope, valueError: state.valueError, velocityError: error))
    }
    return states
  }
}

/// The value of a curve as a function that GSL differentiates.
private final class CurveValues {
  let claim: CurveClaim
  let bracket: CurveBracket
  /// The worst claim among the values that were asked for, and why one could not be had.
  private var worstError = 0.0
  private var failure: OracleError?

  init(_ claim: CurveClaim, _ bracket: CurveBracket) {
    self.claim = claim
    self.bracket = bracket
  }

  func slope(at progress: Double) throws(OracleError) -> (slope: Double, error: Double) {
    guard let width = try width(at: progress) else { return (0, .infinity) }
    worstError = 0
    failure = nil
    var slope = 0.0
    var error = 0.0
    var function = gsl_function(
      function: { progress, values in
        guard let values else { return .nan }
        return Unmanaged<CurveValues>.fromOpaque(values).takeUnretainedValue().value(at: progress)
      },
      params: Unmanaged.passUnretained(self).toOpaque())
    let status = gsl_deriv_central(&function, progress, width, &slope, &error)
    if let failure { throw failure }
    try GSLLibrary.check(status, "gsl_deriv_central")
    guard slope.isFinite, error.isFinite else { return (0, .infinity) }
    // GSL's error is an estimate, and takes the function to be right to the last bit.
    return (slope, 8 * error + 8 * worstError / width)
  }

  /// The widest stencil on which `X′` stays within a quarter, so that the value is smooth there.
  private func width(at progress: Double) throws(OracleError) -> Double? {
    var width = min(progress, 1 - progress, 0x1p-5) / 2
    while width > 0x1p-40 * progress, width > .leastNormalMagnitude {
      let slopes = try [
        run(at: progress - width), run(at: progress), run(at: progress + width),
      ]
      let (least, most) = (min(slopes[0], slopes[1], slopes[2]), max(slopes[0], slopes[1], slopes[2]))
      if least > 0, most <= 1.25 * least { return width }
      width /= 2
    }
    return nil
  }

  /// `X′` at a progress inside the curve.
  private func run(at progress: Double) throws(OracleError) -> Double {
    try bracket.start(at: progress)
    try bracket.narrowFully()
    return claim.horizontal.slope(at: bracket.root)
  }

  private func value(at progress: Double) -> Double {
    do throws(OracleError) {
      let state = try claim.state(at: progress, by: bracket)
      worstError = max(worstError, state.valueError)
      return state.value
    } catch {
      failure = error
      return .nan
    }
  }
}
#endif
