// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Testing

@testable import CurveNotation

@Suite struct TrajectoryTextTests {
  private let spring = SpringMotion(spring: Spring(duration: 0.5, bounce: 0.3), from: -1.0, to: 3.7)

  /// A motion of which every number is known.
  private struct Line: Motion {
    var slope = 0.5
    func state(at time: Double) -> MotionState<Double> { MotionState(value: slope * time, velocity: slope) }
    func acceleration(at time: Double) -> Double { -2 }
    func settlingDuration(epsilon: Double) -> Double { .infinity }
  }

  private func csv(_ text: TrajectoryText, _ motion: some Motion<Double>, _ times: SampleTimes) -> String {
    var bytes: [UInt8] = []
    text.writeCSV(sampling: motion, at: times) { bytes.append(contentsOf: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func json(_ text: TrajectoryText, _ motion: some Motion<Double>, _ times: SampleTimes) -> String {
    var bytes: [UInt8] = []
    text.writeJSON(sampling: motion, at: times) { bytes.append(contentsOf: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `rows follow a header`() {
    #expect(
      csv(TrajectoryText(), Line(), .exactly([0, 0.5, -2]))
        == "time,value,velocity\n0,0,0.5\n0.5,0.25,0.5\n-2,-1,0.5\n")
  }

  @Test func `columns are those asked for, in that order`() {
    let text = TrajectoryText(columns: [.acceleration, .argument, .value], argumentName: "progress")
    #expect(csv(text, Line(), .exactly([1])) == "acceleration,progress,value\n-2,1,0.5\n")
  }

  @Test func `no times are a header alone`() {
    #expect(csv(TrajectoryText(), Line(), .exactly([])) == "time,value,velocity\n")
  }

  @Test func `what was written reads back to the same bits`() throws {
    let times = try SampleTimes.frames(perSecond: 240, until: 20)
    let sampled = Trajectory(sampling: spring, at: times)
    let read = try Trajectory(parsing: csv(TrajectoryText(), spring, times), name: "spring.csv")
    #expect(read.times.map(\.bitPattern) == sampled.times.map(\.bitPattern))
    #expect(read.values.map(\.bitPattern) == sampled.values.map(\.bitPattern))
    #expect(read.velocities.map(\.bitPattern) == sampled.velocities.map(\.bitPattern))
  }

  @Test func `numbers that are not finite are words and read back`() throws {
    let text = csv(TrajectoryText(), Line(slope: -.infinity), .exactly([0, 1]))
    #expect(text == "time,value,velocity\n0,nan,-inf\n1,-inf,-inf\n")
    #expect(try Trajectory(parsing: text, name: "t.csv").velocities == [-.infinity, -.infinity])
  }

  @Test func `a trajectory is read from columns in any order, by progress too`() throws {
    let read = try Trajectory(parsing: "velocity,note,progress,value\n1,a,0,2\n", name: "t.csv")
    #expect(read == Trajectory(times: [0], values: [2.0], velocities: [1.0]))
  }

  @Test func `a trajectory without velocity is refused`() {
    let error = #expect(throws: TableError.self) {
      try Trajectory(parsing: "time,value\n0,1\n", name: "t.csv")
    }
    #expect(error?.message.contains("there is no column “velocity”") == true)
  }

  @Test func `chunks are full but never above 64 KiB`() throws {
    var chunks: [Int] = []
    TrajectoryText().writeCSV(sampling: spring, at: try .count(20_000, until: 3)) { chunks.append($0.count) }
    #expect(chunks.count > 10)
    #expect(chunks.allSatisfy { $0 <= 65_536 })
    #expect(chunks.dropLast().allSatisfy { $0 > 65_000 })
  }

  @Test func `chunks join to the rows that one row at a time gives`() throws {
    let times = try SampleTimes.count(5_000, until: 1)
    var expected = DelimitedText(header: ["time", "value", "velocity"])
    for time in times {
      let state = spring.state(at: time)
      expected.append(row: [time, state.value, state.velocity])
    }
    #expect(csv(TrajectoryText(), spring, times) == expected.text)
  }

  @Test func `a sink that throws ends the writing with its error`() throws {
    struct Full: Error {}
    var chunks = 0
    let times = try SampleTimes.count(100_000, until: 3)
    #expect(throws: Full.self) {
      try TrajectoryText().writeCSV(sampling: spring, at: times) { (_) throws(Full) in
        chunks += 1
        if chunks == 2 { throw Full() }
      }
    }
    #expect(chunks == 2)
  }

  @Test func `JSON is an array of one object a row`() {
    #expect(
      json(TrajectoryText(), Line(), .exactly([0, 0.5]))
        == "[{\"time\":0,\"value\":0,\"velocity\":0.5},\n{\"time\":0.5,\"value\":0.25,\"velocity\":0.5}]\n")
  }

  @Test func `JSON of no times is an empty array`() {
    #expect(json(TrajectoryText(), Line(), .exactly([])) == "[]\n")
  }

  @Test func `JSON is a document that holds the same bits`() throws {
    let times = try SampleTimes.count(3_000, until: 2)
    guard
      case .array(let rows) = try JSONValue(parsing: json(TrajectoryText(), spring, times), name: "t.json")
    else {
      Issue.record("no array")
      return
    }
    #expect(rows.count == 3_000)
    for (row, time) in zip(rows, times) {
      let state = spring.state(at: time)
      #expect(
        row == ["time": .number(time), "value": .number(state.value), "velocity": .number(state.velocity)])
    }
  }

  @Test func `JSON spells what is not finite as strings`() {
    #expect(
      json(TrajectoryText(argumentName: "progress"), Line(slope: -.infinity), .exactly([0]))
        == "[{\"progress\":0,\"value\":\"NaN\",\"velocity\":\"-Infinity\"}]\n")
  }

  @Test func `columns have names and are found by them`() {
    #expect(
      TrajectoryText.names(argumentName: "progress") == ["progress", "value", "velocity", "acceleration"])
    #expect(TrajectoryText.column(named: "time", argumentName: "time") == .argument)
    #expect(TrajectoryText.column(named: "time", argumentName: "progress") == nil)
    #expect(TrajectoryText.column(named: "speed", argumentName: "time") == nil)
  }
}
