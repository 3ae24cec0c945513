// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import Foundation
import Scenarios
import TestSupport
import Testing

/// The examples' frames and events, as they were written down.
///
/// That they are right is judged by `ExampleTruthTests`, from closed forms.
@Suite(.tags(.golden))
struct GoldenTests {
  @Test(arguments: Samples.examples)
  func `an example prints the frames that were written down`(name: String) throws {
    try compare(try Samples.frames(Samples.example(name)), with: "\(name).csv")
  }

  @Test(arguments: Samples.examples)
  func `an example prints the events that were written down`(name: String) throws {
    try compare(try Samples.eventText(Samples.example(name)), with: "\(name).events.csv")
  }

  @Test func `every example has its golden files, and every golden file its example`() throws {
    let folder = Repository.root.appendingPathComponent("Tests/ScenariosTests/Golden")
    let golden = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(golden) == Set(Samples.examples.flatMap { ["\($0).csv", "\($0).events.csv"] }))
    let sources = Repository.root.appendingPathComponent("Sources/Scenarios/Examples")
    let examples = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    #expect(Set(examples) == Set(Samples.examples.map { "\($0).json" }))
  }

  /// With HOOKE_RECORD in the environment the file is written and the test fails: what was just recorded has been
  /// compared with nothing.
  private func compare(_ text: String, with name: String) throws {
    let path = "Tests/ScenariosTests/Golden/\(name)"
    if ProcessInfo.processInfo.environment["HOOKE_RECORD"] != nil {
      try Data(text.utf8).write(to: Repository.root.appendingPathComponent(path))
      Issue.record("\(name) was recorded; look at it, and run again without HOOKE_RECORD")
      return
    }
    let expected = try Repository.text(path)
    let table = try DelimitedTable(parsing: text, name: "now")
    let golden = try DelimitedTable(parsing: expected, name: name)
    #expect(table.header == golden.header)
    try #require(table.count == golden.count, "\(name)")
    for row in 0..<table.count {
      for column in table.header.indices {
        let (new, old) = (table.text(row: row, column: column), golden.text(row: row, column: column))
        #expect(
          Self.areNear(new, old), "\(name), row \(row + 1), \(table.header[column]): \(new), not \(old)")
      }
    }
  }

  /// Whether two cells say the same, to 1e-12 in numbers.
  private static func areNear(_ first: String, _ second: String) -> Bool {
    if first == second { return true }
    guard let one = NumberText.number(first), let other = NumberText.number(second) else { return false }
    return abs(one - other) <= 1e-12 * max(1, abs(one), abs(other))
  }
}
