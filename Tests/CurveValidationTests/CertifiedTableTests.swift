// SPDX-License-Identifier: Apache-2.0

import CurveValidation
import TestSupport
import Testing

@Suite struct CertifiedTableTests {
  @Test func `every certified row is within its budget`() throws {
    let suite = ValidationSuite(reference: try Repository.referenceData(), oracles: OracleSet())
    let report = suite.run { _ in }
    let isWithin = report.passed
    #expect(isWithin, "\(report.text())")
  }
}
