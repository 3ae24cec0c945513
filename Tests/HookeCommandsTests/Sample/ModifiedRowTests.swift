// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Testing

struct `Rows of modified curves` {
  /// Values and velocities at the times 0, 0.5 … 3, from 10 to 20.
  private static func rows(_ curve: String) throws -> [[Double]] {
    let outcome = try CommandProcess.hooke(
      "sample", curve, "--step", "0.5", "--until", "3", "--from", "10", "--to", "20")
    #expect(outcome.code == 0, "\(outcome.errors)")
    return outcome.rows.map { Array($0.dropFirst()) }
  }

  @Test(
    arguments: [
      (".linear(duration: 1).delay(0.5)", [10, 10, 15, 20, 20, 20, 20], [0, 10, 10, 10, 0, 0, 0]),
      (".linear(duration: 1).delay(-0.5)", [15, 20, 20, 20, 20, 20, 20], [10, 10, 0, 0, 0, 0, 0]),
      (".linear(duration: 1).speed(0.5)", [10, 12.5, 15, 17.5, 20, 20, 20], [5, 5, 5, 5, 5, 0, 0]),
      (".linear(duration: 1).speed(-1)", [20, 15, 20, 20, 20, 20, 20], [-10, -10, 0, 0, 0, 0, 0]),
      (
        ".linear(duration: 1).repeatCount(3)", [10, 15, 20, 15, 10, 15, 20], [10, 10, -10, -10, 10, 10, 0]
      ),
      (
        ".linear(duration: 1).repeatCount(2, autoreverses: false)", [10, 15, 10, 15, 20, 20, 20],
        [10, 10, 10, 10, 0, 0, 0]
      ),
      (
        ".linear(duration: 1).repeatForever()", [10, 15, 20, 15, 10, 15, 20], [10, 10, -10, -10, 10, 10, -10]
      ),
      ("1s steps(2, start) 1s", [10, 10, 15, 20, 20, 20, 20], [0, 0, 0, 0, 0, 0, 0]),
      (
        ".linear(duration: 1).logicallyComplete(after: 0.1)", [10, 15, 20, 20, 20, 20, 20],
        [10, 10, 10, 0, 0, 0, 0]
      ),
    ] as [(String, [Double], [Double])])
  func `a modifier changes the time of what stands before it`(
    curve: String, values: [Double], velocities: [Double]
  ) throws {
    let rows = try Self.rows(curve)
    #expect(rows.map { $0[0] } == values)
    #expect(rows.map { $0[1] } == velocities)
  }

  @Test func `modifiers apply in the order of writing`() throws {
    #expect(
      try Self.rows(".linear(duration: 1).delay(1).speed(2)").map { $0[0] }
        == [10, 10, 20, 20, 20, 20, 20])
    #expect(
      try Self.rows(".linear(duration: 1).speed(2).delay(1)").map { $0[0] } == [10, 10, 10, 20, 20, 20, 20])
  }

  @Test func `a delayed spring is the spring later`() throws {
    let motion = SpringMotion(spring: Spring(duration: 0.5, bounce: 0.3), from: 10, to: 20)
    let rows = try Self.rows("spring(duration: 0.5, bounce: 0.3).delay(1)")
    #expect(rows[3] == [motion.value(at: 0.5), motion.velocity(at: 0.5)])
    let outcome = try CommandProcess.hooke("sample", ".bouncy.delay(1)")
    #expect(
      outcome.rows.last?[0] == SpringMotion(spring: .bouncy, from: 0, to: 1).settlingDuration(epsilon: 0.001)
        + 1)
  }

  @Test func `a pass has the length of its spring's settling, and ends at the target`() throws {
    let settling = SpringMotion(spring: .bouncy, from: 0, to: 1).settlingDuration(epsilon: 0.01)
    let rows = try CommandProcess.hooke("sample", ".bouncy.repeatCount(3)", "--epsilon", "0.01").rows
    #expect(rows.last == [3 * settling, 1, 0])
  }

  @Test func `speeds whose product is no number leave a start at rest, and nothing is NaN`() throws {
    let rows = try Self.rows(".spring.speed(1e308).speed(1e308)")
    #expect(rows.allSatisfy { row in row.allSatisfy { !$0.isNaN } })
    #expect(rows.first?[0] == 10)
  }

  @Test func `accelerations go with the square of the speed`() throws {
    let plain = CurveMotion(curve: .easeIn, duration: 1)
    let outcome = try CommandProcess.hooke(
      "sample", ".easeIn(duration: 1).speed(2).repeatCount(2)", "--at", "0.25,0.75,5", "--columns",
      "acceleration")
    let expected = 4 * plain.acceleration(at: 0.5)
    #expect(outcome.rows.map { $0[0] } == [expected, -expected, 0])
  }

  @Test func `a description names the modifiers`() throws {
    let object = try Described.object(".easeIn(duration: 1).delay(0.5).repeatCount(3, autoreverses: false)")
    let modifiers = try #require(object["modifiers"] as? [[String: Any]])
    #expect(modifiers.map { $0["name"] as? String } == ["delay", "repeatCount"])
    #expect(modifiers[0]["seconds"] as? Double == 0.5)
    #expect(modifiers[1]["count"] as? Double == 3)
    #expect(modifiers[1]["autoreverses"] as? Bool == false)
    #expect(object["duration"] as? Double == 1)
    let text = try CommandProcess.hooke(
      "describe", ".bouncy.speed(2).repeatForever().logicallyComplete(after: 1)"
    ).output
    #expect(text.contains("Modified by\n") && text.contains("endless") && text.contains("logically complete"))
  }
}
