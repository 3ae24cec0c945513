// SPDX-License-Identifier: GPL-3.0-or-later

#if GSL
import CurveValidation
import Foundation
import GSLOracle
import TestSupport
import Testing

/// Writes the page of accuracy, where it is asked to.
@Suite(.tags(.golden)) struct AccuracyRecordingTests {
  @Test(.enabled(if: GeneratedText.isRecording))
  func `the page of accuracy is written anew on the leg that is running`() throws {
    let reference = try Repository.referenceData()
    let report = ValidationSuite(reference: reference, oracles: .gsl).run { _ in }
    let leg = AccuracyLeg(environment: ProcessInfo.processInfo.environment)
    let committed = (try? Repository.text(AccuracyDocument.path)) ?? ""
    var document = AccuracyDocument(budgets: reference.budgets, reading: committed)
    document.record(report, on: leg)
    try GeneratedText.record(document.markdown(), at: AccuracyDocument.path)
    #expect(report.passed, "\(report.text())")
    Issue.record("\(AccuracyDocument.path) has been written \(leg.rawValue); run again without HOOKE_RECORD")
  }
}
#endif
