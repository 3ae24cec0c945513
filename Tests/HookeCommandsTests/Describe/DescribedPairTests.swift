// SPDX-License-Identifier: Apache-2.0

import CurveMath
import Testing

struct `Two curves beside each other` {
  @Test func `JSON is an array of what each has alone`() throws {
    let pair = try Described.objects("smooth", "easeInOut(duration: 0.3)", "--to", "50")
    #expect(pair.count == 2)
    #expect(pair[0]["curve"] as? String == "smooth")
    #expect(pair[1]["curve"] as? String == "easeInOut(duration: 0.3)")
    #expect(pair[0]["stiffness"] as? Double == Spring.smooth.stiffness)
    #expect(pair[1]["duration"] as? Double == 0.3)
    #expect(pair.allSatisfy { $0["to"] as? Double == 50 })
    let alone = try CommandProcess.hooke("describe", "smooth", "--to", "50", "--format", "json").output
    let both = try CommandProcess.hooke(
      "describe", "smooth", "easeInOut(duration: 0.3)", "--to", "50", "--format", "json"
    ).output
    #expect(both.contains(alone.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")))
  }

  @Test func `every row has its values in the columns of the titles`() throws {
    let lines = try CommandProcess.hooke("describe", "smooth", "bouncy").lines
    let titles = try #require(lines.first { $0.hasPrefix("   ") && $0.hasSuffix(" B") })
    let columns = titles.enumerated().filter { $0.element != " " }.map(\.offset)
    #expect(columns.count == 2)
    let frequency = Array(try #require(lines.first { $0.hasPrefix("  duration ") }))
    #expect(String(frequency[columns[0]...].prefix { $0 != " " }) == "0.5")
    #expect(String(frequency[columns[1]...].prefix { $0 != " " }) == "0.5")
    let bounce = Array(try #require(lines.first { $0.hasPrefix("  bounce ") }))
    #expect(String(bounce[columns[0]...].prefix { $0 != " " }) == "0")
    #expect(String(bounce[columns[1]...].prefix { $0 != " " }) == "0.3")
  }

  @Test func `what only one has stands in its column alone`() throws {
    let lines = try CommandProcess.hooke("describe", "smooth", "bouncy").lines
    let titles = try #require(lines.first { $0.hasPrefix("   ") && $0.hasSuffix(" B") })
    let second = titles.count - 1
    let turn = Array(try #require(lines.first { $0.hasPrefix("  turn 1 ") }))
    #expect(turn[8..<second].allSatisfy { $0 == " " })
    #expect(turn[second] == "1")
  }

  @Test func `seconds and progress stand in rows of their own`() throws {
    let lines = try CommandProcess.hooke(
      "describe", "ease", "linear(duration: 2)", "--time-to", "0.5"
    ).lines.filter { $0.hasPrefix("  first at 0.5") }
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix("progress") == true)
    #expect(lines.last?.hasSuffix(" s") == true)
  }

  @Test func `one of the two may come from standard input`() throws {
    let outcome = try CommandProcess.hooke(["describe", "smooth", "-"], input: "bouncy\n")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("A  smooth\n"))
    #expect(outcome.output.contains("\nB  bouncy\n"))
  }

  static let refusals = [
    Refusal(["describe", "-", "-"], ["one curve only"], marked: "-"),
    Refusal(["describe", "smooth", "sprung"], ["did you mean “spring”?"], marked: "sprung"),
    Refusal(["describe", "smooth", "bouncy", "linear"], ["one argument too many"], marked: "linear"),
    Refusal(["describe", "smooth", "spring(duration: 1e-300)"], ["duration", "1e-300"], marked: "1e-300"),
    Refusal(["sample", "smooth", "bouncy"], ["one argument too many"], marked: "bouncy"),
    Refusal(["describe", "smooth", "linear", "--initial-velocity", "3"], ["for springs"], marked: "3"),
  ]

  @Test(arguments: refusals)
  func `a pair that can't be is refused`(refusal: Refusal) throws {
    let outcome = try CommandProcess.hooke(refusal.arguments)
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    for words in refusal.words { #expect(outcome.errors.contains(words), "\(outcome.errors)") }
    #expect(Refusal.marked(in: outcome.errors) == refusal.marked, "\(outcome.errors)")
  }
}
