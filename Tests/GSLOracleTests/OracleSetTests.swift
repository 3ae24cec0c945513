// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation
import GSLOracle
import Testing

@Suite struct OracleSetTests {
  @Test func `the pair that must agree comes first and the cross-checks follow`() {
    #expect(
      OracleSet.gsl.springs.map(\.name) == ["gsl", "gsl rkf45", "gsl rk4", "gsl msadams", "gsl msbdf"])
  }

  @Test func `one oracle answers questions about springs`() {
    #expect(OracleSet.gsl.queries.map(\.name) == ["gsl queries"])
  }
}
#endif
