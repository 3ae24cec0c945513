// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Foundation
import Testing

struct `Rows of hooke sample` {
  private static let spring = "spring(duration: 0.5, bounce: 0.3)"
  private static let motion = SpringMotion(spring: Spring(duration: 0.5, bounce: 0.3), from: 0.0, to: 1.0)

  @Test func `a critically damped spring stands where it should after a quarter of a second`() throws {
    let outcome = try CommandProcess.hooke("sample", "spring(duration: 1, bounce: 0)", "--at", "0.25")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    #expect(outcome.lines.first == "time,value,velocity")
    let row = try #require(outcome.rows.first)
    #expect(row[0] == 0.25)
    // 1 − (1 + ωt)·e^(−ωt) and ω²t·e^(−ωt) with ω = 2π.
    let omega = 2 * Double.pi
    #expect(abs(row[1] - (1 - (1 + omega / 4) * exp(-omega / 4))) < 1e-14)
    #expect(abs(row[2] - omega * omega / 4 * exp(-omega / 4)) < 1e-13)
  }

  @Test func `the CSS curve ease has its known value at a quarter`() throws {
    let outcome = try CommandProcess.hooke("sample", "cubic-bezier(0.25,0.1,0.25,1)", "--at", "0.25")
    #expect(outcome.code == 0)
    #expect(outcome.lines.first == "progress,value,velocity")
    #expect(abs(try #require(outcome.rows.first)[1] - 0.408510591355) < 1e-12)
  }

  @Test(arguments: [
    ("linear(0, 0.3 50%, 0.7 50%)", "progress", [10, 25, 80, 80, 80]),
    ("steps(2, start)", "progress", [60, 60, 110, 110, 110]),
    ("4s steps(2, start)", "time", [60, 60, 60, 60, 60]),
    ("transition: all 1s linear;", "time", [10, 35, 60, 85, 110]),
  ])
  func `curves of CSS are sampled over their progress or their duration`(
    curve: String, argument: String, values: [Double]
  ) throws {
    let outcome = try CommandProcess.hooke(
      "sample", curve, "--at", "0,0.25,0.5,0.75,1", "--from", "10", "--to", "110")
    #expect(outcome.code == 0)
    #expect(outcome.lines.first == "\(argument),value,velocity")
    #expect(outcome.rows.map { $0[1] } == values)
  }

