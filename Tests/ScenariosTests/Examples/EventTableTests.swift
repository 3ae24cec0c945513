// SPDX-License-Identifier: Apache-2.0

import AnimationEngine
import Scenarios
import TestSupport
import Testing

struct EventTableTests {
  /// The events that the page explains, by the first cells of its tables.
  private static func explained() throws -> Set<String> {
    let page = try Repository.text("Documentation/Scenarios.md")
    let rows = page.split(separator: "\n").drop { $0 != "| event | what happened |" }.dropFirst(2)
    let cells = rows.prefix { $0.hasPrefix("|") }.compactMap { $0.split(separator: "|").first }
    return Set(
      cells.flatMap { $0.split(separator: "`", omittingEmptySubsequences: false).enumerated() }
        .filter { $0.offset % 2 == 1 }.map { String($0.element) })
  }

  @Test func `the page explains every event of the engine`() throws {
    let explained = try Self.explained()
    for kind in AnimationEvent.Kind.allCases { #expect(explained.contains(kind.rawValue), "\(kind)") }
  }

  @Test func `the page explains every event of the examples, and none that is not one`() throws {
    let explained = try Self.explained()
    var seen = Set(AnimationEvent.Kind.allCases.map(\.rawValue))
    for name in Samples.examples {
      for event in try Samples.events(Samples.example(name)) {
        #expect(explained.contains(event.kind), "\(event.kind)")
        seen.insert(event.kind)
      }
    }
    #expect(explained.subtracting(seen) == [])
  }
}
