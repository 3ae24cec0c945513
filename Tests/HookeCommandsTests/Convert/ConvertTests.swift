// SPDX-License-Identifier: Apache-2.0

import CurveNotation
import Foundation
import Testing

struct `hooke convert` {
  private func lines(_ arguments: String...) throws -> [String] {
    let outcome = try CommandProcess.hooke(["convert"] + arguments)
    #expect(outcome.code == 0, "\(outcome.errors)")
    return outcome.lines
  }

  @Test func `a spring for a style sheet is one line and comments`() throws {
    let lines = try lines("Spring(response: 0.5, dampingRatio: 0.7)", "--as", "css")
    #expect(lines[0].hasPrefix("819ms linear(0, ") && lines[0].hasSuffix(", 1)"))
    #expect(lines.count == 3 && lines.dropFirst().allSatisfy { $0.hasPrefix("/* ") && $0.hasSuffix(" */") })
    #expect(lines[1].contains("largest error 0.00099"))
    #expect(lines[2].contains("19 stops"))
  }

  @Test func `a travel divides velocities in value units, and 0 is refused`() throws {
    let text = "{ tension: 170, friction: 26, velocity: 0.6 }"
    let lines = try lines(text, "--read-as", "react-spring", "--travel", "300", "--as", "swiftui")
    #expect(lines[0] == ".interpolatingSpring(stiffness: 170, damping: 26, initialVelocity: 2)")
    let outcome = try CommandProcess.hooke(
      ["convert", text, "--read-as", "react-spring", "--travel", "0", "--as", "swiftui"])
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("--travel must be a finite number from -1e100 to 1e100 other than 0"))
  }

  @Test func `a table of stops says on standard error what is lost`() throws {
    let outcome = try CommandProcess.hooke("convert", "bouncy", "--as", "css", "--format", "csv")
    #expect(outcome.output.hasPrefix("progress,value\n"))
    #expect(outcome.errors.contains("largest error 0.0009"))
  }

  @Test func `a missing travel is asked for by its option`() throws {
    let outcome = try CommandProcess.hooke(
      "convert", "interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 2)", "--as", "motion")
    #expect(outcome.code == 64 && outcome.errors.contains("--travel 300"))
  }

  @Test func `very many keyframes are refused`() throws {
    let outcome = try CommandProcess.hooke("convert", "bouncy", "--as", "css", "--keyframes", "1001")
    #expect(outcome.code == 64 && outcome.errors.contains("from 2 to 1000"))
  }

  @Test func `what is exact says so`() throws {
    #expect(try lines("easeInOut(duration: 0.3)", "--as", "css") == ["300ms ease-in-out", "/* exact */"])
  }

  @Test func `what is written can be read again`() throws {
    let first = try lines("bouncy", "--as", "css")[0]
    let again = try lines(first, "--read-as", "css", "--as", "css")
    #expect(again == [first, "/* exact */"])
  }

  @Test func `all shows every dialect, and what it refuses`() throws {
    let text = try lines("steps(4)", "--as", "all").joined(separator: "\n")
    for dialect in Dialect.allCases { #expect(text.contains("\(dialect.rawValue) ")) }
    #expect(text.contains("(refused: SwiftUI has no curves in steps"))
    #expect(text.contains("css ") && text.contains("steps(4)"))
  }

  @Test func `JSON has the text and the loss in numbers`() throws {
    let outcome = try CommandProcess.hooke("convert", "bouncy", "--as", "css", "--format", "json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(object["dialect"] as? String == "css")
    #expect((object["text"] as? String)?.contains("linear(") == true)
    #expect(object["isExact"] as? Bool == false)
    let loss = try #require(object["loss"] as? [String: Any])
    let value = try #require(loss["value"] as? Double)
    #expect(value > 0.0005 && value <= 0.001)
    #expect(loss["velocity"] is Double && loss["settlingDifference"] is Double)
  }

  @Test func `CSV has the stops of a linear() as rows`() throws {
    let lines = try lines("bouncy", "--as", "css", "--format", "csv", "--tolerance", "0.01")
    #expect(lines.first == "progress,value" && lines[1] == "0,0" && lines.last == "1,1")
    #expect((7...8).contains(lines.count))
  }

  @Test func `digits round, and the cost is a comment`() throws {
    let lines = try lines("bouncy", "--as", "uikit", "--digits", "3")
    #expect(lines[0].contains("stiffness: 158, damping: 17.6"))
    #expect(lines.contains { $0.hasPrefix("// the rounding alone: largest error ") })
  }

  @Test(arguments: [
    Refusal(["bouncy"], ["--as DIALECT is missing", "swiftui, css"], marked: " "),
    Refusal(["bouncy", "--as", "csss"], ["--as must be", "did you mean “css”"], marked: "csss"),
    Refusal(["bouncy", "--as", "SwiftUI"], ["did you mean “swiftui”"], marked: "SwiftUI"),
    Refusal(["steps(4)", "--as", "swiftui"], ["SwiftUI has no curves in steps"], marked: "swiftui"),
    Refusal(
      ["linear(0, 0.5 20%, 1)", "--as", "uikit"], ["would be lost", "With --approximate"], marked: "uikit"),
    Refusal(
      ["bouncy", "--as", "css", "--form", "timing-curve", "--approximate"],
      ["crosses its target more than once"], marked: "css"),
    Refusal(
      ["cubic-bezier(0.2,0,0,1)", "--read-as", "swiftui", "--as", "css"], ["looks like CSS"],
      marked: "cubic-bezier(0.2,0,0,1)"),
    Refusal(["bouncy", "--as", "css", "--tolerance", "0"], ["--tolerance must be"], marked: "0"),
    Refusal(["bouncy", "--as", "css", "--digits", "18"], ["--digits must be"], marked: "18"),
    Refusal(["bouncy", "--as", "uikit", "--format", "csv"], ["--format csv is for linear()"], marked: "csv"),
    Refusal(["cubic-bezier(1.2, 0, 0, 1)", "--as", "css"], ["as CSS requires"], marked: "1.2"),
    Refusal(["steps(0)", "--as", "css"], ["the number of steps must be"], marked: "0"),
    Refusal(["transition: 0.3 ease", "--as", "css"], ["needs its unit"], marked: "0.3"),
  ])
  func `what can't be is refused at its place`(refusal: Refusal) throws {
    let outcome = try CommandProcess.hooke(["convert"] + refusal.arguments)
    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
    for word in refusal.words { #expect(outcome.errors.contains(word), "\(outcome.errors)") }
    if !refusal.marked.isEmpty { #expect(Refusal.marked(in: outcome.errors) == refusal.marked) }
  }

  @Test func `design tokens that disagree with themselves are found with their places`() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("tokens.json")
    let good = #""good": {"$value": {"duration": {"value": 500, "unit": "ms"}, "bounce": 0.3}}"#
    let torn =
      #""torn": {"$value": {"duration": {"value": 500, "unit": "ms"}, "bounce": 0.3, "stiffness": 100, "damping": 10}}"#
    try "{\"$type\": \"spring\",\n\(good),\n\(torn)}".write(toFile: file, atomically: true, encoding: .utf8)
    let outcome = try CommandProcess.hooke("convert", "--check", file)
    #expect(outcome.code == 1 && outcome.errors.isEmpty)
    #expect(outcome.lines.count == 2)
    #expect(
      outcome.lines[0].hasPrefix("\(file):3:") && outcome.lines[0].contains("torn: duration and bounce"))
    #expect(outcome.lines[1] == "2 tokens of motion, 1 found wrong")
    let report = try CommandProcess.hooke("convert", "--check", file, "--format", "json")
    #expect(report.code == 1 && report.output.contains("\"path\": \"torn\""))
    try "{\"$type\": \"spring\",\n\(good)}".write(toFile: file, atomically: true, encoding: .utf8)
    let whole = try CommandProcess.hooke("convert", "--check", file)
    #expect(whole.code == 0 && whole.lines == ["1 token of motion, and nothing is wrong"])
    try "{".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try CommandProcess.hooke("convert", "--check", file).code == 65)
    #expect(try CommandProcess.hooke("convert", "--check", folder.file("none.json")).code == 66)
  }

  @Test(arguments: [
    Refusal(["--check", "-", "--as", "css"], ["--as is for a curve"], marked: "css"),
    Refusal(["--check", "-", "--format", "csv"], ["--check prints text or json"], marked: "csv"),
  ])
  func `what doesn't go with a file of tokens is refused at its place`(refusal: Refusal) throws {
    let outcome = try CommandProcess.hooke(["convert"] + refusal.arguments)
    #expect(outcome.code == 64)
    for word in refusal.words { #expect(outcome.errors.contains(word), "\(outcome.errors)") }
    #expect(Refusal.marked(in: outcome.errors) == refusal.marked)
  }

  @Test func `curves in the notation of UIKit and Core Animation are sampled too`() throws {
    let text = "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)"
    let first = try CommandProcess.hooke("sample", text, "--at", "0.1,0.2")
    let second = try CommandProcess.hooke("sample", "Spring(stiffness: 100, damping: 10)", "--at", "0.1,0.2")
    #expect(first.code == 0)
    #expect(first.output == second.output)
  }
}