  @Test func `a declaration ends with its duration`() throws {
    #expect(
      try CommandProcess.hooke("sample", "818ms linear(0, 1)", "--fps", "1").rows.map { $0[0] } == [0, 0.818])
    #expect(try CommandProcess.hooke("sample", "steps(3)").rows.count == 101)
  }

  @Test func `numbers read back to the same bits`() throws {
    let rows = try CommandProcess.hooke(
      "sample", Self.spring, "--count", "200", "--until", "1", "--columns",
      "time,value,velocity,acceleration"
    ).rows
    #expect(rows.count == 200)
    for row in rows {
      let time = row[0]
      #expect(
        row == [
          time, Self.motion.value(at: time), Self.motion.velocity(at: time),
          Self.motion.acceleration(at: time),
        ])
    }
  }

  @Test func `exact times are printed in their order`() throws {
    let outcome = try CommandProcess.hooke("sample", Self.spring, "--at", "0.3,0.1,0.2,0.1")
    #expect(outcome.rows.map { $0[0] } == [0.3, 0.1, 0.2, 0.1])
  }

  @Test func `without a grid there are sixty rows a second until the spring has settled`() throws {
    let rows = try CommandProcess.hooke("sample", Self.spring).rows
    let end = Self.motion.settlingDuration(epsilon: 0.001)
    #expect(rows.last?[0] == end)
    #expect(rows.count == Int((end * 60).rounded(.down)) + 2)
    #expect(rows.dropLast().enumerated().allSatisfy { $1[0] == Double($0) / 60 })
  }

  @Test func `without a grid a curve without duration has 101 rows over its progress`() throws {
    let outcome = try CommandProcess.hooke("sample", "ease-in-out")
    #expect(outcome.rows.count == 101)
    #expect(outcome.rows.first == [0, 0, 0])
    #expect(outcome.rows.last == [1, 1, 0])
    #expect(outcome.rows[50][0] == 0.5)
  }

  @Test func `without a grid a timed curve ends at its duration`() throws {
    let outcome = try CommandProcess.hooke("sample", "easeInOut(duration: 0.3)")
    #expect(outcome.lines.first == "time,value,velocity")
    #expect(outcome.rows.last == [0.3, 1, 0])
  }

  @Test(arguments: [
    ([spring, "--step", "0.1", "--until", "0.3"], [0, 0.1, 0.2, 0.3]),
    ([spring, "--count", "3", "--until", "1"], [0, 0.5, 1]),
    ([spring, "--fps", "4", "--until", "1"], [0, 0.25, 0.5, 0.75, 1]),
    (["linear", "--step", "0.5"], [0, 0.5, 1]),
    (["linear", "--count", "3", "--until", "0.5"], [0, 0.25, 0.5]),
  ])
  func `steps, counts and rates give the times they say`(arguments: [String], times: [Double]) throws {
    let rows = try CommandProcess.hooke(["sample"] + arguments).rows
    #expect(rows.map { $0[0] } == times)
  }

  @Test func `an undamped spring is shown for ten periods, and a note says so`() throws {
    for extra in [[], ["--until", "settled"]] {
      let outcome = try CommandProcess.hooke(["sample", "spring(duration: 0.5, bounce: 1)"] + extra)
      #expect(outcome.code == 0)
      #expect(outcome.rows.last?[0] == 5)
      #expect(outcome.errors.hasPrefix("hooke: note: this spring never settles within 0.001;"))
      #expect(outcome.errors.contains("10 periods"))
    }
  }

  @Test func `an undamped spring keeps its digits`() throws {
    let outcome = try CommandProcess.hooke(
      "sample", "Spring(mass: 1, stiffness: 100, damping: 0)", "--at", "1,1000")
    #expect(outcome.errors == "")
    #expect(abs(outcome.rows[0][1] - 1.83907152907645) < 1e-13)
    #expect(abs(outcome.rows[0][2] + 5.4402111088937) < 1e-12)
    #expect(abs(outcome.rows[1][1] - 1.95215536825901) < 1e-13)
  }

  @Test func `from, to and initial velocity are in value units`() throws {
    let rows = try CommandProcess.hooke(
      "sample", Self.spring, "--from", "100", "--to", "-50", "--initial-velocity", "-5", "--at", "0,9"
    ).rows
    #expect(rows.first == [0, 100, -5])
    #expect(abs(try #require(rows.last)[1] + 50) < 1e-9)
  }

  @Test func `the initial velocity of an interpolating spring is per travel`() throws {
    let rows = try CommandProcess.hooke(
      "sample", "interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2)", "--from",
      "10", "--to", "60", "--at", "0"
    ).rows
    #expect(rows.first == [0, 10, 100])
  }

  @Test func `an interpolating spring thrown hard overshoots as reported`() throws {
    let rows = try CommandProcess.hooke(
      "sample", "interpolatingSpring(stiffness: 2500, damping: 600, initialVelocity: 60)", "--from", "40",
      "--to", "340", "--at", "0.12"
    ).rows
    #expect(abs(try #require(rows.first)[1] - (340 + 300 * 4.95750e-4)) < 1e-3)
  }

  @Test func `a curve without duration is scaled to the travel`() throws {
    let rows = try CommandProcess.hooke(
      "sample", "linear", "--from", "10", "--to", "-10", "--count", "3"
    ).rows
    #expect(rows == [[0, 10, -20], [0.5, 0, -20], [1, -10, -20]])
  }

  @Test func `columns come as they are asked for`() throws {
    let outcome = try CommandProcess.hooke(
      "sample", "linear", "--columns", "acceleration,progress", "--count", "2")
    #expect(outcome.output == "acceleration,progress\n0,0\n0,1\n")
  }

  @Test func `JSON is an array of objects with the names of the columns`() throws {
    let outcome = try CommandProcess.hooke(
      "sample", Self.spring, "--count", "3", "--until", "1", "--format", "json")
    // JSONDecoder, since JSONSerialization does not read every number to the last bit.
    let rows = try JSONDecoder().decode([[String: Double]].self, from: Data(outcome.output.utf8))
    let times = [0, 0.5, 1]
    #expect(rows.map { $0["time"] } == times)
    #expect(rows.map { $0["value"] } == times.map { Self.motion.value(at: $0) })
    #expect(rows.map { $0["velocity"] } == times.map { Self.motion.velocity(at: $0) })
  }

  @Test func `numbers that are not finite are words, in quotes in JSON`() throws {
    let curve = ["sample", "circularEaseOut", "--at", "0"]
    #expect(try CommandProcess.hooke(curve).output == "progress,value,velocity\n0,0,inf\n")
    #expect(try CommandProcess.hooke(curve + ["--format", "json"]).output.contains("\"Infinity\""))
  }

  @Test func `a curve is read from standard input`() throws {
    let outcome = try CommandProcess.hooke(["sample", "-", "--at", "0.5"], input: " linear\n")
    #expect(outcome.code == 0)
    #expect(outcome.output == "progress,value,velocity\n0.5,0.5,1\n")
  }

  @Test func `damping above critical is clamped, with a warning`() throws {
    let outcome = try CommandProcess.hooke(
      "sample", "Spring(mass: 3, stiffness: 1000, damping: 500)", "--at", "0.1")
    #expect(outcome.code == 0)
    #expect(outcome.errors.hasPrefix("hooke: warning: "))
    #expect(outcome.errors.contains("allowOverDamping: true"))
    let motion = SpringMotion(
      spring: Spring(mass: 3, stiffness: 1000, damping: 500), from: 0.0, to: 1.0)
    #expect(outcome.rows.first == [0.1, motion.value(at: 0.1), motion.velocity(at: 0.1)])
  }
}
