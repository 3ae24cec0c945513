// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

struct GesturesDocumentTests {
  @Test func `the page of gestures is as its numbers are computed now`() throws {
    let generated = try GesturesDocument.markdown()
    if GeneratedText.isRecording {
      try GeneratedText.record(generated, at: GesturesDocument.path)
      Issue.record("\(GesturesDocument.path) has been written; run again without HOOKE_RECORD")
      return
    }
    let committed = try Repository.text(GesturesDocument.path)
    let difference = GeneratedText.difference(committed, generated)
    #expect(difference == nil, "\(GesturesDocument.path): \(difference ?? "")")
  }

  @Test func `The table has a row for each rate and each kind of flick`() throws {
    let rows = try VelocityTable.rows()
    #expect(rows.count == VelocityTable.rates.count * VelocityTable.Flick.allCases.count)
    #expect(rows.allSatisfy { $0.split(separator: "|").count == 4 + 2 * VelocityTable.estimators.count })
    #expect(Set(rows).count == rows.count)
  }
}
