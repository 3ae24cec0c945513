// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CGSL
package import CurveValidation

/// One of GSL's bracketing root finders, on the equation of the parameter.
///
/// It keeps two parameters with the root between them, whatever the curve: it cannot run off. At a vertical
/// tangent it ends with a bracket no wider than anyone's, but the residual is flat there and says little
/// about where in a wide range the root is; ``CurveClaim`` finds how wide.
package final class CurveBracket {
  /// The methods.
  package enum Method: Sendable {
    /// Halving.
    case bisection
    /// Inverse quadratic interpolation, the secant or halving, whichever is safe.
    case brent
  }

  /// The lower end of the bracket.
  package var lower: Double { gsl_root_fsolver_x_lower(solver) }
  /// The upper end of the bracket.
  package var upper: Double { gsl_root_fsolver_x_upper(solver) }
  /// The best guess: for ``Method/bisection`` the middle.
  package var root: Double { gsl_root_fsolver_root(solver) }

  private var hasStalled = false
  private let solver: UnsafeMutablePointer<gsl_root_fsolver>
  private let equation: UnsafeMutablePointer<CurveEquation>
  private let function: UnsafeMutablePointer<gsl_function>

  /// A root finder for the horizontal coordinate of a curve.
  package init(_ method: Method, for horizontal: BernsteinCubic) throws(OracleError) {
    _ = GSLLibrary.errorHandlerIsOff
    let type =
      switch method {
      case .bisection: cgsl_root_bisection()
      case .brent: cgsl_root_brent()
      }
    solver = try GSLLibrary.allocated(gsl_root_fsolver_alloc(type), "gsl_root_fsolver_alloc")
    equation = .allocate(capacity: 1)
    equation.initialize(to: CurveEquation(cubic: horizontal, progress: 0))
    function = .allocate(capacity: 1)
    function.initialize(
      to: gsl_function(function: CurveEquation.function, params: UnsafeMutableRawPointer(equation)))
  }

  deinit {
    gsl_root_fsolver_free(solver)
    function.deallocate()
    equation.deallocate()
  }

  /// Starts with the whole curve as the bracket.
  package func start(at progress: Double) throws(OracleError) {
    equation.pointee.progress = progress
    hasStalled = false
    try GSLLibrary.check(gsl_root_fsolver_set(solver, function, 0, 1), "gsl_root_fsolver_set")
  }

  /// Takes one step.
  package func narrow() throws(OracleError) {
    let before = (lower, upper, root)
    try GSLLibrary.check(gsl_root_fsolver_iterate(solver), "gsl_root_fsolver_iterate")
    hasStalled = (lower, upper, root) == before
  }

  /// Whether doubles allow no better: the bracket is some ulps wide, the residual is 0, or the last step
  /// changed nothing, which happens among the smallest doubles.
  package var isExhausted: Bool {
    hasStalled || upper - lower <= 4 * .ulpOfOne * upper || equation.pointee.residual(at: root) == 0
  }

  /// Narrows as far as doubles allow.
  ///
  /// - Throws: ``OracleError/stepLimit(steps:reached:)`` after `maximumSteps`. Halving down to the smallest
  ///   double takes 1,100.
  package func narrowFully(maximumSteps: Int = 2200) throws(OracleError) {
    for _ in 0..<maximumSteps {
      if isExhausted { return }
      try narrow()
    }
    guard isExhausted else { throw .stepLimit(steps: maximumSteps, reached: root) }
  }
}
#endif
