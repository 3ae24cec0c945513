// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation

/// What is known of a curve once a parameter has been found, and how well.
///
/// Whoever found the parameter, the claim is made afresh: `X` rises, so the root lies between two parameters
/// at which the residual is surely negative and surely positive. The half width `δ` of that range begins at
/// `|residual| / X′` and doubles until the signs are sure. At a vertical tangent that ends much wider, which
/// is honest: doubles hold no more. Then
///
///     value   |Y′|·δ + ½·max|Y″|·δ² + rounding
///     slope   (max|Y″|·δ + rounding)/X′ + |Y′|·(max|X″|·δ + rounding)/X′², with the least X′ in the range
///
/// Where `X′` may be 0 in the range, the slope is given as 0 with an infinite error: no claim.
package struct CurveClaim: Hashable, Sendable {
  let horizontal: BernsteinCubic
  let vertical: BernsteinCubic

  /// The claims on one curve.
  ///
  /// - Throws: ``OracleError/unsuited(_:)`` where the control points make no timing curve.
  init(_ curve: CurveProblem) throws(OracleError) {
    for (name, value) in [("x1", curve.x1), ("x2", curve.x2)] where !(0...1).contains(value) {
      throw .unsuited("\(name) must be from 0 to 1, but is \(value)")
    }
    for (name, value) in [("y1", curve.y1), ("y2", curve.y2)] where !value.isFinite {
      throw .unsuited("\(name) must be a finite number, but is \(value)")
    }
    horizontal = BernsteinCubic(curve.x1, curve.x2)
    vertical = BernsteinCubic(curve.y1, curve.y2)
  }

  /// Refuses progress outside 0…1.
  static func check(_ progress: [Double]) throws(OracleError) {
    for (index, value) in progress.enumerated() where !(0...1).contains(value) {
      throw .unsuited("progress must be from 0 to 1, but number \(index) is \(value)")
    }
  }

  /// The state at a progress inside the curve, from a parameter that somebody found.
  func state(at progress: Double, parameter: Double) -> OracleState {
    let reach = reach(of: parameter, at: progress)
    let lower = max(0, parameter - reach)
    let upper = min(1, parameter + reach)
    let rise = vertical.slope(at: parameter)
    let riseBend = vertical.largestCurvature(lower, upper)
    let valueError =
      abs(rise) * reach + riseBend * reach * reach / 2 + vertical.valueRounding(at: parameter)

    let run = horizontal.slope(at: parameter)
    let runError =
      horizontal.largestCurvature(lower, upper) * reach + horizontal.slopeRounding(at: parameter)
    let riseError = riseBend * reach + vertical.slopeRounding(at: parameter)
    let least = run - runError
    let value = vertical.value(at: parameter)
    guard least > 0 else {
      return OracleState(value: value, velocity: 0, valueError: valueError, velocityError: .infinity)
    }
    let slope = rise / run
    let slopeError = riseError / least + abs(rise) * runError / (least * least) + abs(slope) * 0x1p-52
    return OracleState(value: value, velocity: slope, valueError: valueError, velocityError: slopeError)
  }

  /// The state at progress 0 or 1, where the parameter is known. The slope is that of the control polygon:
  /// infinite, and surely so, where its leg is vertical.
  func endState(at progress: Double) -> OracleState {
    let legs =
      progress == 0
      ? [(horizontal.first, vertical.first), (horizontal.second, vertical.second)]
      : [
        (1 - horizontal.second, 1 - vertical.second), (1 - horizontal.first, 1 - vertical.first),
      ]
    // The first leg that has a length points along the tangent; if none has, the curve is the diagonal.
    let (run, rise) = legs.first { $0 != (0, 0) } ?? (1, 1)
    let slope = rise / run
    guard run > 0 else {
      return OracleState(value: progress, velocity: slope, valueError: 0, velocityError: 0)
    }
    guard slope.isFinite else {
      return OracleState(value: progress, velocity: 0, valueError: 0, velocityError: .infinity)
    }
    // Three roundings: of both sides of the leg and of the quotient.
    return OracleState(
      value: progress, velocity: slope, valueError: 0, velocityError: 4 * 0x1p-53 * abs(slope))
  }

  /// How far from a parameter the root may be.
  private func reach(of parameter: Double, at progress: Double) -> Double {
    let equation = CurveEquation(cubic: horizontal, progress: progress)
    let run = horizontal.slope(at: parameter)
    let doubt = abs(equation.residual(at: parameter)) + equation.residualRounding(at: parameter)
    let smallest = max(2 * .ulpOfOne * parameter, .leastNonzeroMagnitude)
    var reach = run > 0 ? max(smallest, min(1, doubt / run)) : smallest
    while reach < 1 {
      let lower = parameter - reach
      let upper = parameter + reach
      let isAbove = lower <= 0 || equation.residual(at: lower) < -equation.residualRounding(at: lower)
      let isBelow = upper >= 1 || equation.residual(at: upper) > equation.residualRounding(at: upper)
      if isAbove && isBelow { return reach }
      reach *= 2
    }
    return 1
  }
}
#endif
