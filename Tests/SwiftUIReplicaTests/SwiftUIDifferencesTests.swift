// SPDX-License-Identifier: Apache-2.0

import SwiftUIReplica
import TestSupport
import Testing

struct SwiftUIDifferencesTests {
  @Test func `the page of differences is as its numbers are computed now`() throws {
    let generated = SwiftUIDifferences.markdown()
    if GeneratedText.isRecording {
      try GeneratedText.record(generated, at: SwiftUIDifferences.path)
      Issue.record("\(SwiftUIDifferences.path) has been written; run again without HOOKE_RECORD")
      return
    }
    let committed = try Repository.text(SwiftUIDifferences.path)
    let difference = GeneratedText.difference(committed, generated)
    #expect(difference == nil, "\(SwiftUIDifferences.path): \(difference ?? "")")
  }

  @Test(arguments: [
    "Velocity of over-damped", "Updates of", "Stiffness of", "Force of", "Units of the force", "read back",
    "Settling without oscillation", "slow springs", "oscillate", "scale of time", "for a settling duration",
    "clamping", "Durations of 0", "A bounce of −1", "next to critical", "ends of curves", "Values of curves",
    "inverse of circularEaseInOut", "Control points above 1", "default animation", "at infinity",
  ])
  func `every known difference has its section`(title: String) {
    let titles = SwiftUIDifferences.markdown().split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(titles.filter { $0.contains(title) }.count == 1)
  }

  @Test func `every section says what Hooke returns and how to get the other`() {
    let sections = SwiftUIDifferences.markdown().split(separator: "\n## ").dropFirst()
    #expect(sections.count >= 21)
    for section in sections {
      #expect(section.contains("\n- Hooke returns "), "\(section)")
      #expect(section.contains("\n- The other: "), "\(section)")
      #expect(section.contains("Known by: "), "\(section)")
    }
  }
}

struct GeneratedTextTests {
  @Test(arguments: [
    ("a 1 b", "a 1 b"), ("a 0.1 b", "a 0.10000000000000002 b"), ("| 100 | x |", "| 100.00000000000001 | x |"),
  ])
  func `texts that differ in the last digits of a number agree`(pair: (String, String)) {
    #expect(GeneratedText.difference(pair.0, pair.1) == nil)
  }

  @Test(arguments: [
    ("a 1 b", "a 1.00000000001 b"), ("a 1 b", "a 1 c"), ("a 1", "a 1\nb"), ("a 1", "a 1 1"), ("1", "NaN"),
    ("", "a"), ("0", "1e-300"),
  ])
  func `texts that differ in words, lines or digits do not`(pair: (String, String)) {
    #expect(GeneratedText.difference(pair.0, pair.1) != nil)
    #expect(GeneratedText.difference(pair.1, pair.0) != nil)
  }

  @Test func `the first line that differs is named`() {
    let difference = GeneratedText.difference("a\nb 1\nc", "a\nb 2\nd")
    #expect(difference == "line 2 reads\n  b 1\nand should read\n  b 2")
  }
}
