// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CGSL
package import CurveValidation

/// One of GSL's root polishers, on the equation of the parameter.
///
/// A polisher follows the tangent from a guess. From a good guess it doubles the digits in every step; from a
/// bad one, or where the tangent is nearly flat, it runs off. It has no bracket to hold it, so it is watched:
/// leaving the bounds it was given is an error.
package final class CurvePolisher {
  /// The methods.
  package enum Method: String, Sendable {
    /// Newton's.
    case newton
    /// Newton's, accelerated by Aitken's delta-squared.
    case steffenson
  }

  private let method: Method
  private let solver: UnsafeMutablePointer<gsl_root_fdfsolver>
  private let equation: UnsafeMutablePointer<CurveEquation>
  private let function: UnsafeMutablePointer<gsl_function_fdf>

  /// A polisher for the horizontal coordinate of a curve.
  package init(_ method: Method, for horizontal: BernsteinCubic) throws(OracleError) {
    _ = GSLLibrary.errorHandlerIsOff
    let type =
      switch method {
      case .newton: cgsl_root_newton()
      case .steffenson: cgsl_root_steffenson()
      }
    self.method = method
    solver = try GSLLibrary.allocated(gsl_root_fdfsolver_alloc(type), "gsl_root_fdfsolver_alloc")
    equation = .allocate(capacity: 1)
    equation.initialize(to: CurveEquation(cubic: horizontal, progress: 0))
    function = .allocate(capacity: 1)
    function.initialize(
      to: gsl_function_fdf(
        f: CurveEquation.function, df: CurveEquation.derivative, fdf: CurveEquation.both,
        params: UnsafeMutableRawPointer(equation)))
  }

  deinit {
    gsl_root_fdfsolver_free(solver)
    function.deallocate()
    equation.deallocate()
  }

  /// The parameter at a progress, polished from a guess.
  ///
  /// - Parameters:
  ///   - guess: a parameter within `bounds`.
  ///   - bounds: where the root is known to be.
  /// - Throws: ``OracleError/library(code:reason:operation:)`` with GSL's “runaway” where the polisher leaves
  ///   the bounds by more than their width, or with what GSL says of a zero slope;
  ///   ``OracleError/stepLimit(steps:reached:)`` where it does not settle.
  package func root(
    at progress: Double, from guess: Double, within bounds: ClosedRange<Double>, maximumSteps: Int = 40
  ) throws(OracleError) -> Double {
    equation.pointee.progress = progress
    try GSLLibrary.check(gsl_root_fdfsolver_set(solver, function, guess), "gsl_root_fdfsolver_set")
    let margin = bounds.upperBound - bounds.lowerBound
    var root = guess
    for _ in 0..<maximumSteps {
      if isPolished(root) { return root }
      try GSLLibrary.check(gsl_root_fdfsolver_iterate(solver), "gsl_root_fdfsolver_iterate")
      let previous = root
      root = gsl_root_fdfsolver_root(solver)
      guard root >= bounds.lowerBound - margin, root <= bounds.upperBound + margin else {
        throw GSLLibrary.failure(Int32(GSL_ERUNAWAY), "\(method.rawValue) at progress \(progress)")
      }
      let settled = gsl_root_test_delta(root, previous, 0, 2 * .ulpOfOne) == Int32(GSL_SUCCESS)
      if settled { return root }
    }
    guard isPolished(root) else { throw .stepLimit(steps: maximumSteps, reached: root) }
    return root
  }

  /// Whether the residual is within its own rounding.
  private func isPolished(_ parameter: Double) -> Bool {
    abs(equation.pointee.residual(at: parameter)) <= equation.pointee.residualRounding(at: parameter)
  }
}
#endif
