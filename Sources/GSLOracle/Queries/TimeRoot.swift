// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CGSL
import CurveValidation

/// A time at which a function is 0, by GSL's bracketing root finder of Brent.
struct TimeRoot {
  /// The root.
  let time: Double
  /// How wide the bracket is in which it stands.
  let width: Double

  /// The root between two times at which the function has different signs.
  ///
  /// - Throws: ``OracleError/library(code:reason:operation:)`` where the signs are the same, and what the
  ///   function throws.
  init(
    from lower: Double, to upper: Double, _ body: @escaping (Double) throws(OracleError) -> Double
  ) throws(OracleError) {
    _ = GSLLibrary.errorHandlerIsOff
    let target = TimeFunction(body)
    let solver = try GSLLibrary.allocated(
      gsl_root_fsolver_alloc(cgsl_root_brent()), "gsl_root_fsolver_alloc")
    let function = UnsafeMutablePointer<gsl_function>.allocate(capacity: 1)
    function.initialize(to: target.function)
    defer {
      gsl_root_fsolver_free(solver)
      function.deallocate()
    }
    try target.check(gsl_root_fsolver_set(solver, function, lower, upper), "gsl_root_fsolver_set")
    var width = upper - lower
    for _ in 0..<Self.maximumSteps where width > 4 * .ulpOfOne * gsl_root_fsolver_x_upper(solver) {
      try target.check(gsl_root_fsolver_iterate(solver), "gsl_root_fsolver_iterate")
      width = gsl_root_fsolver_x_upper(solver) - gsl_root_fsolver_x_lower(solver)
    }
    time = gsl_root_fsolver_root(solver)
    self.width = width
    withExtendedLifetime(target) {}
  }

  /// Steps after which the bracket is taken as it is; its width is part of what is claimed.
  private static let maximumSteps = 100
}
#endif
