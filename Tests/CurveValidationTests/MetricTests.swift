// SPDX-License-Identifier: Apache-2.0

import CurveValidation
import TestSupport
import Testing

/// Each metric by numbers made by hand.
@Suite(.tags(.smoke)) struct MetricTests {
  private let one = CertifiedNumber(high: 1, low: 0)
  /// A motion without size, for which there is no allowance.
  private let still = ErrorScale(scale: 0)

  private func error(
    _ metric: Metric, _ computed: Double, _ truth: CertifiedNumber, _ scale: ErrorScale = ErrorScale()
  ) -> Double {
    metric.error(of: computed, truth: truth, against: scale)
  }

  @Test func `the truth's low part makes an error a fraction of a unit`() {
    let truth = CertifiedNumber(high: 1, low: 0x1p-55)
    #expect(truth.error(of: 1) == -0x1p-55)
    #expect(error(.ulp, 1, truth, still) == 0.125)
    #expect(error(.ulp, 1.0.nextUp, truth, still) == 0.875)
  }

  @Test func `ulp counts units in the last place of the truth`() {
    #expect(error(.ulp, 1 + 3 * 0x1p-52, one, still) == 3)
    #expect(error(.ulp, 4 + 3 * 0x1p-50, CertifiedNumber(high: 4, low: 0), still) == 3)
  }

  @Test func `ulp allows for two to the minus 100 of the scale`() {
    let truth = CertifiedNumber(high: 0x1p-200, low: 0)
    #expect(error(.ulp, 0x1p-101, truth, ErrorScale(scale: 1)) == 0)
    #expect(error(.ulp, 0x1p-99, truth, ErrorScale(scale: 1)) > 1e40)
  }

  @Test func `ulp of the scale counts roundoffs of the motion's size`() {
    #expect(error(.ulpOfScale, 1 + 0x1p-52, one, ErrorScale(scale: 1)) == 2)
    #expect(error(.ulpOfScale, 1 + 0x1p-52, one, ErrorScale(scale: 8)) == 0.25)
  }

  @Test func `mixed adds the slope times the place to the size`() {
    let size = ErrorScale(slope: -6, position: 0.5)
    #expect(error(.mixed, 1 + 0x1p-51, one, size) == 1)
    #expect(error(.mixed, 1 + 0x1p-51, one) == 4)
    #expect(error(.mixed, 1 + 0x1p-51, one, ErrorScale(slope: .infinity, position: 0)) == 4)
    let tall = CertifiedNumber(high: 8, low: 0)
    #expect(error(.mixed, 8 + 0x1p-49, tall) == 2)
  }

  @Test func `conditioned ulp divides by the condition number where that is above 1`() {
    #expect(error(.conditionedUlp, 1 + 8 * 0x1p-52, one, ErrorScale(condition: 4)) == 2)
    #expect(error(.conditionedUlp, 1 + 8 * 0x1p-52, one, ErrorScale(condition: 0.1)) == 8)
  }

  @Test func `relative divides by the truth`() {
    #expect(error(.relative, 3, CertifiedNumber(high: 2, low: 0)) == 0.5)
    #expect(error(.relative, 1e-300, CertifiedNumber(high: 0, low: 0)) == .infinity)
  }

  @Test func `tolerance units divide by what the oracle claims`() {
    #expect(error(.toleranceUnits, 1.5, one, ErrorScale(claimed: 0.25)) == 2)
    #expect(error(.toleranceUnits, 1.5, one, ErrorScale(claimed: 0)) == .infinity)
  }

  @Test func `a claim below 0 or of no number is never met`() {
    #expect(error(.toleranceUnits, 1.5, one, ErrorScale(claimed: -1)).isNaN)
    #expect(error(.toleranceUnits, 1.5, one, ErrorScale(claimed: .nan)).isNaN)
  }

  @Test func `exact tells equal bits from others`() {
    #expect(error(.exact, 1, one) == 0)
    #expect(error(.exact, 1.0.nextUp, one) == 1)
    #expect(error(.exact, -0.0, CertifiedNumber(high: 0, low: 0)) == 1)
    #expect(error(.exact, 1, CertifiedNumber(high: 1, low: 1e-20)) == 1)
  }

  @Test(arguments: Metric.allCases)
  func `the truth itself has no error in any metric`(metric: Metric) {
    #expect(error(metric, 1, one, ErrorScale(scale: 0)) == 0)
    #expect(error(metric, .infinity, CertifiedNumber(high: .infinity, low: 0)) == 0)
  }

  @Test(arguments: Metric.allCases)
  func `what is no number is within no bound in any metric`(metric: Metric) {
    #expect(!(error(metric, .nan, one, ErrorScale(claimed: 1)) <= 0))
    #expect(!(error(metric, 1, CertifiedNumber(high: .nan, low: 0), ErrorScale(claimed: 1)) <= 0))
    #expect(!(error(metric, .infinity, one, ErrorScale(claimed: 1)) <= 1e300) || metric == .exact)
    #expect(!(error(metric, 1, CertifiedNumber(high: .infinity, low: 0), ErrorScale(claimed: 1)) <= 0))
  }
}
