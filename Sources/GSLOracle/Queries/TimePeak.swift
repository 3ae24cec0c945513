// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CGSL
import CurveValidation

/// A time at which a function is largest, by GSL's minimiser of Brent on the function's negative.
struct TimePeak {
  /// Where it is largest, in seconds after the lower end.
  let offset: Double
  /// How large.
  let value: Double
  /// How wide the bracket is in which it stands.
  let width: Double

  /// The peak between 0 and `upper`, of a function that is larger at `guess` than at both.
  ///
  /// - Parameters:
  ///   - tolerance: the width of the bracket that is good enough. Where it is less than the minimiser can do,
  ///     which is about 1.5e-8 of the offset, what was reached is in ``width``.
  /// - Throws: ``OracleError/library(code:reason:operation:)`` where the guess is no larger than the ends, and
  ///   what the function throws.
  init(
    to upper: Double, guess: Double, within tolerance: Double,
    _ body: @escaping (Double) throws(OracleError) -> Double
  ) throws(OracleError) {
    _ = GSLLibrary.errorHandlerIsOff
    let target = TimeFunction { (offset) throws(OracleError) in try -body(offset) }
    let solver = try GSLLibrary.allocated(
      gsl_min_fminimizer_alloc(cgsl_min_brent()), "gsl_min_fminimizer_alloc")
    let function = UnsafeMutablePointer<gsl_function>.allocate(capacity: 1)
    function.initialize(to: target.function)
    defer {
      gsl_min_fminimizer_free(solver)
      function.deallocate()
    }
    try target.check(
      gsl_min_fminimizer_set(solver, function, guess, 0, upper), "gsl_min_fminimizer_set")
    var width = upper
    for _ in 0..<Self.maximumSteps where width > tolerance {
      try target.check(gsl_min_fminimizer_iterate(solver), "gsl_min_fminimizer_iterate")
      width = gsl_min_fminimizer_x_upper(solver) - gsl_min_fminimizer_x_lower(solver)
    }
    offset = gsl_min_fminimizer_x_minimum(solver)
    value = -gsl_min_fminimizer_f_minimum(solver)
    self.width = width
    withExtendedLifetime(target) {}
  }

  private static let maximumSteps = 100
}
#endif
