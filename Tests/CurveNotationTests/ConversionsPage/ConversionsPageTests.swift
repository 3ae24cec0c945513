// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import TestSupport
import Testing

struct ConversionsPageTests {
  @Test func `the page of conversions is as its numbers are computed now`() throws {
    let generated = try ConversionsPage.markdown()
    if GeneratedText.isRecording {
      try GeneratedText.record(generated, at: ConversionsPage.path)
      Issue.record("\(ConversionsPage.path) has been written; run again without HOOKE_RECORD")
      return
    }
    let difference = GeneratedText.difference(try Repository.text(ConversionsPage.path), generated)
    #expect(difference == nil, "\(ConversionsPage.path): \(difference ?? "")")
  }

  @Test func `every row has an example in numbers`() {
    for topic in ConversionsPage.topics {
      for row in topic.rows {
        #expect(row.count == topic.columns.count)
        #expect(row.last?.contains(where: \.isNumber) == true, "\(row)")
      }
    }
  }

  @Test func `every dialect is on the page`() throws {
    let page = try ConversionsPage.markdown()
    for dialect in Dialect.allCases { #expect(page.contains("**\(dialect.title)**: "), "\(dialect)") }
  }
}
