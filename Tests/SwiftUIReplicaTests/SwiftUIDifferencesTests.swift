// SPDX-License-Identifier: Apache-2.0

import SwiftUIReplica
import TestSupport
import Testing

struct SwiftUIDifferencesTests {
  /// The page, computed once.
  static let page = SwiftUIDifferences.markdown()

  @Test func `the page of differences is as its numbers are computed now`() throws {
    let generated = SwiftUIDifferencesTests.page
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
    "Springs that are animated", "time of an animation begins", "period of repeats",
    "Damping above critical in interpolatingSpring", "end of interpolatingSpring",
  ])
  func `every known difference has its section`(title: String) {
    let titles = SwiftUIDifferencesTests.page.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(titles.filter { $0.contains(title) }.count == 1)
  }

  @Test func `what gestures do otherwise is said`() {
    let page = SwiftUIDifferencesTests.page
    for word in [
      "**Gestures**", "VelocitySampling.swiftUI", "TapLimits.touch", "one update", "track velocity",
    ] {
      #expect(page.contains(word))
    }
  }

  @Test func `every section says what Hooke returns and how to get the other`() {
    let sections = SwiftUIDifferencesTests.page.split(separator: "\n## ").dropFirst()
    #expect(sections.count >= 26)
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

struct AnimatedSpringTableTests {
  /// The rows of the table, as numbers.
  private let rows: [[Double]]

  init() throws {
    let sections = SwiftUIDifferencesTests.page.split(separator: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix("Springs that are animated") })
    rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { line in
        line.split(separator: "|").dropFirst().map { Double($0.filter { $0 != " " }) ?? .infinity }
      }
  }

  @Test func `responses and damping fractions make a table`() {
    #expect(rows.count >= 36 && rows.allSatisfy { $0.count == 4 })
  }

  @Test func `animated springs are farther off the shorter they are`() {
    // Rows of critical damping, from the shortest response to the longest.
    let critical = stride(from: 4, to: 36, by: 6).map { rows[$0][0] }
    for (short, long) in zip(critical, critical.dropFirst()) { #expect(short > long, "\(critical)") }
    // What is known of it: 0.013 at a response of half a second.
    #expect((critical[3] - 0.013).magnitude < 0.0005)
  }

  @Test func `over a hundred units they end later than over one`() {
    #expect(rows.filter { $0[2].isFinite }.allSatisfy { $0[3] > $0[2] })
  }
}
