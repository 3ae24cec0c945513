// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
package import CurveValidation

extension OracleSet {
  /// Everything that GSL can say: on springs the pair that must agree, first, and then the cross-checks; on
  /// curves the bracketing root finder, first, and then the polishers and the central differences; on
  /// questions about springs the root finder and the minimiser.
  package static let gsl = OracleSet(
    springs: [
      GSLSpringOracle(),
      SteppedSpringOracle(.rkf45),
      SteppedSpringOracle(.rk4),
      SteppedSpringOracle(.msadams),
      SteppedSpringOracle(.msbdf),
    ],
    curves: [
      BracketedCurveOracle(),
      PolishedCurveOracle(.newton),
      PolishedCurveOracle(.steffenson),
      DifferencedCurveOracle(),
    ],
    queries: [GSLSpringQueryOracle()])
}
#endif
