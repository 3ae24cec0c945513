// SPDX-License-Identifier: Apache-2.0

import Scenarios
import Testing

/// Touches that can't be right, played into a square that can be dragged: refused with their place or, mended, with an
/// outcome that can be told beforehand.
struct BadTouchTests {
  struct Bad: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Lines of time, id, phase, x and y.
    let rows: [String]
    /// The line that is refused, from 1 with the header, and a part of the reason.
    let line: Int
    let reason: String
    /// Where the square is in the end, where the touches are mended.
    let mended: Double

    var table: String { "time,id,phase,x,y\n" + rows.joined(separator: "\n") + "\n" }
  }

  static let bad = [
    Bad(
      testDescription: "a touch that never ends", rows: ["0,0,began,140,140", "0.1,0,moved,170,140"], line: 3,
      reason: "the finger is down at the end", mended: 0),
    Bad(
      testDescription: "a touch that ends twice",
      rows: ["0,0,began,140,140", "0.1,0,moved,170,140", "0.2,0,ended,170,140", "0.3,0,ended,190,140"],
      line: 5,
      reason: "the finger has gone", mended: 30),
    Bad(
      testDescription: "a touch whose id changes",
      rows: ["0,0,began,140,140", "0.1,5,moved,170,140", "0.2,5,ended,170,140"], line: 3,
      reason: "the finger is not down", mended: 0),
    Bad(
      testDescription: "touches out of order",
      rows: ["0,0,began,140,140", "0.2,0,moved,180,140", "0.1,0,moved,160,140", "0.3,0,ended,180,140"],
      line: 4,
      reason: "times must not decrease", mended: 40),
    Bad(
      testDescription: "a location that is no number",
      rows: ["0,0,began,140,140", "0.1,0,moved,nan,140", "0.2,0,moved,170,140", "0.3,0,ended,170,140"],
      line: 3,
      reason: "must be finite", mended: 30),
    Bad(
      testDescription: "a time before 0",
      rows: ["-1,0,began,140,140", "0.1,0,moved,170,140", "0.3,0,ended,190,140"], line: 2,
      reason: "comes at -1", mended: 20),
  ]

  @Test(arguments: bad)
  func `it is refused with its place and the reason`(bad: Bad) throws {
    let error = #expect(throws: ScenarioError.self) { try TouchFile(parsing: bad.table, name: "t.csv") }
    let text = try #require(error?.description)
    #expect(text.hasPrefix("t.csv:\(bad.line):1: "), "\(text)")
    #expect(text.contains(bad.reason), "\(text)")
  }

  @Test(arguments: bad)
  func `it is mended, told of, and the square is where that leads`(bad: Bad) throws {
    let file = try TouchFile(parsing: bad.table, name: "t.csv", mends: true)
    #expect(file.repairs().contains { $0.hasPrefix("t.csv:\(bad.line):1: ") })
    var scenario = try Samples.example("draggable-square")
    file.replaceTouches(of: &scenario)
    #expect(try Samples.values(scenario, "Square", "offset.width", at: [2]) == [bad.mended])
  }

  @Test func `three thousand fingers, one after the other, are a drag of the first`() throws {
    let fingers = 0..<3000
    let began = fingers.map { "\(Double($0) / 100_000),\($0),began,140,140" }
    let ended = fingers.map { "\(0.5 + Double($0) / 100_000),\($0),ended,\($0 == 0 ? 180 : 140),140" }
    let table = "time,id,phase,x,y\n" + (began + ended).joined(separator: "\n") + "\n"
    var scenario = try Samples.example("draggable-square")
    try TouchFile(parsing: table, name: "t.csv").replaceTouches(of: &scenario)
    scenario.sampling.grid = .times([2])
    let plan = try ScenarioPlan(scenario)
    #expect(plan.columns.filter { $0.subject.hasPrefix("Finger") }.count == 6000)
    #expect(plan.mostCells == 6003)
    #expect(try Samples.values(scenario, "Square", "offset.width", at: [2]) == [40])
  }
}
