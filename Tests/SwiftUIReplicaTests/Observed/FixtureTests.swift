// SPDX-License-Identifier: Apache-2.0

import SwiftUIReplica
import Testing

/// The springs of the recorded fixture, by the names that its table gives them.
enum FixtureSpring: String, CaseIterable, Sendable {
  case calm = "smooth(duration: 0.45)"
  case quick = "snappy(duration: 0.3)"
  case lively = "bouncy"
  case week = "smooth(duration: 0.35)"
  case section = "smooth(duration: 0.25)"
  case step = "smooth(duration: 0.4)"

  var spring: SwiftUISpring {
    switch self {
    case .calm: .smooth(duration: 0.45)
    case .quick: .snappy(duration: 0.3)
    case .lively: .bouncy
    case .week: .smooth(duration: 0.35)
    case .section: .smooth(duration: 0.25)
    case .step: .smooth(duration: 0.4)
    }
  }

  /// The rows of the table that belong to this spring.
  func rows(of table: ObservedTable) throws -> [Int] {
    let rows = try table.rows.filter { try table.text("spring", $0) == rawValue }
    try #require(rows.count == 21, "\(rawValue) has \(rows.count) rows")
    return rows
  }
}

struct FixtureTests {
  let table: ObservedTable

  init() throws { table = try ObservedTable("springs") }

  @Test(arguments: FixtureSpring.allCases)
  func `values are SwiftUI's, bit for bit`(fixture: FixtureSpring) throws {
    for row in try fixture.rows(of: table) {
      let time = try table.number("time", row)
      let value = fixture.spring.value(target: 1.0, time: time)
      let recorded = try table.number("value", row)
      #expect(value == recorded, "at \(time): \(value), recorded \(recorded)")
    }
  }

  @Test(arguments: FixtureSpring.allCases)
  func `properties read back as in SwiftUI, bit for bit`(fixture: FixtureSpring) throws {
    let spring = fixture.spring
    let row = try #require(try fixture.rows(of: table).first)
    #expect(spring.mass == (try table.number("mass", row)))
    #expect(spring.stiffness == (try table.number("stiffness", row)))
    #expect(spring.damping == (try table.number("damping", row)))
    #expect(spring.duration == (try table.number("duration", row)))
    #expect(spring.bounce == (try table.number("bounce", row)))
  }

  @Test(arguments: FixtureSpring.allCases)
  func `settling durations are SwiftUI's, bit for bit`(fixture: FixtureSpring) throws {
    let row = try #require(try fixture.rows(of: table).first)
    #expect(fixture.spring.settlingDuration == (try table.number("settlingDuration", row)))
  }

  @Test func `the table holds the six springs and no other`() throws {
    let names = Set(try table.rows.map { try table.text("spring", $0) })
    #expect(names == Set(FixtureSpring.allCases.map(\.rawValue)))
  }

  @Test func `a bounce of 0.3 reads back as 0.29999999999999982`() {
    #expect(SwiftUISpring(duration: 0.5, bounce: 0.3).bounce == 0.29999999999999982)
    #expect(SwiftUISpring(duration: 0.5, bounce: 0.3).bounce != 0.3)
  }
}
